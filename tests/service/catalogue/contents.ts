/** What a title plays: its content variants, and the frames (recap, intro, credits, ads) on its time line. */
import { titlesWithAds } from './editorial';
import type { ContentSeed, FrameSeed, MediaKind } from './types';

/** Length of the committed feature, in seconds. */
export const FEATURE_SECONDS = 120;
/** Length of the committed advertisement, in seconds; a break is one of it. */
export const AD_SECONDS = 8;

/** An advertisement in a playlist. */
export interface AdSeed {
  url: string;
  /** Seconds. */
  duration: number;
}

/** The committed advertisement. `manifest` is the name of its DASH or HLS manifest. */
export const adAt = (origin: string, manifest: string): AdSeed => ({
  url: `${origin}/media/ad/${manifest}`,
  duration: AD_SECONDS,
});

/** The variants of a title: live or main, and a trailer where it has one. */
export function contentsOf(id: string, media: MediaKind, hasTrailer: boolean): ContentSeed[] {
  const contents: ContentSeed[] = [];
  if (media === 'live') contents.push({ slug: `${id}-live`, type: 'live', sourceUuid: `source-${id}-live` });
  if (media === 'feature' || media === 'encrypted') {
    contents.push({ slug: `${id}-main`, type: 'main', sourceUuid: `source-${id}-main` });
  }
  if (hasTrailer)
    contents.push({ slug: `${id}-trailer`, type: 'trailer', sourceUuid: `source-${id}-trailer` });
  return contents;
}

interface FramePlan {
  id: string;
  /** The title editorial.ts knows it by: an episode's show. */
  titleId: string;
  duration: number;
  kind: 'movie' | 'episode';
  /** True from the second episode on. */
  hasRecap: boolean;
}

/** Frames of a film or episode. Short titles have short frames; films have no recap. */
export function framesOf({ id, titleId, duration, kind, hasRecap }: FramePlan): FrameSeed[] {
  const short = duration <= FEATURE_SECONDS;
  const frames: FrameSeed[] = [];
  if (kind === 'episode') {
    const recapEnd = hasRecap ? (short ? 8 : 42) : 0;
    if (hasRecap) frames.push(frame(id, 'recap', 0, recapEnd));
    const introStart = recapEnd + (short ? 2 : 65);
    frames.push(frame(id, 'intro', introStart, introStart + (short ? 10 : 58)));
  } else if (!short) {
    frames.push(frame(id, 'intro', 0, 38));
  }
  frames.push(frame(id, 'captions/credits', duration - (short ? 15 : kind === 'movie' ? 270 : 75), duration));
  if (!titlesWithAds.has(titleId)) return frames;
  for (const start of adStarts(duration)) frames.push(frame(id, 'ads', start, start + AD_SECONDS));
  return frames.sort((a, b) => a.start - b.start);
}

function frame(titleId: string, type: FrameSeed['type'], start: number, end: number): FrameSeed {
  return { type, start, end, id: `${titleId}-${type === 'captions/credits' ? 'credits' : type}-${start}` };
}

/** Where breaks stand: soon after the beginning, so that a viewer meets one, and at the half. */
function adStarts(duration: number): number[] {
  const first = 30;
  const half = Math.round(duration / 2);
  return half > first + AD_SECONDS ? [first, half] : [first];
}
