import { describe, expect, it } from 'vitest';
import { Image, View } from '../components';
import { createTestRoot } from '../testing';
import { isNear, isOnStage, nearMargin, loadPriority } from './loadPriority';

/** A row of cards from the left edge on, and one image below the stage. */
async function screen(hidden = false) {
  const test = createTestRoot();
  await test.render(
    <View group="row" visible={!hidden} w={1920} h={1080}>
      {[0, 1, 2, 3, 4, 5, 6].map((i) => (
        <View key={i} focusable autoFocus={i === 2} x={i * 360} y={100} w={350} h={197}>
          <Image testId={`picture ${i}`} w={350} h={197} />
        </View>
      ))}
      <Image testId="below" x={720} y={1080 + nearMargin - 1} w={350} h={197} />
      <Image testId="far below" x={720} y={1080 + nearMargin + 1} w={350} h={197} />
    </View>,
  );
  const rank = (id: string): number => loadPriority(test.find(id));
  return { test, rank };
}

describe('the priority of an image', () => {
  it('is highest in the focused node, then on the stage, then near it, each by distance', async () => {
    const { rank } = await screen();
    const order = ['picture 2', 'picture 1', 'picture 4', 'picture 5', 'below'];
    const ranks = order.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(ranks[0]).toBe(-1);
    expect(ranks.map(isOnStage)).toEqual([true, true, true, true, false]);
    expect(rank('far below')).toBe(Infinity);
  });

  it('follows focus', async () => {
    const { test, rank } = await screen();
    await test.press('right', 2);
    expect(rank('picture 4')).toBe(-1);
    expect(rank('picture 2')).toBeGreaterThan(rank('picture 3'));
  });

  it('counts by where a scroll ends, and what it passes on the way as near', async () => {
    const { test, rank } = await screen();
    const far = test.find('far below');
    test.scene.motion.animate(far, 'y', 500, { duration: 1000 });
    expect(isOnStage(rank('far below'))).toBe(true);
    expect(isNear(far)).toBe(false);
    const first = test.find('picture 0');
    test.scene.motion.animate(first, 'x', -5000, { duration: 1000 });
    expect(isOnStage(rank('picture 0'))).toBe(false);
    expect(rank('picture 0')).toBeLessThan(Infinity);
    await test.wait(1000);
    expect(rank('picture 0')).toBe(Infinity);
  });

  it('is Infinity on a hidden page', async () => {
    const { rank, test } = await screen(true);
    expect(rank('picture 2')).toBe(Infinity);
    expect(isNear(test.find('picture 2'))).toBe(false);
  });
});
