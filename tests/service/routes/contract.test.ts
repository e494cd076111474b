/** Every content route's answer, read by the contract's schema with no repair allowed. */
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  parseAsset,
  parseBookmark,
  parseBookmarks,
  parseCard,
  parseCollection,
  parseContentLanguages,
  parseInterests,
  parseLike,
  parseMenuLinks,
  parseOnWatchlist,
  parsePlans,
  parsePlatformLanguage,
  parsePlayback,
  parseProfile,
  parseProfiles,
  parseProvider,
  parseSearchResult,
  parseSettings,
  parseSubscription,
  parseTags,
  parseUser,
  parseUserSettings,
  parseWatchlist,
  RecommendationSetSchema,
  refuseProblems,
} from '../../../src/contract/index';
import { parsePageChunk } from '../../../src/contract/testing/parsePageChunk';
import type { Report } from '../../../src/contract/index';
import { listSchema, parser } from '../../../src/contract/tolerance';
import type { Ask, TestService } from './testing';
import { testService } from './testing';

const parseRecommendations = parser(
  'recommendations',
  listSchema('recommendations', RecommendationSetSchema),
);
const simran = { as: 'demo-premium', profile: 'profile-simran' };
const play = { playbackId: 'p1', deviceId: 'd1', device: { type: 'TV' } };
let service: TestService;

beforeAll(async () => {
  service = await testService();
});

type Case = [path: string, parse: (input: unknown, report: Report) => unknown, ask?: Ask];
const cases: Case[] = [
  ['/settings', parseSettings, {}],
  ['/interests', parseInterests, {}],
  ['/menu?interests=sport,kids', parseMenuLinks, {}],
  ['/menu?interests=nothing', parseMenuLinks, {}],
  ['/platform-language', parsePlatformLanguage, {}],
  ['/user/current', parseUser],
  ['/users/provider', parseProvider],
  ['/users/provider', parseProvider, { as: 'demo-partner' }],
  ['/users/settings', parseUserSettings],
  ['/users/profile', parseProfiles],
  ['/users/profile/profile-harjit', parseProfile],
  ['/asset/v2/the-long-platform', parseAsset],
  ['/asset/v2/glass-harbour', parseAsset],
  ['/asset/v2/glass-harbour-s2', parseAsset],
  ['/asset/v2/glass-harbour-s2e4', parseAsset],
  ['/asset/v2/untitled-verma-project', parseAsset],
  ['/asset/newsroom-24/watch', parseAsset],
  ['/asset/glass-harbour-s1e8/next', parseAsset],
  ['/asset/glass-harbour-s1e8/root', parseAsset],
  ['/asset/night-ferry/recommendation', parseRecommendations],
  ['/collection/top-picks', parseCollection],
  ['/collection/empty', parseCollection],
  ['/page/home/components?skip=0&limit=10', parsePageChunk],
  ['/page/home/components?skip=20&limit=10', parsePageChunk],
  ['/page/live/components', parsePageChunk, { as: 'guest' }],
  ['/page/empty/components', parsePageChunk],
  ['/page/large/components?skip=490&limit=10', parsePageChunk],
  [
    '/search/search',
    parseSearchResult,
    { ...simran, method: 'POST', body: { limit: 20, offset: 0, query: 'the' } },
  ],
  ['/genre', parseTags],
  ['/mood', parseTags],
  ['/content-languages', parseContentLanguages],
  [
    '/asset/night-ferry/playback?contentId=source-night-ferry-main&streamType=DASH',
    parsePlayback,
    { ...simran, method: 'POST', body: play },
  ],
  ['/asset/wedding-number-four/playback', parsePlayback, { as: 'guest', method: 'POST', body: play }],
  ['/favorites/watching?profile=profile-simran', parseBookmarks],
  ['/favorites/watching/the-long-platform', parseBookmark],
  ['/favorites/like/night-ferry', parseLike],
  ['/favorites/watchlist', parseWatchlist],
  ['/favorites/watchlist/undertow', parseOnWatchlist],
  ['/payments/plan', parsePlans],
  ['/payments/subscription', parseSubscription],
  ['/payments/subscription', parseSubscription, { as: 'demo-free' }],
  ['/payments/card', parseCard],
  ['/payments/card', parseCard, { as: 'demo-partner' }],
];

describe('answers obey the contract', () => {
  it.each(cases)('%s', async (path, parse, ask = simran) => {
    const answer = await service.ask(path, ask);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(() => parse(answer.body, refuseProblems)).not.toThrow();
  });

  it('for every title, season and episode of the catalogue', async () => {
    for (const entry of service.catalogue.titles) {
      const { body } = await service.ask(`/asset/v2/${entry.id}`, simran);
      const asset = parseAsset(body, refuseProblems);
      expect(asset.id).toBe(entry.id);
      expect(asset.children.length, entry.id).toBe(entry.childIds.length);
    }
  });

  it('for every component of every page of the menu', async () => {
    for (const { uuid } of service.catalogue.menuLinks) {
      const { body } = await service.ask(`/page/${uuid}/components?limit=100`, simran);
      const page = parsePageChunk(body, refuseProblems);
      expect(page.components.data.length).toBe(page.components.count);
    }
  });

  it('needs a session for all but the settings', async () => {
    const open = new Set([
      '/settings',
      '/interests',
      '/menu?interests=sport,kids',
      '/menu?interests=nothing',
      '/platform-language',
    ]);
    for (const [path, , ask] of cases.filter(([one]) => !open.has(one))) {
      const answer = await service.ask(path, { method: ask?.method ?? 'GET', body: ask?.body });
      expect(answer.status, path).toBe(401);
    }
  });

  it('refuses with the contract’s error body', async () => {
    const answer = await service.ask('/asset/v2/nonesuch', simran);
    expect(answer.status).toBe(404);
    expect(v.is(v.object({ code: v.literal('asset_not_found'), message: v.string() }), answer.body)).toBe(
      true,
    );
  });
});
