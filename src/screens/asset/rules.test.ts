import { describe, expect, it } from 'vitest';
import type { AssetType } from '../../contract';
import { crewTabs } from '../../domain/crewTabs';
import { assetRedirect } from '../../domain/returnTarget';
import { asset, bookmark, episode, season, show } from '../../domain/testing/assets';
import { watchButtons } from '../../domain/watchButton';
import type { NavigationState } from '../../shell/navigation';
import { assetActions } from './actions';
import { availabilityNote, comingDate } from './availability';
import { nameStyle } from './nameStyle';
import { redirectedState, returnState } from './returnState';

const NOW = Date.UTC(2026, 10, 21, 12);
const trailer = { contents: [{ type: 'trailer', sourceUuid: 's' }] };

describe('availability', () => {
  it.each([
    ['playable', {}, true, null],
    ['out of region', { inRegion: false }, false, { kind: 'notInRegion' }],
    [
      'out of region and to come',
      { inRegion: false, availableFrom: '2027-01-01' },
      false,
      { kind: 'notInRegion' },
    ],
    [
      'to come',
      { availableFrom: '2026-11-24T18:30:00Z' },
      false,
      { kind: 'coming', at: Date.UTC(2026, 10, 24, 18, 30) },
    ],
    [
      'to come, though it can be watched',
      { availableFrom: '2026-11-24T18:30:00Z' },
      true,
      { kind: 'coming', at: Date.UTC(2026, 10, 24, 18, 30) },
    ],
    ['come', { availableFrom: '2026-11-20T00:00:00Z' }, true, null],
    ['without content', { watchable: 'no_content' }, false, { kind: 'notAvailable' }],
  ] as const)('[ASSET-13, ASSET-15] a title %s', (_, change, playable, note) => {
    expect(availabilityNote(asset(change), playable, NOW)).toEqual(note);
  });

  it.each([
    ['en', 3 * 86_400_000, 'November 24, 2026'],
    ['pa', 3 * 86_400_000, '24 ਨਵੰਬਰ 2026'],
    ['en', 86_400_000, 'November 22, 2026'],
    ['en', 6 * 3_600_000, 'November 21, 2026 at 6:00 PM'],
  ])('[ASSET-13] its date in %s, %i ms ahead', (language, ahead, text) => {
    expect(comingDate(NOW + ahead, NOW, language, 'UTC').replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('buttons', () => {
  const kinds = (change: object, cut: boolean, crew: { type: string; name: string }[], anonymous = false) => {
    const title = asset({ ...change, crew });
    const buttons = watchButtons({ asset: title, anonymous, bookmark: null, lastWatched: null });
    return assetActions(buttons, cut, crewTabs(title.crew)).map((action) => action.kind);
  };

  it.each([
    ['a film', {}, false, [], ['watch']],
    ['a film with everything', trailer, true, [{ type: 'cast', name: 'A' }], ['watch', 'trailer', 'more']],
    ['one that cannot be watched', { watchable: 'not_available', ...trailer }, false, [], ['trailer']],
    ['one with a crew', { watchable: 'no_content' }, false, [{ type: 'cast', name: 'A' }], ['more']],
    ['one with nothing at all', { watchable: 'no_content' }, false, [], ['back']],
    ['one out of region', { inRegion: false, ...trailer }, false, [], ['back']],
  ])('[ASSET-30] %s', (_, change, cut, crew, expected) => {
    expect(kinds(change, cut, crew)).toEqual(expected);
  });

  it('[ASSET-33] More goes on where the description was cut', () => {
    expect(assetActions([], true, crewTabs([]))).toEqual([{ kind: 'more', cut: true }]);
    expect(assetActions([], false, crewTabs([{ type: 'cast', name: 'A' }]))).toEqual([
      { kind: 'more', cut: false },
    ]);
  });

  it('[ASSET-30] a show has the button of its first episode', () => {
    const title = show([season(1, [episode('e1', 1)])]);
    const [first] = watchButtons({
      asset: title,
      anonymous: false,
      bookmark: bookmark(50),
      lastWatched: null,
    });
    expect(first).toEqual({ label: 'watch', target: { to: 'player', assetId: 'e1', contentType: 'main' } });
  });
});

describe('a name', () => {
  it.each([
    ['Paper', 84, 2],
    ['ਚਾਨਣ ਦੀ ਗਲੀ', 84, 2],
    ['x'.repeat(26), 84, 2],
    ['x'.repeat(27), 64, 2],
    ['x'.repeat(61), 44, 3],
    ['x'.repeat(10_000), 44, 3],
  ])('%.20s is written at %i in %i lines', (name, size, maxLines) => {
    expect(nameStyle(name)).toMatchObject({ size, maxLines });
  });
});

describe('navigation state', () => {
  it('a title opened from a title comes back as this one does, and to nothing else of it', () => {
    const state = { pageId: 'p', search: true, origin: true, redirectToPlayer: true, errorCode: 'x' };
    expect(returnState(state)).toEqual({ pageId: 'p', search: true });
  });

  it('[ASSET-02, ASSET-09] a redirect keeps the way back and fulfils the wish for the player once', () => {
    const state = { pageId: 'p', origin: true, redirectToPlayer: true };
    const kept = {
      pageId: 'p',
      origin: true,
      returnAssetId: 'a',
      returnPageId: 'p',
      contentType: 'main',
      redirectedFrom: ['a'],
    };
    expect(redirectedState(state, { id: 'a', type: 'episode' })).toEqual(kept);
    expect(redirectedState(state, { id: 'a', type: 'season' })).toEqual({ ...kept, redirectToPlayer: true });
  });

  /** Type and root of every title; the last number is how often it may lead on before something is drawn. */
  type Titles = Readonly<Record<string, readonly [AssetType, string | null]>>;
  const cycle: Titles = { s: ['season', 'e'], e: ['episode', 's'] };
  it.each<[string, Titles, string, string, number]>([
    ['a season that is its own root', { s: ['season', 's'] }, 's', 's', 0],
    ['a show whose root is its season', { w: ['show', 's'], s: ['season', 'w'] }, 's', 'w', 1],
    ['the same from the show', { w: ['show', 's'], s: ['season', 'w'] }, 'w', 'w', 0],
    ['a season whose root is a part of it', cycle, 's', 'e', 1],
    ['the same from the part', cycle, 'e', 's', 1],
    ['three in a ring', { a: ['season', 'b'], b: ['season', 'c'], c: ['episode', 'a'] }, 'a', 'c', 2],
    [
      'an episode by way of its season',
      { e: ['episode', 's'], s: ['season', 'w'], w: ['show', null] },
      'e',
      'w',
      2,
    ],
  ])('[ASSET-02] ends: %s', (_, titles, from, drawn, hops) => {
    for (const wish of [false, true]) {
      let id = from;
      let state: NavigationState = { pageId: 'p', redirectToPlayer: wish };
      const way: string[] = [];
      for (;;) {
        const [type, rootId] = titles[id]!;
        const title = asset({ id, type, rootId });
        const to = assetRedirect(title, state);
        if (to === null || to.endsWith('/watch')) break;
        way.push(id);
        expect(way.length).toBeLessThanOrEqual(Object.keys(titles).length);
        state = redirectedState(state, title);
        id = to.slice('/asset/'.length);
      }
      if (!wish) expect([id, way.length]).toEqual([drawn, hops]);
      expect(state.pageId).toBe('p');
    }
  });
});
