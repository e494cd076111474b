import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import type { PlaybackSettings } from '../contract';
import type { PreferenceChanges } from '../domain/preferences';
import type { PlaybackRequest, PlaybackSource } from './startSequence';
import { createControllerFixture } from './testing/controllerFixture';
import { anAsset, aPlayback, createFakeSource } from './testing/fakeAssets';
import { createTitleOffers } from './titleOffers';

const INTRO = { type: 'intro', start: 10, end: 20, id: 'i' };
const CREDITS = { type: 'credits', start: 100, end: 120, id: 'c' };
const SETTINGS: PlaybackSettings = {
  playTrailer: true,
  skipIntro: false,
  skipRecap: false,
  skipCredits: false,
  playNextEpisode: true,
};

interface SetUp {
  /** The viewer's settings; null when they cannot be had, undefined while they are not there. */
  fetched?: Partial<PlaybackSettings> | null;
  changes?: PreferenceChanges;
}

/** An episode of 120 s that plays, and has a next one. */
async function watching({ fetched, changes = {} }: SetUp = {}) {
  const source: Partial<PlaybackSource> = {
    fetchAsset: (id) =>
      Promise.resolve(
        anAsset({ id, type: 'episode', rootId: 'show', nextAsset: { uuid: `${id}+`, name: 'Next' } }),
      ),
    fetchPlayback: () => Promise.resolve(aPlayback({ frames: [INTRO, CREDITS] })),
    fetchNext: ({ id }) => Promise.resolve(anAsset({ id: `${id}+`, type: 'episode', rootId: 'show' })),
    fetchSettings: () =>
      fetched === undefined
        ? new Promise(() => undefined)
        : Promise.resolve(fetched && { ...SETTINGS, ...fetched }),
  };
  const fixture = createControllerFixture({ source });
  const request: PlaybackRequest = { assetId: 'e1', content: 'main', startAt: 0, anonymous: false };
  const told: string[] = [];
  const offers = createTitleOffers({
    clock: fixture.clock,
    controller: fixture.controller,
    source: createFakeSource([], source),
    request: () => request,
    changes: () => changes,
    sleepsAtEnd: () => false,
    onSkip: (kind) => void told.push(`skip ${kind}`),
    onChange: ({ offer }) => void (offer !== undefined && told.push(`offer ${offer}`)),
    onNext: ({ assetId }) => void told.push(`next ${assetId}`),
    onPage: (id) => void told.push(`page ${id}`),
  });
  offers.begin();
  await fixture.controller.start(request);
  await settlePromises();
  return {
    offers,
    told,
    playTo: async (second: number): Promise<void> => {
      fixture.engine().playTo(second);
      await settlePromises();
    },
    seeks: () => fixture.log.filter((line) => line.startsWith('seek ')),
  };
}

describe('what a title offers', () => {
  it.each<[string, SetUp, boolean]>([
    ['the settings are not there', {}, false],
    ['they cannot be had', { fetched: null }, false],
    ['they say nothing of it', { fetched: {} }, false],
    ['they say so', { fetched: { skipIntro: true } }, true],
    ['the viewer has just said so', { changes: { skipIntro: true } }, true],
    ['the viewer has just said so of others', { fetched: {}, changes: { skipIntro: true } }, true],
    ['the viewer has just said no', { fetched: { skipIntro: true }, changes: { skipIntro: false } }, false],
  ])('[SKIP-02] an intro is skipped by itself, or by its button: when %s', async (_name, setUp, byItself) => {
    const { offers, playTo, seeks, told } = await watching(setUp);
    await playTo(12);
    expect([seeks(), told]).toEqual(byItself ? [['seek 20'], []] : [[], ['skip intro']]);
    offers.skip();
    expect(seeks()).toEqual(['seek 20']);
  });

  it('[SKIP-06] skipped credits lead to the next title, before its panel shows', async () => {
    const { playTo, told } = await watching({ fetched: { skipCredits: true } });
    await playTo(101);
    expect(told).toEqual(['next e1+']);
  });

  it('else the next title has its panel', async () => {
    const { offers, playTo, told } = await watching({ fetched: {} });
    await playTo(101);
    expect(told).toContain('offer next');
    offers.playNext();
    expect(told.at(-1)).toBe('next e1+');
  });

  it('another request leaves nothing of the title before', async () => {
    const { offers, playTo, told } = await watching({ fetched: {} });
    offers.begin();
    await playTo(101);
    expect(told).not.toContain('offer next');
    offers.playNext();
    expect(told).not.toContain('next e1+');
  });

  it('nothing once it is stopped', async () => {
    const { offers, playTo, told } = await watching({ fetched: {} });
    offers.stop();
    await playTo(12);
    await playTo(101);
    expect(told).toEqual([]);
  });
});
