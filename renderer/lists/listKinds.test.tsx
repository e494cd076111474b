import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { accepts, badValues } from '../host/badValues.fixture';
import type { BadValue } from '../host/badValues.fixture';
import type { Kind } from '../host/kinds';
import { createTestRoot } from '../testing';
import { Column } from './Column';
import { Grid } from './Grid';
import { columnKinds, listKinds } from './listKinds';
import { Row } from './Row';

const common = {
  listKey: 'films',
  testId: 'films',
  w: 500,
  h: 300,
  items: Array.from({ length: 300 }, (_, i) => `i${i}`),
  itemKey: String,
  renderItem: (item: unknown) => <View focusable testId={String(item)} w={10} h={10} />,
};
const lists: readonly [string, ComponentType<never>, object][] = [
  ['Row', Row, { ...common, itemWidth: 100 }],
  ['Column', Column, { ...common, itemHeight: 100 }],
  ['Grid', Grid, { ...common, itemWidth: 100, itemHeight: 100, columns: 3 }],
];
/** A list between two buttons. */
const page = (list: ComponentType<never>, props: object): ReactElement => (
  <View group="column">
    <View testId="before" focusable w={10} h={10} />
    {createElement(list as ComponentType<object>, props)}
    <View testId="after" focusable y={500} w={10} h={10} />
  </View>
);
/** What may be wrong. What `renderItem` returns is React's to check. */
const propsOf = (name: string) =>
  (Object.entries((name === 'Column' ? columnKinds : listKinds).fields) as [string, Kind][]).map(
    ([prop, kind]): [string, Kind, BadValue[]] => [
      prop,
      kind,
      badValues(kind).filter(({ value }) => prop !== 'renderItem' || typeof value !== 'function'),
    ],
  );

afterEach(() => void vi.unstubAllEnvs());

describe.each(lists)('a <%s> of values that it cannot have', (name, list, usual) => {
  describe('in production', () => {
    beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

    it.each(propsOf(name))(
      '%s: the rest of the screen works, mounted with it or updated to it',
      async (prop, _kind, values) => {
        for (const { value, text } of values) {
          const test = createTestRoot();
          await test.render(page(list, { ...usual, [prop]: value }));
          await test.render(page(list, usual));
          await test.press('down');
          await test.render(page(list, { ...usual, [prop]: value }));
          await test.press('right');
          await test.wait(1000);
          expect([text, test.errors]).toEqual([text, []]);
          expect(test.drawn.size, text).toBeLessThan(900);
          await test.render(page(list, usual));
          await test.act(() => void test.scene.focus.focus(test.find('after')));
          expect(test.focusedId(), text).toBe('after');
        }
      },
    );
  });

  it.each(propsOf(name))('%s: development names the list', async (prop, kind, values) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const { value, text } of values) {
      const test = createTestRoot();
      const error = await test
        .render(page(list, { ...usual, [prop]: value }))
        .catch((thrown: Error) => thrown);
      if (!accepts(kind, value)) {
        expect(String(error), text).toMatch(new RegExp(`^Error: <${name} listKey=.*>: ${prop}\\b`));
      } else if (error !== undefined) {
        // sizes are more than that: they are needed, and positive
        expect([text, String(error)]).toEqual([text, expect.stringContaining('must be a positive number')]);
      }
    }
  });
});
