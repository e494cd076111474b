/** A page like home: shelves of two types, films in each; and what tests ask of it. */
import type { ReactElement } from 'react';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { Column } from './Column';
import { Row } from './Row';

export interface Film {
  id: string;
}
export interface Shelf {
  id: string;
  type: 'wide' | 'tall';
  films: Film[];
}

export const shelves = (count: number, length = 40): Shelf[] =>
  Array.from({ length: count }, (_, r) => ({
    id: `r${r}`,
    type: r % 3 === 2 ? 'tall' : 'wide',
    films: Array.from({ length }, (_, i) => ({ id: `r${r}f${i}` })),
  }));
export const keyOf = (thing: { id: string }): string => thing.id;
export const typeOf = (shelf: Shelf): string => shelf.type;
export const heightOf = (shelf: Shelf): number => (shelf.type === 'wide' ? 250 : 300);

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
const ShelfRow = (shelf: Shelf): ReactElement => (
  <View group="column" testId={shelf.id}>
    <Text>{shelf.id}</Text>
    <Row
      testId={`${shelf.id}-row`}
      listKey="row"
      items={shelf.films}
      itemKey={keyOf}
      renderItem={shelf.type === 'wide' ? WideFilm : TallFilm}
      itemWidth={shelf.type === 'wide' ? 350 : 158}
      gap={10}
      y={45}
      w={1768}
      h={shelf.type === 'wide' ? 197 : 236}
    />
  </View>
);

export function Shelves({ items, testId = 'shelves' }: { items: Shelf[]; testId?: string }): ReactElement {
  return (
    <Column
      testId={testId}
      listKey="shelves"
      items={items}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      renderItem={ShelfRow}
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

export const made = (test: TestRoot): number =>
  test.scene.counters.hostCreated + test.scene.counters.hostDestroyed;
export const scroll = (test: TestRoot, testId: string, axis: 'x' | 'y'): number =>
  test.find(testId).children[0]!.target[axis];
