import { describe, expect, it } from 'vitest';
import { json, silence } from '../../api/testing/fakeService';
import { openListing, titles } from './testing/listingScreen';
import type { NavigationState } from '../../shell/navigation';
import type { ListingScreen } from './testing/listingScreen';

const shown = ({ root }: ListingScreen): boolean => root.query('titles') !== null;
const focused = ({ root }: ListingScreen): string | undefined => root.scene.focus.current?.props.label;

/** Opens a filter from the first line of the grid, and waits for its options. */
async function openFilter(screen: ListingScreen, list: 'genre' | 'sort' | 'by'): Promise<void> {
  await screen.click(`filter-${list}`);
  await screen.until(() => screen.root.query('filter-options') !== null);
  await screen.root.wait(100);
}

async function choose(screen: ListingScreen, ...options: readonly string[]): Promise<void> {
  for (const option of options) await screen.click(`option-${option}`);
  await screen.click('filter-apply');
  await screen.root.wait(200);
}

describe('/list/{id}', () => {
  it('[LIST-01, LIST-12, ROUTE-15] without filters is the collection: one call, its title, how many, focus on the first', async () => {
    const screen = await openListing();
    await screen.until(() => shown(screen));
    expect(screen.nameOf('listing-title')).toBe('All films');
    expect(screen.nameOf('listing-count')).toBe('114 titles');
    expect(screen.root.query('breadcrumb')).toBeNull();
    expect(focused(screen)).toBe('Title c0');
    expect([screen.asked('/collection/films'), screen.searches()]).toEqual([1, []]);
    for (const list of ['/genre', '/mood', '/content-languages']) expect(screen.asked(list)).toBe(0);
    expect(screen.report).not.toHaveBeenCalled();
  });

  it('[LIST-01] the buttons of the filter bar are 72 high', async () => {
    const screen = await openListing({ path: '/list/films?genre=crime' });
    await screen.until(() => shown(screen));
    const heights = ['filter-genre', 'filter-sort', 'filter-by', 'clear-filters'].map(
      (id) => screen.root.find(id).props.h,
    );
    expect(heights).toEqual([72, 72, 72, 72]);
  });

  it('[LIST-12] pageTitle and bcpath are its title and its breadcrumb', async () => {
    const screen = await openListing({ path: '/list/films?pageTitle=Crime&bcpath=Movies/Dark/Crime' });
    await screen.until(() => shown(screen));
    expect(screen.nameOf('listing-title')).toBe('Crime');
    expect(screen.nameOf('breadcrumb')).toBe('Movies › Dark');
  });

  it('[LIST-01, LIST-06, LIST-08, LIST-09, ROUTE-16] with filters it is a search in the collection by them, from offset 0', async () => {
    const screen = await openListing({
      path: '/list/films?type=movie&sort=Z-A&genre=crime&audios=%20PA&subtitles=en-GB&moods=dark&pageTitle=Crime&evil=1',
    });
    await screen.until(() => shown(screen) && screen.nameOf('filter-genre') === 'Genre: Crime');
    expect(screen.searches()).toEqual([
      {
        limit: 60,
        offset: 0,
        collection: 'films',
        genre: 'crime',
        types: ['MOVIE'],
        audios: ['pa'],
        subtitles: ['en'],
        moods: ['dark'],
        sortBy: 'name',
        sortOrder: 'desc',
      },
    ]);
    expect(screen.asked('/collection/films')).toBe(1);
    expect(screen.nameOf('listing-count')).toBe('100 titles');
    expect(screen.nameOf('filter-sort')).toBe('Sort: Z-A');
    expect(screen.nameOf('filter-by')).toBe('Audio, subtitles, mood: Punjabi, English, Dark');
    expect([screen.asked('/genre'), screen.asked('/mood'), screen.asked('/content-languages')]).toEqual([
      1, 1, 0,
    ]);
  });

  it.each<NavigationState | null>([
    null,
    { origin: true },
    { pageId: 'home', rowFilters: '?genre=crime' } as object,
  ])(
    '[LIST-01, LIST-11] one address is one list, whatever the history says of how it was opened: %j',
    async (state) => {
      const screen = await openListing({ path: '/list/films?genre=crime&pageTitle=Crime', state });
      await screen.until(() => screen.nameOf('listing-count') === '100 titles');
      expect(screen.searches()).toEqual([{ limit: 60, offset: 0, collection: 'films', genre: 'crime' }]);
      await screen.click('clear-filters');
      await screen.until(() => screen.nameOf('listing-count') === '114 titles');
      expect(screen.route().search).toBe('?pageTitle=Crime');
      expect([screen.asked('/collection/films'), screen.searches().length]).toEqual([1, 1]);
    },
  );

  it('[LIST-01] hits outside the collection are left out, and no title of it is fetched by itself', async () => {
    const screen = await openListing({
      path: '/list/films?sort=z-a&pageTitle=Films',
      answers: { '/search/search': () => ({ hits: ['s3', 'other', 'c2', 's3', 'foreign'], total: 5 }) },
    });
    await screen.until(() => shown(screen));
    expect([screen.nameOf('listing-count'), focused(screen)]).toEqual(['2 titles', 'Title s3']);
    await screen.root.press('right');
    expect(focused(screen)).toBe('Title c2');
    for (const id of ['s3', 'c2', 'other', 'foreign']) expect(screen.asked(`/asset/v2/${id}`)).toBe(0);
  });

  it('[LIST-01] a search that knows no collections, and finds nothing of this one, matches nothing', async () => {
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=Crime',
      answers: { '/search/search': () => ({ hits: ['other', 'foreign'], total: 2 }) },
    });
    await screen.until(() => screen.root.query('no-match') !== null);
    expect(screen.root.focusedId()).toBe('clear-filters');
  });

  it('[LIST-01] a search that refuses the collection says so in place', async () => {
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=Crime',
      answers: { '/search/search': () => json({ code: 'unknown_collection' }, 404) },
    });
    await screen.until(() => screen.root.query('listing-failed') !== null);
    expect(screen.root.focusedId()).toBe('retry');
  });

  it('asks for the next page near the end and for no title that is far below', async () => {
    const screen = await openListing({ path: '/list/films?genre=crime&pageTitle=Crime' });
    await screen.until(() => focused(screen) === 'Title s0');
    expect(screen.asked('/asset/v2/s59')).toBe(0);
    for (let line = 0; line < 9; line += 1) {
      await screen.root.press('down');
      await screen.root.wait(100);
    }
    await screen.until(() => screen.searches().length === 2);
    expect(screen.searches()[1]).toMatchObject({ offset: 60, limit: 60, genre: 'crime' });
    expect(screen.asked('/asset/v2/s99')).toBe(0);
  });
});

describe('the filters overlay', () => {
  it('[LIST-03, LIST-04, LIST-05, LIST-11] genre: applying writes the query string, asks once from offset 0, and focus is where it was', async () => {
    const screen = await openListing({ path: '/list/films?pageTitle=Films', state: { origin: true } });
    await screen.until(() => shown(screen));
    await screen.root.press('up');
    expect(screen.root.focusedId()).toBe('filter-genre');
    await screen.ok();
    await screen.until(() => screen.root.query('option-off') !== null);
    expect(screen.root.focusedId()).toBe('option-off');
    expect(screen.root.find('option-off').props).toMatchObject({ label: 'All genres', selected: true });
    await screen.root.press('down', 2);
    await screen.ok();
    expect(screen.root.find('option-drama').props.selected).toBe(true);
    expect(screen.searches()).toEqual([]);
    await screen.root.press('right');
    expect(screen.root.focusedId()).toBe('filter-apply');
    await screen.ok();
    await screen.until(() => screen.nameOf('listing-count') === '100 titles');
    await screen.root.wait(200);
    expect(screen.root.query('filter-drawer')).toBeNull();
    expect(screen.route().search).toBe('?genre=drama&pageTitle=Films');
    expect(screen.route().state?.origin).toBe(true);
    expect(screen.searches()).toEqual([{ limit: 60, offset: 0, collection: 'films', genre: 'drama' }]);
    expect(screen.root.focusedId()).toBe('filter-genre');
    expect(screen.nameOf('filter-genre')).toBe('Genre: Drama');
    expect(screen.asked('/genre')).toBe(1);
    await openFilter(screen, 'genre');
    expect(screen.root.focusedId()).toBe('option-drama');
    await choose(screen, 'off');
    await screen.until(() => screen.nameOf('listing-count') === '114 titles');
    expect(screen.route().search).toBe('?pageTitle=Films');
    expect([screen.asked('/genre'), screen.asked('/collection/films'), screen.searches().length]).toEqual([
      1, 1, 1,
    ]);
  });

  it.each(['close', 'back'])('[LIST-10] %s discards what was chosen', async (way) => {
    const screen = await openListing();
    await screen.until(() => shown(screen));
    await openFilter(screen, 'genre');
    await screen.click('option-crime');
    if (way === 'close') await screen.click('filter-close');
    else await screen.root.press('back');
    await screen.root.wait(200);
    expect(screen.root.query('filter-drawer')).toBeNull();
    expect([screen.route().path, screen.route().search, screen.searches()]).toEqual(['/list/films', '', []]);
    await openFilter(screen, 'genre');
    expect(screen.root.find('option-crime').props.selected).toBe(false);
    expect(screen.root.focusedId()).toBe('option-off');
  });

  it('[LIST-03, LIST-06, LIST-07] sort has the four orders and no others', async () => {
    const screen = await openListing();
    await screen.until(() => shown(screen));
    await openFilter(screen, 'sort');
    const names = ['recommended', 'a-z', 'z-a', 'release-date'].map((option) =>
      screen.nameOf(`option-${option}`),
    );
    expect(names).toEqual(['Recommended', 'A-Z', 'Z-A', 'Release date']);
    expect(screen.root.query('option-off')).toBeNull();
    await choose(screen, 'z-a', 'release-date');
    await screen.until(() => screen.searches().length === 1);
    expect(screen.searches()).toEqual([
      { limit: 60, offset: 0, collection: 'films', sortBy: 'year', sortOrder: 'desc' },
    ]);
  });

  it('[LIST-03, LIST-05, DATA-09] "by": audio, subtitles and moods, several of each, fetched when first shown', async () => {
    const screen = await openListing();
    await screen.until(() => shown(screen));
    await openFilter(screen, 'by');
    expect(screen.root.focusedId()).toBe('option-en');
    expect([screen.nameOf('option-en'), screen.nameOf('option-pa')]).toEqual(['English', 'Punjabi']);
    expect([screen.asked('/content-languages'), screen.asked('/mood')]).toEqual([1, 0]);
    await screen.ok();
    await screen.root.press('down');
    await screen.ok();
    expect(screen.root.find('option-pa').props.checked).toBe(true);
    await screen.root.press('up', 2);
    expect(screen.root.focusedId()).toBe('filter-tab-audios');
    await screen.root.press('right');
    await screen.until(() => screen.root.query('option-hi') !== null);
    expect([screen.root.focusedId(), screen.root.find('option-hi').props.label]).toEqual([
      'filter-tab-subtitles',
      'Hindi',
    ]);
    await screen.root.press('right');
    await screen.until(() => screen.root.query('option-dark') !== null);
    expect([screen.asked('/content-languages'), screen.asked('/mood')]).toEqual([1, 1]);
    await choose(screen, 'dark', 'cosy');
    await screen.until(() => screen.searches().length === 1);
    expect(screen.searches()).toEqual([
      { limit: 60, offset: 0, collection: 'films', audios: ['en', 'pa'], moods: ['cosy', 'dark'] },
    ]);
    expect(screen.route().search).toBe('?audios=en,pa&moods=cosy,dark');
  });

  it('[LIST-05] a list that fails says so in its place and can be asked for again; the others work', async () => {
    const screen = await openListing({ answers: { '/content-languages': () => json({}, 500) } });
    await screen.until(() => shown(screen));
    await screen.click('filter-by');
    await screen.until(() => screen.root.query('filters-failed') !== null);
    expect(screen.root.focusedId()).toBe('filters-retry');
    expect(screen.report).toHaveBeenCalledTimes(1);
    await screen.root.press('up');
    await screen.root.press('right', 2);
    await screen.until(() => screen.root.query('option-dark') !== null);
    screen.answer('/content-languages', () => ({ audioLanguages: ['pa'], subtitlesLanguages: [] }));
    await screen.root.press('left', 2);
    await screen.until(
      () => screen.root.query('filters-retry') !== null || screen.root.query('option-pa') !== null,
    );
    if (screen.root.query('filters-retry') !== null) await screen.click('filters-retry');
    await screen.until(() => screen.root.query('option-pa') !== null);
    await screen.root.press('right');
    await screen.until(() => screen.nameOf('filter-drawer') !== '');
    expect(JSON.stringify(screen.root.tree())).toContain('Nothing to choose from');
  });

  it('keeps focus while its list is awaited, and Close leads out of it', async () => {
    const screen = await openListing({ answers: { '/genre': silence } });
    await screen.until(() => shown(screen));
    await screen.click('filter-genre');
    await screen.until(() => screen.root.query('filters-waiting') !== null);
    expect(screen.root.focusedId()).toBe('filters-waiting');
    await screen.root.press('down');
    expect(screen.root.focusedId()).toBe('filter-apply');
    await screen.root.press('right');
    expect(screen.root.focusedId()).toBe('filter-close');
    await screen.ok();
    await screen.root.wait(200);
    expect(screen.root.query('filter-drawer')).toBeNull();
  });

  it('an option in the address that is no longer offered is in the list, ticked', async () => {
    const screen = await openListing({ path: '/list/films?genre=nothing&pageTitle=x' });
    await screen.until(() => screen.root.query('no-match') !== null);
    expect(screen.nameOf('filter-genre')).toBe('Genre: nothing');
    await openFilter(screen, 'genre');
    expect(screen.root.find('option-nothing').props).toMatchObject({ label: 'nothing', selected: true });
  });
});

describe('a listing that cannot be shown', () => {
  it('[LIST-02] an empty collection says so, with the code, once in the log, and a way back', async () => {
    const screen = await openListing({ path: '/list/empty' });
    await screen.until(() => screen.root.query('go-back') !== null);
    expect(JSON.stringify(screen.root.tree())).toContain('Error code: no_assets_in_collection');
    expect(screen.report).toHaveBeenCalledTimes(1);
    expect(screen.report.mock.calls[0]?.slice(1)).toEqual(['warning', { code: 'no_assets_in_collection' }]);
    await screen.ok();
    expect(screen.route().path).toBe('/');
  });

  it('filters that nothing matches say so; clearing them shows the collection', async () => {
    const screen = await openListing({ path: '/list/films?genre=nothing' });
    await screen.until(() => screen.root.query('no-match') !== null);
    expect(screen.root.focusedId()).toBe('clear-filters');
    expect(screen.root.query('listing-count')?.props.visible).toBe(false);
    await screen.ok();
    await screen.until(() => shown(screen));
    expect(screen.route().search).toBe('');
    expect(focused(screen)).toBe('Title c0');
  });

  it('when none of the hits exists the next page is fetched, and the list says that nothing matches', async () => {
    const gone = () => json({}, 404);
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=x',
      answers: {
        '/collection/films': gone,
        '/search/search': ({ body }) => ({
          hits: (body as { offset: number }).offset === 0 ? ['g1', 'g1', 'g2'] : ['g3'],
          total: 61,
        }),
        '/asset/v2/g1': gone,
        '/asset/v2/g2': gone,
        '/asset/v2/g3': gone,
      },
    });
    await screen.until(() => screen.root.query('no-match') !== null);
    expect(screen.searches().map((body) => (body as { offset: number }).offset)).toEqual([0, 60]);
    expect([
      screen.asked('/asset/v2/g1'),
      screen.asked('/asset/v2/g2'),
      screen.asked('/asset/v2/g3'),
    ]).toEqual([1, 1, 1]);
    expect(screen.root.focusedId()).toBe('clear-filters');
  });

  it('[ERR-09] hits that fail, every one, are not called no match', async () => {
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=x',
      answers: {
        '/collection/films': () => json({}, 404),
        '/search/search': () => ({ hits: ['f1'], total: 1 }),
        '/asset/v2/f1': () => json({}, 500),
      },
    });
    await screen.until(() => screen.root.query('listing-failed') !== null);
    expect(screen.root.query('no-match')).toBeNull();
    screen.answer('/asset/v2/f1', () => titles(1)[0]);
    await screen.ok();
    await screen.until(() => shown(screen));
  });

  it('[ERR-09] a search that fails says so in place; Try Again asks again', async () => {
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=x',
      answers: { '/search/search': () => json({}, 500) },
    });
    await screen.until(() => screen.root.query('listing-failed') !== null);
    expect(screen.root.focusedId()).toBe('retry');
    expect(screen.report).toHaveBeenCalledTimes(1);
    screen.answer('/search/search', () => ({ hits: ['s1'], total: 1 }));
    await screen.ok();
    await screen.until(() => shown(screen));
    expect(screen.nameOf('listing-count')).toBe('1 title');
    expect(screen.searches()).toHaveLength(2);
  });

  it('a later page that fails leaves the titles, and can be asked for again', async () => {
    const screen = await openListing({ path: '/list/films?genre=crime&pageTitle=x' });
    await screen.until(() => focused(screen) === 'Title s0');
    screen.answer('/search/search', () => json({}, 500));
    // Each move near the end asks again: the viewer stops at the first failure.
    for (let line = 0; line < 9 && screen.root.query('retry-more') === null; line += 1) {
      await screen.root.press('down');
      await screen.root.wait(100);
      await screen.until(() => screen.searches().length === 1 || screen.root.query('retry-more') !== null);
    }
    expect(shown(screen)).toBe(true);
    screen.answer('/search/search', () => ({
      hits: titles(100, 's')
        .slice(60)
        .map(({ id }) => id),
      total: 100,
    }));
    await screen.click('retry-more');
    await screen.until(() => screen.root.query('retry-more') === null);
    expect(screen.searches().map((body) => (body as { offset: number }).offset)).toEqual([0, 60, 60]);
  });

  it.each([
    ['404', () => json({}, 404), '/page_not_exists'],
    ['500', () => json({}, 500), '/something_went_wrong'],
    ['malformed', () => new Response('{"assets": ['), '/something_went_wrong'],
  ])('a collection that answers %s leads to its screen', async (_what, reply, path) => {
    const screen = await openListing({ answers: { '/collection/films': reply } });
    await screen.until(() => screen.route().path === path);
    expect(screen.report).toHaveBeenCalledTimes(1);
  });

  it('a collection that fails when it is asked for again stays as it is', async () => {
    const screen = await openListing();
    await screen.until(() => shown(screen));
    screen.answer('/collection/films', () => json({}, 500));
    await screen.refresh();
    await screen.until(() => screen.report.mock.calls.length > 0);
    expect(screen.route().path).toBe('/list/films');
    expect(focused(screen)).toBe('Title c0');
    expect(screen.asked('/collection/films')).toBe(2);
  });

  it.each([404, 500])(
    'with filters, a collection that answers %i takes away its title and nothing else',
    async (status) => {
      const screen = await openListing({
        path: '/list/films?genre=crime',
        answers: { '/collection/films': () => json({}, status) },
      });
      await screen.until(() => shown(screen) && screen.report.mock.calls.length > 0);
      expect(screen.report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'warning', { code: null });
      expect(screen.route().path).toBe('/list/films');
      expect(screen.nameOf('listing-count')).toBe('100 titles');
    },
  );

  it('an answer for earlier filters that comes late is not shown', async () => {
    let late: (answer: unknown) => void = () => {};
    const screen = await openListing({
      path: '/list/films?genre=crime&pageTitle=x',
      answers: {
        '/search/search': ({ body }) =>
          (body as { genre?: string }).genre === 'crime'
            ? new Promise((done) => (late = done))
            : { hits: ['s1'], total: 1 },
      },
    });
    expect(screen.root.focusedId()).toBe('listing-skeleton');
    await openFilter(screen, 'genre');
    await choose(screen, 'drama');
    await screen.until(() => shown(screen));
    late({ hits: ['s5', 's6'], total: 2 });
    await screen.root.act(() => new Promise((done) => setTimeout(done, 20)));
    expect(screen.nameOf('listing-count')).toBe('1 title');
  });
});
