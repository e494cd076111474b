/** A title's screen that stays open while its title comes, is on, and is over. */
import { describe, expect, it } from 'vitest';
import type { AssetScreen } from './testing/assetScreen';
import { NOW, openAsset } from './testing/assetScreen';

const HOUR_MS = 3_600_000;
const TITLE = '/asset/v2/a1';
const film = {
  id: 'a1',
  type: 'movie',
  name: 'Copper Sky',
  duration: 6000,
  watchable: 'yes_anonymous_access',
  contents: [
    { type: 'main', sourceUuid: 'm' },
    { type: 'trailer', sourceUuid: 't' },
  ],
};

describe('[ASSET-13] a title whose schedule goes on while its screen is open', () => {
  const coming = {
    ...film,
    watchable: 'not_available',
    availableFrom: new Date(NOW + 3 * HOUR_MS).toISOString(),
  };
  const isComing = ({ root }: AssetScreen): boolean => root.query('asset-availability') !== null;
  const asked = ({ sent }: AssetScreen): number => sent.filter(({ url }) => url.pathname === TITLE).length;

  it('[ASSET-30] is asked for anew then, and gets its watch button for its date', async () => {
    const answers: Record<string, unknown> = { [TITLE]: coming };
    const opened = await openAsset({ answers });
    const { root, names, until } = opened;
    await root.wait(3 * HOUR_MS - 1000);
    expect([isComing(opened), root.query('asset-watch'), asked(opened)]).toEqual([true, null, 1]);
    const focused = root.focusedId();
    answers[TITLE] = film;
    await root.wait(1000);
    await until(() => root.query('asset-watch') !== null);
    expect([isComing(opened), asked(opened)]).toEqual([false, 2]);
    expect(names()).toContain('Watch');
    expect(root.focusedId(), 'focus stays').toBe(focused);
  });

  it('keeps its date while the service does not know of it, and asks again after a minute', async () => {
    const answers: Record<string, unknown> = { [TITLE]: coming };
    const opened = await openAsset({ answers });
    const { root, names, until } = opened;
    await root.wait(3 * HOUR_MS);
    await until(() => asked(opened) === 2);
    await root.wait(59_000);
    expect(names().some((name) => name.startsWith('Available from'))).toBe(true);
    answers[TITLE] = film;
    await root.wait(1000);
    await until(() => root.query('asset-watch') !== null);
    expect(isComing(opened)).toBe(false);
  });

  it('is not available after all when the service says so for two minutes', async () => {
    const opened = await openAsset({ answers: { [TITLE]: coming } });
    await opened.root.wait(3 * HOUR_MS + 120_000);
    expect(opened.names()).toContain('Not available at the moment');
    await opened.root.wait(9 * HOUR_MS);
    expect(asked(opened), 'nobody asks for ever').toBeLessThanOrEqual(4);
  });

  it.each([
    [true, 'asset-watchlist'],
    [false, 'asset-more'],
  ])(
    'as an event says its day and hour days ahead, and Back is not its first button; signed in: %s',
    async (signedIn, first) => {
      const event = {
        ...coming,
        type: 'live event',
        description: 'Words.',
        contents: [],
        availableFrom: new Date(NOW + 75 * HOUR_MS).toISOString(),
      };
      const { root, names } = await openAsset({ answers: { [TITLE]: event }, signedIn });
      expect(names().find((name) => name.startsWith('Available from'))).toMatch(
        /November 24, 2026 at \d+:00/,
      );
      expect(root.focusedId()).toBe(first);
      expect(root.query('asset-back')).not.toBeNull();
    },
  );

  it('as an event is LIVE just for its hours', async () => {
    const event = { ...coming, type: 'live event', live: true, duration: 7200 };
    const answers: Record<string, unknown> = { [TITLE]: event };
    const { root, names, until } = await openAsset({ answers });
    const live = (): boolean => names().includes('LIVE');
    await root.wait(3 * HOUR_MS - 1000);
    expect(live()).toBe(false);
    answers[TITLE] = { ...event, watchable: 'yes_anonymous_access' };
    await root.wait(1000);
    expect(live()).toBe(true);
    await until(() => names().includes('Watch live'));
    await root.wait(2 * HOUR_MS - 2000);
    expect(live()).toBe(true);
    await root.wait(2000);
    expect(live()).toBe(false);
  });

  it('that came since it was asked for is asked for anew when it is opened', async () => {
    const answers: Record<string, unknown> = { [TITLE]: coming, '/asset/v2/b': { ...film, id: 'b' } };
    const opened = await openAsset({ answers });
    const { root, route, go, until } = opened;
    await go('/asset/b');
    await root.wait(3 * HOUR_MS);
    answers[TITLE] = film;
    await go('/asset/a1');
    expect(route().path).toBe('/asset/a1');
    await until(() => root.query('asset-watch') !== null);
    expect(asked(opened)).toBe(2);
  });

  it('without a date waits for nothing', async () => {
    const opened = await openAsset({ answers: { [TITLE]: film } });
    await opened.root.wait(50 * HOUR_MS);
    expect([asked(opened), opened.root.clock.pendingCount]).toEqual([1, 0]);
  });
});
