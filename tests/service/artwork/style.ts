/** How artwork is drawn now: as the service was started, until a test asks otherwise. */
import type { ArtworkStyle } from './types';

export interface MovableStyle {
  now(): ArtworkStyle;
  set(style: ArtworkStyle): void;
  /** Back to what the service was started with. */
  reset(): void;
}

export function movableStyle(first: ArtworkStyle): MovableStyle {
  let style = first;
  return {
    now: () => style,
    set: (next) => {
      style = next;
    },
    reset: () => {
      style = first;
    },
  };
}
