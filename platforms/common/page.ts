/** The members of `window` that adapters use, so that tests and fakes need no page. */
import type { VisibilityDocument } from './visibility';
import type { WakeLocks } from './wakeLock';

export interface PlatformPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: VisibilityDocument;
  readonly navigator: Pick<Navigator, 'language' | 'onLine' | 'userAgent'> & {
    readonly deviceMemory?: number;
    readonly wakeLock?: WakeLocks;
  };
  readonly innerHeight: number;
  readonly innerWidth: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly devicePixelRatio: number;
  readonly location: Pick<Location, 'protocol' | 'reload' | 'search'>;
  close(): void;
}
