import { createRef } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { Row } from '../lists/Row';
import type { ListHandle } from '../lists/types';
import { runDiscrete } from '../reconciler/priority';
import { usePointerVisible } from '../stage/context';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { mouseEvent, wheelEvent } from './events.fixture';
import { createPointer } from './pointer';
import type { Pointer } from './pointer';

interface MouseDriver {
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

async function renderWithMouse(children: ReactElement): Promise<MouseDriver> {
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

const twoBoxes = (press?: () => void, more?: ReactElement): ReactElement => (
  <View group="row">
    <View testId="a" focusable w={100} h={100} {...(press && { onPress: press })} />
    <View testId="b" focusable x={200} w={100} h={100} {...(press && { onPress: press })} />
    {more}
  </View>
);

describe('[DEVICE-05] the pointer does what the keys do', () => {
  it('a hover focuses and a click presses', async () => {
    const press = vi.fn();
    const hand = await renderWithMouse(twoBoxes(press));
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
    const hand = await renderWithMouse(twoBoxes(undefined, <View x={180} w={200} h={200} {...props} />));
    await hand.move(250, 50);
    expect(hand.test.focusedId()).toBe(expected);
  });

  it.each([
    ['before the next frame', 0],
    ['while the keys have the right of way', 450],
  ])('a click that leads to another screen ends the hover before it, %s', async (_, sinceKey) => {
    let led = false;
    const hand = await renderWithMouse(twoBoxes(() => (led = true)));
    if (sinceKey > 0) hand.pointer.keyUsed();
    await hand.moveAndClick(50, 50);
    expect(led).toBe(true);
    await hand.test.render(
      twoBoxes(undefined, <View testId="c" focusable autoFocus x={400} w={100} h={100} />),
    );
    expect(hand.test.focusedId()).toBe('c');
    await hand.test.wait(600);
    expect(hand.test.focusedId()).toBe('c');
    await hand.move(51, 50);
    await hand.test.wait(600);
    expect(hand.test.focusedId()).toBe('a');
  });

  it('a button held for 500 ms is a long press and no click; one released or dragged before is none', async () => {
    const press = vi.fn();
    const long = vi.fn();
    const hand = await renderWithMouse(
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

  it('a pointer does not reach what is clipped away or outside a trap', async () => {
    const hand = await renderWithMouse(
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
  it('a movement before that waits, then focuses what is under the pointer', async () => {
    const hand = await renderWithMouse(twoBoxes());
    hand.pointer.keyUsed();
    await hand.move(250, 50);
    await hand.test.wait(450);
    expect(hand.test.focusedId()).toBe('a');
    expect(hand.pointer.visible).toBe(false);
    await hand.test.wait(60);
    expect(hand.test.focusedId()).toBe('b');
    expect(hand.pointer.visible).toBe(true);
  });

  it('a key meanwhile begins the wait anew', async () => {
    const hand = await renderWithMouse(twoBoxes());
    hand.pointer.keyUsed();
    await hand.move(250, 50);
    await hand.test.wait(400);
    hand.pointer.keyUsed();
    await hand.test.wait(1000);
    expect(hand.test.focusedId()).toBe('a');
  });
});

describe('[DEVICE-03] the pointer hides after 5000 ms without movement', () => {
  it('a movement shows it again', async () => {
    const hand = await renderWithMouse(twoBoxes());
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
    expect(hand.test.clock.pendingCount).toBe(0);
  });
});

describe('a list under the pointer', () => {
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
  const offset = (hand: MouseDriver): number => hand.test.find('row').children[0]!.target.x;

  it('does not scroll when a visible item is hovered, and reveals a partly visible one', async () => {
    const hand = await renderWithMouse(row);
    await hand.move(4 * 360 - 40, 50);
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f3', 0]);
    await hand.move(1700, 50);
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f4', -(5 * 360 - 10 - 1768)]);
    await hand.test.press('left');
    expect([hand.test.focusedId(), offset(hand)]).toEqual(['f3', -360]);
  });

  it('scrolls by one item for a notch of the wheel, keeps focus on a visible one, and mounts others', async () => {
    const hand = await renderWithMouse(row);
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

describe('a list that turns pages', () => {
  const films = Array.from({ length: 11 }, (_, index) => `f${index}`);
  const film = (name: string): ReactElement => <View focusable testId={name} w={100} h={100} />;
  const handle = createRef<ListHandle>();
  const row = (
    <Row
      testId="row"
      listKey="row"
      handle={handle}
      items={films}
      itemKey={String}
      renderItem={film}
      itemWidth={100}
      w={400}
      h={100}
      wheelLines={4}
    />
  );
  const offset = ({ test }: MouseDriver): number => test.find('row').children[0]!.target.x;

  it('scrolls by that many items for a notch of the wheel, and stops at its ends', async () => {
    const hand = await renderWithMouse(row);
    const turns = [120, 120, 120, -120, -120, -120];
    const offsets: number[] = [];
    for (const turn of turns) {
      await hand.wheel(50, 50, turn);
      await hand.test.wait(50);
      offsets.push(offset(hand));
    }
    expect(offsets).toEqual([-400, -700, -700, -300, 0, 0]);
  });

  it('scrolls in the same way when it is told to, and says when it is at an end', async () => {
    const hand = await renderWithMouse(row);
    const turn = async (lines: number): Promise<[boolean | undefined, number]> => {
      let turned: boolean | undefined;
      await hand.test.act(() => void (turned = handle.current?.scrollBy(lines)));
      return [turned, offset(hand)];
    };
    expect(await turn(-4)).toEqual([false, 0]);
    expect(await turn(4)).toEqual([true, -400]);
    expect(await turn(4)).toEqual([true, -700]);
    expect(await turn(4)).toEqual([false, -700]);
    expect(handle.current?.visibleRange()?.last).toBe(11);
    await hand.test.render(
      <Row
        testId="row"
        listKey="none"
        handle={handle}
        items={[]}
        itemKey={String}
        renderItem={film}
        itemWidth={9}
        w={9}
        h={9}
      />,
    );
    expect((await turn(1))[0]).toBe(false);
  });
});

describe('a screen that draws what only a pointer uses', () => {
  function Arrow(): ReactElement {
    return <View testId="arrow" w={9} h={9} focusable visible={usePointerVisible()} />;
  }

  it('is told when the pointer comes and goes', async () => {
    const { scene, render, act, tree } = createTestRoot();
    await render(<Arrow />);
    const shown = (): boolean => JSON.stringify(tree()).includes('arrow');
    expect(shown()).toBe(false);
    await act(() => scene.pointer.set(true));
    expect(shown()).toBe(true);
    await act(() => scene.pointer.set(false));
    expect(shown()).toBe(false);
  });
});

describe('a wheel where there is no list', () => {
  it('is offered to the innermost node with onWheel, and outwards until one takes it', async () => {
    const told: string[] = [];
    const hears =
      (name: string, takes: boolean) =>
      (steps: number): boolean => {
        told.push(`${name} ${steps}`);
        return takes;
      };
    const hand = await renderWithMouse(
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

  it('is not offered to nodes outside an open trap', async () => {
    const told = vi.fn(() => true);
    const hand = await renderWithMouse(
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
