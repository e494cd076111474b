import { describe, expect, it, vi } from 'vitest';
import { defaultEngineering } from '../../config';
import type { Hud, HudCode } from '../../../renderer';
import { createEngineering } from './engineering';
import type { EngineeringOptions } from './engineering';
import { createTools } from './tools';

const konami = defaultEngineering.hud;
const config = { apiUrl: 'http://tv/api' };
const trace = { traceEvents: [], displayTimeUnit: 'ms' as const };

/** A HUD that remembers. */
function fakeHud() {
  const hud = {
    shown: false,
    notes: [] as string[],
    code: null as HudCode | null,
    show: () => void (hud.shown = true),
    hide: () => void (hud.shown = false),
    toggle: () => void (hud.shown = !hud.shown),
    note: (text: string) => void hud.notes.push(text),
    showCode: (code: HudCode | null) => void (hud.code = code),
  };
  return hud satisfies Hud;
}

function setUp(build: EngineeringOptions['build'] = 'staging', makeHud?: () => Promise<Hud>) {
  const hud = fakeHud();
  const saved: [string, string][] = [];
  const errors: unknown[] = [];
  let time = 0;
  const engineering = createEngineering({
    root: {
      hud: vi.fn(makeHud ?? (async () => hud)),
      profiler: { trace: async () => trace } as never,
    },
    build,
    now: () => (time += 100),
    saveFile: (name, text) => void saved.push([name, text]),
    onError: (error) => void errors.push(error),
  });
  return {
    engineering,
    hud,
    saved,
    errors,
    async press(keys: readonly string[], repeat = false) {
      for (const key of keys) engineering.key(key, repeat);
      // the tools are a module of their own, loaded now
      await vi.dynamicImportSettled();
    },
  };
}

describe("[SHELL-19] the engineers' key sequence", () => {
  it.each(['development', 'staging'] as const)('shows and hides the figures in %s', async (build) => {
    const { hud, press } = setUp(build);
    await press(konami);
    expect(hud.shown).toBe(true);
    await press(konami);
    expect(hud.shown).toBe(false);
  });

  it('does nothing in production', async () => {
    const { engineering, hud, press } = setUp('production');
    await press(konami);
    engineering.configure(config);
    await press(konami);
    expect(hud).toMatchObject({ shown: false, notes: [] });
  });

  it('works in production where the configuration asks for it', async () => {
    const { engineering, hud, press } = setUp('production');
    engineering.configure({ ...config, engineering: { ...defaultEngineering, hud: ['1', '9'] } });
    await press(['1', '9']);
    expect(hud.shown).toBe(true);
  });

  it('only the key sequence of the configuration works when it has one', async () => {
    const { engineering, hud, press } = setUp();
    engineering.configure({ ...config, engineering: { ...defaultEngineering, hud: ['red', 'red'] } });
    await press(konami);
    expect(hud.shown).toBe(false);
    await press(['red', 'red']);
    expect(hud.shown).toBe(true);
  });

  it('repeats of a held key do not count as the key sequence', async () => {
    const { hud, press } = setUp();
    await press(konami, true);
    expect(hud.shown).toBe(false);
  });

  it('the key sequence can be entered again after the figures failed to show', async () => {
    let tries = 0;
    const hud = fakeHud();
    const { errors, press } = setUp('staging', async () => {
      if (++tries === 1) throw new Error('no font yet');
      return hud;
    });
    await press(konami);
    expect([hud.shown, errors.length]).toEqual([false, 1]);
    await press(konami);
    expect(hud.shown).toBe(true);
  });

  it('the save key saves a file only while the figures are shown', async () => {
    const { saved, press } = setUp();
    await press(['yellow']);
    expect(saved).toEqual([]);
    await press([...konami, 'yellow']);
    expect(saved).toEqual([['profile.json', JSON.stringify(trace)]]);
  });
});

describe('sending a recording', () => {
  function tools(send: (address: string, body: object) => Promise<string | null>, address: string | null) {
    const hud = fakeHud();
    hud.show();
    const made = createTools({
      hud,
      profiler: { trace: async () => trace },
      keys: defaultEngineering,
      saveFile: () => {},
      tracesUrl: () => address,
      send,
    });
    return { hud, made };
  }

  it('a sent recording shows its address as QR code and text', async () => {
    const send = vi.fn(async () => 'http://tv/api/traces/1');
    const { hud, made } = tools(send, 'http://tv/api/traces');
    await made.send();
    expect(send).toHaveBeenCalledWith('http://tv/api/traces', trace);
    expect(hud.notes.at(-1)).toContain('http://tv/api/traces/1');
    // the finder pattern of a QR code: seven dark modules in its corner
    const { code } = hud;
    expect(code!.size).toBeGreaterThanOrEqual(21);
    expect(Array.from({ length: 8 }, (_, i) => code!.isDark(0, i))).toEqual([...Array(7).fill(true), false]);
  });

  it('a recording without an address shows a message and no QR code', async () => {
    const { hud, made } = tools(async () => null, 'http://collector/x');
    await made.send();
    expect([hud.notes.at(-1), hud.code]).toEqual(['sent', null]);
  });

  it('a failed recording shows the reason', async () => {
    const { hud, made } = tools(async () => Promise.reject(new Error('http://x answered 413')), 'http://x');
    await made.send();
    expect(hud.notes.at(-1)).toBe('not sent: http://x answered 413');
  });

  it('sending does nothing before the configuration is loaded and while the figures are hidden', async () => {
    const send = vi.fn(async () => null);
    await tools(send, null).made.send();
    const hidden = tools(send, 'http://x');
    hidden.hud.hide();
    await hidden.made.send();
    expect(send).not.toHaveBeenCalled();
  });
});
