/**
 * The service's memory: named JSON documents, each one file in the data folder (or nowhere, in memory mode).
 * Reads are plain property reads; a change is written after a short pause, so a burst of changes costs one write.
 * A write goes to a temporary file that is then renamed over the old one: a crash leaves the old or the new document,
 * never half of one.
 */
import { access, constants, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long changes gather before they are written, in milliseconds. */
const WRITE_DELAY_MS = 200;

/** One named document. */
export interface StoredDocument<T> {
  /** The current value. Read it freely, change it only inside `change`. */
  readonly value: T;
  /** Runs `edit` on the value (change it in place) and has the document written. Gives back what `edit` gives. */
  change<R>(edit: (value: T) => R): R;
}

/** All documents of a service. */
export interface Store {
  /**
   * The document of that name: as it was stored, or `initial()` when there is none. The same name gives the same document.
   * Throws `StoreCorruptError` when the stored value is not of the initial value's kind (object, array).
   */
  document<T extends object>(name: string, initial: () => T): StoredDocument<T>;
  /** Puts every document back to its initial value. */
  reset(): void;
  /** Resolves when every change so far is on disk; rejects with the write's own error. */
  flush(): Promise<void>;
  /** Flushes and stops. */
  close(): Promise<void>;
}

/** A stored file that cannot be read as what it should be. The file is left as it is. */
export class StoreCorruptError extends Error {
  readonly code = 'ESTORECORRUPT';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(
      `${file} is damaged (${reason}). It was left untouched: repair it, or move it away to start without it.`,
    );
    this.name = 'StoreCorruptError';
    this.file = file;
  }
}

interface Entry {
  value: object;
  initial: () => object;
  dirty: boolean;
}

/**
 * Opens the store in `dataDir`, making the folder when it is missing; null keeps everything in memory.
 * Rejects with the file system's own error (`code` EACCES, ENOTDIR, ...) or `StoreCorruptError`, naming the file.
 */
export async function openStore(dataDir: string | null): Promise<Store> {
  const stored = dataDir === null ? new Map<string, unknown>() : await readFolder(dataDir);
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeDirty(): Promise<void> {
    if (dataDir === null) return;
    for (const [name, entry] of entries) {
      if (!entry.dirty) continue;
      entry.dirty = false;
      try {
        await writeAtomically(fileOf(dataDir, name), JSON.stringify(entry.value, null, 1));
      } catch (error) {
        entry.dirty = true;
        throw error;
      }
    }
  }

  /** Writes follow each other, so that two of one file never cross. */
  function enqueue(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const run = writing.then(writeDirty);
    // The caller of `run` hears of a failure; the queue goes on, and the document stays marked as unwritten.
    writing = run.catch(() => undefined);
    return run;
  }

  function touch(entry: Entry): void {
    entry.dirty = true;
    if (dataDir === null || timer) return;
    timer = setTimeout(() => {
      enqueue().catch((error: unknown) => console.error(`Could not save to ${dataDir}: ${String(error)}`));
    }, WRITE_DELAY_MS);
    timer.unref();
  }

  function entryOf<T extends object>(name: string, initial: () => T): Entry {
    const known = entries.get(name);
    if (known) return known;
    const fresh = initial();
    const found = stored.get(name);
    if (found !== undefined && dataDir !== null && !sameKind(found, fresh)) {
      throw new StoreCorruptError(
        fileOf(dataDir, name),
        `it should hold ${Array.isArray(fresh) ? 'a list' : 'an object'}`,
      );
    }
    const entry: Entry = { value: (found as object | undefined) ?? fresh, initial, dirty: false };
    entries.set(name, entry);
    if (found === undefined) touch(entry);
    return entry;
  }

  return {
    document<T extends object>(name: string, initial: () => T): StoredDocument<T> {
      const entry = entryOf(name, initial);
      return {
        get value() {
          return entry.value as T;
        },
        change(edit) {
          touch(entry);
          return edit(entry.value as T);
        },
      };
    },
    reset() {
      for (const entry of entries.values()) {
        entry.value = entry.initial();
        touch(entry);
      }
    },
    flush: enqueue,
    close: enqueue,
  };
}

async function readFolder(dataDir: string): Promise<Map<string, unknown>> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const found = new Map<string, unknown>();
  for (const file of await readdir(dataDir)) {
    if (!file.endsWith('.json')) continue;
    const full = path.join(dataDir, file);
    const text = await readFile(full, 'utf8');
    try {
      found.set(path.basename(file, '.json'), JSON.parse(text));
    } catch (error) {
      throw new StoreCorruptError(full, error instanceof Error ? error.message : String(error));
    }
  }
  return found;
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.tmp`;
  await writeFile(temporary, text, { mode: 0o600, flush: true });
  await rename(temporary, file);
}

function fileOf(dataDir: string, name: string): string {
  return path.join(dataDir, `${name}.json`);
}

function sameKind(found: unknown, fresh: object): boolean {
  return typeof found === 'object' && found !== null && Array.isArray(found) === Array.isArray(fresh);
}
