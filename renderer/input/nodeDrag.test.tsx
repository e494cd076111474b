import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { View } from '../components';
import { Row } from '../lists/Row';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { PointerDrag } from '../types';
import { createEnterKey } from './activate';
import { mouseEvent } from './events.fixture';
import { createPointer } from './pointer';

type MouseType = Parameters<typeof mouseEvent>[0];

interface DragDriver {
  readonly test: TestRoot;
  /** What the node heard, as 'start 0.5,0'. */
  readonly heard: string[];
  readonly onDrag: (drag: PointerDrag) => void;
  /** One event of the mouse, and the frame after it. */
  send(type: MouseType, x: number, y: number, more?: Partial<MouseEvent>): Promise<void>;
  /** Events that come before a frame. */
  together(...events: Event[]): Promise<void>;
  /** Down and up with the click the page makes of them. */
  click(x: number, y: number): Promise<void>;
}

async function renderWithPointer(
  element: (onDrag: DragDriver['onDrag']) => ReactElement,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<DragDriver> {
  const heard: string[] = [];
  const onDrag = ({ phase, x, y }: PointerDrag): void => void heard.push(`${phase} ${x},${y}`);
  const test = createTestRoot({ direction });
  await test.render(element(onDrag));
  const target = new EventTarget();
  const pointer = createPointer({
    scene: test.scene,
    target,
    toStage: (event) => ({ x: event.clientX, y: event.clientY }),
    runDiscrete,
  });
  onTestFinished(() => pointer.dispose());
  const send: DragDriver['send'] = async (type, x, y, more) => {
    await test.act(() => void target.dispatchEvent(Object.assign(mouseEvent(type, x, y), more)));
    await test.wait(16);
  };
  return {
    test,
    heard,
    onDrag,
    send,
    async together(...events) {
      await test.act(() => events.forEach((event) => void target.dispatchEvent(event)));
      await test.wait(16);
    },
    async click(x, y) {
      await send('mousedown', x, y);
      await send('mouseup', x, y);
      await send('click', x, y);
    },
  };
}

const press = vi.fn();
const longPress = vi.fn();

/** A bar from 100 to 500, with a button below. */
const bar = (onDrag: DragDriver['onDrag'], props: object = {}, page: object = {}): ReactElement => (
  <View key="page" group="column" {...page}>
    <View testId="button" focusable w={100} h={50} y={500} onPress={press} />
    <View
      testId="bar"
      focusable
      x={100}
      y={100}
      w={400}
      h={40}
      onPress={press}
      onLongPress={longPress}
      onDrag={onDrag}
      {...props}
    />
  </View>
);

describe('a press of the pointer on a node with onDrag', () => {
  it('is told as a start, its moves and an end, in fractions of the box, and focuses the node', async () => {
    const { test, heard, send } = await renderWithPointer(bar);
    await test.act(() => void test.scene.focus.focus(test.find('button')));
    await send('mousedown', 200, 110);
    expect(test.focusedId()).toBe('bar');
    await send('mousemove', 300, 120);
    await send('mouseup', 400, 130);
    expect(heard).toEqual(['start 0.25,0.25', 'move 0.5,0.5', 'end 0.75,0.75']);
  });

  it('without a movement is a start and an end; neither it nor a long one is a press', async () => {
    press.mockClear();
    longPress.mockClear();
    const { test, heard, click, send } = await renderWithPointer(bar);
    await click(300, 120);
    expect(heard).toEqual(['start 0.5,0.5', 'end 0.5,0.5']);
    await send('mousedown', 300, 120);
    await test.wait(600);
    await send('mouseup', 300, 120);
    await send('click', 300, 120);
    expect([press.mock.calls.length, longPress.mock.calls.length, heard.length]).toEqual([0, 0, 4]);
    await click(50, 520);
    expect(press).toHaveBeenCalledOnce();
  });

  it('that the platform sends as a click alone is a start and an end too', async () => {
    press.mockClear();
    const { heard, send } = await renderWithPointer(bar);
    await send('click', 300, 120);
    expect(heard).toEqual(['start 0.5,0.5', 'end 0.5,0.5']);
    expect(press).not.toHaveBeenCalled();
  });

  it('goes on beside the node, clamped to its box, and focuses nothing else on its way', async () => {
    const { test, heard, send } = await renderWithPointer(bar);
    await send('mousemove', 150, 120);
    await send('mousedown', 300, 120);
    await send('mousemove', 50, 520);
    expect(test.focusedId()).toBe('bar');
    await send('mouseup', 900, 0);
    await send('click', 900, 0);
    expect(heard.slice(1)).toEqual(['move 0,1', 'end 1,0']);
    await send('mousemove', 50, 520);
    expect([test.focusedId(), heard.length]).toEqual(['button', 3]);
  });

  it('focuses nothing by a hover that waited for its frame when the button went down', async () => {
    const { test, together } = await renderWithPointer(bar);
    await together(
      mouseEvent('mousemove', 300, 120),
      mouseEvent('mousedown', 300, 120),
      mouseEvent('mousemove', 50, 520),
    );
    expect(test.focusedId()).toBe('bar');
  });

  it('ends where it was last when the pointer leaves the stage', async () => {
    const { heard, send } = await renderWithPointer(bar);
    await send('mousedown', 300, 120);
    await send('mousemove', 400, 120);
    await send('mouseleave', 0, 0);
    await send('mousemove', 200, 120);
    expect(heard).toEqual(['start 0.5,0.5', 'move 0.75,0.5', 'end 0.75,0.5']);
  });

  it.each([
    ['scaled about its middle', { scale: 0.5 }, 0.25],
    ['scaled about its left edge', { scale: 0.5, pivotX: 0 }, 0.75],
    ['without size inside which something is pressed', { w: 0, h: 0 }, 0],
  ])('counts in the box as drawn: a node %s', async (_, props, x) => {
    const { heard, send } = await renderWithPointer((onDrag) =>
      bar(onDrag, { ...props, children: <View testId="knob" focusable w={400} h={40} /> }),
    );
    await send('mousedown', 250, 120);
    expect(Number(/^start ([^,]*),/.exec(heard[0]!)?.[1])).toBe(x);
  });

  it('counts from the left edge also where the root reads from the right', async () => {
    const { heard, send } = await renderWithPointer(bar, 'rtl');
    await send('mousedown', 200, 110);
    expect(heard).toEqual(['start 0.25,0.25']);
  });

  it('belongs to a node inside with an onPress of its own, and to the outer one for those without', async () => {
    press.mockClear();
    const { heard, click } = await renderWithPointer((onDrag) => (
      <View group="row" w={400} h={100} onDrag={onDrag}>
        <View focusable w={100} h={100} onPress={press} />
        <View focusable x={100} w={100} h={100} />
      </View>
    ));
    await click(50, 50);
    expect([press.mock.calls.length, heard]).toEqual([1, []]);
    await click(200 - 1, 50);
    expect([press.mock.calls.length, heard.length]).toEqual([1, 2]);
  });

  it('leaves the remote’s OK a press', async () => {
    press.mockClear();
    const { test, heard } = await renderWithPointer((onDrag) => bar(onDrag, { autoFocus: true }));
    const enter = createEnterKey(test.scene, runDiscrete);
    enter.down();
    enter.up();
    expect([press.mock.calls.length, heard]).toEqual([1, []]);
  });

  it('needs the first button, and another one that is released meanwhile does not end it', async () => {
    const { heard, send } = await renderWithPointer(bar);
    await send('mousedown', 200, 120, { button: 2 });
    await send('mouseup', 200, 120, { button: 2 });
    expect(heard).toEqual([]);
    await send('mousedown', 200, 120);
    await send('mouseup', 200, 120, { button: 2 });
    await send('mousemove', 300, 120);
    expect(heard).toEqual(['start 0.25,0.5', 'move 0.5,0.5']);
  });
});

describe('a drag that cannot go on', () => {
  const trap = (
    <View key="trap" trap group="row">
      <View focusable x={900} w={10} h={10} />
    </View>
  );

  it.each<[string, (onDrag: DragDriver['onDrag']) => ReactNode]>([
    ['removed', () => null],
    ['hidden', (onDrag) => bar(onDrag, { visible: false })],
    ['disabled', (onDrag) => bar(onDrag, { disabled: true })],
    ['inside a group that is', (onDrag) => bar(onDrag, {}, { disabled: true })],
    ['hidden with its group', (onDrag) => bar(onDrag, {}, { visible: false })],
    ['shut out by a trap', (onDrag) => [bar(onDrag), trap]],
  ])('is cancelled once when its node is %s', async (_, change) => {
    press.mockClear();
    const { test, heard, onDrag, send } = await renderWithPointer((onDrag) => <View>{bar(onDrag)}</View>);
    await send('mousedown', 200, 120);
    await test.render(<View>{change(onDrag)}</View>);
    expect(heard).toEqual(['start 0.25,0.5', 'cancel 0.25,0.5']);
    await send('mousemove', 300, 120);
    await send('mouseup', 300, 120);
    await send('click', 50, 520);
    expect(heard).toHaveLength(2);
    expect(press, 'its release is no click').not.toHaveBeenCalled();
  });

  it('is cancelled by the press of a second pointer, which begins another one', async () => {
    const { heard, send } = await renderWithPointer(bar);
    await send('mousedown', 200, 120);
    await send('mousedown', 400, 120);
    await send('mouseup', 400, 120);
    await send('mouseup', 200, 120);
    expect(heard).toEqual(['start 0.25,0.5', 'cancel 0.25,0.5', 'start 0.75,0.5', 'end 0.75,0.5']);
  });

  it('is cancelled when the pointer comes back without its button: the release was lost', async () => {
    const { heard, send } = await renderWithPointer(bar);
    await send('mousedown', 200, 120, { buttons: 1 });
    await send('mousemove', 300, 120, { buttons: 1 });
    await send('mousemove', 400, 120, { buttons: 0 });
    expect(heard.slice(1)).toEqual(['move 0.5,0.5', 'cancel 0.5,0.5']);
  });

  it.each([
    ['start', 'mousedown'],
    ['move', 'mousemove'],
    ['end', 'mouseup'],
  ])('a handler that throws at its %s is reported and called for the rest', async (phase, event) => {
    const phases: string[] = [];
    const { send, test } = await renderWithPointer(() =>
      bar((drag) => {
        phases.push(drag.phase);
        if (drag.phase === phase) throw new Error('mine');
      }),
    );
    for (const type of ['mousedown', 'mousemove', 'mouseup', 'click'] as const) {
      const sent = send(type, 300, 120);
      await (type === event ? expect(sent).rejects.toThrow('mine') : sent);
    }
    expect(phases).toEqual(['start', 'move', 'end']);
    expect(test.errors.map(({ kind, handler }) => [kind, handler])).toEqual([['handler', 'onDrag']]);
  });
});

describe('beside a node with onDrag', () => {
  it('a list is still dragged, and hovering still focuses', async () => {
    const { test, heard, send } = await renderWithPointer((onDrag) => (
      <View group="column">
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
        <View testId="bar" focusable y={300} w={400} h={40} onDrag={onDrag} />
      </View>
    ));
    const offset = (): number => test.find('row').children[0]!.target.x;
    await send('mousedown', 900, 50);
    await send('mousemove', 500, 50);
    await test.wait(200);
    await send('mouseup', 500, 50);
    await send('click', 500, 50);
    await test.wait(500);
    expect(offset()).toBe(-360);
    await send('mousemove', 200, 320);
    expect(test.focusedId()).toBe('bar');
    expect(heard).toEqual([]);
    await send('mousedown', 200, 320);
    await send('mousemove', 200, 50);
    await send('mouseup', 200, 50);
    await test.wait(500);
    expect([offset(), heard.length]).toEqual([-360, 3]);
  });
});
