import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { watchFocusIdle } from '../focus/focusIdle';
import { Row } from '../lists/Row';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { Key, KeyPress, TextEdit } from '../types';
import { keyEvent } from './events.fixture';
import { createKeyboard } from './keyboard';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const colours = ['red', 'green', 'yellow', 'blue'] as const;
const table: Record<string, Key> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
  Backspace: 'back',
  p: 'play',
  r: 'red',
  ...Object.fromEntries(digits.map((digit) => [digit, digit])),
  ...Object.fromEntries(colours.map((colour) => [colour, colour])),
};

interface RemoteDriver {
  readonly test: TestRoot;
  down(key: string, more?: Partial<KeyboardEvent>): Event;
  up(key: string): void;
  paste(text: string): Event;
  blur(): void;
  dispose(): void;
}

async function renderWithRemote(children: ReactElement): Promise<RemoteDriver> {
  const test = createTestRoot();
  await test.render(children);
  const target = new EventTarget();
  const send = (event: Event): Event => (target.dispatchEvent(event), event);
  const keyboard = createKeyboard({
    scene: test.scene,
    target,
    keyMap: (event) => table[event.key] ?? null,
    runDiscrete,
  });
  return {
    test,
    down: (key, more) => send(keyEvent('keydown', key, more)),
    up: (key) => void send(keyEvent('keyup', key)),
    paste: (text) =>
      send(
        Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => text } }),
      ),
    blur: () => void send(new Event('blur')),
    dispose: keyboard.dispose,
  };
}

describe('every key of a remote', () => {
  it.each([...digits, ...colours])('%s reaches onKey and onKeyUp, innermost first', async (key) => {
    const seen: string[] = [];
    const note = (who: string, taken = false) => ({
      onKey: (press: KeyPress) => (seen.push(`${who} ${press.key}`), taken),
      onKeyUp: (press: KeyPress) => (seen.push(`${who} up ${press.key}`), taken),
    });
    const tv = await renderWithRemote(
      <View group="row" {...note('outer')}>
        <View group="row" {...note('middle', true)}>
          <View focusable {...note('inner')} />
        </View>
      </View>,
    );
    tv.down(key);
    tv.up(key);
    expect(seen).toEqual([`inner ${key}`, `middle ${key}`, `inner up ${key}`, `middle up ${key}`]);
  });
});

describe('onKeyUp', () => {
  it('is called once for each press, also a held, a throttled and a lost one, and never without a press', async () => {
    const ups: Key[] = [];
    const tv = await renderWithRemote(<View focusable onKeyUp={({ key }) => void ups.push(key)} />);
    tv.down('ArrowRight');
    await tv.test.wait(500);
    for (let i = 0; i < 5; i++) {
      tv.down('ArrowRight', { repeat: true });
      await tv.test.wait(100);
    }
    expect(ups).toEqual([]);
    tv.up('ArrowRight');
    expect(ups).toEqual(['right']);
    tv.up('ArrowRight');
    tv.down('p');
    tv.down('r');
    tv.blur();
    tv.up('p');
    expect(ups).toEqual(['right', 'play', 'red']);
    // of two presses in 50 ms the second is dropped, and so is its release
    await tv.test.wait(50);
    tv.down('r');
    tv.up('r');
    tv.down('r');
    tv.up('r');
    expect(ups).toEqual(['right', 'play', 'red', 'red']);
  });

  it('is called when the keyup of a held key is missing', async () => {
    const ups: Key[] = [];
    const tv = await renderWithRemote(<View focusable onKeyUp={({ key }) => void ups.push(key)} />);
    tv.down('ArrowRight');
    await tv.test.wait(200);
    tv.down('ArrowRight', { repeat: true });
    await tv.test.wait(699);
    expect(ups).toEqual([]);
    await tv.test.wait(1);
    expect(ups).toEqual(['right']);
  });
});

describe('[KEYB-08] a hardware keyboard', () => {
  async function field(onText?: (edit: TextEdit) => boolean | void) {
    let text = '';
    const keys: Key[] = [];
    const take =
      onText ??
      ((edit: TextEdit): boolean => {
        if (edit.type === 'backspace' && text === '') return false;
        text = edit.type === 'insert' ? text + edit.text : text.slice(0, -1);
        return true;
      });
    const tv = await renderWithRemote(
      <View group="row" onKey={({ key }) => void keys.push(key)}>
        <View testId="field" group="row" onText={take}>
          <View focusable testId="letter" />
        </View>
        <View focusable testId="button" />
      </View>,
    );
    return { tv, keys, text: () => text };
  }

  it('writes letters, capitals, digits, signs and spaces, also those that are keys of the remote', async () => {
    const { tv, keys, text } = await field();
    for (const key of ['P', 'a', 'r', 'p', ' ', '1', '2', '!', 'é', 'ਕ', '😀']) {
      expect(tv.down(key).defaultPrevented).toBe(true);
      tv.up(key);
    }
    expect(text()).toBe('Parp 12!éਕ😀');
    expect(keys).toEqual([]);
  });

  it('writes without a throttle', async () => {
    const { tv, text } = await field();
    for (let i = 0; i < 20; i++) {
      tv.down('x');
      tv.up('x');
    }
    expect(text()).toBe('x'.repeat(20));
  });

  it('deletes with Backspace, which is the back key once there is nothing to delete', async () => {
    const { tv, keys, text } = await field();
    tv.down('a');
    tv.down('Backspace');
    tv.up('Backspace');
    expect([text(), keys]).toEqual(['', []]);
    await tv.test.wait(100);
    tv.down('Backspace');
    expect(keys).toEqual(['back']);
  });

  it('pastes text as one line', async () => {
    const { tv, text } = await field();
    expect(tv.paste('one\r\n  two').defaultPrevented).toBe(true);
    expect(text()).toBe('one two');
    expect(tv.paste('').defaultPrevented).toBe(false);
  });

  it('leaves arrows and OK to the remote, shortcuts and unfinished letters to the page', async () => {
    const { tv, keys, text } = await field();
    expect(tv.down('a', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(tv.down('v', { metaKey: true }).defaultPrevented).toBe(false);
    expect(tv.down('a', { isComposing: true }).defaultPrevented).toBe(false);
    expect(tv.down('Dead').defaultPrevented).toBe(false);
    tv.down('@', { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' });
    tv.down('Enter');
    tv.up('Enter');
    tv.down('ArrowRight');
    expect([text(), keys]).toEqual(['@', ['enter', 'right']]);
    expect(tv.test.focusedId()).toBe('button');
  });

  it('writes nothing when focus is elsewhere or the field is disabled: letters are keys of the remote then', async () => {
    const onText = vi.fn();
    const { tv, keys } = await field(onText);
    tv.down('ArrowRight');
    tv.down('p');
    expect(tv.paste('x').defaultPrevented).toBe(false);
    expect(onText).not.toHaveBeenCalled();
    expect(keys).toEqual(['right', 'play']);
    tv.dispose();
    tv.test.scene.focus.focus(tv.test.find('letter'));
    tv.paste('x');
    expect(onText).not.toHaveBeenCalled();
  });
});

describe('[PAGE-11] while a key is held', () => {
  it('nothing is idle, whether it moves focus or is at the end, until its release', async () => {
    const rested: string[] = [];
    const seen: (string | undefined)[] = [];
    const films = Array.from({ length: 8 }, (_, i) => ({ id: `f${i}` }));
    const tv: RemoteDriver = await renderWithRemote(
      <Row
        listKey="films"
        items={films}
        itemKey={(film) => film.id}
        renderItem={(film) => <View focusable testId={film.id} />}
        itemWidth={350}
        w={1768}
        h={200}
        onItemIdle={(film) => rested.push(film.id)}
      />,
    );
    const stop = watchFocusIdle(tv.test.scene, 500, (node) => seen.push(node?.props.testId));
    await tv.test.wait(500);
    expect([rested, seen]).toEqual([['f0'], ['f0']]);
    // past the end: the last two seconds of the hold move nothing
    for (let held = 0; held < 4000; held += 100) {
      tv.down('ArrowRight', { repeat: held > 0 });
      await tv.test.wait(100);
    }
    expect(tv.test.focusedId()).toBe('f7');
    expect([rested, seen]).toEqual([['f0'], ['f0']]);
    tv.up('ArrowRight');
    await tv.test.wait(1);
    expect([rested, seen]).toEqual([
      ['f0', 'f7'],
      ['f0', 'f7'],
    ]);
    await tv.test.wait(2000);
    expect(rested).toEqual(['f0', 'f7']);
    stop();
    tv.dispose();
    await tv.test.unmount();
    await tv.test.wait(100);
    expect(tv.test.clock.pendingCount).toBe(0);
  });

  it('the idle time counts from the last move, not from its release', async () => {
    let moved = 0;
    let now = (): number => 0;
    const rested: string[] = [];
    const films = Array.from({ length: 50 }, (_, i) => ({ id: `f${i}` }));
    const tv: RemoteDriver = await renderWithRemote(
      <Row
        listKey="films"
        items={films}
        itemKey={(film) => film.id}
        renderItem={(film) => <View focusable testId={film.id} />}
        itemWidth={350}
        w={1768}
        h={200}
        onItemFocus={() => (moved = now())}
        onItemIdle={(film) => rested.push(film.id)}
      />,
    );
    now = tv.test.clock.now;
    for (let held = 0; held < 1000; held += 100) {
      tv.down('ArrowRight', { repeat: held > 0 });
      await tv.test.wait(100);
    }
    tv.up('ArrowRight');
    const at = tv.test.focusedId()!;
    await tv.test.wait(moved + 499 - tv.test.clock.now());
    expect(rested).toEqual([]);
    await tv.test.wait(1);
    expect(rested).toEqual([at]);
  });
});
