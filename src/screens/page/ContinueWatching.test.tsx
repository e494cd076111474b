import { describe, expect, test } from 'vitest';
import { updateBookmarkCache } from '../../api/bookmarkCache';
import { json } from '../../api/testing/fakeService';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const COMPONENTS = '/page/home/components';
const BOOKMARKS = '/favorites/watching';
const film = (id: string, change: object = {}) => ({
  id,
  title: id.toUpperCase(),
  type: 'movie',
  watchable: 'yes',
  duration: 6000,
  ...change,
});
const mark = (assetUuid: string, currentSecond = 600, finished = false) => ({
  assetUuid,
  currentSecond,
  finished,
});
const continueRow = (...assets: object[]) => rowOf('cw', assets, 'continue_watching');
const other = rowOf('new', [film('x'), film('y')]);

/** A page with the row and another one below, for a member with these bookmarks. */
const open = (bookmarks: unknown, assets: object[], more: Record<string, unknown> = {}) =>
  openPage({
    answers: { [COMPONENTS]: pageOf(continueRow(...assets), other), [BOOKMARKS]: bookmarks, ...more },
  });

describe('the items of the row', () => {
  test('[CONT-01, CONT-02] those of the profile’s bookmarks, begun and not finished, in the service’s order, asked for once', async () => {
    const marks = [mark('c'), mark('done', 6000, true), mark('a', 5400), mark('unseen', 0), mark('b', 1)];
    const assets = ['a', 'b', 'c', 'done', 'unseen', 'unmarked'].map((id) => film(id));
    const { asked, cards, sent, until, root } = await open(marks, assets);
    await until(() => cards('cw').length > 0);
    expect(cards('cw')).toEqual(['C, 1 h 30 min left', 'A, 10 min left', 'B, 1 h 40 min left']);
    expect(asked().toSorted()).toEqual([BOOKMARKS, COMPONENTS]);
    expect(sent.find(({ url }) => url.pathname === BOOKMARKS)?.url.search).toBe('?profile=p1');
    await root.unmount();
  });

  test('[CONT-05] what the row does not bring is asked for by its id; what cannot be had is left out and told, the rest stays', async () => {
    const { asked, cards, report, until, root } = await open(
      [mark('a'), mark('gone'), mark('far'), mark('broken')],
      [film('a')],
      { '/asset/v2/far': film('far'), '/asset/v2/broken': () => json({}, 500) },
    );
    await until(() => cards('cw').length > 0);
    expect(cards('cw')).toEqual(['A, 1 h 30 min left', 'FAR, 1 h 30 min left']);
    expect(
      asked()
        .filter((path) => path.startsWith('/asset'))
        .toSorted(),
    ).toEqual(['/asset/v2/broken', '/asset/v2/far', '/asset/v2/gone']);
    expect(report.mock.calls.map(([, severity]) => severity)).toEqual(['warning', 'warning']);
    await root.unmount();
  });

  test('an episode has its show’s name, its season and number, and its show’s images where it has none', async () => {
    const episode = film('e4', { type: 'episode', rootId: 'show', parentId: 's2', order: 4, duration: 3000 });
    const show = {
      ...film('show', { type: 'show', title: 'Glass Harbour' }),
      images: { thumbnail: 'https://cdn.example.com/show.jpg' },
      children: [{ ...film('s2', { type: 'season', order: 2 }), children: [episode] }],
    };
    const { asked, cards, root, until } = await open(
      [mark('e4', 1500), mark('e9', 1500)],
      [episode, film('e9', { type: 'episode', rootId: 'lost', order: 9, title: 'The Knock' })],
      { '/asset/v2/show': show },
    );
    await until(() => cards('cw').length > 0);
    expect(cards('cw'), 'an episode whose show cannot be had goes by its own name').toEqual([
      'Glass Harbour, S2 E4, 25 min left',
      'The Knock, Episode 9, 1 h 15 min left',
    ]);
    expect(
      asked()
        .filter((path) => path.startsWith('/asset'))
        .toSorted(),
    ).toEqual(['/asset/v2/lost', '/asset/v2/show']);
    const picture = root.scene.focus.current!.children.find(({ type }) => type === 'image');
    expect(picture?.props.src).toContain('show.jpg');
    await root.unmount();
  });

  test('a long list is asked for as the viewer goes along it', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `f${index}`);
    const answers = Object.fromEntries(ids.map((id) => [`/asset/v2/${id}`, film(id)]));
    const { asked, cards, root, until } = await open(
      ids.map((id) => mark(id)),
      [],
      answers,
    );
    const titles = () => asked().filter((path) => path.startsWith('/asset')).length;
    await until(() => cards('cw').length > 0);
    expect(titles()).toBe(10);
    for (let index = 0; index < 7; index += 1) await root.press('right');
    await root.wait(300);
    await until(() => titles() === 20);
    expect(root.query('continue-watching-loading'), 'the row stays while more of it comes').toBeNull();
    await root.unmount();
  });
});

describe('the states of the row', () => {
  test('[DATA-11] while loading the row has placeholders, the first of which is focusable and passes focus to the first item', async () => {
    let come = (_answer: Response): void => {};
    const { cards, headings, root, until } = await open(
      () => new Promise<Response>((resolve) => (come = resolve)),
      [film('a')],
    );
    await until(() => root.query('continue-watching-loading') !== null);
    const before = headings();
    expect(root.focusedId()).toBe('continue-watching-loading');
    come(json([mark('a')]));
    await until(() => cards('cw').length > 0);
    expect(headings(), 'nothing moves').toEqual(before);
    expect(root.scene.focus.focusPath()).toContain('a');
    expect(root.errors).toEqual([]);
    await root.unmount();
  });

  test.each([
    ['an empty list', []],
    ['nothing begun or all finished', [mark('a', 0), mark('a', 6000, true)]],
    ['a title that cannot be had', [mark('gone')]],
  ])(
    '[CONT-03, CONT-04, ERR-01] %s is missing: no row and no gap, told with its code, and the page goes on',
    async (_, bookmarks) => {
      const { headings, place, report, root, until } = await open(bookmarks, [film('a')]);
      await until(() => report.mock.calls.some(([, , extras]) => extras?.code !== null));
      await until(() => headings().length === 1);
      expect(headings()[0]?.[0]).toBe('new');
      expect(headings()[0]?.[1], 'where the page begins').toBeLessThan(80);
      const told = report.mock.calls.filter(([, , extras]) => extras?.code === 'continue_watching_missing');
      expect(told.map(([, severity]) => severity)).toEqual(['warning']);
      expect(place().path).toBe('/home');
      expect(root.scene.focus.focusPath()).toContain('x');
      await root.unmount();
    },
  );

  test('[CONT-04, DATA-11] a failure of the bookmarks keeps the other rows and is reported', async () => {
    const { cards, headings, place, report, root, until } = await open(() => json({}, 500), [film('a')]);
    await until(() => report.mock.calls.length > 0);
    await until(() => headings().length === 1);
    expect(cards('new')).toEqual(['X', 'Y']);
    expect(report).toHaveBeenCalledWith(expect.anything(), 'warning', { code: 'continue_watching_missing' });
    expect(report).toHaveBeenCalledTimes(1);
    expect(place().path).toBe('/home');
    await root.unmount();
  });

  test('[CONT-07] guests have no such row, ask for nothing and miss nothing', async () => {
    const { asked, headings, report, root, until } = await openPage({
      signedIn: false,
      answers: { [COMPONENTS]: pageOf(continueRow(film('a')), other), [BOOKMARKS]: [mark('a')] },
    });
    await until(() => headings().length > 0);
    expect(headings().map(([name]) => name)).toEqual(['new']);
    expect(asked()).toEqual([COMPONENTS]);
    expect(report).not.toHaveBeenCalled();
    await root.unmount();
  });
});

test('[CONT-06, ANA-01] a press plays the title, and says whence; from its menu the title itself opens', async () => {
  const { cards, events, navigate, place, root, until } = await open(
    [mark('a'), mark('b')],
    [film('a'), film('b')],
  );
  await until(() => cards('cw').length > 0);
  await root.press('right');
  await root.act(() => root.scene.focus.current!.props.onPress!());
  expect(place()).toEqual({
    path: '/asset/b/watch',
    state: { contentType: 'main', isContinueWatching: true, returnPageId: 'home', origin: true },
  });
  expect(events).toEqual([{ name: 'item selected', assetId: 'b', row: 'cw', index: 1 }]);
  await navigate(({ back }) => back('/'));
  expect(root.scene.focus.focusPath(), 'back on its card').toContain('b');
  await root.unmount();
});

test('[ANA-04] items that arrive after focus has been idle are reported as presented, once', async () => {
  let come = (_answer: Response): void => {};
  const head = rowOf('head', [film('h')], 'jumbotron');
  const { cards, events, root, until } = await openPage({
    answers: {
      [COMPONENTS]: pageOf(head, continueRow(film('a')), other),
      [BOOKMARKS]: () => new Promise<Response>((resolve) => (come = resolve)),
    },
  });
  const seen = () => events.filter((event) => event.name === 'items presented' && event.row === 'cw');
  await until(() => root.query('continue-watching-loading') !== null);
  await root.wait(2_000);
  come(json([mark('a')]));
  await until(() => cards('cw').length > 0);
  expect(seen()).toEqual([]);
  await root.wait(600);
  expect(seen()).toEqual([{ name: 'items presented', row: 'cw', assetIds: ['a'] }]);
  await root.press('down');
  await root.wait(600);
  expect(seen()).toHaveLength(1);
  await root.unmount();
});

test('[CONT-11] a saved bookmark is shown at once, first in the row, and nothing is asked for; focus stays on its title', async () => {
  const { api, asked, cards, queryClient, root, until } = await open(
    [mark('a'), mark('b'), mark('c')],
    [film('a'), film('b'), film('c')],
  );
  await until(() => cards('cw').length > 0);
  await root.press('right');
  const calls = asked().length;
  await root.act(() => updateBookmarkCache(queryClient, api, 'p1', mark('b', 3000)));
  await until(() => cards('cw')[0] !== 'A, 1 h 30 min left');
  expect(cards('cw')).toEqual(['B, 50 min left', 'A, 1 h 30 min left', 'C, 1 h 30 min left']);
  expect(root.scene.focus.focusPath()).toContain('b');
  await root.act(() => updateBookmarkCache(queryClient, api, 'p1', mark('b', 6000, true)));
  await until(() => cards('cw').length === 2);
  expect(cards('cw'), 'a finished title leaves').toEqual(['A, 1 h 30 min left', 'C, 1 h 30 min left']);
  expect(asked()).toHaveLength(calls);
  await root.unmount();
});
