import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { runDiscrete } from '../reconciler/priority';
import { updateProps } from '../host/propTable';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { Key, KeyPress } from '../types';
import { createKeyboard, type KeyboardOptions } from './keyboard';
import type { Keyboard } from './keyboard';
import { keyEvent } from './events.fixture';
import { repeatInterval } from './keyThrottle';

const table: Record<string, Key> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
  Backspace: 'back',
  '1': '1',
};

interface RemoteDriver {
  readonly test: TestRoot;
  readonly keyboard: Keyboard;
  readonly unhandled: KeyPress[];
  down(key: string, more?: Partial<KeyboardEvent>): Event;
  up(key: string): void;
  /** Holds a key as a platform does: after `delay`, a keydown every `every` ms, `count` in all. */
  hold(key: string, count: number, every: number, delay?: number): Promise<void>;
  lose(): void;
  index(): number;
}

async function renderWithRemote(
  children?: ReactElement,
  options: Partial<KeyboardOptions> = {},
): Promise<RemoteDriver> {
  const test = createTestRoot();
  await test.render(
    children ?? (
      <View group="row">
        {Array.from({ length: 200 }, (_, i) => (
          <View key={i} testId={`${i}`} focusable />
        ))}
      </View>
    ),
  );
  const target = new EventTarget();
  const unhandled: KeyPress[] = [];
  const keyboard = createKeyboard({
    scene: test.scene,
    target,
    keyMap: (event) => table[event.key] ?? null,
    runDiscrete,
    onUnhandled: (press) => unhandled.push(press),
    ...options,
  });
  const made: RemoteDriver = {
    test,
    keyboard,
    unhandled,
    down(key, more) {
      const event = keyEvent('keydown', key, more);
      target.dispatchEvent(event);
      return event;
    },
    up: (key) => void target.dispatchEvent(keyEvent('keyup', key)),
    async hold(key, count, every, delay = every) {
      for (let i = 0; i < count; i++) {
        made.down(key);
        await test.wait(i === 0 ? delay : every);
      }
    },
    lose: () => void target.dispatchEvent(new Event('blur')),
    index: () => Number(test.focusedId()),
  };
  return made;
}

describe('[DEVICE-01] the key handler is throttled at 50 ms', () => {
  it('[PIN-02] digits pressed one after another are all typed, also the same one twice within 50 ms', async () => {
    const typed: string[] = [];
    const tv = await renderWithRemote(
      <View
        testId="pin"
        focusable
        onKey={({ key }) => {
          typed.push(key);
          return true;
        }}
      />,
    );
    for (let i = 0; i < 4; i++) {
      tv.down('1');
      await tv.test.wait(10);
      tv.up('1');
      await tv.test.wait(10);
    }
    expect(typed).toEqual(['1', '1', '1', '1']);
  });

  it('30 events in 1 s of auto-repeat give at most 20 moves', async () => {
    const tv = await renderWithRemote();
    await tv.hold('ArrowRight', 30, 1000 / 30);
    expect(tv.index()).toBeGreaterThan(4);
    expect(tv.index()).toBeLessThanOrEqual(20);
    const before = tv.index();
    for (let i = 0; i < 3; i++) await tv.hold('ArrowRight', 30, 1000 / 30);
    expect((tv.index() - before) / 3).toBeLessThanOrEqual(20);
  });

  it('without the throttle every repeat moves', async () => {
    const tv = await renderWithRemote(undefined, { throttle: false });
    await tv.hold('ArrowRight', 30, 1000 / 30);
    expect(tv.index()).toBe(30);
  });

  it('presses and releases every 10 ms move once in 50 ms', async () => {
    const tv = await renderWithRemote();
    for (let i = 0; i < 100; i++) {
      tv.down('ArrowRight');
      tv.up('ArrowRight');
      await tv.test.wait(10);
    }
    expect(tv.index()).toBe(20);
  });

  it('a new press 50 ms after the last one always moves, whatever was held before', async () => {
    const tv = await renderWithRemote();
    await tv.hold('ArrowRight', 40, 33);
    tv.up('ArrowRight');
    await tv.test.wait(50);
    const before = tv.index();
    for (let i = 0; i < 10; i++) {
      tv.down(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
      tv.up(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
      expect(tv.index()).toBe(i % 2 === 0 ? before - 1 : before);
      await tv.test.wait(50);
    }
  });
});

describe('a held key', () => {
  it.each([
    [0, 150],
    [699, 150],
    [700, 110],
    [1400, 80],
    [2200, 50],
    [60000, 50],
  ])('moves, after %i ms, every %i ms at the soonest', (held, apart) => {
    expect(repeatInterval(held)).toBe(apart);
  });

  it('moves at the rate of a platform that repeats slowly', async () => {
    const tv = await renderWithRemote();
    await tv.hold('ArrowRight', 20, 200);
    expect(tv.index()).toBe(20);
  });

  it('counts as held from its first repeat until its release, and its repeats are marked', async () => {
    const told: boolean[] = [];
    const repeats: boolean[] = [];
    const tv = await renderWithRemote(<View focusable onKey={(press) => void repeats.push(press.repeat)} />);
    const { focus } = tv.test.scene;
    focus.onRelease(() => told.push(focus.holding));
    tv.down('ArrowRight');
    await tv.test.wait(400);
    expect(tv.test.scene.focus.holding).toBe(false);
    tv.down('ArrowRight');
    await tv.test.wait(200);
    tv.down('ArrowRight');
    expect(tv.test.scene.focus.holding).toBe(true);
    tv.up('ArrowRight');
    expect(tv.test.scene.focus.holding).toBe(false);
    expect(told).toEqual([false]);
    expect(repeats).toEqual([false, true, true]);
  });

  it.each(['a keyup that never comes', 'a page that loses the keyboard'])(
    'counts as released after %s',
    async (how) => {
      const tv = await renderWithRemote();
      await tv.hold('ArrowRight', 10, 100);
      expect(tv.test.scene.focus.holding).toBe(true);
      if (how.startsWith('a page')) tv.lose();
      else await tv.test.wait(700);
      expect(tv.test.scene.focus.holding).toBe(false);
      expect(tv.test.clock.pendingCount).toBe(0);
    },
  );
});

describe('two keys at once', () => {
  it('count as held until the first is released, although the second was a new press', async () => {
    const tv = await renderWithRemote();
    const { focus } = tv.test.scene;
    const released = vi.fn();
    focus.onRelease(released);
    await tv.hold('ArrowRight', 10, 100);
    tv.down('1');
    expect(focus.holding).toBe(true);
    tv.up('1');
    expect(released).not.toHaveBeenCalled();
    tv.up('ArrowRight');
    expect(focus.holding).toBe(false);
    expect(released).toHaveBeenCalledOnce();
  });
});

describe('a keyup that gets lost', () => {
  it.each([
    ['is noticed after a pause', false, 1001, 2],
    ['is noticed at once where the platform marks repeats', true, 100, 2],
  ])('%s', async (_, marks, pause, presses) => {
    const press = vi.fn();
    const tv = await renderWithRemote(<View focusable onPress={press} />);
    if (marks) {
      tv.down('ArrowRight');
      await tv.test.wait(500);
      tv.down('ArrowRight', { repeat: true });
      tv.up('ArrowRight');
    }
    tv.down('Enter');
    tv.up('Enter');
    await tv.test.wait(pause);
    tv.down('Enter');
    await tv.test.wait(pause);
    tv.down('Enter');
    tv.up('Enter');
    expect(press).toHaveBeenCalledTimes(presses);
  });
});

describe('[PAGE-10] navigation is blocked for 200 ms after a fetch', () => {
  it('a direction moves nothing meanwhile, and other keys work', async () => {
    const tv = await renderWithRemote();
    tv.keyboard.block(200);
    tv.down('ArrowRight');
    tv.up('ArrowRight');
    tv.down('Backspace');
    expect(tv.index()).toBe(0);
    expect(tv.unhandled.map((press) => press.key)).toEqual(['back']);
    await tv.test.wait(199);
    tv.down('ArrowRight');
    tv.up('ArrowRight');
    expect(tv.index()).toBe(0);
    await tv.test.wait(51);
    tv.down('ArrowRight');
    expect(tv.index()).toBe(1);
  });
});

describe('OK', () => {
  const buttons = (press: () => void, long?: () => void): ReactElement => (
    <View group="row">
      <View testId="a" focusable onPress={press} {...(long && { onLongPress: long })} />
      <View testId="b" focusable />
    </View>
  );

  it('presses the focused node on its release', async () => {
    const press = vi.fn();
    const tv = await renderWithRemote(buttons(press));
    tv.down('Enter');
    expect(press).not.toHaveBeenCalled();
    tv.up('Enter');
    expect(press).toHaveBeenCalledOnce();
  });

  it('makes a long press after 500 ms, and its release no press', async () => {
    const press = vi.fn();
    const long = vi.fn();
    const tv = await renderWithRemote(buttons(press, long));
    tv.down('Enter');
    await tv.test.wait(499);
    expect(long).not.toHaveBeenCalled();
    await tv.test.wait(1);
    expect(long).toHaveBeenCalledOnce();
    tv.up('Enter');
    expect(press).not.toHaveBeenCalled();
  });

  it('makes a press however long it was held where no node has onLongPress', async () => {
    const press = vi.fn();
    const tv = await renderWithRemote(buttons(press));
    tv.down('Enter');
    await tv.test.wait(2000);
    tv.up('Enter');
    expect(press).toHaveBeenCalledOnce();
  });

  it.each(['no longer focused', 'disabled', 'taken by onKey'])(
    'makes no press when the node is %s',
    async (what) => {
      const press = vi.fn();
      const tv = await renderWithRemote(
        <View group="row" onKey={({ key }) => what === 'taken by onKey' && key === 'enter'}>
          <View testId="a" focusable onPress={press} />
          <View testId="b" focusable onPress={press} />
        </View>,
      );
      tv.down('Enter');
      if (what === 'no longer focused') tv.down('ArrowRight');
      if (what === 'disabled') updateProps(tv.test.find('a'), { ...tv.test.find('a').props, disabled: true });
      tv.up('Enter');
      expect(press).not.toHaveBeenCalled();
    },
  );

  it('presses once while it repeats', async () => {
    const press = vi.fn();
    const tv = await renderWithRemote(buttons(press));
    await tv.hold('Enter', 20, 100);
    tv.up('Enter');
    expect(press).toHaveBeenCalledOnce();
  });

  it('sets state at discrete priority: committed when the task ends, without a scheduler turn', async () => {
    function Counter(): ReactElement {
      const [count, setCount] = useState(0);
      return <View testId="counter" focusable label={`${count}`} onPress={() => setCount(count + 1)} />;
    }
    const tv = await renderWithRemote(<Counter />);
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    tv.down('Enter');
    tv.up('Enter');
    await Promise.resolve();
    expect(tv.test.find('counter').props.label).toBe('1');
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
});

describe('a key event', () => {
  it('of the key map is taken from the page, others and shortcuts are left to it', async () => {
    const tv = await renderWithRemote();
    expect(tv.down('ArrowRight').defaultPrevented).toBe(true);
    expect(tv.down('F5').defaultPrevented).toBe(false);
    await tv.test.wait(100);
    expect(tv.down('ArrowRight', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(tv.index()).toBe(1);
  });

  it('does nothing after dispose', async () => {
    const tv = await renderWithRemote();
    tv.keyboard.dispose();
    tv.down('ArrowRight');
    expect(tv.index()).toBe(0);
  });
});

describe('[PAGE-12] keys in a change of screens', () => {
  const pressed: string[] = [];
  function Screen({ name, kind = 'content' }: { name: string; kind?: 'content' | 'skeleton' }): ReactElement {
    return (
      <View
        screen={kind}
        focusable
        autoFocus
        onPress={() => pressed.push(`${name} enter`)}
        onKey={({ key }) => key !== 'enter' && (pressed.push(`${name} ${key}`), true)}
      />
    );
  }
  const renderScreen = async (): Promise<RemoteDriver> => {
    pressed.length = 0;
    const driver = await renderWithRemote(<Screen key="a" name="a" />);
    await driver.test.wait(1000);
    return driver;
  };
  const press = ({ down, up }: RemoteDriver, key: string): void => {
    down(key);
    up(key);
  };

  it('[PAGE-12] wait from the moment a screen is left until the next one is shown, and act on that one in order', async () => {
    const driver = await renderScreen();
    const { test } = driver;
    test.scene.screens.leave();
    press(driver, 'Enter');
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    press(driver, 'ArrowRight');
    await test.wait(60);
    press(driver, 'ArrowRight');
    expect(pressed).toEqual([]);
    await test.wait(60);
    expect(pressed, 'but no OK: what it chose was not seen').toEqual(['b right', 'b right']);
    press(driver, 'Enter');
    expect(pressed, 'while it fades in it has the keys').toEqual(['b right', 'b right', 'b enter']);
  });

  it('[PAGE-12] back waits only until the next screen is mounted, and what was pressed before it is void', async () => {
    const driver = await renderScreen();
    const { test } = driver;
    test.scene.screens.leave();
    press(driver, 'ArrowRight');
    press(driver, 'Backspace');
    expect(pressed).toEqual([]);
    await test.render(<Screen key="b" name="b" kind="skeleton" />);
    await test.wait(0);
    expect(pressed).toEqual(['b back']);
    press(driver, '1');
    await test.wait(50);
    press(driver, 'Backspace');
    await test.wait(200);
    expect(pressed).toEqual(['b back', 'b back']);
  });

  it('[PAGE-12] act on the screen that asked when no other comes for 400 ms', async () => {
    const driver = await renderScreen();
    driver.test.scene.screens.leave();
    press(driver, 'ArrowRight');
    await driver.test.wait(399);
    expect(pressed).toEqual([]);
    await driver.test.wait(1);
    expect(pressed).toEqual(['a right']);
  });

  it('[PAGE-12] the rest waits again when one of them leads to another screen', async () => {
    const driver = await renderScreen();
    const { test } = driver;
    test.scene.screens.leave();
    press(driver, 'ArrowRight');
    press(driver, '1');
    const next = (
      <View key="b" screen="content" focusable autoFocus onKey={() => (test.scene.screens.leave(), true)} />
    );
    await test.render(next);
    await test.wait(100);
    expect(pressed).toEqual([]);
    await test.render(<Screen key="c" name="c" />);
    await test.wait(0);
    expect(pressed).toEqual(['c 1']);
  });

  it('[PAGE-12] repeats of a held key are dropped meanwhile', async () => {
    const driver = await renderScreen();
    driver.down('ArrowRight');
    driver.test.scene.screens.leave();
    await driver.test.wait(200);
    driver.down('ArrowRight', { repeat: true });
    await driver.test.wait(500);
    expect(pressed).toEqual(['a right']);
  });
});
