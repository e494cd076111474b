import { expect, it } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import type { TestRoot } from '../../renderer/testing';
import { createTexts, TextsContext } from '../i18n';
import { contrast, mix, WHITE } from '../theme/color';
import { Spinner } from './Spinner';

async function wait(ms: number, onPicture: boolean): Promise<TestRoot> {
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={createTexts(async () => ({}))}>
      <View w={1920} h={1080}>
        <Spinner what="the video" onPicture={onPicture} />
      </View>
    </TextsContext.Provider>,
  );
  await root.wait(ms);
  return root;
}

const words = (root: TestRoot) => {
  const found = [...root.painter.drawn].filter(
    (node) => node.type === 'text' && !node.hidden && root.painter.painted(node).lines.length > 0,
  );
  expect(found).toHaveLength(1);
  return found[0]!;
};

it.each([false, true])(
  'on a picture %s: nothing at first, dots after 400 ms, after 2 s the words',
  async (onPicture) => {
    const root = await wait(399, onPicture);
    expect(root.tree().children).toEqual([]);
    await root.wait(1);
    expect(root.tree().children).toMatchObject([{ role: 'status', busy: true }]);
    await root.wait(1599);
    expect(JSON.stringify(root.tree())).not.toContain('the video');
    await root.wait(1);
    expect(root.painter.painted(words(root)).lines.join(' ')).toContain('the video');
    await root.unmount();
  },
);

it('the ring turns a dot each 120 ms, without a render', async () => {
  const root = await wait(400, false);
  const alphas = (): number[] =>
    [...root.painter.drawn].filter(({ now }) => now.w === 10 && now.h === 10).map(({ now }) => now.alpha);
  const first = alphas();
  expect(first).toEqual([0.625, 0.75, 0.875, 1, 0.125, 0.25, 0.375, 0.5]);
  const commits = root.scene.counters.reactCommits;
  await root.wait(120);
  expect(alphas()).toEqual([...first.slice(-1), ...first.slice(0, -1)]);
  await root.wait(7 * 120);
  expect(alphas()).toEqual(first);
  expect(root.scene.counters.reactCommits).toBe(commits);
  await root.unmount();
});

it('the spinner’s text is readable on a white image', async () => {
  const root = await wait(2500, true);
  const text = words(root);
  const plate = text.parent!.now.color >>> 0;
  const ground = mix(WHITE, (plate | 0xff) >>> 0, (plate & 0xff) / 255);
  expect(contrast(text.now.color >>> 0, ground)).toBeGreaterThanOrEqual(4.5);
  await root.unmount();
});
