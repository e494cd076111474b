/** Numbers that makers use for different keys: each platform has its own meaning, or none. */
import { describe, expect, it } from 'vitest';
import { BROWSER_KEY_MAP } from './browser/keyMap';
import { createKeyReader } from './common/keyMap';
import type { KeyMap } from './common/keyMap';
import { FOXXUM_KEY_MAP } from './foxxum/keyMap';
import type { RemoteKey } from './platform';
import type { PlatformId } from './platformId';
import { TIZEN_KEY_MAP } from './tizen/keyMap';
import { VEWD_KEY_MAP } from './vewd/keyMap';
import { VIDAA_KEY_MAP } from './vidaa/keyMap';
import { VIZIO_KEY_MAP } from './vizio/keyMap';
import { WEBOS_KEY_MAP } from './webos/keyMap';

const MAPS: Readonly<Record<PlatformId, KeyMap>> = {
  tizen: TIZEN_KEY_MAP,
  webos: WEBOS_KEY_MAP,
  vizio: VIZIO_KEY_MAP,
  foxxum: FOXXUM_KEY_MAP,
  vewd: VEWD_KEY_MAP,
  vidaa: VIDAA_KEY_MAP,
  browser: BROWSER_KEY_MAP,
};

type Meaning = readonly (readonly [RemoteKey, string])[];

/** The platforms on which the number is each key; on all others it is none. */
const SHARED: readonly (readonly [number, Meaning])[] = [
  [8, [['back', 'vizio foxxum vewd vidaa browser']]],
  [
    27,
    [
      ['exit', 'vizio'],
      ['back', 'browser'],
    ],
  ],
  [127, [['back', 'vizio']]],
  [461, [['back', 'webos foxxum vewd']]],
  [10009, [['back', 'tizen']]],
  [10182, [['exit', 'tizen']]],
  [33, [['channelUp', 'webos foxxum vewd browser']]],
  [427, [['channelUp', 'tizen foxxum vewd vidaa']]],
  [179, [['playPause', 'browser']]],
  [402, [['playPause', 'foxxum vewd']]],
  [415, [['play', 'tizen webos vizio foxxum vewd vidaa']]],
  [403, [['red', 'tizen webos foxxum vewd vidaa']]],
  [112, [['red', 'browser']]],
  // Volume, which stays the set's.
  [447, []],
];

describe('a number that makers share', () => {
  it.each(SHARED)('[DEVICE-02] %i', (keyCode, meanings) => {
    const expected = Object.fromEntries(Object.keys(MAPS).map((id): [string, string | null] => [id, null]));
    for (const [key, ids] of meanings) for (const id of ids.split(' ')) expected[id] = key;
    const read = Object.fromEntries(
      Object.entries(MAPS).map(([id, map]) => [
        id,
        createKeyReader(map, {})({ keyCode, key: '', inTextField: false }),
      ]),
    );
    expect(read).toEqual(expected);
  });

  it.each(Object.keys(MAPS) as PlatformId[])(
    '[PIN-06, KEYB-08] on %s digits of the remote and of a number pad are digits, and letters are no keys',
    (id) => {
      const read = createKeyReader(MAPS[id], {});
      const keys = [48, 57, 96, 105, 65, 90].map((keyCode) => read({ keyCode, key: '', inTextField: false }));
      expect(keys).toEqual(['0', '9', '0', '9', null, null]);
    },
  );
});
