import { it } from 'vitest';
import type { ReactElement } from 'react';
import { View } from '../components';
import { createTestRoot } from '../testing';
import { Column } from './Column';
import { seeded } from './random.fixture';
it('x', async () => {
  const random = seeded(9);
  let items = Array.from({ length: 25 }, (_, i) => ({ id: `r${i}` }));
  const test = createTestRoot();
  const ui = (list: typeof items): ReactElement => <Column listKey="a" testId="col" items={list} itemKey={(f) => f.id} itemHeight={(f)=> Number(f.id.slice(1)) %3===2?300:250} gap={55} pinY={120} renderItem={(f) => <View focusable testId={f.id} w={350} h={197} />} w={1768} h={1080} />;
  await test.render(ui(items));
  for (let round = 0; round < 200; round++) {
    const key = (['down', 'up', 'right', 'down'] as const)[Math.floor(random() * 4)]!;
    await test.press(key, 1 + Math.floor(random() * 3));
    const before = test.focusedId()!;
    items = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
    const gone = random() < 0.3 ? items[Math.floor(random() * items.length)]!.id : null;
    await test.render(ui(items.filter((s) => s.id !== gone)));
    const mid0 = test.focusedId();
    await test.wait(1);
    const mid = test.focusedId();
    await test.render(ui(items));
    const mid2 = test.focusedId();
    await test.wait(1);
    if (test.focusedId() !== before) {
      console.log({ round, before, gone, mid0, mid, mid2, now: test.focusedId(), at: items.findIndex((i) => i.id === before), place: test.find('col').focus!.memory, mounted: test.find('col').children[0]!.children.filter((c) => !c.hidden).map((c) => `${c.props.order}:${c.children[0]?.props.testId}`).join(' ') });
      break;
    }
  }
});
