/** The effect of one press of back in the player. */

export interface BackState {
  episodesOpen: boolean;
  /** Either picker is open: subtitles and audio, or quality. */
  trackPickerOpen: boolean;
  screenSaverVisible: boolean;
  overlayVisible: boolean;
}

export type BackStep = 'closeEpisodes' | 'closeTrackPicker' | 'closeScreenSaver' | 'hideOverlay' | 'exit';

/**
 * The single step of a press: close the episodes modal, the track picker, the screen saver, the overlay, then leave
 * (PLAYER-18).
 */
export const backStep = (state: BackState): BackStep => {
  if (state.episodesOpen) return 'closeEpisodes';
  if (state.trackPickerOpen) return 'closeTrackPicker';
  if (state.screenSaverVisible) return 'closeScreenSaver';
  return state.overlayVisible ? 'hideOverlay' : 'exit';
};
