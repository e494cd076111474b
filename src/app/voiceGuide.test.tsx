import { describe, expect, test, vi } from 'vitest';
import { Text, View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { createStores } from '../session';
import { followSet } from './followSet';
import { startVoiceGuide } from './voiceGuide';

/** Longer than the rest before a line is read. */
const REST_MS = 400;

/** Two rows of titles; `voice` false: the set has none of its own. */
async function open(voice = true) {
  const root = createTestRoot();
  const row = (name: string, y: number) => (
    <View role="list" label={name} group="row" y={y} w={900} h={100}>
      {[1, 2].map((n) => (
        <View key={n} x={n * 300} w={200} h={100} focusable label={`${name} ${n}`} />
      ))}
    </View>
  );
  await root.render(
    <View group="column" w={900} h={300}>
      {row('Action', 0)}
      {row('Drama', 150)}
    </View>,
  );
  const said: string[] = [];
  const speak = vi.fn((text: string) => {
    if (voice) said.push(text);
    return voice;
  });
  const element = { say: vi.fn((text: string) => void said.push(text)), remove: vi.fn() };
  const dom = { show: vi.fn(() => element) } as never;
  return { root, said, speak, element, dom };
}

describe('the voice guide', () => {
  test('[SHELL-28] reads what has focus, and the row that focus has come into', async () => {
    const { root, said, speak, dom } = await open();
    const stop = startVoiceGuide({ scene: root.scene, speak, dom });
    await root.wait(REST_MS);
    await root.press('right');
    await root.wait(REST_MS);
    await root.press('down');
    await root.wait(REST_MS);
    stop();
    await root.press('up');
    await root.wait(REST_MS);
    expect(said).toEqual(['Action, Action 1', 'Action 2', expect.stringMatching(/^Drama, Drama \d$/)]);
    await root.unmount();
  });

  test('[SHELL-28] of a row that is walked through it reads the title where focus rests', async () => {
    const { root, said, speak, dom } = await open();
    startVoiceGuide({ scene: root.scene, speak, dom });
    await root.press('right');
    await root.press('left');
    await root.press('right');
    await root.wait(REST_MS);
    expect(said).toEqual(['Action, Action 2']);
    await root.unmount();
  });

  test('[SHELL-28] a set without a voice of its own reads an element of the page, which goes with the guide', async () => {
    const { root, said, speak, dom, element } = await open(false);
    const stop = startVoiceGuide({ scene: root.scene, speak, dom });
    await root.wait(REST_MS);
    stop();
    expect([said, element.remove.mock.calls.length]).toEqual([['Action, Action 1'], 1]);
    await root.unmount();
  });

  test('[SHELL-28] says the name of a dialog, and what a field has', async () => {
    const root = createTestRoot();
    await root.render(
      <View role="dialog" label="Sign in">
        <View focusable role="textbox" label="Email" value="a@b.c">
          <Text>a@b.c</Text>
        </View>
      </View>,
    );
    const speak = vi.fn(() => true);
    startVoiceGuide({ scene: root.scene, speak, dom: {} as never });
    await root.wait(REST_MS);
    expect(speak.mock.calls).toEqual([['Sign in, Email, a@b.c']]);
    await root.unmount();
  });
});

describe('the application follows the set', () => {
  function follow(contrast = false) {
    const listeners: Record<string, (on: boolean) => void> = {};
    const watch = (name: string, now: boolean) => (listener: (on: boolean) => void) => {
      listeners[name] = listener;
      listener(now);
      return () => {};
    };
    const speak = vi.fn(() => true);
    const platform = {
      speak,
      watchPointer: watch('pointer', false),
      watchKeyboard: watch('keyboard', false),
      watchContrast: watch('contrast', contrast),
    };
    const hide = vi.fn();
    const setDefaults = vi.fn();
    const leaveField = vi.fn();
    const { settings } = createStores({ platform: 'webos', deviceId: 'd', version: 'v', profile: null });
    return { listeners, platform, hide, setDefaults, leaveField, settings, speak };
  }

  test('[DEVICE-03, KEYB-09] a pointer that the set hides hides, a keyboard that it opens closes', async () => {
    const { root } = await open();
    const { hide, leaveField, listeners, platform, setDefaults, settings } = follow();
    const input = { pointer: { hide } } as never;
    followSet({
      platform,
      root: { input, scene: root.scene, setDefaults },
      dom: {} as never,
      settings,
      hostPage: { leaveField },
    });
    hide.mockClear();
    listeners.pointer?.(true);
    listeners.keyboard?.(false);
    expect([hide.mock.calls.length, leaveField.mock.calls.length]).toEqual([0, 0]);
    listeners.pointer?.(false);
    listeners.keyboard?.(true);
    expect([hide.mock.calls.length, leaveField.mock.calls.length]).toEqual([1, 1]);
    expect(setDefaults.mock.calls).toEqual([[{ ring: root.scene.defaults.ring }]]);
    await root.unmount();
  });

  test('high contrast makes the ring white and wider, until it is switched off; a set without a pointer has none to hide', async () => {
    const { root } = await open();
    const { leaveField, listeners, platform, setDefaults, settings } = follow(true);
    followSet({
      platform,
      root: { input: null, scene: root.scene, setDefaults },
      dom: {} as never,
      settings,
      hostPage: { leaveField },
    });
    expect(setDefaults).toHaveBeenLastCalledWith({ ring: { color: 0xffffffff, width: 6, offset: 6 } });
    listeners.contrast?.(false);
    expect(setDefaults).toHaveBeenLastCalledWith({ ring: root.scene.defaults.ring });
    await root.unmount();
  });

  test('[SHELL-28] the guide reads from when it is switched on until it is switched off', async () => {
    const { root, dom } = await open();
    const { leaveField, platform, setDefaults, settings, speak } = follow();
    followSet({
      platform,
      root: { input: null, scene: root.scene, setDefaults },
      dom,
      settings,
      hostPage: { leaveField },
    });
    await root.wait(REST_MS);
    expect(speak).not.toHaveBeenCalled();
    settings.setState({ ttsEnabled: true });
    await vi.waitFor(async () => {
      await root.wait(REST_MS);
      expect(speak).toHaveBeenCalledWith('Action, Action 1');
    });
    settings.setState({ ttsEnabled: false });
    await root.wait(0);
    await root.press('right');
    await root.wait(REST_MS);
    expect(speak).toHaveBeenCalledTimes(1);
    await root.unmount();
  });
});
