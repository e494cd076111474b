/** What one press of back does in the player. */

export interface BackState {
  episodesOpen: boolean;
  /** Any of the pickers: subtitles and audio, quality. */
  trackPickerOpen: boolean;
  screenSaverVisible: boolean;
  overlayVisible: boolean;
}

export type BackStep = 'closeEpisodes' | 'closeTrackPicker' | 'closeScreenSaver' | 'hideOverlay' | 'exit';

/** The one step a press takes: episodes modal, track picker, screen saver, overlay, then leaving (PLAYER-18). */
export const backStep = (state: BackState): BackStep => {
  if (state.episodesOpen) return 'closeEpisodes';
  if (state.trackPickerOpen) return 'closeTrackPicker';
  if (state.screenSaverVisible) return 'closeScreenSaver';
  return state.overlayVisible ? 'hideOverlay' : 'exit';
};
