/** Opens and closes the panel that the viewer asks for, and knows where focus returns when it closes. */
import type { StoreApi } from 'zustand/vanilla';
import type { Panel } from '../../player/layers';
import type { OverlayVisibility } from '../../player/overlayVisibility';
import type { PlayerView } from './playerView';

export interface PanelControl {
  /** @param opener name of the control that opens it: focus returns to it */
  open(panel: Panel, opener: string): void;
  /** @param overlayShown whether the controls showed before the key: else they are gone again afterwards */
  openByKey(panel: Panel, overlayShown: boolean): void;
  /** Nothing happens when none is open. */
  close(): void;
  /** The control that focus returns to after the panel that closed last; null for none, and when asked again. */
  takeOpener(): string | null;
}

export interface PanelControlParts {
  readonly view: Pick<StoreApi<PlayerView>, 'getState' | 'setState'>;
  readonly overlay: Pick<OverlayVisibility, 'dismiss'>;
  /** The viewer has done something: shows the controls. */
  readonly activity: () => void;
}

/** No panel is open. */
export function createPanelControl({ view, overlay, activity }: PanelControlParts): PanelControl {
  let opener: string | null = null;
  let overlayShown = true;

  function open(panel: Panel, from: string | null, shown: boolean): void {
    activity();
    opener = from;
    overlayShown = shown;
    view.setState({ panel });
  }

  return {
    open: (panel, from) => open(panel, from, true),
    openByKey: (panel, shown) => open(panel, null, shown),
    close: () => {
      if (view.getState().panel === null) return;
      view.setState({ panel: null });
      // The controls' time has gone on below the panel.
      if (overlayShown) activity();
      else overlay.dismiss();
    },
    takeOpener: () => {
      const taken = opener;
      opener = null;
      return taken;
    },
  };
}
