/** What a viewer has chosen to hear and read of a show, by what it is: ids differ between the episodes [PLAYER-35]. */

export interface AudioChoice {
  /** BCP 47 tag; 'und' for none. */
  readonly language: string;
  readonly label: string | null;
  readonly channels: number | null;
}

/** 'off' is a choice like any other. */
export type TextChoice =
  { readonly language: string; readonly label: string | null; readonly forced: boolean } | 'off';

/** Undefined until the viewer chooses. */
export interface ChosenTracks {
  readonly audio?: AudioChoice;
  readonly text?: TextChoice;
  /** Seconds that subtitles are shown later than the stream says. */
  readonly textDelay?: number;
}
