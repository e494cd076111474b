import { describe, expect, it } from 'vitest';
import { parseProfile } from '../contract';
import { createStorage, LOCKED } from './storage';
import type { KeyValueStore } from './storage';

/** localStorage of a set, and a look into it. */
function setStore(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  const store: KeyValueStore = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { store, values };
}

const profile = (more: object = {}) => parseProfile({ uuid: 'p1', name: 'Ann', ...more }, () => {});

describe('storage', () => {
  it('[SHELL-14] the device id is the platform`s or a random one, decided once', () => {
    const bytes = () => Uint8Array.from({ length: 16 }, (_, index) => index);
    const { store } = setStore();
    const id = createStorage(store).deviceId(null, bytes);
    expect(id).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
    expect([createStorage(store).keptDeviceId(), createStorage(setStore().store).keptDeviceId()]).toEqual([
      id,
      null,
    ]);
    expect(createStorage(store).deviceId('DUID', bytes)).toBe(id);
    expect(createStorage(setStore().store).deviceId('DUID', bytes)).toBe('DUID');
  });

  it.each([
    ['4711', LOCKED],
    [null, null],
  ])('[PIN-08, PIN-09] a profile whose PIN is %j comes back with %j', (pin, kept) => {
    const { store } = setStore();
    createStorage(store).keepProfile(profile({ pin }));
    expect(createStorage(store).profile()).toEqual({ ...profile(), pin: kept });
  });

  it('what is no longer kept is gone from the set', () => {
    const { store, values } = setStore();
    const storage = createStorage(store);
    storage.keepProfile(profile());
    storage.keepHiddenAt(0);
    expect([storage.hiddenAt(), values.size]).toEqual([0, 2]);
    storage.keepProfile(null);
    storage.keepHiddenAt(null);
    expect([storage.profile(), storage.hiddenAt(), values.size]).toEqual([null, null, 0]);
  });

  it.each<Record<string, string>>([
    {},
    { currentProfile: '{"name":1', hiddenAt: 'never' },
    { currentProfile: 'null', hiddenAt: 'NaN' },
  ])('unreadable storage counts as empty: %j', (kept) => {
    const storage = createStorage(setStore(kept).store);
    expect([storage.profile(), storage.hiddenAt()]).toEqual([null, null]);
  });

  const full: KeyValueStore = {
    ...setStore({ hiddenAt: '5' }).store,
    setItem: () => {
      throw new Error('QuotaExceeded');
    },
  };
  it.each([null, full])('a set that cannot store keeps its values while it runs: %#', (store) => {
    const storage = createStorage(store);
    storage.keepHiddenAt(7);
    expect(storage.hiddenAt()).toBe(7);
    storage.keepHiddenAt(null);
    expect(storage.hiddenAt()).toBeNull();
  });

  it('a set that can store again is read again', () => {
    const { store, values } = setStore();
    let isFull = true;
    const storage = createStorage({
      ...store,
      setItem: (key, value) => {
        if (isFull) throw new Error('QuotaExceeded');
        store.setItem(key, value);
      },
    });
    storage.keepHiddenAt(7);
    isFull = false;
    storage.keepHiddenAt(8);
    expect([storage.hiddenAt(), values.get('hiddenAt')]).toEqual([8, '8']);
  });
});
