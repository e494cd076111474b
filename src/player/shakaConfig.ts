/** Settings of the streaming engine as data. Numbers are the product's [PLAYER-26, PLAYER-27, PAGE-16]; the engine's own differ. */
import type shaka from 'shaka-player';

/** The settings a playback differs in: the title itself, or a trailer in the background. */
export interface StreamingProfile {
  /** Seconds to keep buffered ahead. */
  bufferingGoal: number;
  /** Seconds that must be buffered before playing begins or goes on; never above the goal. */
  rebufferingGoal: number;
  /** Seconds kept behind the position. */
  bufferBehind: number;
  /** Attempts for one manifest or segment. */
  maxAttempts: number;
  /** Milliseconds one attempt may take. */
  timeout: number;
}

export const MAIN_PROFILE: StreamingProfile = {
  bufferingGoal: 10,
  rebufferingGoal: 5,
  bufferBehind: 10,
  maxAttempts: 100,
  timeout: 10_000,
};

/** The muted trailer behind a page; it begins as soon as the engine's own 2 s are there. */
export const BACKGROUND_PROFILE: StreamingProfile = {
  bufferingGoal: 5,
  rebufferingGoal: 2,
  bufferBehind: 1,
  maxAttempts: 100,
  timeout: 10_000,
};

/**
 * Key systems in the order they are asked for: Widevine by default, the others where the device lacks it; ClearKey,
 * which protects nothing, last.
 */
export const KEY_SYSTEMS = [
  'com.widevine.alpha',
  'com.microsoft.playready',
  'com.apple.fps',
  'org.w3.clearkey',
] as const;

/** A licence request is repeated a little by the engine; a refusal should reach the viewer soon. */
const LICENSE_ATTEMPTS = 3;

/** The engine doubles the wait without a cap unless the factor is 1, and fuzzes it unless told not to. */
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
 * 3 Mbit/s: the middle of the HD bucket (SD up to 1, HD under 5) [QUAL-06], a fair first picture where nothing is known of
 * the line.
 */
const FIRST_BANDWIDTH_ESTIMATE = 3_000_000;

/** Everything that does not depend on the title. `configure` must answer true for it. */
export const engineConfig = (profile: StreamingProfile) => ({
  streaming: {
    bufferingGoal: profile.bufferingGoal,
    rebufferingGoal: profile.rebufferingGoal,
    bufferBehind: profile.bufferBehind,
    retryParameters: retries(profile.maxAttempts, profile.timeout),
  },
  manifest: { retryParameters: retries(profile.maxAttempts, profile.timeout) },
  drm: {
    preferredKeySystems: [...KEY_SYSTEMS],
    retryParameters: retries(LICENSE_ATTEMPTS, profile.timeout),
  },
  abr: {
    enabled: true,
    // What televisions report of their network is not to be trusted.
    useNetworkInformation: false,
    defaultBandwidthEstimate: FIRST_BANDWIDTH_ESTIMATE,
  },
});

/** Licence servers for a title; none for clear content, since a configured server makes the engine expect encryption. */
export const licenseServers = (licenseUrl: string | null): Record<string, string> =>
  licenseUrl === null ? {} : Object.fromEntries(KEY_SYSTEMS.map((system) => [system, licenseUrl]));
