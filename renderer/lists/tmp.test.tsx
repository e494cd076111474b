import { it } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import { Row } from './Row';
it('x', async () => {
  const test = createTestRoot();
  const films = Array.from({ length: 300 }, (_, i) => ({ id: `f${i}` }));
  await test.render(<Row listKey="a" testId="films" items={films} itemKey={(f) => f.id} renderItem={(f) => <View focusable testId={f.id} w={350} h={197} />} w={1768} h={197} itemWidth={350} gap={10} />);
  const content = test.find('films').children[0]!;
  for (const ease of [true, false]) {
  const at: string[] = [];
  let last = content.now.x;
  for (let i = 0; i < 24; i++) {
    await test.act(() => void test.scene.focus.press({ key: 'right', repeat: ease && i > 0, time: test.clock.now() }));
    for (let j = 0; j < 5; j++) { await test.wait(10); at.push((last - content.now.x).toFixed(0)); last = content.now.x; }
  }
  console.log(at.slice(-60).join(' '));
  }
});
