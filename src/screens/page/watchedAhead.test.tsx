/** Titles to go on with are asked for while the page is read (src/api/prefetchWatched.ts), and the row takes them from there. */
import { expect, test, vi } from 'vitest';
import { queries } from '../../api';
import { chunkCache } from '../../api/chunkCache';
import { json } from '../../api/testing/fakeService';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = (id: string) => ({ id, title: id.toUpperCase(), watchable: 'yes', duration: 6000 });
const mark = (assetUuid: string) => ({ assetUuid, currentSecond: 600, finished: false });
const left = (id: string) => `${id.toUpperCase()}, 1 h 30 min left`;

/**
 * A member's page that was read before it is mounted.
 * @param marked ids of the bookmarks
 * @param brought of these, what the row brings itself
 * @param gone of these, what cannot be had
 * @param kept titles that were opened before
 */
async function openRead(
  marked: readonly string[],
  {
    brought = [],
    gone = [],
    kept = [],
  }: { brought?: readonly string[]; gone?: readonly string[]; kept?: readonly string[] } = {},
) {
  const titles: string[] = [];
  let before: readonly string[] = [];
  const answerOf = (id: string) => () => {
    titles.push(id);
    return gone.includes(id) ? json({}, 404) : json(film(id));
  };
  const page = await openPage({
    answers: {
      ...Object.fromEntries(marked.map((id) => [`/asset/v2/${id}`, answerOf(id)])),
      '/users/settings': {},
      '/favorites/watching': marked.map(mark),
      '/page/home/components': pageOf(
        rowOf('cw', brought.map(film), 'continue_watching'),
        rowOf('new', [film('x')]),
      ),
    },
    async ahead(client, api) {
      // A launch has other answers before.
      await client.prefetchQuery(queries.userSettings(api));
      for (const id of kept) await client.prefetchQuery(queries.asset(api, id));
      titles.length = 0;
      await client.prefetchQuery(queries.bookmarks(api, 'p1'));
      chunkCache(client, api, 'home').request(0);
      await vi.waitUntil(() => !client.isFetching());
      before = [...titles];
    },
  });
  await page.until(() => page.cards('cw').length > 0);
  return { ...page, before, titles };
}

test('[CONT-01] those that the row does not bring have been asked for when it is mounted, and are not again', async () => {
  const { asked, before, cards, root, titles } = await openRead(['b', 'here', 'a'], { brought: ['here'] });
  expect(before).toEqual(['b', 'a']);
  expect(cards('cw')).toEqual(['b', 'here', 'a'].map(left));
  expect(titles, 'the row asks for nothing itself').toEqual(before);
  expect(asked().filter((path) => path === '/favorites/watching')).toHaveLength(1);
  await root.unmount();
});

test('one that was opened before is not asked for', async () => {
  const { before, cards, root, titles } = await openRead(['seen', 'a'], { kept: ['seen'] });
  expect(before).toEqual(['a']);
  expect(cards('cw')).toEqual(['seen', 'a'].map(left));
  expect(titles).toEqual(['a']);
  await root.unmount();
});

test('[CONT-05] one that cannot be had is left out and told once, the rest stays', async () => {
  const { before, cards, report, root } = await openRead(['gone', 'a'], { gone: ['gone'] });
  expect(before).toEqual(['gone', 'a']);
  expect(cards('cw')).toEqual([left('a')]);
  expect(report.mock.calls.map(([, severity]) => severity)).toEqual(['warning']);
  expect(root.errors).toEqual([]);
  await root.unmount();
});

test('further ones are asked for as the viewer goes along the row, ten with the page', async () => {
  const ids = Array.from({ length: 14 }, (_, at) => `f${at}`);
  const { before, root, titles, until } = await openRead(ids);
  expect(before).toEqual(ids.slice(0, 10));
  for (let index = 0; index < 7; index += 1) await root.press('right');
  await root.wait(300);
  await until(() => titles.length === ids.length);
  expect(titles).toEqual(ids);
  await root.unmount();
});
