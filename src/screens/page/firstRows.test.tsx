import { describe, expect, it } from 'vitest';
import { chunkCache } from '../../api/chunkCache';
import { json } from '../../api/testing/fakeService';
import { openPage, pageOf, rowOf } from './testing/pageScreen';
import type { PageScreenOptions } from './testing/pageScreen';

const film = { id: 'a', title: 'A', watchable: 'yes' };
const ROWS = ['1', '2', '3', '4', '5'].map((uuid) => rowOf(uuid, [film]));

/** An answer that comes when it is given. */
function later() {
  const given: { give?: (response: Response) => void } = {};
  const answer = new Promise<Response>((done) => (given.give = done));
  return { answer, give: (response: Response) => given.give?.(response) };
}
const drawnAt = () => performance.getEntriesByName('page drawn').map(({ startTime }) => startTime);

/** A page of five rows, of which a stage shows three, while images load. */
async function open(options: Partial<PageScreenOptions> = {}) {
  const state = { loading: true };
  performance.clearMarks();
  const page = await openPage({
    signedIn: false,
    imagesLoading: () => state.loading,
    answers: { '/page/home/components': pageOf(...ROWS) },
    ...options,
  });
  await page.until(() => page.headings().length > 0);
  const rows = () => page.headings().map(([name]) => name);
  /** Another frame, as when an image comes, and what is rendered then. */
  const frame = async () => {
    page.root.scene.wake();
    await page.root.wait(16);
    await page.root.wait(0);
  };
  return { ...page, state, rows, frame };
}

describe('the rows that are seen', () => {
  it('are mounted with their pictures before any other', async () => {
    const { state, rows, frame, root } = await open();
    await frame();
    expect(rows()).toEqual(['1', '2', '3']);
    state.loading = false;
    await frame();
    expect(rows(), 'those that focus leads to').toEqual(['1', '2', '3', '4', '5']);
    await root.unmount();
  });

  it('keep the others waiting for a second at most', async () => {
    const { rows, root } = await open();
    await root.wait(900);
    expect(rows()).toEqual(['1', '2', '3']);
    await root.wait(100);
    await root.wait(0);
    expect(rows()).toEqual(['1', '2', '3', '4', '5']);
    await root.unmount();
  });

  it('do so until the titles to continue with are there, too', async () => {
    const title = later();
    const { state, rows, frame, cards, root, until } = await open({
      signedIn: true,
      answers: {
        '/page/home/components': pageOf(rowOf('watching', [], 'continue_watching'), ...ROWS),
        '/favorites/watching': [{ assetUuid: 'seen', currentSecond: 600, finished: false }],
        '/asset/v2/seen': () => title.answer,
      },
    });
    state.loading = false;
    await frame();
    expect([rows(), drawnAt().length]).toEqual([['watching', '1', '2'], 0]);
    await root.act(() => title.give(json({ ...film, id: 'seen' })));
    await until(() => cards('watching').length > 0);
    await frame();
    expect([rows().length, drawnAt().length]).toEqual([6, 1]);
    await root.unmount();
  });
});

describe('a page that is fully drawn', () => {
  it('is marked in the timeline, not before its pictures', async () => {
    const { state, frame, root } = await open();
    await frame();
    expect(drawnAt()).toEqual([]);
    state.loading = false;
    await frame();
    expect(drawnAt()).toHaveLength(1);
    await root.unmount();
  });
});

describe('a page that was asked for ahead', () => {
  const ahead: PageScreenOptions['ahead'] = (client, api) => chunkCache(client, api, 'home').request(0);

  it('is not asked for again', async () => {
    const { asked, root } = await open({ ahead });
    expect(asked().filter((path) => path.startsWith('/page/home'))).toHaveLength(1);
    await root.unmount();
  });

  it('and fails, leads where its failure leads, without another call', async () => {
    const page = later();
    const { asked, place, root, until } = await openPage({
      signedIn: false,
      ahead,
      answers: { '/page/home/components': () => page.answer },
    });
    await root.act(() => page.give(json({ code: 'broken' }, 500)));
    await until(() => place().path !== '/home');
    expect(place().path).toBe('/something_went_wrong');
    expect(asked().filter((path) => path.startsWith('/page/home'))).toHaveLength(1);
    await root.unmount();
  });
});
