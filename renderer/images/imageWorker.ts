/** The worker's side of `workerFetch.ts`: fetches, checks and decodes images, and transfers the pixels. */
import { createFetchImage } from './fetchImage';
import type { WorkerResponse, WorkerRequest } from './workerFetch';

// Typed by hand: the project's type library is that of a page.
const workerScope = globalThis as unknown as {
  addEventListener(type: 'message', run: (event: { data: readonly WorkerRequest[] }) => void): void;
  postMessage(answer: WorkerResponse, transfer: Transferable[]): void;
};

const aborts = new Map<number, () => void>();
const svgFound = Symbol('svg');

workerScope.addEventListener('message', ({ data }) => data.forEach(handle));

function handle({ id, src, longestSide }: WorkerRequest): void {
  if (src === null) {
    aborts.get(id)?.();
    aborts.delete(id);
    return;
  }
  let isSvg = false;
  const fetchImage = createFetchImage(longestSide, () => {
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
