import { describe, expect, it } from 'vitest';
import { beginningWith, KEY_SYSTEMS } from '../../platforms/common/keySystems';
import { BACKGROUND_PROFILE, engineConfig, loadConfig, MAIN_PROFILE, preloadConfig } from './shakaConfig';
import { NO_CHOICES, trackConfig } from './trackConfig';

describe("the engine's configuration", () => {
  it('[PLAYER-26] buffers 10 s ahead, 5 s before going on, and keeps 10 s behind', () => {
    expect(engineConfig(MAIN_PROFILE, KEY_SYSTEMS).streaming).toMatchObject({
      bufferingGoal: 10,
      rebufferingGoal: 5,
      bufferBehind: 10,
    });
  });

  it('[PLAYER-27] tries a request up to 100 times, 10 s each, with a steady wait', () => {
    const { streaming, manifest } = engineConfig(MAIN_PROFILE, KEY_SYSTEMS);
    const steady = { maxAttempts: 100, timeout: 10_000, backoffFactor: 1, fuzzFactor: 0 };
    expect(streaming.retryParameters).toMatchObject(steady);
    expect(manifest.retryParameters).toMatchObject(steady);
  });

  it('[PLAYER-27] asks for a licence 3 times, so that a refusal is told soon', () => {
    expect(engineConfig(MAIN_PROFILE, KEY_SYSTEMS).drm.retryParameters).toMatchObject({
      maxAttempts: 3,
      timeout: 10_000,
    });
  });

  it('asks ten times a second whether a stream that is ahead of another may go on', () => {
    expect(engineConfig(MAIN_PROFILE, KEY_SYSTEMS).streaming.updateIntervalSeconds).toBe(0.1);
  });

  it('[QUAL-09] adapts by the network alone: lost frames take no height away', () => {
    const { abr } = engineConfig(MAIN_PROFILE, KEY_SYSTEMS);
    expect(abr).toMatchObject({ enabled: true, droppedFrames: false, useNetworkInformation: false });
  });

  it('[PAGE-16] buffers a background trailer 5 s ahead and 1 s behind', () => {
    const { streaming } = engineConfig(BACKGROUND_PROFILE, KEY_SYSTEMS);
    expect(streaming).toMatchObject({ bufferingGoal: 5, bufferBehind: 1 });
    expect(streaming.retryParameters).toMatchObject({ maxAttempts: 100, timeout: 10_000 });
    expect(streaming.rebufferingGoal).toBeLessThanOrEqual(streaming.bufferingGoal);
  });

  it('[PLAYER-29, PLAYER-30] asks for Widevine first, then PlayReady, FairPlay and ClearKey', () => {
    expect(engineConfig(MAIN_PROFILE, KEY_SYSTEMS).drm.preferredKeySystems).toEqual([
      'com.widevine.alpha',
      'com.microsoft.playready',
      'com.apple.fps',
      'org.w3.clearkey',
    ]);
  });

  it('[PLAYER-30] asks in the order of the set, where the set has another', () => {
    const { drm } = engineConfig(MAIN_PROFILE, beginningWith('com.microsoft.playready'));
    const order = ['com.microsoft.playready', 'com.widevine.alpha', 'com.apple.fps', 'org.w3.clearkey'];
    expect(drm.preferredKeySystems).toEqual(order);
  });

  it('[PLAYER-30] sends every key system to the licence server of an encrypted stream, and takes it out for a clear one', () => {
    const servers = (licenseUrl: string | null) =>
      loadConfig({ url: 'x.mpd', licenseUrl }, trackConfig(NO_CHOICES), null).drm.servers;
    const systems = ['com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps', 'org.w3.clearkey'];
    expect(Object.keys(servers('https://drm.test'))).toEqual(systems);
    expect(new Set(Object.values(servers('https://drm.test')))).toEqual(new Set(['https://drm.test']));
    // A key that Shaka is not given keeps the server of the load before.
    expect(Object.keys(servers(null))).toEqual(systems);
    expect(new Set(Object.values(servers(null)))).toEqual(new Set([undefined]));
  });

  it('reports on a stream that has a view of its own, where the deployment asks for reports', () => {
    const view = { sessionId: 's', contentId: 'film' };
    const options = { eventUrl: '/cmcd', transmission: 'query', interval: 0 } as const;
    const reports = (cmcd?: typeof view) =>
      loadConfig({ url: 'x.mpd', licenseUrl: null, cmcd }, trackConfig(NO_CHOICES), options).cmcd;
    expect(reports(view)).toMatchObject({ enabled: true, ...view });
    expect(reports()).toMatchObject({ enabled: false });
  });

  it('of a preload is that of the engine with that of its load, and replaces no part of it', () => {
    const base = engineConfig(MAIN_PROFILE, KEY_SYSTEMS);
    const load = loadConfig({ url: 'x.mpd', licenseUrl: 'https://drm.test' }, trackConfig(NO_CHOICES), null);
    const preload = preloadConfig(MAIN_PROFILE, KEY_SYSTEMS, load);
    expect(preload.manifest).toEqual(base.manifest);
    expect(preload.streaming).toEqual({ ...base.streaming, segmentPrefetchLimit: 2 });
    expect(preload.drm).toEqual({ ...base.drm, servers: load.drm.servers });
    expect(preload.abr).toEqual({ ...base.abr, ...load.abr });
    expect(preload.abr.defaultBandwidthEstimate).toBe(3_000_000);
  });
});
