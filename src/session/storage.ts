/**
 * What the app stores on the device: the current profile, the device id and the time it was hidden. Nothing else
 * [SHELL-15].
 */
import { parseProfile } from '../contract';
import type { Profile } from '../contract';
import { uuidFrom } from '../domain/uuid';

/** localStorage, as far as it is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEYS = { profile: 'currentProfile', device: 'deviceId', hidden: 'hiddenAt' } as const;

export interface AppStorage {
  /** null when none was stored or it cannot be read. A stored profile with a PIN has `LOCKED` instead of the PIN. */
  profile(): Profile | null;
  keepProfile(profile: Profile | null): void;
  /** ms since 1970; null when the app was not hidden. */
  hiddenAt(): number | null;
  keepHiddenAt(at: number | null): void;
  /** The id of an earlier launch; null before the first. */
  keptDeviceId(): string | null;
  /** The platform's id or a random one, decided once and kept for good. */
  deviceId(platformId: string | null, randomBytes: () => Uint8Array): string;
}

/** Replaces the PIN of a stored profile: that it has one must persist, its digits must not. */
export const LOCKED = 'locked';

/**
 * Devices whose storage is full, read-only, blocked or absent keep their values until they are switched off. Reading and
 * writing never throw.
 * @param store the device's storage; null when accessing it fails
 */
export function createStorage(store: KeyValueStore | null): AppStorage {
  /** What the store did not take: null where a value ought to be gone from it. */
  const memory = new Map<string, string | null>();
  const taken = (task: (store: KeyValueStore) => void): boolean => {
    if (store === null) return false;
    try {
      task(store);
      return true;
    } catch {
      return false;
    }
  };
  /** An empty text is none: nothing that is kept is written as one. */
  const get = (key: string): string | null => {
    const unwritten = memory.get(key);
    if (unwritten !== undefined) return unwritten;
    let value: string | null = null;
    taken((from) => (value = from.getItem(key)));
    return value || null;
  };
  const put = (key: string, value: string | null): void => {
    if (value !== null && taken((to) => to.setItem(key, value))) return void memory.delete(key);
    // A store that is full still holds the value before: left there, the next launch would take it for the last one.
    const isGone = taken((from) => from.removeItem(key));
    if (value === null && isGone) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    profile: () => readProfile(get(KEYS.profile)),
    keepProfile: (profile) =>
      put(KEYS.profile, profile && JSON.stringify({ ...profile, pin: profile.pin === null ? null : LOCKED })),
    hiddenAt: () => {
      const at = Number(get(KEYS.hidden) ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    },
    keepHiddenAt: (at) => put(KEYS.hidden, at === null ? null : String(at)),
    keptDeviceId: () => get(KEYS.device),
    deviceId: (platformId, randomBytes) => {
      const id = get(KEYS.device) ?? platformId ?? uuidFrom(randomBytes());
      put(KEYS.device, id);
      return id;
    },
  };
}

function readProfile(kept: string | null): Profile | null {
  if (kept === null) return null;
  try {
    return parseProfile(JSON.parse(kept), () => {});
  } catch {
    return null;
  }
}
