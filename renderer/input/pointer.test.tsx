import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { Row } from '../lists/Row';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { mouseEvent, wheelEvent } from './events.fixture';
import { createPointer } from './pointer';
import type { Pointer } from './pointer';

interface Mouse {
  readonly test: TestRoot;
  readonly pointer: Pointer;
  readonly shown: boolean[];
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Both before a frame comes. */
  moveAndClick(x: number, y: number): Promise<void>;
  down(x: number, y: number): Promise<void>;
  up(x: number, y: number): Promise<void>;
  wheel(x: number, y: number, deltaY: number, deltaX?: number): Promise<void>;
}

async function mouse(children: ReactElement): Promise<Mouse> {
  const test = createTestRoot();
  await test.render(children);
  const target = new EventTarget();
  const shown: boolean[] = [];
  const pointer = createPointer({
    scene: test.scene,
    target,
    toStage: (event) => ({ x: event.clientX, y: event.clientY }),
    runDiscrete,
    onVisible: (visible) => shown.push(visible),
  });
  const send = async (event: Event): Promise<void> => {
    await test.act(() => void target.dispatchEvent(event));
    await test.wait(16);
  };
  return {
    test,
    pointer,
    shown,
    move: (x, y) => send(mouseEvent('mousemove', x, y)),
    click: (x, y) => send(mouseEvent('click', x, y)),
    async moveAndClick(x, y) {
      await test.act(() => {
        target.dispatchEvent(mouseEvent('mousemove', x, y));
        target.dispatchEvent(mouseEvent('click', x, y));
      });
    },
    down: (x, y) => send(mouseEvent('mousedown', x, y)),
    up: (x, y) => send(mouseEvent('mouseup', x, y)),
    wheel: (x, y, deltaY, deltaX) => send(wheelEvent(x, y, deltaY, deltaX)),
  };
}

const two = (press?: () => void, more?: ReactElement): ReactElement => (
  <View group="row">
    <View testId="a" focusable w={100} h={100} {...(press && { onPress: press })} />
    <View testId="b" focusable x={200} w={100} h={100} {...(press && { onPress: press })} />
    {more}
  </View>
);

describe('[DEVICE-05] the pointer is an equal of the keys', () => {
  it('hover focuses, a click presses', async () => {
    const press = vi.fn();
    const hand = await mouse(two(press));
    await hand.move(250, 50);
    expect(hand.test.focusedId()).toBe('b');
    await hand.move(150, 50);
    expect(hand.test.focusedId()).toBe('b');
    await hand.click(50, 50);
    expect(hand.test.focusedId()).toBe('a');
    expect(press).toHaveBeenCalledOnce();
  });

  it.each([
    ['a solid box above', { color: 0x000000ff }, 'a'],
    ['a see-through one', { color: 0x00000020 }, 'b'],
    ['a hidden one', { color: 0x000000ff, visible: false }, 'b'],
    ['one painted below', { color: 0x000000ff, zIndex: -1 }, 'b'],
  ])('%s', async (_, props, expected) => {
    const hand = await mouse(two(undefined, <View x={180} w={200} h={200} {...props} />));
    await hand.move(250, 50);
    expect(hand.test.focusedId()).toBe(expected);
  });

  it.each([
    ['before the next frame', 0],
    ['while the keys have the right of way', 450],
  ])('what it moved over is no longer focused after a click that led elsewhere, %s', async (_, sinceKey) => {
    let led = false;
    const hand = await mouse(two(() => (led = true)));
    if (sinceKey > 0) hand.pointer.keyUsed();
    await hand.moveAndClick(50, 50);
    expect(led).toBe(true);
    await hand.test.render(two(undefined, <View testId="c" focusable autoFocus x={400} w={100} h={100} />));
    expect(hand.test.focusedId()).toBe('c');
    await hand.test.wait(600);
    expect(hand.test.focusedId()).toBe('c');
    await hand.move(51, 50);
    await hand.test.wait(600);
    expect(hand.test.focusedId()).toBe('a');
  });

  it('a button that is held is a long press, and no click; one let go or dragged in time is none', async () => {
    const press = vi.fn();
    const long = vi.fn();
    const hand = await mouse(
      <View group="row" onLongPress={long}>
        <View testId="a" focusable w={100} h={100} onPress={press} />
        <View testId="b" focusable x={200} w={100} h={100} onPress={press} />
      </View>,
    );
    const hold = async (ms: number): Promise<void> => {
      await hand.down(250, 50);
      await hand.test.wait(ms);
    };
    await hold(450);
    await hand.up(250, 50);
    await hand.click(250, 50);
    await hand.test.wait(600);
    expect([press.mock.calls.length, long.mock.calls.length]).toEqual([1, 0]);

    await hold(300);
    await hand.move(350, 50);
    await hand.test.wait(600);
    await hand.up(350, 50);
    await hand.click(350, 50);
    expect([press.mock.calls.length, long.mock.calls.length]).toEqual([1, 0]);

    await hand.click(50, 50);
    expect(hand.test.focusedId()).toBe('a');
    await hold(500);
    expect(long).toHaveBeenCalledOnce();
    expect(hand.test.focusedId()).toBe('b');
    await hand.up(250, 50);
    await hand.click(250, 50);
    expect(press).toHaveBeenCalledTimes(2);
    await hand.click(250, 50);
    expect([press.mock.calls.length, long.mock.calls.length]).toEqual([3, 1]);
  });

  it('does not reach what is clipped away or below a trap', async () => {
    const hand = await mouse(
      <View>
        <View clip w={100} h={100}>
          <View testId="a" focusable w={50} h={50} />
          <View testId="b" focusable x={200} w={100} h={100} />
        </View>
        <View testId="c" focusable x={400} w={100} h={100} />
      </View>,
    );
    await hand.move(250, 50);
    expect(hand.test.focusedId()).toBe('a');
    await hand.test.render(
      <View>
        <View testId="c" focusable x={400} w={100} h={100} />
        <View trap group="column">
          <View testId="yes" focusable y={500} w={100} h={100} />
        </View>
      </View>,
    );
    await hand.move(450, 50);
    await hand.click(450, 50);
    expect(hand.test.focusedId()).toBe('yes');
  });
});

describe('[DEVICE-04] the pointer takes over 500 ms after the last key', () => {
  it('waits, then focuses where it is', async () => {
    const hand = await mouse(two());
    hand.pointer.keyUsed();
    await hand.move(250, 50);
    await hand.test.wait(450);
    expect(hand.test.focusedId()).toBe('a');
    expect(hand.pointer.visible).toBe(false);
    await hand.test.wait(60);
    expect(hand.test.focusedId()).toBe('b');
    expect(hand.pointer.visible).toBe(true);
  });

  it('a key used meanwhile begins the wait anew', async () => {
    const hand = await mouse(two());
    hand.pointer.keyUsed();
    await hand.move(250, 50);
    await hand.test.wait(400);
    hand.pointer.keyUsed();
    await hand.test.wait(1000);
    expect(hand.test.focusedId()).toBe('a');
  });
});

describe('[DEVICE-03] the pointer hides after 5000 ms without movement', () => {
  it('and shows again when it moves', async () => {
    const hand = await mouse(two());
    await hand.move(50, 50);
    await hand.test.wait(3000);
    await hand.move(51, 50);
    await hand.test.wait(4980);
    expect(hand.shown).toEqual([true]);
    await hand.test.wait(20);
    expect(hand.shown).toEqual([true, false]);
    await hand.move(52, 50);
    expect(hand.shown).toEqual([true, false, true]);
    hand.pointer.hide();
    expect(hand.test.clock.waiting).toBe(0);
  });
});

describe('lists under the pointer', () => {
  const row = (
    <Row
      testId="row"
      listKey="row"
      items={Array.from({ length: 50 }, (_, i) => ({ id: `f${i}` }))}
      itemKey={(film) => film.id}
      renderItem={(film) => <View focusable testId={film.id} w={350} h={197} />}
      itemWidth={350}
      gap={10}
      w={1768}
      h={197}
    />
  );
  const offset = (hand: Mouse): number => hand.test.find('row').children[0]!.target.x;

  it('do not run away: hover focuses what is seen without scrolling, and brings in what is half seen', async () => {
    const hand = await mouse(row);
    await hand.move(4 * 360 - 40, 50);
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f3', 0]);
    await hand.move(1700, 50);
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f4', -(5 * 360 - 10 - 1768)]);
    await hand.test.press('left');
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f3', -360]);
  });

  it('the wheel scrolls by one item, keeps one focus in sight, and moves the window', async () => {
    const hand = await mouse(row);
    await hand.wheel(100, 50, 120);
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f1', -360]);
    for (let i = 0; i < 20; i++) {
      await hand.test.wait(50);
      await hand.wheel(100, 50, 120);
    }
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f21', -21 * 360]);
    for (let i = 0; i < 40; i++) {
      await hand.test.wait(50);
      await hand.wheel(100, 50, 0, -120);
    }
    expect(offset(hand)).toBe(0);
    expect(Number(hand.test.focusedId()!.slice(1))).toBeLessThanOrEqual(4);
    expect(hand.test.query(hand.test.focusedId()!)).not.toBe(null);
  });
});

describe('a wheel where there is no list', () => {
  it('is told to the innermost node that hears it, and outwards until one takes it', async () => {
    const told: string[] = [];
    const hears =
      (name: string, takes: boolean) =>
      (steps: number): boolean => {
        told.push(`${name} ${steps}`);
        return takes;
      };
    const hand = await mouse(
      <View w={800} h={800} onWheel={hears('outer', true)}>
        <View w={400} h={400} onWheel={hears('inner', false)}>
          <View focusable w={100} h={100} />
        </View>
      </View>,
    );
    await hand.wheel(50, 50, 120);
    expect(told).toEqual(['inner 1', 'outer 1']);
    await hand.test.wait(50);
    await hand.wheel(600, 600, -240);
    expect(told.slice(2)).toEqual(['outer -2']);
  });

  it('is not told to what a trap keeps out', async () => {
    const told = vi.fn(() => true);
    const hand = await mouse(
      <View>
        <View w={800} h={800} onWheel={told} />
        <View trap group="row">
          <View focusable x={900} w={100} h={100} />
        </View>
      </View>,
    );
    await hand.wheel(50, 50, 120);
    expect(told).not.toHaveBeenCalled();
  });
});
