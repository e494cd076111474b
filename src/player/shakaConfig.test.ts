import { describe, expect, it } from 'vitest';
import { BACKGROUND_PROFILE, engineConfig, licenseServers, MAIN_PROFILE } from './shakaConfig';

describe("the engine's configuration", () => {
  it('[PLAYER-26] buffers 10 s ahead, 5 s before going on, and keeps 10 s behind', () => {
    expect(engineConfig(MAIN_PROFILE).streaming).toMatchObject({
      bufferingGoal: 10,
      rebufferingGoal: 5,
      bufferBehind: 10,
    });
  });

  it('[PLAYER-27] tries a request up to 100 times, 10 s each, with a steady wait', () => {
    const { streaming, manifest } = engineConfig(MAIN_PROFILE);
    const steady = { maxAttempts: 100, timeout: 10_000, backoffFactor: 1, fuzzFactor: 0 };
    expect(streaming.retryParameters).toMatchObject(steady);
    expect(manifest.retryParameters).toMatchObject(steady);
  });

  it('[PAGE-16] buffers a background trailer 5 s ahead and 1 s behind', () => {
    const { streaming } = engineConfig(BACKGROUND_PROFILE);
    expect(streaming).toMatchObject({ bufferingGoal: 5, bufferBehind: 1 });
    expect(streaming.retryParameters).toMatchObject({ maxAttempts: 100, timeout: 10_000 });
    expect(streaming.rebufferingGoal).toBeLessThanOrEqual(streaming.bufferingGoal);
  });

  it('[PLAYER-29, PLAYER-30] asks for Widevine first, then PlayReady, FairPlay and ClearKey', () => {
    expect(engineConfig(MAIN_PROFILE).drm.preferredKeySystems).toEqual([
      'com.widevine.alpha',
      'com.microsoft.playready',
      'com.apple.fps',
      'org.w3.clearkey',
    ]);
    expect(licenseServers('https://drm.test')).toMatchObject({
      'com.widevine.alpha': 'https://drm.test',
      'org.w3.clearkey': 'https://drm.test',
    });
    expect(licenseServers(null)).toEqual({});
  });
});
