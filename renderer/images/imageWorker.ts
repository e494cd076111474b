/** The worker's side of `workerFetch.ts`: fetches, checks and decodes images, and transfers the pixels. */
import { createFetchImage } from './fetchImage';
import { maxImageSide } from './imageSize';
import type { WorkerResponse, WorkerRequests } from './workerFetch';

// Typed by hand: the project's type library is that of a page.
const workerScope = globalThis as unknown as {
  addEventListener(type: 'message', run: (event: { data: WorkerRequests }) => void): void;
  postMessage(answer: WorkerResponse, transfer: Transferable[]): void;
};

const aborts = new Map<number, () => void>();
const svgFound = Symbol('svg');

workerScope.addEventListener('message', ({ data }) => {
  const base = data[0];
  for (let at = 1; at < data.length; at += 2) handle(base, data[at] as number, data[at + 1] as string | null);
});

/** What is no address is left to `fetch`, which says so. */
function addressOf(src: string, base: string): string {
  try {
    return new URL(src, base).href;
  } catch {
    return src;
  }
}

function handle(base: string, id: number, src: string | null): void {
  if (src === null) {
    aborts.get(id)?.();
    aborts.delete(id);
    return;
  }
  let isSvg = false;
  const fetchImage = createFetchImage(maxImageSide, () => {
    isSvg = true;
    return Promise.reject(svgFound);
  });
  const answer = (message: WorkerResponse, transfer: Transferable[] = []): void => {
    aborts.delete(id);
    workerScope.postMessage(message, transfer);
  };
  const abort = fetchImage(
    addressOf(src, base),
    (bitmap) => answer({ id, bitmap }, [bitmap]),
    ({ reason, message }) => answer(isSvg ? { id, isSvg } : { id, reason, message }),
  );
  aborts.set(id, abort);
}
