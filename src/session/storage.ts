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
 * Devices whose storage is full, blocked or absent keep their values until they are switched off.
 * @param store the device's storage; null when accessing it fails
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
      // Quota exceeded or storage blocked: the value lives as long as the app runs.
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
