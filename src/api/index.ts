/** The service, from the client's side. */
export { createApi } from './api';
export type { Api, ApiOptions } from './api';
export { ApiError, serviceCode } from './apiError';
export { decideFailure, ERROR_CODES } from './failures';
export type { Decision as FailureDecision, ErrorCode, Severity, Situation } from './failures';
export type { PlaybackAnswer, PlaybackCall } from './playback';
export { queries, queryKeys } from './queries';
export { createQueryClient } from './queryClient';
export type { TransportSession } from './transport';
export type { UserWithCountry } from './users';
export { usePage } from './usePage';
export type { PageFeed } from './usePage';
