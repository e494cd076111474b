/** The worker's side of `workerFetch.ts`: fetches, looks at and decodes pictures, and hands the pixels over. */
import { createFetchPicture } from './fetchPicture';
import type { WorkerAnswer, WorkerRequest } from './workerFetch';

const page = globalThis as unknown as {
  addEventListener(type: 'message', run: (event: { data: WorkerRequest }) => void): void;
  postMessage(answer: WorkerAnswer, transfer: Transferable[]): void;
};

const aborts = new Map<number, () => void>();
const isDrawing = Symbol('drawing');

page.addEventListener('message', ({ data: { id, src, longestSide } }) => {
  if (src === null) {
    aborts.get(id)?.();
    aborts.delete(id);
    return;
  }
  let drawing = false;
  const fetchPicture = createFetchPicture(longestSide, () => {
    drawing = true;
    return Promise.reject(isDrawing);
  });
  const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void => {
    aborts.delete(id);
    page.postMessage(message, transfer);
  };
  const abort = fetchPicture(
    src,
    (bitmap) => answer({ id, bitmap }, [bitmap]),
    ({ fault, message }) => answer(drawing ? { id, drawing } : { id, fault, message }),
  );
  aborts.set(id, abort);
});
