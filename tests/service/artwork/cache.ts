/** Finished pictures: the latest in memory up to a number of bytes, all of them in a folder when there is one. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** The least recently used go first when the sum of bytes passes `limit`. */
export function memoryCache(limit: number): {
  get(key: string): Buffer | undefined;
  put(key: string, bytes: Buffer): void;
} {
  const kept = new Map<string, Buffer>();
  let held = 0;
  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes) {
        kept.delete(key);
        kept.set(key, bytes);
      }
      return bytes;
    },
    put(key, bytes) {
      held += bytes.length - (kept.get(key)?.length ?? 0);
      kept.delete(key);
      kept.set(key, bytes);
      for (const [oldest, old] of kept) {
        if (held <= limit) break;
        kept.delete(oldest);
        held -= old.length;
      }
    },
  };
}

/**
 * A cache of `limit` bytes in memory over a folder (null: memory alone). Files stand under `edition`, the mark of the
 * drawing code; other editions' files are removed, as nothing asks for them again. A folder that cannot be read or
 * written costs speed, not pictures: it is reported once and left alone.
 */
export function pictureCache(folder: string | null, edition: string, limit: number): PictureCache {
  const memory = memoryCache(limit);
  let home = folder === null ? undefined : join(folder, edition);
  let written = 0;
  const giveUp = (error: unknown): void => {
    if (home)
      console.warn(`Artwork is not kept on disk: ${error instanceof Error ? error.message : String(error)}`);
    home = undefined;
  };
  const ready = folder === null ? Promise.resolve() : openFolder(folder, edition).catch(giveUp);
  return {
    async get(key) {
      const near = memory.get(key);
      if (near || !home) return near;
      await ready;
      if (!home) return undefined;
      try {
        const bytes = await readFile(join(home, key));
        memory.put(key, bytes);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') giveUp(error);
        return undefined;
      }
    },
    async put(key, bytes) {
      memory.put(key, bytes);
      await ready;
      if (!home) return;
      const unfinished = join(home, `${key}.${process.pid}-${written++}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(home, key));
      } catch (error) {
        giveUp(error);
      }
    },
  };
}

async function openFolder(folder: string, edition: string): Promise<void> {
  await mkdir(join(folder, edition), { recursive: true });
  for (const name of await readdir(folder))
    if (name !== edition) await rm(join(folder, name), { recursive: true, force: true });
}
