import { describe, expect, it, vi } from 'vitest';
import { ImageError } from './fetchImage';
import type { FetchImage } from './fetchImage';
import { outlineUrl } from './outline';
import { createWorkerFetch } from './workerFetch';
import type { WorkerResponse, WorkerRequests } from './workerFetch';

type Listener = (event: { data: WorkerResponse }) => void;

const BASE = 'https://tv.test/app/';

function setUp(spawnFails = false) {
  const messages: WorkerRequests[] = [];
  const listeners: Record<string, Listener> = {};
  const spawn = vi.fn(() => {
    if (spawnFails) throw new Error('no workers');
    return {
      postMessage: (requests: WorkerRequests) => void messages.push(requests),
      addEventListener: (type: string, run: unknown) => void (listeners[type] = run as Listener),
    };
  });
  const page: { src: string; done: (bitmap: ImageBitmap) => void; aborted: boolean }[] = [];
  const inPage: FetchImage = (src, done) => {
    const each = { src, done, aborted: false };
    page.push(each);
    return () => void (each.aborted = true);
  };
  const fetchPicture = createWorkerFetch({ spawn, inPage, base: BASE });
  return {
    messages,
    spawn,
    page,
    answer: (data: WorkerResponse) => listeners['message']!({ data }),
    die: () => (listeners['error'] as () => void)(),
    ask(src: string) {
      const done = vi.fn();
      const failed = vi.fn();
      return { done, failed, abort: fetchPicture(src, done, failed) };
    },
  };
}

/** The end of the present task, after which the worker is asked. */
const taskEnds = (): Promise<void> => Promise.resolve();

const bitmap = () => ({ width: 1, height: 1, close: vi.fn() });

describe('images fetched by a worker', () => {
  it('come from one worker, started ahead, those of a task by one message, which says what addresses are relative to', async () => {
    const it = setUp();
    expect(it.spawn).toHaveBeenCalledTimes(1);
    const first = it.ask('art/a.png');
    const second = it.ask('https://cdn.test/b.png');
    expect(it.spawn).toHaveBeenCalledTimes(1);
    await taskEnds();
    expect(it.messages).toEqual([[BASE, 1, 'art/a.png', 2, 'https://cdn.test/b.png']]);
    const pixels = bitmap();
    it.answer({ id: 2, bitmap: pixels });
    it.answer({ id: 1, reason: 'gone', message: 'a.png answered 404' });
    expect(second.done.mock.calls).toEqual([[pixels]]);
    expect(first.failed.mock.calls).toEqual([[new ImageError('gone', 'a.png answered 404')]]);
    expect(first.failed.mock.calls[0]![0]).toMatchObject({ reason: 'gone' });
    expect([first.done, second.failed].map((never) => never.mock.calls.length)).toEqual([0, 0]);
  });

  it('that are aborted are aborted in the worker, and pixels already on their way closed', async () => {
    const it = setUp();
    const { done, abort } = it.ask('https://cdn.test/a.png');
    await taskEnds();
    abort();
    abort();
    await taskEnds();
    expect(it.messages.slice(1)).toEqual([[BASE, 1, null]]);
    const late = bitmap();
    it.answer({ id: 1, bitmap: late });
    expect(late.close).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
  });

  it('that are aborted in the task that asked for them are no message', async () => {
    const it = setUp();
    const kept = it.ask('https://cdn.test/a.png');
    it.ask('https://cdn.test/b.png').abort();
    await taskEnds();
    expect(it.messages).toEqual([[BASE, 1, 'https://cdn.test/a.png']]);
    it.ask('https://cdn.test/c.png').abort();
    await taskEnds();
    expect(it.messages).toHaveLength(1);
    kept.abort();
    await taskEnds();
    expect(it.messages[1]).toEqual([BASE, 1, null]);
  });

  it('that are SVG are drawn by the page: inline ones at once, files when the worker finds out; both can be aborted', async () => {
    const it = setUp();
    it.ask('data:image/svg+xml,%3Csvg/%3E').abort();
    await taskEnds();
    expect(it.messages).toEqual([]);
    const { done, abort } = it.ask('https://cdn.test/a.svg');
    it.answer({ id: 1, isSvg: true });
    expect(it.page.map(({ src }) => src)).toEqual([
      'data:image/svg+xml,%3Csvg/%3E',
      'https://cdn.test/a.svg',
    ]);
    const pixels = bitmap();
    it.page[1]!.done(pixels);
    expect(done.mock.calls).toEqual([[pixels]]);
    abort();
    expect(it.page.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('that are outlines are drawn by the page', async () => {
    const it = setUp();
    const src = outlineUrl({ path: 'M0 0h9z', box: 32, pixels: 48 });
    it.ask(src);
    await taskEnds();
    expect(it.messages).toEqual([]);
    expect(it.page).toMatchObject([{ src }]);
  });

  it('without workers are fetched by the page, which tries to start one only once', () => {
    const it = setUp(true);
    it.ask('https://cdn.test/a.png');
    it.ask('https://cdn.test/b.png');
    expect(it.page).toHaveLength(2);
    expect(it.spawn).toHaveBeenCalledTimes(1);
  });

  it('by a worker that fails are fetched by the page, and so are all that follow', () => {
    const it = setUp();
    const open = it.ask('https://cdn.test/a.png');
    it.ask('https://cdn.test/gone.png').abort();
    it.die();
    it.ask('https://cdn.test/b.png');
    expect(it.page.map(({ src }) => src)).toEqual(['https://cdn.test/a.png', 'https://cdn.test/b.png']);
    it.page[0]!.done(bitmap());
    expect(open.done).toHaveBeenCalledTimes(1);
  });
});
