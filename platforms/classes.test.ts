import { describe, expect, it } from 'vitest';
import { CLASSES, deviceClassOf } from './classes';
import type { DeviceClassOverride } from './classes';
import { DEVICE_CLASSES } from './deviceClass';
import type { DeviceFacts } from './deviceFacts';
import { fakePage } from './testing/fakePage';
import { createTizenPlatform } from './tizen/adapter';
import { createVewdPlatform } from './vewd/adapter';
import { createWebosPlatform } from './webos/adapter';

const facts = (given: Partial<DeviceFacts>): DeviceFacts => ({
  id: 'browser',
  userAgent: '',
  version: null,
  model: null,
  memory: undefined,
  ...given,
});
const classOf = (given: Partial<DeviceFacts>) => {
  const { name, reason } = deviceClassOf(facts(given));
  return `${name}: ${reason.by} ${reason.value}`.trim();
};

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = (version: string): string => `Mozilla/5.0 ${WEBKIT} Chrome/${version} Safari/537.36`;
const samsung = (tizen: string, engine: string): string =>
  `Mozilla/5.0 (SMART-TV; LINUX; Tizen ${tizen}) ${WEBKIT} ${engine} TV Safari/537.36`;

describe('the class of a set', () => {
  it.each([
    // by the engine that its agent names
    ['webos', { userAgent: chrome('38.0.2125.122') }, 'lowest: engine Chrome 38'],
    ['webos', { userAgent: chrome('53.0.2785.34') }, 'low: engine Chrome 53'],
    ['vewd', { userAgent: chrome('52.0.1.0') }, 'lowest: engine Chrome 52'],
    ['vewd', { userAgent: chrome('59.0.1.0') }, 'low: engine Chrome 59'],
    ['vizio', { userAgent: chrome('67.0.1.0') }, 'low: engine Chrome 67'],
    ['webos', { userAgent: chrome('68.0.3440.106') }, 'middle: platform webos'],
    ['vidaa', { userAgent: chrome('88.0.4324.182') }, 'middle: platform vidaa'],
    ['vizio', { userAgent: chrome('108.0.5359.124') }, 'middle: platform vizio'],
    ['tizen', { userAgent: samsung('5.5', '69.0.3497.106/5.5') }, 'middle: platform tizen'],
    ['tizen', { userAgent: samsung('9.0', '120.0.6099.5/9.0') }, 'middle: platform tizen'],
    ['browser', { userAgent: chrome('49.0.1.0'), memory: 8 }, 'lowest: engine Chrome 49'],
    // by its version, where the agent names no engine
    [
      'tizen',
      { userAgent: samsung('2.4.0', 'Version/2.4.0'), version: '2.4.0' },
      'lowest: version tizen 2.4.0',
    ],
    ['tizen', { userAgent: samsung('3.0', 'Version/3.0'), version: '3.0' }, 'lowest: version tizen 3.0'],
    ['tizen', { userAgent: samsung('4.0', 'Version/4.0'), version: '4.0' }, 'low: version tizen 4.0'],
    ['tizen', { userAgent: samsung('5.0', 'Version/5.0'), version: '5.0' }, 'low: version tizen 5.0'],
    ['tizen', { version: '5.5' }, 'middle: platform tizen'],
    ['tizen', { version: '10.0' }, 'middle: platform tizen'],
    ['webos', { version: '1.4' }, 'lowest: version webos 1.4'],
    ['webos', { version: '4' }, 'low: version webos 4'],
    ['webos', { version: '24' }, 'middle: platform webos'],
    ['vewd', { version: '4.8' }, 'lowest: version vewd 4.8'],
    ['vewd', { version: '4.9.1' }, 'low: version vewd 4.9.1'],
    ['vewd', { version: '4.20' }, 'middle: platform vewd'],
    ['foxxum', { version: '4.11' }, 'low: version foxxum 4.11'],
    // by nothing
    ['tizen', {}, 'low: unknown'],
    ['vidaa', { version: '4.0' }, 'low: unknown'],
    ['tizen', { version: 'x' }, 'lowest: version tizen x'],
    ['browser', {}, 'middle: unknown'],
    // by memory
    ['browser', { memory: 0.25 }, 'lowest: memory 0.25 GB'],
    ['browser', { memory: 0.5 }, 'lowest: memory 0.5 GB'],
    ['webos', { userAgent: chrome('94.0.1.0'), memory: 1 }, 'low: memory 1 GB'],
    ['browser', { userAgent: chrome('130.0.0.0'), memory: 2 }, 'middle: memory 2 GB'],
    ['browser', { userAgent: chrome('130.0.0.0'), memory: 4 }, 'high: engine Chrome 130'],
    ['browser', { memory: 8 }, 'high: platform browser'],
    ['tizen', { userAgent: samsung('9.0', '120.0.6099.5/9.0'), memory: 8 }, 'middle: platform tizen'],
    // by the weaker of two
    ['webos', { userAgent: chrome('53.0.1.0'), memory: 0.5 }, 'lowest: memory 0.5 GB'],
    ['webos', { userAgent: chrome('38.0.1.0'), memory: 1 }, 'lowest: engine Chrome 38'],
  ] as const)('%s %j is %s', (id, given, expected) => {
    expect(classOf({ id, ...given })).toBe(expected);
  });

  it.each([
    [createTizenPlatform, samsung('3.0', 'Version/3.0'), 'lowest', 'version'],
    [createWebosPlatform, `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} Safari/538.2`, 'lowest', 'version'],
    [createVewdPlatform, 'Mozilla/5.0 (Linux armv7l) OMI/4.11.1.2 Model/Vestel-MB130', 'low', 'version'],
    [createVewdPlatform, `${chrome('53.0.1.0')} OMI/4.9.0`, 'low', 'engine'],
  ] as const)('by the facts of its adapter: %o, "%s" is %s by its %s', (create, userAgent, name, by) => {
    const set = create(fakePage({ userAgent }).page);
    expect(set.deviceClass()).toMatchObject({ name, reason: { by } });
    const own = set.facts().model ?? 'none';
    const chosen = set.deviceClass([{ model: own, class: 'high' }]);
    expect(chosen.name, 'by the configuration, where it knows its model').toBe(
      own === 'none' ? name : 'high',
    );
  });

  it.each<[DeviceClassOverride, string | null, boolean]>([
    [{ model: 'MT9602', class: 'lowest' }, 'MT9602', true],
    [{ model: 'mt9602', class: 'lowest' }, 'MT9602', true],
    [{ model: 'MT960', class: 'lowest' }, 'MT9602', false],
    [{ model: 'MT96*', class: 'lowest' }, 'MT9602', true],
    [{ model: '*9602', class: 'lowest' }, 'MT9602', true],
    [{ model: 'M*2', class: 'lowest' }, 'MT9602', true],
    [{ model: '*', class: 'lowest' }, 'MT9602', true],
    [{ model: 'MT.602', class: 'lowest' }, 'MT9602', false],
    [{ model: '(', class: 'lowest' }, '(', true],
    [{ platform: 'vidaa', model: 'MT9602', class: 'lowest' }, 'MT9602', true],
    [{ platform: 'vewd', model: 'MT9602', class: 'lowest' }, 'MT9602', false],
    [{ model: '*', class: 'lowest' }, null, false],
  ])('%j is for the model %s: %s', (override, model, isFor) => {
    const set = facts({ id: 'vidaa', userAgent: chrome('88.0.1.0'), model });
    const { name, reason, capabilities } = deviceClassOf(set, [override]);
    expect(name).toBe(isFor ? 'lowest' : 'middle');
    expect(reason.by).toBe(isFor ? 'configuration' : 'platform');
    expect(capabilities).toBe(CLASSES[name]);
  });

  it('the first choice of a deployment that fits decides, and may be above what the set looks like', () => {
    const old = facts({ id: 'webos', userAgent: chrome('38.0.1.0'), model: 'UH661V' });
    const chosen = deviceClassOf(old, [
      { model: 'OLED*', class: 'low' },
      { model: 'UH*', class: 'high' },
      { model: '*', class: 'low' },
    ]);
    expect(chosen).toMatchObject({ name: 'high', reason: { by: 'configuration', value: 'UH661V' } });
  });
});

describe('the table', () => {
  it('a weaker class has no more of anything', () => {
    for (const key of ['textureBudget', 'renderHeight', 'overscan', 'imageRequests'] as const) {
      const values = DEVICE_CLASSES.map((name) => CLASSES[name][key]);
      expect(values, key).toEqual(values.toSorted((a, b) => a - b));
    }
  });

  it('the two weak classes draw 1280x720, the lowest within 20 MB, without motion and video', () => {
    expect(DEVICE_CLASSES.map((name) => CLASSES[name].renderHeight)).toEqual([720, 720, 1080, 1080]);
    expect(CLASSES.lowest).toMatchObject({ textureBudget: 20e6, motion: 'reduced', backgroundVideo: false });
    expect(CLASSES.low).toMatchObject({ motion: 'full', backgroundVideo: true });
  });
});
