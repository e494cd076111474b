/**
 * Textures of texts that the browser draws, by what is drawn: one texture however many nodes show the text, kept for a
 * while after the last of them. Rows are walked back and forth, and a canvas costs a weak set milliseconds.
 */
import { freeTexture } from './internals/textures';
import type { LightningStage, Texture } from './internals/types';

export interface TextTextureCache {
  /**
   * The texture of what `key` describes, made by `create` where there is none; it takes `bytes`. Call `release` once for
   * each call.
   */
  acquire(key: string, bytes: number, create: () => Texture): Texture;
  /** A texture without users is freed when newer ones of its kind need the room. */
  release(key: string): void;
  /** Frees every texture: the nodes that showed them are gone. */
  clear(): void;
}

/** Of textures without a user: some 25 names of cards at 1920x1080, of a budget of 64 MB. */
const UNUSED_BYTES = 2 * 1024 * 1024;
/** Small ones are no larger on the script's heap: subtitles left there a thousand times would take megabytes. */
const MOST_UNUSED = 24;

interface Entry {
  readonly texture: Texture;
  readonly bytes: number;
  users: number;
}

export function createTextTextureCache(stage: LightningStage): TextTextureCache {
  /** Released last at the end. */
  const entries = new Map<string, Entry>();
  let unusedBytes = 0;
  let unused = 0;

  function free(key: string, { texture, bytes }: Entry): void {
    entries.delete(key);
    unusedBytes -= bytes;
    unused--;
    freeTexture(stage, texture);
  }

  return {
    clear() {
      for (const { texture } of entries.values()) freeTexture(stage, texture);
      entries.clear();
      unusedBytes = unused = 0;
    },
    acquire(key, bytes, create) {
      let entry = entries.get(key);
      if (entry === undefined) entries.set(key, (entry = { texture: create(), bytes, users: 0 }));
      else if (entry.users === 0) {
        unusedBytes -= bytes;
        unused--;
      }
      entry.users++;
      return entry.texture;
    },
    release(key) {
      const entry = entries.get(key)!;
      if (--entry.users > 0) return;
      unusedBytes += entry.bytes;
      unused++;
      // One that was never drawn has nothing worth keeping.
      if (entry.texture.state !== 'loaded') return free(key, entry);
      entries.delete(key);
      entries.set(key, entry);
      for (const [oldest, other] of entries) {
        if (unusedBytes <= UNUSED_BYTES && unused <= MOST_UNUSED) return;
        if (other.users === 0) free(oldest, other);
      }
    },
  };
}
