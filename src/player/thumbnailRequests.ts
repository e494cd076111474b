/**
 * The picture of a seek target that moves, up to twenty times a second: one request at a time, and of the seconds asked for
 * meanwhile only the last.
 */
import type { Thumbnail } from './engine';

export interface ThumbnailRequests {
  /** The target is at this second; null when no seek is pending any more: what is on its way is then not shown. */
  follow(second: number | null): void;
}

/**
 * @param ask answers null where there is no picture
 * @param show called with each answer while a seek is pending, and with null at its end
 */
export const createThumbnailRequests = (
  ask: (second: number) => Promise<Thumbnail | null>,
  show: (thumbnail: Thumbnail | null) => void,
): ThumbnailRequests => {
  let wanted: number | null = null;
  let asking = false;

  const request = async (second: number): Promise<void> => {
    asking = true;
    let answer: Thumbnail | null = null;
    try {
      answer = await ask(second);
    } finally {
      asking = false;
    }
    if (wanted === null) return;
    show(answer);
    if (wanted !== second) void request(wanted);
  };

  return {
    follow: (second) => {
      if (second === wanted) return;
      wanted = second;
      if (second === null) show(null);
      else if (!asking) void request(second);
    },
  };
};
