/**
 * Settings in Samsung's menus. https://developer.samsung.com/smarttv/develop/api-references/samsung-product-api-references/tvinfo-api.html
 * Only the captions have an event; the others are read again when the application comes back from the menus.
 */
import type { TvInfoManager } from 'tizen-tv-webapis';
import { attempt } from '../common/ask';
import type { PlatformPage } from '../common/page';
import { isYes, readAgainWhenShown } from '../common/watch';
import type { Watch } from '../platform';
import type { TizenGlobals } from './api';

/** Keys of the menus that are read, of which older sets lack some. */
export type MenuKey = keyof TvInfoManager['TvInfoMenuKey'] &
  ('ACCESSIBILITY_HIGH_CONTRAST' | 'CAPTION_ONOFF_KEY' | 'VOICE_GUIDE_KEY');

/** Reports whether a setting of the menus is on. */
export const watchMenu = ({ webapis }: TizenGlobals, page: PlatformPage, name: MenuKey): Watch => {
  const tvinfo = webapis?.tvinfo;
  const key = attempt(() => tvinfo?.TvInfoMenuKey?.[name], undefined);
  const read = (): boolean =>
    key !== undefined && attempt(() => isYes(tvinfo?.getMenuValue?.(key as never)), false);
  return (listener) => {
    const shown = readAgainWhenShown(page, read)(listener);
    const id =
      name === 'CAPTION_ONOFF_KEY' && key !== undefined
        ? attempt(
            () => tvinfo?.addCaptionChangeListener?.(key as never, () => listener(read())) ?? null,
            null,
          )
        : null;
    return () => {
      shown();
      if (id !== null) attempt(() => tvinfo?.removeCaptionChangeListener?.(id), undefined);
    };
  };
};
