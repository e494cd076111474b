import { describe, expect, it } from 'vitest';
import { SETTINGS_ITEMS, settingsItem, settingsPath } from './settings';

describe('settings', () => {
  it.each([
    [undefined, 'account'],
    ['subscription', 'account'],
    ['account', 'account'],
    ['back', 'back'],
    ['device', 'device'],
    ['contact', 'contact'],
    ['exit', 'exit'],
    ['billing', null],
    ['constructor', null],
  ] as const)('[ROUTE-17] /settings/%s is the entry %s', (segment, item) => {
    expect(settingsItem(segment)).toBe(item);
  });

  it('[ROUTE-17] every entry has a path that leads to it', () => {
    for (const item of SETTINGS_ITEMS) expect(settingsItem(settingsPath(item).split('/')[2])).toBe(item);
  });
});
