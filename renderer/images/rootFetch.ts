/** The image fetch of a root: a worker of its own, which outlives the root's render backends. */
import { rasterize } from './rasterize';
import { createFetchImage } from './fetchImage';
import { maxImageSide } from './imageSize';
import type { FetchImage } from './fetchImage';
// oxlint-disable-next-line import/default -- vite generates the export from the worker's source
import InlineImageWorker from './imageWorker?worker&inline';
import { createWorkerFetch } from './workerFetch';

export interface RootFetch {
  readonly fetchImage: FetchImage;
  /** Ends the worker; pending requests are never answered. */
  dispose(): void;
}

export function createRootFetch(): RootFetch {
  let worker: Worker | null = null;
  return {
    fetchImage: createWorkerFetch({
      spawn() {
        // before Chromium 50 a polyfill decodes by <img>, which only the page has
        if (typeof ImageBitmap === 'undefined') throw new Error('no decoder in workers');
        return (worker = new InlineImageWorker());
      },
      inPage: createFetchImage(maxImageSide, rasterize),
      base: document.baseURI,
    }),
    dispose: () => worker?.terminate(),
  };
}
