/** The service, from the client's side. */
export { createApi } from './api';
export type { Api, ApiOptions } from './api';
export { ApiError } from './apiError';
export { decideFailure } from './decideFailure';
export type { Decision as FailureDecision } from './decideFailure';
export type { ErrorCode } from '../domain/errorCodes';
export type { FavouriteFailed, Favourites } from './favourites';
export type { Severity, Situation } from './failures';
export type { PlaybackAnswer, PlaybackCall } from './playback';
export { sendTrace } from './traces';
export { queries } from './queries';
export { createQueryClient } from './queryClient';
export type { TransportSession } from './transport';
export type { UserWithCountry } from './users';
export { usePage } from './usePage';
export type { PageFeed } from './usePage';
