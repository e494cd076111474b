import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { Column } from './Column';
import { nodeChanges, mount, scrollTarget } from './pageOfRows.fixture';

const ids = (count: number, of: string): string[] => Array.from({ length: count }, (_, i) => `${of}${i}`);
const season = { one: ids(100, 'a'), two: ids(100, 'b') };
const item = (id: string) => <View focusable testId={id} w={400} h={90} />;

function list(startAt: number, items = season.one, listKey = 'one') {
  const place = { w: 400, h: 400, itemHeight: 90, gap: 10, pinY: 100 };
  return (
    <FocusHistoryEntry entry="e">
      <Column
        testId="list"
        listKey={listKey}
        {...place}
        {...{ items, startAt }}
        itemKey={String}
        renderItem={item}
      />
    </FocusHistoryEntry>
  );
}

describe('a list that begins at an item', () => {
  it('is scrolled there with focus in its first frame, and mounts nothing of its beginning', async () => {
    const test = await mount(list(40));
    expect(test.focusedId()).toBe('a40');
    expect(scrollTarget(test, 'list', 'y')).toBe(-3900);
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
  ])('with startAt %s focuses %s', async (startAt, id, y) => {
    const test = await mount(list(startAt));
    expect(test.focusedId()).toBe(id);
    expect(scrollTarget(test, 'list', 'y') + 0).toBe(y);
  });

  it('is as it was left when it was entered before, and begins anew under another listKey, in the same nodes', async () => {
    const test = await mount(list(40));
    await test.press('down', 3);
    await test.render(list(40));
    expect(test.focusedId()).toBe('a43');
    const nodes = nodeChanges(test);
    await test.render(list(7, season.two, 'two'));
    expect(test.focusedId()).toBe('b7');
    expect(scrollTarget(test, 'list', 'y')).toBe(-600);
    await test.render(list(40));
    expect(test.focusedId()).toBe('a43');
    expect(nodeChanges(test)).toBe(nodes);
  });
});
