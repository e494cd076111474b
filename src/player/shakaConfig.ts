/**
 * Settings of the streaming engine as data. The values are the product's [PLAYER-26, PLAYER-27, PAGE-16]; Shaka's
 * defaults differ.
 */
import type shaka from 'shaka-player';
import { KEY_SYSTEMS } from '../../platforms/common/keySystems';
import type { KeySystem } from '../../platforms/common/keySystems';
import { cmcdConfig } from './cmcd';
import type { CmcdOptions } from './cmcdOptions';
import type { StreamSource } from './engine';
import type { trackConfig } from './trackConfig';

type TrackConfig = ReturnType<typeof trackConfig>;

/** The settings that differ between the main playback and a background trailer. */
export interface StreamingProfile {
  /** Seconds to keep buffered ahead. */
  bufferingGoal: number;
  /** Seconds that must be buffered before playback starts or continues; never above the goal. */
  rebufferingGoal: number;
  /** Seconds kept buffered behind the position. */
  bufferBehind: number;
  /** Attempts per manifest or segment. */
  maxAttempts: number;
  /** Time limit of one attempt, ms. */
  timeout: number;
}

export const MAIN_PROFILE: StreamingProfile = {
  bufferingGoal: 10,
  rebufferingGoal: 5,
  bufferBehind: 10,
  maxAttempts: 100,
  timeout: 10_000,
};

/** The muted trailer behind a page; it starts with as little as the engine's default of 2 s. */
export const BACKGROUND_PROFILE: StreamingProfile = {
  bufferingGoal: 5,
  rebufferingGoal: 2,
  bufferBehind: 1,
  maxAttempts: 100,
  timeout: 10_000,
};

/** A few repetitions for a lost request; a refusal should reach the viewer soon. */
const LICENSE_ATTEMPTS = 3;

/** Factor 1 without fuzz: the engine's default doubles the wait without a limit and randomises it. */
const retries = (maxAttempts: number, timeout: number): shaka.extern.RetryParameters => ({
  maxAttempts,
  baseDelay: 1000,
  backoffFactor: 1,
  fuzzFactor: 0,
  timeout,
  stallTimeout: timeout,
  connectionTimeout: timeout,
});

/**
 * 3 Mbit/s: the middle of the HD bucket (SD up to 1, HD below 5) [QUAL-06], for a first quality while the bandwidth
 * is unknown.
 */
const FIRST_BANDWIDTH_ESTIMATE = 3_000_000;

/**
 * Seconds after which a stream that is a segment ahead of another asks again whether it may go on. By the engine's default of 1
 * a film whose first sound comes before its first picture stands still for that second, since it needs a second segment of both
 * to begin [PLAYER-26].
 */
const UPDATE_INTERVAL_S = 0.1;

/**
 * All settings that do not depend on the asset. `configure` must return true for it.
 * @param keySystems the set's, in order of preference
 */
export const engineConfig = (profile: StreamingProfile, keySystems: readonly KeySystem[]) => ({
  streaming: {
    bufferingGoal: profile.bufferingGoal,
    rebufferingGoal: profile.rebufferingGoal,
    bufferBehind: profile.bufferBehind,
    updateIntervalSeconds: UPDATE_INTERVAL_S,
    retryParameters: retries(profile.maxAttempts, profile.timeout),
  },
  manifest: { retryParameters: retries(profile.maxAttempts, profile.timeout) },
  drm: {
    preferredKeySystems: [...keySystems],
    retryParameters: retries(LICENSE_ATTEMPTS, profile.timeout),
  },
  abr: {
    enabled: true,
    // Televisions report unreliable network information.
    useNetworkInformation: false,
    defaultBandwidthEstimate: FIRST_BANDWIDTH_ESTIMATE,
    // docs/decisions/dropped-frames.md
    droppedFrames: false,
  },
});

/**
 * Licence servers of a stream; none for clear content, since with a configured server the engine expects encryption:
 * undefined takes out what an earlier load has set. FairPlay also needs a server certificate
 * (`drm.advanced['com.apple.fps'].serverCertificateUri`), for which the service's playback answer has no field: there
 * FairPlay plays only where the manifest itself leads to the keys.
 */
export const licenseServers = (licenseUrl: string | null): Record<string, string | undefined> =>
  Object.fromEntries(KEY_SYSTEMS.map((system) => [system, licenseUrl ?? undefined]));

/** The settings that differ from load to load. */
export const loadConfig = (
  { licenseUrl, cmcd }: StreamSource,
  choices: TrackConfig,
  reports: CmcdOptions | null,
) => ({
  ...choices,
  drm: { servers: licenseServers(licenseUrl) },
  cmcd: cmcdConfig(reports, cmcd ?? null),
});
export type LoadConfig = ReturnType<typeof loadConfig>;

/**
 * The settings that decide what is fetched ahead of a load and whether it serves that load: none of the subtitles, which
 * are a small part of it that a load with others leaves out, and nothing that is only reported.
 */
export const preloadedBy = ({ preferredAudio, drm, abr }: LoadConfig) => ({ preferredAudio, drm, abr });

/**
 * Segments of each kind that are fetched ahead of a load. Shaka counts from the one before the start, unless that is
 * the stream's own, so that one would be of no use to a start in the middle.
 */
const PRELOADED_SEGMENTS = 2;

/** All settings of a stream that is fetched ahead: it has none of the player's. */
export const preloadConfig = (
  profile: StreamingProfile,
  keySystems: readonly KeySystem[],
  load: LoadConfig,
) => {
  const base = engineConfig(profile, keySystems);
  return {
    ...base,
    ...load,
    streaming: { ...base.streaming, segmentPrefetchLimit: PRELOADED_SEGMENTS },
    drm: { ...base.drm, ...load.drm },
    abr: { ...base.abr, ...load.abr },
  };
};
