/**
 * Fetches and decodes images in a worker. A new row of posters is one message to it, for each costs the page's thread 0.1 to 0.2 ms.
 * SVG files and outlines need a page and are drawn there, as is everything when no worker is available or after it has
 * failed.
 */
import { ImageError, isDrawnByPage } from './fetchImage';
import type { FetchImage, ImageErrorReason } from './fetchImage';

/**
 * The page's base URL, which a worker created from text has not, then a request's id and its address, null to abort it, and so on for
 * the other requests of a task. No objects: with names to write for each, a row of six takes the page's thread 0.9 ms at 6x slow-down
 * in Chromium, as a flat list 0.2. Addresses are made absolute by the worker: on the page that was 2 % of the script of a held key.
 */
export type WorkerRequests = [base: string, ...requests: (number | string | null)[]];

export type WorkerResponse =
  | { readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly id: number; readonly reason: ImageErrorReason; readonly message: string }
  /** The page must rasterize it: an SVG. */
  | { readonly id: number; readonly isSvg: boolean };

/** The part of Worker that is used. */
export interface ImageWorker {
  postMessage(requests: WorkerRequests, transfer: Transferable[]): void;
  addEventListener(type: 'message', run: (event: { data: WorkerResponse }) => void): void;
  addEventListener(type: 'error', run: () => void): void;
}

export interface WorkerFetchOptions {
  /** @throws where workers are not available */
  spawn(): ImageWorker;
  /** The same fetch in the page. */
  inPage: FetchImage;
  /** The page's base URL. */
  base: string;
}

/** Requests contain no pixels. */
const noTransfer: Transferable[] = [];

interface PendingFetch {
  readonly src: string;
  readonly done: (bitmap: ImageBitmap) => void;
  readonly failed: (error: ImageError) => void;
  /** Aborts work that the page does instead of the worker. */
  abort: (() => void) | null;
}

export function createWorkerFetch({ spawn, inPage, base }: WorkerFetchOptions): FetchImage {
  const pending = new Map<number, PendingFetch>();
  // At once: the first image would wait 200 ms for its start on a weak set.
  let worker = startWorker();
  let nextId = 1;
  /** What the present task asks of the worker. */
  let requests: WorkerRequests = [base];

  function ask(id: number, src: string | null): void {
    if (requests.push(id, src) === 3) void Promise.resolve().then(sendRequests);
  }

  function sendRequests(): void {
    const all = requests;
    requests = [base];
    if (all.length > 1) worker?.postMessage(all, noTransfer);
  }

  /** True when the worker has not heard of it. */
  function takeBack(id: number): boolean {
    const at = requests.indexOf(id);
    if (at >= 0) requests.splice(at, 2);
    return at >= 0;
  }

  /** Null without workers, or with a content security policy against them: the page does the work. */
  function startWorker(): ImageWorker | null {
    let started: ImageWorker;
    try {
      started = spawn();
    } catch {
      return null;
    }
    started.addEventListener('message', ({ data }) => handleResponse(data));
    started.addEventListener('error', () => {
      worker = null;
      for (const [id, fetching] of pending) if (fetching.abort === null) fetchInPage(id, fetching);
    });
    return started;
  }

  function fetchInPage(id: number, fetching: PendingFetch): void {
    fetching.abort = inPage(
      fetching.src,
      (bitmap) => {
        pending.delete(id);
        fetching.done(bitmap);
      },
      (error) => {
        pending.delete(id);
        fetching.failed(error);
      },
    );
  }

  function handleResponse(response: WorkerResponse): void {
    const fetching = pending.get(response.id);
    if (fetching === undefined) {
      // Aborted while the pixels were being transferred.
      if ('bitmap' in response) response.bitmap.close();
      return;
    }
    if ('isSvg' in response) return fetchInPage(response.id, fetching);
    pending.delete(response.id);
    if ('bitmap' in response) fetching.done(response.bitmap);
    else fetching.failed(new ImageError(response.reason, response.message));
  }

  return (src, done, failed) => {
    if (worker === null || isDrawnByPage(src)) return inPage(src, done, failed);
    const id = nextId++;
    const fetching: PendingFetch = { src, done, failed, abort: null };
    pending.set(id, fetching);
    ask(id, src);
    return () => {
      if (!pending.delete(id)) return;
      if (fetching.abort !== null) fetching.abort();
      else if (!takeBack(id)) ask(id, null);
    };
  };
}
