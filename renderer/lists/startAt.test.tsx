import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { FocusMemory } from '../focus/FocusMemory';
import { Column } from './Column';
import { made, mount, scroll } from './shelves.fixture';

const ids = (count: number, of: string): string[] => Array.from({ length: count }, (_, i) => `${of}${i}`);
const season = { one: ids(100, 'a'), two: ids(100, 'b') };
const item = (id: string) => <View focusable testId={id} w={400} h={90} />;

function list(startAt: number, items = season.one, listKey = 'one') {
  const place = { w: 400, h: 400, itemHeight: 90, gap: 10, pinY: 100 };
  return (
    <FocusMemory entry="e">
      <Column
        testId="list"
        listKey={listKey}
        {...place}
        {...{ items, startAt }}
        itemKey={String}
        renderItem={item}
      />
    </FocusMemory>
  );
}

describe('a list that begins at an item', () => {
  it('stands there from the first frame on, with focus, and nothing of its beginning is made', async () => {
    const test = await mount(list(40));
    expect(test.focusedId()).toBe('a40');
    expect(scroll(test, 'list', 'y')).toBe(-3900);
    expect(test.query('a0')).toBe(null);
    expect(test.query('a38')).not.toBe(null);
    await test.press('down');
    expect(test.focusedId()).toBe('a41');
    await test.wait(500);
    expect(test.find('list').children[0]!.now.y).toBe(-4000);
  });

  it.each([
    [0, 'a0', 0],
    [1, 'a1', 0],
    [99, 'a99', -9590],
    [100, 'a0', 0],
    [-1, 'a0', 0],
    [NaN, 'a0', 0],
  ])('at %s: %s', async (startAt, id, y) => {
    const test = await mount(list(startAt));
    expect(test.focusedId()).toBe(id);
    expect(scroll(test, 'list', 'y') + 0).toBe(y);
  });

  it('what it remembers comes first; other items under another key begin at their own, in the same nodes', async () => {
    const test = await mount(list(40));
    await test.press('down', 3);
    await test.render(list(40));
    expect(test.focusedId()).toBe('a43');
    const nodes = made(test);
    await test.render(list(7, season.two, 'two'));
    expect(test.focusedId()).toBe('b7');
    expect(scroll(test, 'list', 'y')).toBe(-600);
    await test.render(list(40));
    expect(test.focusedId()).toBe('a43');
    expect(made(test)).toBe(nodes);
  });
});
