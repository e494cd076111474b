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
  for (let at = 0; at < data.length; at += 2) handle(data[at] as number, data[at + 1] as string | null);
});

function handle(id: number, src: string | null): void {
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
    src,
    (bitmap) => answer({ id, bitmap }, [bitmap]),
    ({ reason, message }) => answer(isSvg ? { id, isSvg } : { id, reason, message }),
  );
  aborts.set(id, abort);
}
