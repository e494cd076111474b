/**
 * Title of the catalogue: episode, season, show, movie, live event or live channel, with its contents, frames, crew,
 * artwork and children. `GET /asset/v2/{id}`, and every item of a page, collection or recommendation set.
 */
import * as v from 'valibot';
import { entity, list, listSchema, mapOf, oneOf, optional, parser, required, wordSchema } from './tolerance';
import type { Schema } from './tolerance';

export const ASSET_TYPES = ['episode', 'season', 'show', 'movie', 'live event', 'live channel'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const WATCHABLES = [
  'yes',
  'yes_anonymous_access',
  'plan_upgrade_required',
  'no_content',
  'not_available',
] as const;
export type Watchable = (typeof WATCHABLES)[number];

export const IMAGE_KINDS = [
  'child',
  'billboard',
  'portrait',
  'thumbnail',
  'jumbotron',
  'logo',
  'hero',
] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
/** URL by kind, absolute or root-relative, without a size; `imageUrl` in domain adds it. */
export type Images = Partial<Record<ImageKind, string>>;

export const CONTENT_TYPES = ['main', 'trailer', 'live'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const STREAM_TYPES = ['DASH', 'HLS'] as const;
export type StreamType = (typeof STREAM_TYPES)[number];

/** `credits` is written 'captions/credits' by the service; the parser brings it to this one word. */
export const FRAME_TYPES = ['intro', 'recap', 'credits', 'ads'] as const;
export type FrameType = (typeof FRAME_TYPES)[number];

/** An id, an address: '' is none. */
const filled = v.pipe(v.string(), v.nonEmpty());
const spaced = (word: string): string => word.trim().toLowerCase().replaceAll(/[_-]/g, ' ');
const underscored = (word: string): string => word.trim().toLowerCase().replaceAll(/[\s-]/g, '_');
const frameWord = (word: string): string => {
  const plain = word.trim().toLowerCase();
  return plain === 'captions/credits' || plain === 'captions' ? 'credits' : plain;
};

/** A stretch of a title, in seconds from its start. */
export const FrameSchema = entity('frame', {
  type: required(wordSchema(FRAME_TYPES, frameWord)),
  start: required(v.number()),
  end: required(v.number()),
  id: optional(v.string(), ''),
});
export type Frame = v.InferOutput<typeof FrameSchema>;

export const StreamSchema = entity('stream', {
  /** MIME type of the manifest, as the service names it. */
  type: optional(v.string(), ''),
  frames: list(FrameSchema),
});
export type Stream = v.InferOutput<typeof StreamSchema>;

/** One thing of a title that can be played. Its `sourceUuid` is the contentId of the playback call. */
export const ContentVariantSchema = entity('content', {
  slug: optional(v.string(), ''),
  type: required(wordSchema(CONTENT_TYPES, (word) => word.toLowerCase())),
  sourceUuid: required(filled),
  video: mapOf(STREAM_TYPES, StreamSchema),
});
export type ContentVariant = v.InferOutput<typeof ContentVariantSchema>;

export const CensorshipSchema = entity('censorship', {
  name: required(v.string()),
  minAge: optional(v.number(), 0),
});
export type Censorship = v.InferOutput<typeof CensorshipSchema>;

/** `type` is lower case: director, cast, studio, music, producer, writer. */
export const CrewMemberSchema = entity('crew', {
  type: required(
    v.pipe(
      v.string(),
      v.transform((word) => word.trim().toLowerCase()),
    ),
  ),
  name: required(v.pipe(v.string(), v.trim(), v.nonEmpty())),
});
export type CrewMember = v.InferOutput<typeof CrewMemberSchema>;

export const NextAssetSchema = entity('nextAsset', {
  uuid: required(filled),
  name: optional(v.string(), ''),
  parentId: optional(filled, null),
});
export type NextAsset = v.InferOutput<typeof NextAssetSchema>;

const assetFields = {
  id: required(filled),
  rootId: optional(filled, null),
  parentId: optional(filled, null),
  name: optional(v.string(), ''),
  administrativeName: optional(v.string(), ''),
  title: optional(v.string(), ''),
  /** An unknown type is shown as a movie. */
  type: oneOf(ASSET_TYPES, 'movie' as const, spaced),
  description: optional(v.string(), ''),
  /** Seconds. */
  duration: optional(v.number(), null),
  year: optional(v.number(), null),
  genres: list(v.string()),
  censorships: list(CensorshipSchema),
  appropriatenessTags: list(v.string()),
  /** Languages of its sound and its subtitles, two letters. The services of some deployments do not say. */
  audios: list(v.string()),
  subtitles: list(v.string()),
  /** Place among its siblings, from 1. */
  order: optional(v.number(), null),
  /** An unknown value counts as not_available. */
  watchable: oneOf(WATCHABLES, 'not_available' as const, underscored),
  /** 'free' or otherwise. */
  accessType: optional(v.string(), ''),
  inRegion: optional(v.boolean(), true),
  live: optional(v.boolean(), false),
  /** ISO 8601 instant. */
  availableFrom: optional(v.string(), null),
  contents: list(ContentVariantSchema),
  frames: list(FrameSchema),
  nextAsset: optional(NextAssetSchema, null),
  crew: list(CrewMemberSchema),
  images: mapOf(IMAGE_KINDS, filled),
  /** Kinds of `images` without the title's name on them: its script is not lettered, or the picture is a still. */
  textlessImages: list(wordSchema(IMAGE_KINDS)),
};

/** Fields of an asset without its children; only the recursion needs the two steps. */
type AssetFields = v.InferOutput<ReturnType<typeof entity<typeof assetFields>>>;
/** Seasons have episodes as children, shows have seasons; listed assets have none. */
export interface Asset extends AssetFields {
  children: Asset[];
}

export const AssetSchema: Schema<Asset> = entity('asset', {
  ...assetFields,
  children: (label) => {
    const children = listSchema<Asset>(
      label,
      v.lazy(() => AssetSchema),
      (child) => child.id,
    );
    const placed = v.pipe(v.unknown(), v.transform(typedByPlace), children) as Schema<Asset[]>;
    return v.fallback(placed, () => []);
  },
});

/**
 * Children without a type are what their place makes them, not movies: seasons where one of them has children, else
 * episodes. A show whose import forgot the types would have nothing to watch.
 */
function typedByPlace(children: unknown): unknown {
  if (!Array.isArray(children)) return children;
  const type = (children as unknown[]).some(hasChildren) ? 'season' : 'episode';
  return (children as unknown[]).map((child) =>
    isRecord(child) && (child.type ?? '') === '' ? { ...child, type } : child,
  );
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const hasChildren = (child: unknown): boolean =>
  isRecord(child) && Array.isArray(child.children) && child.children.length > 0;

export const parseAsset = parser('asset', AssetSchema);

export const RECOMMENDATION_TYPES = [
  'more_like_this',
  'because_you_watched',
  'top_picks',
  'most_popular',
] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** One row of recommendations. An unknown type of set is dropped: it would have no title. */
export const RecommendationSetSchema = entity('recommendation', {
  type: required(wordSchema(RECOMMENDATION_TYPES, underscored)),
  assets: list(AssetSchema, (asset) => asset.id),
});
export type RecommendationSet = v.InferOutput<typeof RecommendationSetSchema>;
/** `GET /asset/{id}/recommendation`. */
export const parseRecommendations = parser(
  'recommendations',
  listSchema('recommendations', RecommendationSetSchema),
);

/** `GET /collection/{id}`. */
export const CollectionSchema = entity('collection', {
  uuid: required(filled),
  title: optional(v.string(), ''),
  assets: list(AssetSchema, (asset) => asset.id),
});
export type Collection = v.InferOutput<typeof CollectionSchema>;
export const parseCollection = parser('collection', CollectionSchema);
