/** [DEVICE-05] Whatever a key can reach a pointer can, and the other way round. */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { PageOfRows, makeRows } from '../lists/pageOfRows.fixture';
import { createPortal } from '../reconciler/portal';
import { runDiscrete } from '../reconciler/priority';
import { stageRect } from '../host/geometry';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { NodeHandle } from '../types';
import { mouseEvent, wheelEvent } from './events.fixture';
import { createPointer } from './pointer';

const items = makeRows(7, 9);
const page = (
  <View group="row">
    <View group="column" testId="menu" w={96} h={1080}>
      {['home', 'search', 'exit'].map((id, i) => (
        <View key={id} testId={id} focusable y={200 + i * 80} w={96} h={60} />
      ))}
    </View>
    <View group="column" x={120} preferred>
      <PageOfRows items={items} />
    </View>
  </View>
);

async function renderWithMouse(element: ReactElement) {
  const test = createTestRoot();
  await test.render(element);
  const target = new EventTarget();
  createPointer({
    scene: test.scene,
    target,
    toStage: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    runDiscrete,
  });
  const send = async (event: Event): Promise<void> => {
    await test.act(() => void target.dispatchEvent(event));
    await test.wait(350);
  };
  return {
    test,
    hover: (x: number, y: number) => send(mouseEvent('mousemove', x, y)),
    wheel: (x: number, y: number, dx: number, dy: number) => send(wheelEvent(x, y, dy, dx)),
  };
}

/** Everything keys lead to, looked for in every direction from everywhere they led to. */
async function reachedByKeys(): Promise<Set<string>> {
  const test = createTestRoot();
  await test.render(page);
  const seen = new Set<string>();
  const note = (): void => void seen.add(test.focusedId()!);
  note();
  for (let row = 0; row < items.length; row++) {
    for (let i = 0; i < 10; i++) {
      await test.press('right');
      note();
    }
    for (let i = 0; i < 8; i++) await test.press('left');
    note();
    await test.press('down');
    note();
  }
  await test.press('left', 12);
  note();
  for (const key of ['down', 'down', 'down', 'up', 'up', 'up'] as const) {
    await test.press(key);
    note();
  }
  return seen;
}

/** Everything a hand with a mouse finds: it hovers over the whole screen, and turns the wheel to both ends. */
async function reachedByPointer(): Promise<Set<string>> {
  const { test, hover, wheel } = await renderWithMouse(page);
  const seen = new Set<string>();
  for (let down = 0; down < 9; down++) {
    for (let y = 20; y < 1080; y += 90) {
      for (let along = 0; along < 3; along++) {
        // from the right: a half-seen poster at the left would be brought in, and the end go out of sight
        for (let x = 1880; x > 0; x -= 130) {
          await hover(x, y);
          seen.add(test.focusedId()!);
        }
        await wheel(1000, y, 480, 0);
      }
      await wheel(1000, y, -4800, 0);
    }
    await wheel(1000, 500, 0, 120);
  }
  return seen;
}

const focusedId = (test: TestRoot): string | null => test.focusedId();

describe('[DEVICE-05] keys and pointer', () => {
  it('each reach every focusable of a page with a menu and rows', async () => {
    const all = [
      ...items.flatMap((shelf) => shelf.films.map((film) => film.id)),
      'home',
      'search',
      'exit',
    ].sort();
    expect([...(await reachedByKeys())].sort()).toEqual(all);
    expect([...(await reachedByPointer())].sort()).toEqual(all);
  }, 120_000);
});

describe('the node under the pointer', () => {
  it('inside scaled, moved and nested boxes is the one drawn there', async () => {
    const hand = await renderWithMouse(
      <View x={100} y={100} w={400} h={400} scale={2} pivotX={0} pivotY={0}>
        <View testId="a" focusable w={100} h={100} />
        <View testId="b" focusable x={200} y={50} w={100} h={100} scale={0.5} />
      </View>,
    );
    const { x, y, w, h } = stageRect(hand.test.find('b'), 'now');
    expect([x, y, w, h]).toEqual([550, 250, 100, 100]);
    await hand.hover(551, 251);
    expect(focusedId(hand.test)).toBe('b');
    await hand.hover(299, 299);
    expect(focusedId(hand.test)).toBe('a');
    await hand.hover(549, 251);
    expect(focusedId(hand.test)).toBe('a');
  });

  it('is the topmost: by zIndex, by order, and only while it is shown', async () => {
    const box = (id: string, zIndex: number, more = {}): ReactElement => (
      <View key={id} testId={id} focusable zIndex={zIndex} color={0xff} w={100} h={100} {...more} />
    );
    const hand = await renderWithMouse(
      <View>{[box('low', 1), box('high', 5), box('later', 1), box('gone', 9, { alpha: 0 })]}</View>,
    );
    hand.test.scene.focus.focus(hand.test.find('low'));
    await hand.hover(50, 50);
    expect(focusedId(hand.test)).toBe('high');
    await hand.test.render(<View>{[box('low', 1), box('later', 1), box('x', 0)]}</View>);
    await hand.hover(51, 50);
    expect(focusedId(hand.test)).toBe('later');
  });

  it('is found in what a portal draws elsewhere, and not at the portal itself', async () => {
    let target: NodeHandle | null = null;
    const scene = (open: boolean): ReactElement => (
      <View>
        <View testId="a" focusable w={100} h={100}>
          {open &&
            target !== null &&
            createPortal(<View testId="tip" focusable w={100} h={100} color={0xff} />, target)}
        </View>
        <View x={500} w={200} h={200} clip ref={(handle) => void (target = handle)} />
        <Text x={900}>beside</Text>
      </View>
    );
    const hand = await renderWithMouse(scene(false));
    await hand.test.render(scene(true));
    await hand.hover(550, 50);
    expect(focusedId(hand.test)).toBe('tip');
    await hand.hover(50, 50);
    expect(focusedId(hand.test)).toBe('a');
  });
});
