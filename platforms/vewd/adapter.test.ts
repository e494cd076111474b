import { describe, expect, it } from 'vitest';
import { createFoxxumPlatform } from '../foxxum/adapter';
import { FOXXUM_REMOTE, FOXXUM_USER_AGENT, installFoxxum } from '../foxxum/fake';
import { openSet, reportsOf } from '../testing/openSet';
import { createVewdPlatform } from './adapter';
import { installVewd, VEWD_REMOTE, VEWD_USER_AGENT } from './fake';
import type { VewdFakeOptions } from './fake';

const openVewd = (options: VewdFakeOptions = {}, parts = {}) =>
  openSet({ userAgent: VEWD_USER_AGENT, install: installVewd, options, create: createVewdPlatform, parts });
const openFoxxum = (_options: object = {}, parts = {}) =>
  openSet<object>({
    userAgent: FOXXUM_USER_AGENT,
    install: installFoxxum,
    create: createFoxxumPlatform,
    parts,
  });

const SETS = [
  ['vewd', openVewd, VEWD_REMOTE],
  [
    'vewd',
    (options: object = {}, parts = {}) => openVewd({ constants: null, ...options }, parts),
    VEWD_REMOTE,
  ],
  ['foxxum', openFoxxum, FOXXUM_REMOTE],
] as const;

describe.each(SETS)('%s, a browser with other keys', (id, open, remote) => {
  it('[DEVICE-02] reads each key of its remote, both back keys among them', () => {
    const { platform } = open();
    for (const [name, keyCode] of Object.entries(remote)) {
      const expected = name === 'backSpace' ? 'back' : name;
      expect(platform.readKey({ keyCode, key: '', inTextField: false }), name).toBe(expected);
    }
    expect(platform.readKey({ keyCode: 7, key: '', inTextField: false })).toBeNull();
  });

  it('in a text field its backspace deletes, and its back key leaves', () => {
    const { platform } = open();
    const read = (keyCode: number) => platform.readKey({ keyCode, key: '', inTextField: true });
    expect([remote.backSpace, remote.back].map((code) => read(code ?? 0))).toEqual([null, 'back']);
  });

  it('[SHELL-14, SHELL-28] tells no id, and voice guide, captions and contrast as off', async () => {
    const { platform } = open();
    expect(await platform.deviceId()).toBeNull();
    for (const watch of [platform.watchVoiceGuide, platform.watchCaptions, platform.watchContrast])
      expect(reportsOf(watch).told).toEqual([false]);
    expect(platform.speak('Home')).toBe(false);
  });

  it('[DEVICE-12] the network follows the browser`s events', () => {
    const { platform, set } = open();
    const { told } = reportsOf(platform.watchNetwork);
    set.setNetwork(false);
    set.setNetwork(true);
    expect(told).toEqual([true, false, true]);
  });

  it('[ROUTE-37] is launched at the route in its URL', () => {
    expect(open({}, { search: '?path=/asset/a1' }).platform.launch()).toEqual({ path: '/asset/a1' });
    expect(open().platform.launch()).toBeNull();
  });

  it('[ROUTE-36] exit closes the window, once', () => {
    const { platform, set } = open();
    expect(platform.id).toBe(id);
    platform.exit();
    expect(set.calls).toEqual(['exit']);
  });
});

describe('Vewd', () => {
  it('[DEVICE-02] its constants come before its table', () => {
    const { platform } = openVewd({ constants: { VK_BACK: 600, VK_PLAY: 413 } });
    const read = (keyCode: number) => platform.readKey({ keyCode, key: '', inTextField: false });
    expect([600, 413, 461].map(read)).toEqual(['back', 'play', 'back']);
  });

  it('tells its model, and that of an engine that does not say', () => {
    expect(openVewd().platform.facts().model).toBe('Vestel-MB181');
    expect(openFoxxum().platform.facts().model).toBeNull();
  });
});
