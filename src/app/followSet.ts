/** What the set shows over the application, and how it wants it shown: pointer, keyboard, high contrast, voice guide. */
import type { HostPage, Platform } from '../../platforms';
import type { Root } from '../../renderer';
import type { DomLayer } from '../dom';
import type { Stores } from '../session';

export interface SetOptions {
  platform: Pick<Platform, 'speak' | 'watchContrast' | 'watchKeyboard' | 'watchPointer'>;
  root: Pick<Root, 'input' | 'scene' | 'setDefaults'>;
  dom: Pick<DomLayer, 'show'>;
  settings: Stores['settings'];
  hostPage: Pick<HostPage, 'leaveField'>;
}

/** White, whatever the theme has, and half again as wide as the usual ring. */
const CONTRAST_RING = { color: 0xffffffff, width: 6, offset: 6 };

/** For as long as the application runs, after the theme's defaults are set. */
export function followSet({ platform, root, dom, settings, hostPage }: SetOptions): void {
  platform.watchPointer((shown) => {
    // It left the screen without a movement that the page would see.
    if (!shown) root.input?.pointer?.hide();
  });
  platform.watchKeyboard((shown) => {
    // The application has a keyboard of its own [KEYB-09].
    if (shown) hostPage.leaveField();
  });
  const { ring } = root.scene.defaults;
  platform.watchContrast((on) => root.setDefaults({ ring: on ? CONTRAST_RING : ring }));

  let guide: Promise<() => void> | null = null;
  const followGuide = ({ ttsEnabled }: { readonly ttsEnabled: boolean }): void => {
    if (ttsEnabled === (guide !== null)) return;
    const ended = guide;
    guide = ttsEnabled ? startGuide() : null;
    void ended?.then((end) => end());
  };
  async function startGuide(): Promise<() => void> {
    try {
      const { startVoiceGuide } = await import('./voiceGuide');
      return startVoiceGuide({ scene: root.scene, speak: platform.speak, dom });
    } catch {
      // Its chunk did not come: switched on again it is asked for again.
      return () => {};
    }
  }
  followGuide(settings.getState());
  settings.subscribe(followGuide);
}
