/** Opens and closes the panel that the viewer asks for. */
import type { StoreApi } from 'zustand/vanilla';
import type { Panel } from '../../player/layers';
import type { OverlayVisibility } from '../../player/overlayVisibility';
import type { PlayerView } from './playerView';

export interface PanelControl {
  /** From a control, which has focus again when the panel closes. */
  open(panel: Panel): void;
  /** @param overlayShown whether the controls showed before the key: else they are gone again afterwards */
  openByKey(panel: Panel, overlayShown: boolean): void;
  /** Nothing happens when none is open. */
  close(): void;
}

export interface PanelControlParts {
  readonly view: Pick<StoreApi<PlayerView>, 'getState' | 'setState'>;
  readonly overlay: Pick<OverlayVisibility, 'dismiss'>;
  /** Shows the controls. */
  readonly activity: () => void;
  /** The viewer has asked for a panel. */
  readonly viewerActed: () => void;
}

/** No panel is open. */
export function createPanelControl({
  view,
  overlay,
  activity,
  viewerActed,
}: PanelControlParts): PanelControl {
  let overlayBefore = true;

  function openByKey(panel: Panel, overlayShown: boolean): void {
    viewerActed();
    activity();
    overlayBefore = overlayShown;
    view.setState({ panel });
  }

  return {
    open: (panel) => openByKey(panel, true),
    openByKey,
    close: () => {
      if (view.getState().panel === null) return;
      view.setState({ panel: null });
      // The controls' time has gone on below the panel.
      if (overlayBefore) activity();
      else overlay.dismiss();
    },
  };
}
