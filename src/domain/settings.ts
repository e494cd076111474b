/** The settings' left menu, and which path shows which of its entries [SUB-01, ROUTE-17]. */

/** From top to bottom. `back` and `exit` do something when they are chosen; the others have a view beside the menu. */
export const SETTINGS_ITEMS = ['back', 'account', 'device', 'contact', 'exit'] as const;
export type SettingsItem = (typeof SETTINGS_ITEMS)[number];

/** The entry of a sub-route; the base is the subscription's. Null: there is no such path. */
export function settingsItem(segment: string | undefined): SettingsItem | null {
  if (segment === undefined || segment === 'subscription') return 'account';
  return SETTINGS_ITEMS.find((item) => item === segment) ?? null;
}

/** Path of an entry's view. */
export const settingsPath = (item: SettingsItem): string => `/settings/${item}`;
