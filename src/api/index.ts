/**
 * The client of the service. What only lazily loaded code uses is imported from its own file: whatever this one names is part
 * of the first load.
 */
export { createApi } from './api';
export type { Api, ApiOptions } from './api';
export { ApiError } from './apiError';
export { decideFailure } from './decideFailure';
export type { Decision as FailureDecision } from './decideFailure';
export type { ErrorCode } from '../domain/errorCodes';
export type { FavoriteFailed, Favorites } from './favoriteChanges';
export { createFavoriteState } from './favoriteState';
export type { FavoriteState } from './favoriteState';
export type { Severity, Situation } from './failures';
export type { PlaybackAnswer, PlaybackCall } from './playback';
export { queries } from './queries';
export { createQueryClient, timeQueriesBy } from './queryClient';
export type { TransportSession } from './transport';
export type { UserWithCountry } from './users';
