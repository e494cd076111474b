/** Where the pictures of a root come from: a worker of its own, which outlives the generations of the drawing side. */
import { longestSide } from './drawing';
import { drawDrawing } from './drawDrawing';
import { createFetchPicture } from './fetchPicture';
import type { FetchPicture } from './fetchPicture';
// oxlint-disable-next-line import/default -- vite makes it, from the worker's own source
import PictureWorkerOfText from './pictureWorker?worker&inline';
import { createWorkerFetch } from './workerFetch';

export interface RootFetch {
  readonly fetch: FetchPicture;
  /** Ends the worker; what is still asked of it is never answered. */
  dispose(): void;
}

export function createRootFetch(): RootFetch {
  let worker: Worker | null = null;
  return {
    fetch: createWorkerFetch({
      longestSide,
      spawn: () => (worker = new PictureWorkerOfText()),
      inPage: createFetchPicture(longestSide, drawDrawing),
      base: document.baseURI,
    }),
    dispose: () => worker?.terminate(),
  };
}
