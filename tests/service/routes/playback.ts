/**
 * Playing a title: may this viewer, and if so where is the stream. A refusal is the contract's: 402 for a plan, 403 with a code
 * for age, screens, region or a guest, 404 where there is nothing to play.
 */
import { Hono } from 'hono';
import type { StreamType } from '../../../src/contract/asset';
import { STREAM_TYPES } from '../../../src/contract/asset';
import {
  AGE_RESTRICTION_EXCEEDED,
  CONCURRENT_STREAMS_EXCEEDED,
  PLAN_UPGRADE_REQUIRED,
} from '../../../src/contract/errors';
import { parsePlaybackBody } from '../../../src/contract/playback';
import type { AdSeed } from '../catalogue/contents';
import { adAt, FEATURE_SECONDS } from '../catalogue/contents';
import { windowlessChannels } from '../catalogue/editorial';
import { hostileAssets } from '../catalogue/hostile';
import { hostileTitles } from '../catalogue/hostile-playback';
import { hostileShows } from '../catalogue/hostile-shows';
import { watchableOf } from '../catalogue/present';
import type { ContentSeed, Entry } from '../catalogue/types';
import type { ServiceContext, Viewer } from '../context';
import { ServiceFailure } from '../failure';
import { audienceOf, bodyAs, ownProfile } from './audience';
import type { Profiles } from './profiles';
import { entryOf } from './titles';

/** Routes below /api. */
export function playbackRoutes(ctx: ServiceContext, profiles: Profiles): Hono {
  const app = new Hono();

  app.post('/asset/:id/playback', async (c) => {
    const { viewer, rights, now, origin } = await audienceOf(ctx, c);
    await bodyAs(c, parsePlaybackBody);
    const id = c.req.param('id');
    const streamType = streamTypeOf(c.req.query('streamType'));
    const hostile = hostileTitles(origin).get(id);
    if (hostile) return c.json([hostile.playback]);
    if (hostileAssets(origin).has(id) || hostileShows.has(id))
      return c.json([item(`${origin}/media/feature/manifest.mpd`)]);

    const entry = entryOf(ctx, id);
    const content = contentOf(entry, c.req.query('contentId'));
    if (content.type !== 'trailer') {
      refuseUnwatchable(watchableOf(ctx.catalogue, entry, rights, now), entry, viewer);
      refuseAge(entry, maturityOf(profiles, viewer, c.req.header('x-profile-id')));
      if (entry.screenLimited) {
        throw new ServiceFailure(403, CONCURRENT_STREAMS_EXCEEDED, { details: 'Screen limit reached' });
      }
    }
    return c.json([playbackOf(entry, content, streamType, origin)]);
  });
  return app;
}

interface PlaybackItem {
  url: string;
  licenseUrl?: string;
  playlist: { type: 'PLAY_ADS' | 'PLAY_CONTENT'; start: number; url?: string; duration?: number }[];
  frames: Entry['frames'];
}

function item(url: string): PlaybackItem {
  return { url, playlist: [{ type: 'PLAY_CONTENT', start: 0 }], frames: [] };
}

function playbackOf(
  entry: Entry,
  content: ContentSeed,
  streamType: StreamType,
  origin: string,
): PlaybackItem {
  const media = `${origin}/media`;
  const manifest = streamType === 'HLS' ? 'master.m3u8' : 'manifest.mpd';
  if (content.type === 'live')
    return item(`${media}/live/${windowlessChannels.has(entry.id) ? 'edge-' : ''}master.m3u8`);
  if (content.type === 'trailer') return item(`${media}/trailer/${manifest}`);
  if (entry.media === 'encrypted') {
    return {
      ...item(longUrl(origin, 'encrypted', entry)),
      licenseUrl: `${media}/license`,
      frames: entry.frames,
    };
  }
  const url = streamType === 'HLS' ? `${media}/feature/${manifest}` : longUrl(origin, 'feature', entry);
  return { url, playlist: playlistOf(entry, adAt(origin, manifest)), frames: entry.frames };
}

/** The committed media lasts two minutes; a longer title plays it over and over by a manifest of its own length. */
function longUrl(origin: string, folder: string, entry: Entry): string {
  const seconds = entry.duration ?? FEATURE_SECONDS;
  return seconds <= FEATURE_SECONDS
    ? `${origin}/media/${folder}/manifest.mpd`
    : `${origin}/api/manifest/${folder}/${seconds}.mpd`;
}

/** Content, interrupted at the title's ad frames. */
function playlistOf(entry: Entry, ad: AdSeed): PlaybackItem['playlist'] {
  const breaks = entry.frames.filter(({ type }) => type === 'ads');
  return [
    { type: 'PLAY_CONTENT', start: 0 },
    ...breaks.flatMap(({ start }): PlaybackItem['playlist'] => [
      { type: 'PLAY_ADS', start, ...ad },
      { type: 'PLAY_CONTENT', start },
    ]),
  ];
}

function streamTypeOf(text: string | undefined): StreamType {
  const known = STREAM_TYPES.find((type) => type === text?.toUpperCase());
  if (text !== undefined && !known) throw new ServiceFailure(400, 'unknown_stream_type', { message: text });
  return known ?? 'DASH';
}

/** The variant asked for; without a wish the main or live one. */
function contentOf(entry: Entry, contentId: string | undefined): ContentSeed {
  const found = contentId
    ? entry.contents.find(({ sourceUuid }) => sourceUuid === contentId)
    : entry.contents.find(({ type }) => type !== 'trailer');
  if (!found) throw new ServiceFailure(404, contentId ? 'content_not_found' : 'no_content');
  return found;
}

function refuseUnwatchable(watchable: ReturnType<typeof watchableOf>, entry: Entry, viewer: Viewer): void {
  if (watchable === 'no_content') throw new ServiceFailure(404, 'no_content');
  if (watchable === 'not_available') {
    const reasonCode = entry.inRegion ? 'not_yet_available' : 'out_of_region';
    throw new ServiceFailure(403, 'not_available', { reasonCode });
  }
  // 403, not 401: a 401 would end the guest's session.
  if (viewer.anonymous && watchable !== 'yes_anonymous_access')
    throw new ServiceFailure(403, 'sign_in_required');
  if (watchable === 'plan_upgrade_required') {
    throw new ServiceFailure(402, PLAN_UPGRADE_REQUIRED, {
      details: 'Your plan does not include this title.',
    });
  }
}

/** null: no limit. Guests and requests without a profile have none. */
function maturityOf(profiles: Profiles, viewer: Viewer, uuid: string | undefined): number | null {
  if (viewer.anonymous || !uuid) return null;
  profiles.welcome(viewer);
  return ownProfile(profiles, viewer.uid, uuid).maturityRating;
}

function refuseAge(entry: Entry, maturity: number | null): void {
  if (maturity === null || entry.minAge === null || entry.minAge <= maturity) return;
  throw new ServiceFailure(403, AGE_RESTRICTION_EXCEEDED, {
    reasonCode: `min_age_${entry.minAge}`,
    details: 'This title is not for this profile.',
  });
}
