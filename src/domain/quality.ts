/** The qualities of a picture: their names and sizes, and what device and plan allow [QUAL-01..06, QUAL-08]. */
import type { ContentType } from '../contract';

/** A quality as plans name it. */
export interface Quality {
  readonly name: string;
  /** Pixels, of a 16:9 picture. */
  readonly width: number;
  readonly height: number;
}

/** All qualities, smallest first [QUAL-04]. */
export const QUALITIES: readonly Quality[] = [
  { name: '270p', width: 480, height: 270 },
  { name: '360p', width: 640, height: 360 },
  { name: '540p', width: 960, height: 540 },
  { name: 'HD', width: 1280, height: 720 },
  { name: 'FHD', width: 1920, height: 1080 },
  { name: 'UHD', width: 3840, height: 2160 },
];

/** Height that everybody may watch [QUAL-03]. */
const ALWAYS_ALLOWED = 540;

/** Browsers report sizes rounded after scaling: 1079 lines are 1080. */
const ROUNDING = 2;

/** What limits the height of a picture. */
export interface QualityLimit {
  /** The largest video that the device can display, pixels; 0 or NaN is unknown and limits nothing. */
  readonly deviceMax: { readonly width: number; readonly height: number };
  /** Names of the plan's qualities. */
  readonly planQualities: readonly string[];
  readonly content: ContentType;
}

/**
 * The greatest height allowed, pixels: the lower of what device and plan allow, but always 540; null without a limit.
 * Trailers ignore the plan [QUAL-02]. Names are compared without case, unknown ones are ignored, and a plan without a
 * known name allows nothing beyond 540: guests and users without a plan have an empty list.
 */
export function heightLimit({ deviceMax, planQualities, content }: QualityLimit): number | null {
  const plan = content === 'trailer' ? Infinity : planHeight(planQualities);
  const limit = Math.max(ALWAYS_ALLOWED, Math.min(plan, deviceHeight(deviceMax)));
  return Number.isFinite(limit) ? limit : null;
}

function planHeight(names: readonly string[]): number {
  const known = names.map((name) => name.trim().toLowerCase());
  return Math.max(
    0,
    ...QUALITIES.filter(({ name }) => known.includes(name.toLowerCase())).map(({ height }) => height),
  );
}

/** The lower of the device's own height and that of the largest 16:9 picture of its width. */
function deviceHeight({ width, height }: QualityLimit['deviceMax']): number {
  const limits = [(width * 9) / 16, height].filter((limit) => Number.isFinite(limit) && limit > 0);
  const lowest = Math.min(...limits);
  return QUALITIES.find((each) => Math.abs(each.height - lowest) <= ROUNDING)?.height ?? lowest;
}

/** A choice of quality: 'auto' lets the engine adapt, a height in pixels is fixed. */
export type QualityOption = 'auto' | number;

/**
 * What can be chosen, 'auto' first [QUAL-07], then each height of the stream up to the limit, greatest first.
 * @param limit of `heightLimit`; null for none
 */
export function qualityOptions(heights: readonly number[], limit: number | null): readonly QualityOption[] {
  const allowed = [...new Set(heights)].filter(
    (height) => height > 0 && Number.isFinite(height) && height <= (limit ?? Infinity),
  );
  return ['auto', ...allowed.sort((a, b) => b - a)];
}

/** The name of a height: 'FHD' for 1080, '480p' for one without a name. */
export function qualityLabel(height: number): string {
  return QUALITIES.find((quality) => quality.height === height)?.name ?? `${Math.round(height)}p`;
}

export type QualityBucket = 'SD' | 'HD' | 'FHD' | 'UHD';

/** The bucket of a bitrate: SD up to and with 1 Mbit/s, HD below 5, FHD below 14, UHD from there. */
function bucketOf(bitsPerSecond: number): QualityBucket {
  const megabits = bitsPerSecond / 1_000_000;
  if (megabits >= 14) return 'UHD';
  if (megabits >= 5) return 'FHD';
  return megabits > 1 ? 'HD' : 'SD';
}

const REPORTED_WIDTH = { min: 320, max: 8192 } as const;

/**
 * The width that is reported of a picture, whole pixels from 320 to 8192 [QUAL-05].
 * @param width pixels; 0 or NaN while the engine knows none: the width of the height's quality counts
 */
function reportedWidth(width: number, height: number): number {
  const known = width > 0 ? width : (QUALITIES.find((quality) => quality.height === height)?.width ?? 0);
  return Math.round(Math.min(Math.max(known, REPORTED_WIDTH.min), REPORTED_WIDTH.max));
}

/** What reports say of a picture. */
export interface ReportedQuality {
  /** Pixels. */
  readonly width: number;
  readonly bucket: QualityBucket;
}

/** What is measured of a picture; null, 0 and NaN are unknown. Sizes are pixels, the bitrate is bits per second. */
export interface MeasuredPicture {
  readonly width: number | null;
  readonly height: number | null;
  readonly bitrate: number | null;
}

/** The quality to report of a picture [QUAL-05, QUAL-06]; null until its size and bitrate are known. */
export function reportedQuality({ width, height, bitrate }: MeasuredPicture): ReportedQuality | null {
  const size = { width: width ?? 0, height: height ?? 0 };
  if (bitrate === null || !(bitrate > 0) || !(size.width > 0 || size.height > 0)) return null;
  return { width: reportedWidth(size.width, size.height), bucket: bucketOf(bitrate) };
}
