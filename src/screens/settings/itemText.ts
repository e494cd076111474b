/** Names of the settings entries, in the menu and above their views. */
import type { SettingsItem } from '../../domain/settings';
import type { TextKey } from '../../i18n';

/** Name of each entry. */
export const ITEM_TEXT: Readonly<Record<SettingsItem, TextKey>> = {
  back: 'settings.goBack',
  account: 'settings.account',
  device: 'settings.device',
  contact: 'settings.contact',
  exit: 'settings.exit',
};
