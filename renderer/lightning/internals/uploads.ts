/**
 * Pixels on their way to the GPU: one texture a frame while something moves, more when nothing does.
 *
 * Lightning counts milliseconds instead, and a clock of whole milliseconds, as televisions have, lets it upload several
 * in a frame that has time for one.
 */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import type { WholeTexture } from './types';

/** Time for uploads in a frame, ms: below 1, one texture is uploaded and no more. */
export const uploadBudgetMs = { idle: 8, moving: 0 };

type UploadsUsed =
  | 'processSome'
  | 'enqueueUploadTexture'
  | 'loadTexture'
  | 'uploadTexture'
  | 'removeTextureFromQueue'
  | 'hasUpdates'
  | 'imageWorkerManager';

/** Kept to itself by Lightning's types. */
interface UploadsPrivate {
  /** Textures asked for before Lightning knew what the browser can decode. */
  readonly priorityQueue: WholeTexture[];
  readonly uploadTextureQueue: WholeTexture[];
  readonly initialized: boolean;
}

type TextureManager = Stage['txManager'];

/** Private in Lightning's types: a cast is the only way to them. */
const queuesOf = (manager: TextureManager): UploadsPrivate => manager as unknown as UploadsPrivate;

/** Replaces Lightning's `processSome`, which decides how many waiting textures a frame uploads. */
export function limitUploads(manager: TextureManager, now: () => number): void {
  const queues = queuesOf(manager);
  const done = Promise.resolve();
  // a failed upload is reported by the texture's state; the promise's rejection reports it a second time
  const ignored = (): void => {};
  manager.processSome = (ms) => {
    if (!queues.initialized) return done;
    while (queues.priorityQueue.length > 0) void manager.loadTexture(queues.priorityQueue.pop()!);
    const start = now();
    while (queues.uploadTextureQueue.length > 0) {
      const texture = queues.uploadTextureQueue.shift()!;
      // freed meanwhile: costs nothing, and does not use up the frame's upload
      if (texture.state === 'freed' || texture.state === 'failed') continue;
      // starts and, but for its last promise, ends here
      manager.uploadTexture(texture).catch(ignored);
      if (ms < 1 || now() - start >= ms) break;
    }
    return done;
  };
}

/** Calls `wake` when a texture waits for its upload: nothing else asks for a frame then. */
export function wakeOnUpload(manager: TextureManager, wake: () => void): void {
  const enqueue = manager.enqueueUploadTexture.bind(manager);
  manager.enqueueUploadTexture = (texture) => {
    enqueue(texture);
    wake();
  };
}

/** Images are fetched and decoded by a worker of ours (`images/workerFetch.ts`): Lightning's would cost a thread and never be asked. */
export function endImageWorkers({ imageWorkerManager }: TextureManager): void {
  for (const worker of imageWorkerManager?.workers ?? []) worker.terminate();
}

export const uploadInternals = /* @__PURE__ */ declareInternals<UploadsUsed | keyof UploadsPrivate>(() => {
  const queue = { kind: 'private', since: '2.9.0-beta3' } as const;
  return {
    owner: 'CoreTextureManager',
    file: 'uploads.ts',
    holder: ({ txManager }) => txManager,
    members: {
      processSome: {
        kind: 'patched',
        why: 'uploads one texture a frame while something moves, whatever the clock says',
        since: '2.9.0-beta3',
        upstream:
          '`processSome(ms, maxCount)` and the option `maxTextureUploadsDuringAnimation`, which counts Lightning’s own animations only',
        assumes: 'is called by `drawFrame` with `options.textureProcessingTimeLimit`',
        holds: ({ stage }) => uploadLimitOf(stage) === 3,
      },
      enqueueUploadTexture: {
        kind: 'patched',
        why: 'wakes the frame loop for an upload',
        since: '2.9.0-beta3',
        upstream: 'the same; no event says it',
        assumes: 'puts the texture into `uploadTextureQueue`; `removeTextureFromQueue` takes it out',
        holds: ({ stage: { txManager }, texture }) => {
          const { uploadTextureQueue } = queuesOf(txManager);
          txManager.enqueueUploadTexture(texture);
          const waits = uploadTextureQueue.includes(texture) && txManager.hasUpdates();
          txManager.removeTextureFromQueue(texture);
          return waits && !uploadTextureQueue.includes(texture);
        },
      },
      loadTexture: {
        kind: 'used',
        why: 'loads what was asked for too early',
        since: '0.3.1',
        upstream: 'the same',
      },
      uploadTexture: {
        kind: 'used',
        why: 'uploads one texture of the queue',
        since: '2.9.0-beta3',
        upstream: 'the same',
        assumes: 'has uploaded when it returns, before its promise is kept',
        holds: ({ uploadedBytes }) => uploadedBytes.length > 0,
      },
      removeTextureFromQueue: {
        kind: 'used',
        why: 'a texture freed before its upload is not uploaded',
        since: '2.13.0',
        upstream: 'the same',
      },
      hasUpdates: {
        kind: 'used',
        why: 'tests and transitions wait until nothing is on its way',
        since: '2.9.0-beta3',
        upstream: 'the same',
        assumes: 'is true while a texture waits for its upload',
        holds: ({ stage: { txManager }, texture }) => {
          txManager.enqueueUploadTexture(texture);
          const waits = txManager.hasUpdates();
          txManager.removeTextureFromQueue(texture);
          return waits;
        },
      },
      imageWorkerManager: {
        kind: 'used',
        why: 'its worker is ended at once: images are decoded by one of ours',
        since: '0.7.0',
        upstream: 'gone: `WebPlatform` has it, private, and `stopLoop` ends its workers',
        assumes: 'has a list of workers, or is null where there are none',
        holds: ({ stage: { txManager } }) =>
          txManager.imageWorkerManager === null || Array.isArray(txManager.imageWorkerManager.workers),
      },
      priorityQueue: {
        ...queue,
        why: 'the replaced `processSome` has to empty it',
        upstream: 'gone: there is one queue',
        assumes: 'is a list',
        holds: ({ stage }) => Array.isArray(queuesOf(stage.txManager).priorityQueue),
      },
      uploadTextureQueue: {
        ...queue,
        why: 'the replaced `processSome` takes the next from it',
        upstream: 'a queue with `size`, `enqueue` and `dequeue`, still private',
        assumes: 'is a list in the order of coming',
        holds: ({ stage }) => Array.isArray(queuesOf(stage.txManager).uploadTextureQueue),
      },
      initialized: {
        ...queue,
        since: '2.9.0-beta1',
        why: 'nothing is uploaded before Lightning knows what the browser can decode',
        upstream: 'gone: there is nothing to find out',
        assumes: 'is true or false',
        holds: ({ stage }) => typeof queuesOf(stage.txManager).initialized === 'boolean',
      },
    },
  };
});

/** What `drawFrame` hands to `processSome` when the option is 3. */
function uploadLimitOf(stage: Stage): number {
  let limit = -1;
  const fake = {
    root: { updateType: 0 },
    txManager: {
      hasUpdates: () => true,
      processSome: (ms: number) => {
        limit = ms;
        return Promise.resolve();
      },
    },
    txMemManager: {},
    renderer: { rttNodes: [], reset() {}, render() {} },
    options: { textureProcessingTimeLimit: 3 },
    addQuads() {},
    timedNodes: [],
    calculateFps() {},
    calculateQuads() {},
  };
  Reflect.apply(stage.drawFrame, fake, []);
  return limit;
}
