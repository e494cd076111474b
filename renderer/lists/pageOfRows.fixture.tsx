/** A page like home: rows of two types with films in each, and helpers for its tests. */
import type { ReactElement } from 'react';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { Column } from './Column';
import { Row } from './Row';

export interface Film {
  id: string;
}
export interface RowData {
  id: string;
  type: 'wide' | 'tall';
  films: Film[];
}

export const makeRows = (count: number, length = 40): RowData[] =>
  Array.from({ length: count }, (_, r) => ({
    id: `r${r}`,
    type: r % 3 === 2 ? 'tall' : 'wide',
    films: Array.from({ length }, (_, i) => ({ id: `r${r}f${i}` })),
  }));
export const keyOf = (thing: { id: string }): string => thing.id;
export const typeOf = (row: RowData): string => row.type;
export const heightOf = (row: RowData): number => (row.type === 'wide' ? 250 : 300);

export const WideFilm = (film: Film): ReactElement => (
  <View focusable testId={film.id} w={350} h={197}>
    <Text>{film.id}</Text>
  </View>
);
const TallFilm = (film: Film): ReactElement => (
  <View focusable testId={film.id} w={158} h={236}>
    <Text>{film.id}</Text>
  </View>
);
const PageRow = (row: RowData): ReactElement => (
  <View group="column" testId={row.id}>
    <Text>{row.id}</Text>
    <Row
      testId={`${row.id}-row`}
      listKey="row"
      items={row.films}
      itemKey={keyOf}
      renderItem={row.type === 'wide' ? WideFilm : TallFilm}
      itemWidth={row.type === 'wide' ? 350 : 158}
      gap={10}
      y={45}
      w={1768}
      h={row.type === 'wide' ? 197 : 236}
    />
  </View>
);

export function PageOfRows({
  items,
  testId = 'shelves',
}: {
  items: RowData[];
  testId?: string;
}): ReactElement {
  return (
    <Column
      testId={testId}
      listKey="shelves"
      items={items}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      renderItem={PageRow}
      gap={55}
      w={1768}
      h={1080}
      pinY={120}
    />
  );
}

export async function mount(element: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(element);
  return test;
}

export async function press(test: TestRoot, ...keys: ('left' | 'right' | 'up' | 'down')[]): Promise<void> {
  for (const key of keys) await test.press(key);
}

export const nodeChanges = (test: TestRoot): number =>
  test.scene.counters.hostCreated + test.scene.counters.hostDestroyed;
export const scrollTarget = (test: TestRoot, testId: string, axis: 'x' | 'y'): number =>
  test.find(testId).children[0]!.target[axis];
