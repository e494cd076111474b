import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { HostNode } from './node';

const SIZE = { w: 1920, h: 1080 };

function Screen({
  name,
  kind = 'content',
}: {
  name: string;
  kind?: HostNode['props']['screen'];
}): ReactElement {
  return (
    <View {...SIZE} color={0x101010ff} screen={kind} testId={name}>
      <View focusable autoFocus testId={`${name}-button`} x={100} y={200} w={300} h={100} />
    </View>
  );
}

/** What a viewer sees of the screen before: its alpha; null when nothing of it is drawn. */
const picture = (test: TestRoot): number | null => pictureNode(test)?.now.alpha ?? null;
const pictureNode = (test: TestRoot): HostNode | undefined =>
  test.scene.stageNode.children.find((node) => node.leaving);

async function open(first: ReactElement = <Screen key="a" name="a" />): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(first);
  await test.wait(1000);
  return test;
}

describe('[PAGE-12] a change of screens', () => {
  it('[PAGE-12] shows the screen before above the next one, and fades it out in 500 ms', async () => {
    const test = await open();
    const nodes = test.drawn.size;
    await test.render(<Screen key="b" name="b" />);
    const alphas = [picture(test)];
    for (let ms = 50; ms <= 500; ms += 50) {
      await test.wait(50);
      alphas.push(picture(test));
    }
    expect(alphas[0]).toBe(1);
    expect(alphas[5]).toBeGreaterThan(0);
    for (let i = 1; i < 10; i++) expect(alphas[i]).toBeLessThan(alphas[i - 1]!);
    expect(alphas[10]).toBeNull();
    expect(test.find('b').now.alpha, 'below it nothing is ever transparent').toBe(1);
    expect(test.drawn.size, 'nothing of it is left').toBe(nodes);
    expect(test.scene.screens.changing).toBe(false);
  });

  it('[PAGE-12] is drawn above the next screen, which comes after it in the tree', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" />);
    const { painter } = test;
    const above = painter.painted(pictureNode(test)!).values.zIndex;
    expect(above).toBeGreaterThan(painter.painted(test.find('b')).values.zIndex);
  });

  it('[PAGE-12] needs no React commit and no node after the one of the next screen', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" />);
    const { counters } = test.scene;
    const { reactCommits, hostCreated, hostDestroyed } = counters;
    await test.wait(1000);
    expect(counters).toMatchObject({ reactCommits, hostCreated, hostDestroyed });
    expect(hostCreated - hostDestroyed, 'what React removed counts as gone').toBe(2);
  });

  it('[PAGE-12] waits for the next screen, at most 400 ms', async () => {
    const test = await open();
    await test.render(<View testId="loading" />);
    await test.wait(399);
    expect(picture(test)).toBe(1);
    await test.wait(101);
    expect(picture(test)).toBeLessThan(1);
    await test.wait(400);
    expect(picture(test)).toBeNull();
  });

  it('a splash stays for 800 ms while the first screen is a skeleton, and is left for its content at once', async () => {
    for (const contentAt of [799, 900]) {
      const test = await open(<Screen key="a" name="a" kind="splash" />);
      await test.render(<Screen key="b" name="b" kind="skeleton" />);
      await test.wait(799);
      expect(picture(test), 'the splash is there').toBe(1);
      await test.wait(contentAt - 799);
      await test.render(<Screen key="b" name="b" />);
      await test.wait(100);
      expect(picture(test)).toBeLessThan(1);
      await test.wait(500);
      expect(picture(test)).toBeNull();
    }
  });

  it('a splash waits as long for a first screen that is not there yet, and the next screen is left as any other', async () => {
    const test = await open(<Screen key="a" name="a" kind="splash" />);
    await test.render(<View testId="loading" />);
    await test.wait(799);
    expect(picture(test)).toBe(1);
    await test.render(<Screen key="b" name="b" />);
    await test.wait(1000);
    await test.render(<Screen key="c" name="c" kind="skeleton" />);
    await test.wait(119);
    expect(picture(test)).toBe(1);
    await test.wait(101);
    expect(picture(test)).toBeLessThan(1);
  });

  it('[PAGE-12] shows a skeleton once its content has not come for 120 ms', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    await test.wait(119);
    expect(picture(test)).toBe(1);
    expect(test.scene.screens.seenFor(0)).toBe(0);
    await test.wait(51);
    expect(picture(test)).toBeLessThan(1);
    expect(test.scene.screens.seenFor(0)).toBe(50);
  });

  it('[PAGE-12] shows content that comes before as soon as it is there', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    await test.wait(60);
    await test.render(<Screen key="b" name="b" />);
    await test.wait(20);
    expect(picture(test)).toBeLessThan(1);
  });

  it('[PAGE-12] leaves no picture of a screen that was never seen: the last one stays until the next is there', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    await test.wait(60);
    await test.render(<View testId="loading" />);
    await test.wait(390);
    expect(picture(test), 'a wait of its own').toBe(1);
    expect(pictureNode(test)!.props.testId).toBe('a');
    await test.render(<Screen key="c" name="c" />);
    await test.wait(500);
    expect(picture(test)).toBeNull();
  });

  it('[PAGE-12] keeps the picture when the parts around it are removed before the next screen is there', async () => {
    const test = await open(
      <View key="shell">
        <Screen key="a" name="a" />
      </View>,
    );
    await test.render(<View key="shell" />);
    await test.render(<View key="other" />);
    expect(picture(test)).toBe(1);
    await test.render(<Screen name="b" />);
    await test.wait(500);
    expect(picture(test)).toBeNull();
  });

  it('[PAGE-12] begins anew with the next screen when that one is left during the fade', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" />);
    await test.wait(250);
    await test.render(<Screen key="c" name="c" />);
    const pictures = (): unknown =>
      test.scene.stageNode.children
        .filter((node) => node.leaving)
        .map(({ now, props }) => [props.testId, Number(now.alpha.toFixed(2))]);
    expect(pictures(), 'the one before goes on fading above it').toEqual([
      ['a', 0.14],
      ['b', 1],
    ]);
    await test.wait(50);
    expect(pictures()).toEqual([
      ['a', 0.08],
      ['b', 0.79],
    ]);
    const [a, b] = test.scene.stageNode.children;
    expect(test.painter.painted(a!).values.zIndex).toBeGreaterThan(test.painter.painted(b!).values.zIndex);
    await test.wait(450);
    expect(pictures()).toEqual([]);
  });

  it('[PAGE-12] is a cut with reduced motion, but not before the next screen is there', async () => {
    const test = await open();
    test.scene.defaults.reducedMotion = true;
    await test.render(<View testId="loading" />);
    await test.wait(200);
    expect(picture(test)).toBe(1);
    await test.render(<Screen name="b" />);
    expect(picture(test)).toBeNull();
  });

  it('[PAGE-12] leaves of the screen before only what is drawn: no focus, no place in the scene', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" />);
    expect(test.focusedId()).toBe('b-button');
    expect(JSON.stringify(test.tree())).not.toContain('"a"');
    expect(test.query('a')).toBeNull();
  });

  it('[PAGE-12] ends with the root', async () => {
    const test = await open();
    await test.render(<Screen key="b" name="b" />);
    await test.unmount();
    expect([...test.drawn].filter((node) => node.props.testId !== undefined)).toEqual([]);
  });
});

describe('[PAGE-12] the focus ring in a change of screens', () => {
  it('[PAGE-12] stays on the screen before, and fades in where focus is next', async () => {
    const test = await open();
    const [ring] = test.scene.overlay.children;
    const before = { ...ring!.now };
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    expect(ring!.now.alpha, 'no ring without its screen').toBe(0);
    const { x, y, w, h, alpha } = pictureNode(test)!.children.at(-1)!.now;
    expect({ x, y, w, h, alpha }).toEqual({ x: before.x, y: before.y, w: before.w, h: before.h, alpha: 1 });
    await test.wait(120 + 100);
    expect(ring!.now.alpha, 'not before what it surrounds').toBe(0);
    await test.wait(225);
    expect(ring!.now.alpha).toBeCloseTo(0.5, 0);
    await test.wait(225);
    expect(ring!.now.alpha).toBe(1);
  });
});
