/** A playback that was left, and goes on when its history entry is returned to: from /network_error for example. */
export interface LeftPlayback {
  /** Key of the player's history entry. */
  readonly entry: string;
  readonly assetId: string;
  readonly content: 'main' | 'trailer';
  /** Second to go on at, as of a playback's request. */
  readonly startAt: number | null | 'resume';
  readonly paused: boolean;
}
