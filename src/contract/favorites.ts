/** What a profile keeps: bookmarks (continue watching), likes and the watchlist. All under /favorites. */
import * as v from 'valibot';
import { entity, list, listSchema, oneOf, optional, parser, required, wordSchema } from './tolerance';

const filled = v.pipe(v.string(), v.nonEmpty());

/** How far a title was watched. `GET /favorites/watching/{assetId}` and the list `GET /favorites/watching?profile={uuid}`. */
export const BookmarkSchema = entity('bookmark', {
  assetUuid: required(filled),
  currentSecond: optional(v.number(), 0),
  finished: optional(v.boolean(), false),
});
export type Bookmark = v.InferOutput<typeof BookmarkSchema>;
export const parseBookmark = parser('bookmark', BookmarkSchema);
export const parseBookmarks = parser(
  'bookmarks',
  listSchema('bookmarks', BookmarkSchema, (bookmark) => bookmark.assetUuid),
);

export const PROGRESS_EVENTS = ['started', 'progressed', 'finished', 'closed', 'next initialized'] as const;
export type ProgressEvent = (typeof PROGRESS_EVENTS)[number];

/** Body of `POST /favorites/watching/{assetId}`; the answer is the saved bookmark. */
export const ProgressBodySchema = entity('progress', {
  assetId: required(filled),
  rootId: optional(filled, null),
  parentId: optional(filled, null),
  event: required(wordSchema(PROGRESS_EVENTS)),
  /** Whole seconds. */
  currentSecond: required(v.pipe(v.number(), v.integer(), v.minValue(0))),
  finished: required(v.boolean()),
  deviceId: required(filled),
});
export type ProgressBody = v.InferOutput<typeof ProgressBodySchema>;
export const parseProgressBody = parser('progress', ProgressBodySchema);

export const LIKES = ['LIKE', 'DISLIKE', 'NOLIKE'] as const;
export type LikeStatus = (typeof LIKES)[number];

/** `GET /favorites/like/{id}`. */
export const LikeSchema = entity('like', {
  like: oneOf(LIKES, 'NOLIKE' as const, (word) => word.toUpperCase()),
});
export type Like = v.InferOutput<typeof LikeSchema>;
export const parseLike = parser('like', LikeSchema);

/** Body of `PUT /favorites/like`. */
export const LikeBodySchema = entity('likeBody', {
  assetUuid: required(filled),
  like: required(wordSchema(['LIKE', 'DISLIKE'])),
});
export type LikeBody = v.InferOutput<typeof LikeBodySchema>;
export const parseLikeBody = parser('likeBody', LikeBodySchema);

/** Body of `DELETE /favorites/like` and of `PUT` and `DELETE /favorites/watchlist`. */
export const AssetRefSchema = entity('assetRef', { assetUuid: required(filled) });
export type AssetRef = v.InferOutput<typeof AssetRefSchema>;
export const parseAssetRef = parser('assetRef', AssetRefSchema);

/** `GET /favorites/watchlist`. */
export const WatchlistSchema = entity('watchlist', { assetUuids: list(filled, (id) => id) });
export type Watchlist = v.InferOutput<typeof WatchlistSchema>;
export const parseWatchlist = parser('watchlist', WatchlistSchema);

/** `GET /favorites/watchlist/{id}`: true when the title is on the watchlist. */
export const parseOnWatchlist = parser('onWatchlist', v.boolean());
