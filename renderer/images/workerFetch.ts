/**
 * Pictures fetched and decoded by a worker, so that a row of posters that comes costs the page's thread a message each.
 * Drawings (SVG) need a page and are made there; so is everything where no worker can be had, or once it has died.
 */
import { PictureError } from './fetchPicture';
import type { FetchPicture, PictureFault } from './fetchPicture';

/** `src` null: the picture is not wanted any more. */
export interface WorkerRequest {
  readonly id: number;
  readonly src: string | null;
  readonly longestSide: number;
}

export type WorkerAnswer =
  | { readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly id: number; readonly fault: PictureFault; readonly message: string }
  /** An SVG, which the page must draw. */
  | { readonly id: number; readonly drawing: boolean };

/** What is used of a Worker. */
export interface PictureWorker {
  postMessage(request: WorkerRequest, transfer: Transferable[]): void;
  addEventListener(type: 'message', run: (event: { data: WorkerAnswer }) => void): void;
  addEventListener(type: 'error', run: () => void): void;
}

export interface WorkerFetchOptions {
  longestSide: number;
  /** Throws where there are no workers. */
  spawn(): PictureWorker;
  /** The same done by the page. */
  inPage: FetchPicture;
  /** A worker made of text knows no base address: this is the page's. */
  base: string;
}

/** Requests carry no pixels. */
const nothing: Transferable[] = [];

interface Wanted {
  readonly src: string;
  readonly done: (bitmap: ImageBitmap) => void;
  readonly failed: (error: PictureError) => void;
  /** Calls off what the page does in the worker's place. */
  abort: (() => void) | null;
}

export function createWorkerFetch({ longestSide, spawn, inPage, base }: WorkerFetchOptions): FetchPicture {
  const wanted = new Map<number, Wanted>();
  let worker: PictureWorker | null = null;
  let dead = false;
  let nextId = 1;

  function workerOf(): PictureWorker | null {
    if (worker !== null || dead) return worker;
    try {
      worker = spawn();
    } catch {
      // no workers here, or a content policy against them: the page does it
      dead = true;
      return null;
    }
    worker.addEventListener('message', ({ data }) => answered(data));
    worker.addEventListener('error', () => {
      worker = null;
      dead = true;
      for (const [id, each] of wanted) if (each.abort === null) makeInPage(id, each);
    });
    return worker;
  }

  function makeInPage(id: number, each: Wanted): void {
    each.abort = inPage(
      each.src,
      (bitmap) => {
        wanted.delete(id);
        each.done(bitmap);
      },
      (error) => {
        wanted.delete(id);
        each.failed(error);
      },
    );
  }

  function answered(answer: WorkerAnswer): void {
    const each = wanted.get(answer.id);
    if (each === undefined) {
      // called off while the pixels were on their way
      if ('bitmap' in answer) answer.bitmap.close();
      return;
    }
    if ('drawing' in answer) return makeInPage(answer.id, each);
    wanted.delete(answer.id);
    if ('bitmap' in answer) each.done(answer.bitmap);
    else each.failed(new PictureError(answer.fault, answer.message));
  }

  return (src, done, failed) => {
    const port = src.startsWith('data:image/svg') ? null : workerOf();
    if (port === null) return inPage(src, done, failed);
    const id = nextId++;
    const each: Wanted = { src, done, failed, abort: null };
    wanted.set(id, each);
    port.postMessage(
      { id, src: /^[a-z][a-z+.-]*:/i.test(src) ? src : new URL(src, base).href, longestSide },
      nothing,
    );
    return () => {
      if (!wanted.delete(id)) return;
      if (each.abort !== null) each.abort();
      else worker?.postMessage({ id, src: null, longestSide }, nothing);
    };
  };
}
