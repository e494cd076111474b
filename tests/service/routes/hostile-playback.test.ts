/** Titles whose playback is broken: that they can be asked for, and are broken as their names say. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAsset } from '../../../src/contract/asset';
import { parsePlayback } from '../../../src/contract/playback';
import { hostileTitles } from '../catalogue/hostile-playback';
import { HOSTILE_STREAMS, MANY_CUES } from '../catalogue/hostile-streams';
import { TEST_ORIGIN, testService } from './testing';
import type { Answer, TestService } from './testing';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const body = { playbackId: 'p1', deviceId: 'd1', device: { type: 'TV' } };
const get = (path: string): Promise<Answer> => service.ask(path, { as: 'guest' });
const playbackOf = async (id: string) =>
  (await service.ask(`/asset/${id}/playback`, { method: 'POST', as: 'guest', body })).body as unknown[];
const ids = [...hostileTitles(TEST_ORIGIN).keys()];

describe('a title with a broken playback', () => {
  it.each(ids)('%s has a page and a playback for a guest, which the contract reads', async (id) => {
    const answer = await get(`/asset/v2/${id}`);
    expect(answer.status).toBe(200);
    expect(parseAsset(answer.body, () => undefined)).toMatchObject({ id, watchable: 'yes_anonymous_access' });
    const [item] = parsePlayback(await playbackOf(id), () => undefined);
    expect(item?.url).toMatch(/^http:\/\/tv\.test\/.*\.mpd$/);
  });

  it('[ADS-07] has playlists that are unordered, empty, of ads only, and with two ads at one second', async () => {
    const placesOf = async (id: string) => {
      const [item] = parsePlayback(await playbackOf(`hostile-playlist-${id}`), () => undefined);
      return item?.playlist.map(({ type, start }) => `${type === 'PLAY_ADS' ? 'ad' : 'film'} ${start}`);
    };
    expect(await placesOf('unordered')).toEqual(['ad 60', 'film 60', 'film 0', 'ad 20', 'film 20']);
    expect(await placesOf('empty')).toEqual([]);
    expect(await placesOf('ads-only')).toEqual(['ad 0']);
    expect(await placesOf('two-ads')).toEqual(['film 0', 'ad 20', 'ad 20', 'film 20']);
  });

  it('[DATA-04] has frames in its page and its playback alike', async () => {
    const { frames } = (await get('/asset/v2/hostile-frames-overlap')).body as { frames: unknown[] };
    expect(frames).toHaveLength(3);
    expect((await playbackOf('hostile-frames-overlap'))[0]).toMatchObject({ frames });
  });

  it.each([
    ['hostile-next-missing', 404, { code: 'asset_not_found' }],
    ['hostile-next-self', 200, { id: 'hostile-next-self' }],
    ['hostile-next-blocked', 200, { id: 'nightjar', watchable: 'plan_upgrade_required' }],
    ['hostile-next-empty', 200, { id: 'thirteenth-bell', watchable: 'no_content' }],
    ['hostile-frames-whole', 404, { code: 'no_next_asset' }],
  ])('[NEXT-08] %s: the next title is answered with %i', async (id, status, answer) => {
    expect(await get(`/asset/${id}/next`)).toMatchObject({ status, body: answer });
  });
});

describe('a broken stream', () => {
  const stream = async (file: string): Promise<string> =>
    String((await get(`/manifest/hostile/${file}`)).body);

  it.each(HOSTILE_STREAMS)('%s has a manifest', async (name) => {
    expect((await get(`/manifest/hostile/${name}.mpd`)).status).toBe(200);
  });

  it('is broken as it says', async () => {
    expect(await stream('html.mpd')).toContain('<!doctype html>');
    expect(await stream('tracks-without-language.mpd')).not.toMatch(/lang=|<Label>/);
    expect(await stream('thumbnails-missing.mpd')).not.toContain('storyboard.jpg');
    expect(await stream('thumbnails-odd.mpd')).toMatch(/width="1" height="99999"[^]*value="0x7"/);
  });

  it('has a thousand cues, or broken ones with one that is whole', async () => {
    expect(await stream('cues-thousand.mpd')).toContain('/api/manifest/hostile/cues-thousand.vtt');
    const many = await stream('cues-thousand.vtt');
    expect(many.match(/ --> /g)).toHaveLength(MANY_CUES);
    expect(many).toContain('00:01:39.900 --> 00:01:40.000\nCue 1000');
    expect(await stream('cues-broken.vtt')).toContain('00:00:10.000 --> 00:00:14.000\nWhole');
  });

  it('of another name is not there', async () => {
    expect((await get('/manifest/hostile/nothing.mpd')).status).toBe(404);
    expect((await get('/manifest/hostile/nothing.vtt')).status).toBe(404);
  });
});
