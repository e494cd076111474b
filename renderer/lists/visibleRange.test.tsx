import { createRef } from 'react';
import { expect, test } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import { Grid } from './Grid';
import { Row } from './Row';
import type { ListHandle } from './types';

const items = Array.from({ length: 30 }, (_, index) => `film ${index}`);
const card = (film: string) => <View focusable w={300} h={200} testId={film} />;

test('a row has the range on the stage at the end of its scroll, and none while it is off the stage or hidden', async () => {
  const handle = createRef<ListHandle>();
  const root = createTestRoot();
  const draw = (y: number, visible = true) =>
    root.render(
      <View y={y}>
        <Row
          handle={handle}
          listKey="row"
          x={120}
          w={1800}
          h={200}
          itemWidth={300}
          gap={10}
          visible={visible}
          items={items}
          itemKey={String}
          renderItem={card}
        />
      </View>,
    );
  await draw(0);
  expect(handle.current?.visibleRange()).toEqual({ first: 0, last: 6 });
  await root.press('right', 5);
  expect(handle.current?.visibleRange(), 'before it has scrolled there').toEqual({ first: 3, last: 9 });
  await draw(1079);
  expect(handle.current?.visibleRange()).toEqual({ first: 3, last: 9 });
  await draw(1080);
  expect(handle.current?.visibleRange()).toBeNull();
  await draw(0, false);
  expect(handle.current?.visibleRange()).toBeNull();
  const kept = handle.current;
  await root.unmount();
  expect(kept?.visibleRange()).toBeNull();
});

test('a grid has the range of its visible lines, also in a root that reads right to left', async () => {
  const handle = createRef<ListHandle>();
  const root = createTestRoot({ direction: 'rtl' });
  await root.render(
    <Grid
      handle={handle}
      listKey="grid"
      y={700}
      w={1240}
      h={900}
      columns={4}
      itemWidth={300}
      itemHeight={200}
      gap={10}
      items={items}
      itemKey={String}
      renderItem={card}
    />,
  );
  expect(handle.current?.visibleRange()).toEqual({ first: 0, last: 8 });
  await root.press('down', 7);
  expect(handle.current?.visibleRange()).toEqual({ first: 12, last: 24 });
  await root.unmount();
});
