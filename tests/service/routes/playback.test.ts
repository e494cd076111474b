import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN, testService } from './testing';
import type { Answer, TestService } from './testing';
import { lengthened } from './long-manifest';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const body = { playbackId: 'p1', deviceId: 'd1', device: { type: 'TV' } };
const play = (id: string, as: string, profile?: string, query = ''): Promise<Answer> =>
  service.ask(`/asset/${id}/playback${query}`, { method: 'POST', as, body, ...(profile ? { profile } : {}) });
const first = (answer: Answer) =>
  (answer.body as { url: string; licenseUrl?: string; playlist: unknown[]; frames: { type: string }[] }[])[0];

describe('playback', () => {
  it('[PLAYER-03, PLAYER-05] gives the stream of each kind of content', async () => {
    expect(first(await play('kavis-cloud', 'guest'))?.url).toBe(`${TEST_ORIGIN}/media/feature/manifest.mpd`);
    expect(first(await play('night-ferry', 'guest'))?.url).toMatch(
      /^http:\/\/tv\.test\/api\/manifest\/feature\/\d{4}\.mpd$/,
    );
    expect(first(await play('night-ferry', 'guest', undefined, '?streamType=HLS'))?.url).toBe(
      `${TEST_ORIGIN}/media/feature/master.m3u8`,
    );
    expect(first(await play('newsroom-24', 'guest', undefined, '?streamType=HLS'))?.url).toBe(
      `${TEST_ORIGIN}/media/live/master.m3u8`,
    );
    // The channel without a window to go back in [SEEK-10].
    expect(first(await play('khabar-punjab', 'guest', undefined, '?streamType=HLS'))?.url).toBe(
      `${TEST_ORIGIN}/media/live/edge-master.m3u8`,
    );
    const trailer = await play(
      'night-ferry',
      'guest',
      undefined,
      '?contentId=source-night-ferry-trailer&streamType=DASH',
    );
    expect([200, 404]).toContain(trailer.status);
    const withTrailer =
      service.catalogue.titles.find(({ hasTrailer, access }) => hasTrailer && access === 'premium')?.id ?? '';
    expect(
      first(await play(withTrailer, 'guest', undefined, `?contentId=source-${withTrailer}-trailer`))?.url,
    ).toBe(`${TEST_ORIGIN}/media/trailer/manifest.mpd`);
  });

  it('gives a licence address for a protected title alone', async () => {
    expect(first(await play('signal-from-spiti', 'guest'))?.licenseUrl).toBe(`${TEST_ORIGIN}/media/license`);
    expect(first(await play('kavis-cloud', 'guest'))?.licenseUrl).toBeUndefined();
  });

  it('interrupts a title with ads at its ad frames', async () => {
    const item = first(await play('wedding-number-four', 'guest'));
    expect(item?.playlist[0]).toEqual({ type: 'PLAY_CONTENT', start: 0 });
    expect(item?.playlist[1]).toMatchObject({
      type: 'PLAY_ADS',
      start: 30,
      url: `${TEST_ORIGIN}/media/ad/manifest.mpd`,
      duration: 8,
    });
    expect(item?.playlist[2]).toEqual({ type: 'PLAY_CONTENT', start: 30 });
    expect(item?.frames.filter(({ type }) => type === 'ads')).toHaveLength(2);
  });

  it.each([
    ['a guest on what needs an account', 'paper-moons', 'guest', undefined, 403, 'sign_in_required'],
    ['a guest on what needs a plan', 'undertow', 'guest', undefined, 403, 'sign_in_required'],
    ['an account without a plan', 'undertow', 'demo-free', 'profile-arjun', 402, 'plan_upgrade_required'],
    ['a plan that is too small', 'nightjar', 'demo-premium', 'profile-simran', 402, 'plan_upgrade_required'],
    [
      'a child on a title above its age',
      'night-ferry',
      'demo-premium',
      'profile-noor',
      403,
      'age_restriction_exceeded',
    ],
    [
      'a title at its limit of screens',
      'carbon-copy',
      'demo-premium',
      'profile-simran',
      403,
      'concurrent_streams_exceeded',
    ],
    ['a title of another region', 'dal-lake-s1e1', 'demo-premium', 'profile-simran', 403, 'not_available'],
    [
      'a title that is not out yet',
      'uncle-has-a-plan',
      'demo-premium',
      'profile-simran',
      403,
      'not_available',
    ],
    ['a title without content', 'thirteenth-bell', 'demo-premium', 'profile-simran', 404, 'no_content'],
    ['a title that is not there', 'nonesuch', 'demo-premium', 'profile-simran', 404, 'asset_not_found'],
    ['somebody else’s profile', 'night-ferry', 'demo-free', 'profile-simran', 403, 'profile_not_allowed'],
  ])('refuses %s', async (_, id, as, profile, status, code) => {
    const answer = await play(id, as, profile);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('plays them for those who may', async () => {
    expect((await play('undertow', 'demo-premium', 'profile-simran')).status).toBe(200);
    expect((await play('paper-moons', 'demo-free', 'profile-arjun')).status).toBe(200);
    expect((await play('kavis-cloud', 'demo-premium', 'profile-noor')).status).toBe(200);
  });

  it('plays a title once its day has come', async () => {
    const own = await testService();
    own.advance(4 * 86_400_000);
    const answer = await own.ask('/asset/uncle-has-a-plan/playback', {
      method: 'POST',
      as: 'demo-premium',
      profile: 'profile-simran',
      body,
    });
    expect(answer.status).toBe(200);
  });

  it('refuses an unknown content, stream type or body', async () => {
    expect((await play('night-ferry', 'guest', undefined, '?contentId=nonesuch')).status).toBe(404);
    expect((await play('night-ferry', 'guest', undefined, '?streamType=VHS')).status).toBe(400);
    expect(
      (await service.ask('/asset/night-ferry/playback', { method: 'POST', as: 'guest', body: {} })).status,
    ).toBe(400);
  });
});

describe('a long manifest', () => {
  const mpd = '<MPD mediaPresentationDuration="PT120S"><Period id="0"><AdaptationSet/></Period></MPD>';

  it('repeats the period and cuts the last one to the length asked for', () => {
    const text = lengthened(mpd, 290, 120, 'http://tv.test/media/feature/');
    expect(text).toBe(
      '<MPD mediaPresentationDuration="PT290S"><BaseURL>http://tv.test/media/feature/</BaseURL>' +
        '<Period id="p0" start="PT0S" duration="PT120S"><AdaptationSet/></Period>' +
        '<Period id="p120" start="PT120S" duration="PT120S"><AdaptationSet/></Period>' +
        '<Period id="p240" start="PT240S" duration="PT50S"><AdaptationSet/></Period></MPD>',
    );
  });

  it('refuses a source of several periods, and lengths and folders that are none', async () => {
    expect(() => lengthened(mpd.replace('</MPD>', '<Period></Period></MPD>'), 290, 120, '/')).toThrow(
      'one period',
    );
    expect((await service.ask('/manifest/feature/0.mpd')).status).toBe(404);
    expect((await service.ask('/manifest/secret/100.mpd')).status).toBe(404);
    expect((await service.ask('/manifest/feature/999999999.mpd')).status).toBe(404);
  });
});
