/** Texture memory, as Lightning counts it. */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import { TextureType } from './package';

type MemoryUsed =
  | 'setTextureMemUse'
  | 'destroyTexture'
  | 'criticalCleanupRequested'
  | 'checkCleanup'
  | 'cleanup'
  | 'getMemoryInfo';

/** Kept to itself by Lightning's types. */
interface MemoryPrivate {
  readonly memUsed: number;
}

type MemoryManager = Stage['txMemManager'];

/** Private in Lightning's types: a cast is the only way to it. */
const privateOf = (manager: MemoryManager): MemoryPrivate => manager as unknown as MemoryPrivate;

/** Calls `uploaded` with the bytes of every uploaded texture but Lightning's white pixel. */
export function countUploads(manager: MemoryManager, uploaded: (bytes: number) => void): void {
  const count = manager.setTextureMemUse.bind(manager);
  manager.setTextureMemUse = (texture, bytes) => {
    if (bytes > 0 && texture.type === TextureType.image) uploaded(bytes);
    count(texture, bytes);
  };
}

/** Bytes of all textures. Asked in every frame: `getMemoryInfo` makes a list of them each time. */
export function textureBytes(manager: MemoryManager): number {
  return privateOf(manager).memUsed;
}

/** Bytes and number of all textures. */
export function textureUse(manager: MemoryManager): { bytes: number; count: number } {
  const { memUsed, loadedTextures } = manager.getMemoryInfo();
  return { bytes: memUsed, count: loadedTextures };
}

export const memoryInternals = /* @__PURE__ */ declareInternals<MemoryUsed | keyof MemoryPrivate>(() => {
  const ownLoop = {
    kind: 'used',
    why: 'Lightning’s loop cleans up when idle, and in a frame when the budget is passed; so does ours (frame.ts)',
    upstream: 'the same',
  } as const;
  return {
    owner: 'TextureMemoryManager',
    file: 'textureMemory.ts',
    holder: ({ txMemManager }) => txMemManager,
    members: {
      setTextureMemUse: {
        kind: 'patched',
        why: 'counts uploads and their bytes for the profiler',
        since: '0.8.0',
        upstream: 'the same; no event says it',
        assumes: 'is called by an upload, and by the end of a texture',
        holds: ({ uploadedBytes, freedBytes }) => uploadedBytes.length === 1 && freedBytes > 0,
      },
      destroyTexture: {
        kind: 'used',
        why: 'frees an image’s texture at once, when the cache evicts it',
        since: '2.13.5',
        upstream: 'the same',
        assumes: 'gives the texture’s bytes back',
        holds: ({ freedBytes, uploadedBytes }) => Math.abs(freedBytes - uploadedBytes.at(-1)!) < 0.01,
      },
      criticalCleanupRequested: { ...ownLoop, since: '1.0.0-rc.0' },
      checkCleanup: { ...ownLoop, since: '1.0.0-rc.0' },
      cleanup: { ...ownLoop, since: '0.8.0' },
      getMemoryInfo: {
        kind: 'used',
        why: 'how many textures there are, for the memory report',
        since: '1.0.0-rc.0',
        upstream: 'the same',
        assumes: 'says `memUsed` and `loadedTextures`',
        holds: ({ stage }) => {
          const { memUsed, loadedTextures } = stage.txMemManager.getMemoryInfo();
          return memUsed >= 0 && loadedTextures >= 0;
        },
      },
      memUsed: {
        kind: 'private',
        why: 'the budget is kept in every frame, and `getMemoryInfo` makes a list each time',
        since: '0.8.0',
        upstream: 'the same, still private',
        assumes: 'is what `getMemoryInfo` says',
        holds: ({ stage: { txMemManager } }) =>
          privateOf(txMemManager).memUsed === txMemManager.getMemoryInfo().memUsed,
      },
    },
  };
});
