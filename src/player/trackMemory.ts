/** What is remembered of the tracks that the viewer chooses: for the show, until the application ends [PLAYER-35]. */
import type { ChosenTracks } from '../domain/chosenTracks';
import type { AudioTrack, TextTrack } from './engine';

/** Where the choices are kept: the viewer's own state, which goes with the viewer. */
export interface ChosenTracksStore {
  getState(): { readonly chosenTracks: ReadonlyMap<string, ChosenTracks> };
  setState(state: { readonly chosenTracks: ReadonlyMap<string, ChosenTracks> }): void;
}

/** The choices by show, which is `showIdOf` an asset. */
export interface TrackMemory {
  chosenTracks(show: string): ChosenTracks;
  rememberAudio(show: string, track: AudioTrack): void;
  /** Null: subtitles were switched off. */
  rememberText(show: string, track: TextTrack | null): void;
  /** Seconds that subtitles are shown later than the stream says. */
  rememberTextDelay(show: string, seconds: number): void;
}

/** The memory in a store. */
export function createTrackMemory(store: ChosenTracksStore): TrackMemory {
  const chosenTracks = (show: string): ChosenTracks => store.getState().chosenTracks.get(show) ?? {};
  const remember = (show: string, choice: ChosenTracks): void =>
    store.setState({
      chosenTracks: new Map([
        ...store.getState().chosenTracks,
        [show, { ...chosenTracks(show), ...choice }] as const,
      ]),
    });
  return {
    chosenTracks,
    rememberAudio: (show, { language, label, channels }) =>
      remember(show, { audio: { language, label, channels } }),
    rememberText: (show, track) =>
      remember(show, {
        text: track === null ? 'off' : { language: track.language, label: track.label, forced: track.forced },
      }),
    rememberTextDelay: (show, textDelay) => remember(show, { textDelay }),
  };
}
