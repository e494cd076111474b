/** The settings menu, and which path shows which entry [SUB-01, ROUTE-17]. */

/** Entries from top to bottom. `back` and `exit` are actions; the others have a view beside the menu. */
export const SETTINGS_ITEMS = ['back', 'account', 'device', 'contact', 'exit'] as const;
/** An entry of the settings menu. */
export type SettingsItem = (typeof SETTINGS_ITEMS)[number];

/** The entry of a sub-route; the base path shows the account. Null for an unknown path. */
export function settingsItem(segment: string | undefined): SettingsItem | null {
  if (segment === undefined || segment === 'subscription') return 'account';
  return SETTINGS_ITEMS.find((item) => item === segment) ?? null;
}

/** Path of an entry's view. */
export const settingsPath = (item: SettingsItem): string => `/settings/${item}`;
