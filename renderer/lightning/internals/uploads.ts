/**
 * Pixels on their way to the GPU: one texture a frame while something changes its place, more when nothing does.
 *
 * Lightning counts milliseconds instead, and a clock of whole milliseconds, as televisions have, lets it upload several
 * in a frame that has time for one.
 */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import type { WholeTexture } from './types';

/**
 * Time for uploads in a frame, ms: below 1, one texture is uploaded and no more. Drawing needs the rest of an idle frame's 16; with
 * 8 the 24 posters of a first screen took two frames, of which each keeps the GPU's process for 30 to 60 ms in Chromium's software
 * WebGL. An upload for which there is no time left, as long as those before it in the frame, is left to the next: without that frames
 * behind a held key took 18 to 25 ms at 6x slow-down.
 */
export const uploadBudgetMs = { idle: 12, moving: 0 };

type UploadsUsed = 'enqueueUploadTexture' | 'uploadTexture' | 'removeTextureFromQueue' | 'hasUpdates';

/** Kept to itself by Lightning's types. */
interface UploadsPrivate {
  readonly uploadTextureQueue: WholeTexture[];
}

type TextureManager = Stage['txManager'];

/** Private in Lightning's types: a cast is the only way to them. */
const queuesOf = (manager: TextureManager): UploadsPrivate => manager as unknown as UploadsPrivate;

/**
 * Uploads of a frame's share of the textures that wait: as many as end within `ms`, one at least. One that fails is told by its
 * texture; `failed` gets what is thrown by those who hear of one.
 */
export function createUploads(
  manager: TextureManager,
  now: () => number,
  failed: (error: unknown) => void,
): (ms: number) => void {
  const queues = queuesOf(manager);
  return (ms) => {
    if (queues.uploadTextureQueue.length === 0) return;
    const start = now();
    let uploaded = 0;
    while (queues.uploadTextureQueue.length > 0) {
      const texture = queues.uploadTextureQueue.shift()!;
      // freed meanwhile: costs nothing, and does not use up the frame's upload
      if (texture.state === 'freed' || texture.state === 'failed') continue;
      // starts and, but for its last promise, ends here
      manager.uploadTexture(texture).catch(failed);
      uploaded++;
      if (ms < 1 || ((now() - start) / uploaded) * (uploaded + 1) > ms) break;
    }
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

export const uploadInternals = /* @__PURE__ */ declareInternals<UploadsUsed | keyof UploadsPrivate>(() => {
  const queue = { kind: 'private', since: '2.9.0-beta3' } as const;
  return {
    owner: 'CoreTextureManager',
    file: 'uploads.ts',
    holder: ({ txManager }) => txManager,
    members: {
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
      uploadTextureQueue: {
        ...queue,
        why: 'a frame uploads the next of it, by our count and not by Lightning’s',
        upstream: 'a queue with `size`, `enqueue` and `dequeue`, still private',
        assumes: 'is a list in the order of coming',
        holds: ({ stage }) => Array.isArray(queuesOf(stage.txManager).uploadTextureQueue),
      },
    },
  };
});
