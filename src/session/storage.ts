/** What the app itself keeps on the set: the current profile, the device id and the moment it was hidden. Nothing else [SHELL-15]. */
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
  /** null when none was kept, or what was kept cannot be read. A kept profile with a PIN has `LOCKED` in its place. */
  profile(): Profile | null;
  keepProfile(profile: Profile | null): void;
  /** ms since 1970; null when the app was not hidden. */
  hiddenAt(): number | null;
  keepHiddenAt(at: number | null): void;
  /** The platform's id or a random one, decided once and kept for good. */
  deviceId(platformId: string | null, randomBytes: () => Uint8Array): string;
}

/** Stands for the PIN of a kept profile: that it has one must survive, the digits must not lie about. */
export const LOCKED = 'locked';

/**
 * Sets whose storage is full, blocked or absent still work until they are switched off.
 * @param store the set's storage; null when reaching for it fails
 */
export function createStorage(store: KeyValueStore | null): AppStorage {
  const memory = new Map<string, string>();
  const get = (key: string): string | null => memory.get(key) ?? store?.getItem(key) ?? null;
  const put = (key: string, value: string | null): void => {
    memory.delete(key);
    try {
      if (value === null) store?.removeItem(key);
      else if (store) store.setItem(key, value);
      else memory.set(key, value);
    } catch {
      // Quota or a blocked store: the value lives as long as the app runs.
      if (value !== null) memory.set(key, value);
    }
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
