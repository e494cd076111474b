/** Loading a page in chunks [PAGE-04..06]: when the next one is needed, where it starts, when all is there. */
import type { Component, PageChunk } from '../contract';

export const CHUNK_SIZE = 10;
/** The next chunk is asked for this many rows before the last one. */
export const CHUNK_LOOKAHEAD = 3;

/**
 * Where the next chunk starts, or null when everything was received: the last chunk was short, or the count is reached.
 * Counts what the service sent, not what was kept of it. A service that sends the same chunk again has no more: it would be
 * asked for ever, as no row comes nearer.
 */
export function nextSkip(chunks: readonly PageChunk[]): number | null {
  const last = chunks[chunks.length - 1];
  if (!last) return 0;
  const received = chunks.reduce((sum, chunk) => sum + chunk.received, 0);
  const { count } = last.components;
  if (last.received < CHUNK_SIZE || (count !== null && received >= count)) return null;
  return repeats(last, chunks[chunks.length - 2]) ? null : received;
}

function repeats({ components }: PageChunk, before: PageChunk | undefined): boolean {
  const known = before?.components.data ?? [];
  return (
    components.data.length > 0 && components.data.every(({ uuid }) => known.some((one) => one.uuid === uuid))
  );
}

/** The chunks that follow one on another from the first on; one that was shortened meanwhile ends the chain. */
export function chainOf(
  skips: readonly number[],
  answers: readonly { readonly data: PageChunk | undefined }[],
): PageChunk[] {
  const chain: PageChunk[] = [];
  for (const [index, skip] of skips.entries()) {
    const chunk = answers[index]?.data;
    if (chunk === undefined || nextSkip(chain) !== skip) break;
    chain.push(chunk);
  }
  return chain;
}

export interface ChunkState {
  /** Row the viewer is on, from 0, among the rows drawn. */
  readonly activeIndex: number;
  /** Rows drawn. */
  readonly loaded: number;
  readonly complete: boolean;
}

/** Whether to ask for the next chunk now. */
export function needsNextChunk({ activeIndex, complete, loaded }: ChunkState): boolean {
  return !complete && activeIndex + CHUNK_LOOKAHEAD >= loaded;
}

export interface PageState {
  readonly chunks: readonly PageChunk[];
  /** Rows drawn up to the end of each chunk. */
  readonly rowEnds: readonly number[];
  readonly activeIndex: number;
  /** The chunk of that index is to be asked for again. */
  readonly isOld: (index: number) => boolean;
  /** The next chunk has failed: it is not asked for by itself. */
  readonly nextFailed: boolean;
}

/**
 * Where the chunk to ask for now starts, while none is on its way: the next one, else an old one that has rows where the
 * viewer is. null: none.
 */
export function skipToAsk({ chunks, rowEnds, activeIndex, isOld, nextFailed }: PageState): number | null {
  const next = nextSkip(chunks);
  const loaded = rowEnds[rowEnds.length - 1] ?? 0;
  if (!nextFailed && needsNextChunk({ activeIndex, loaded, complete: next === null })) return next;
  const old = chunks.findIndex((_, index) => {
    const first = index === 0 ? 0 : rowEnds[index - 1]!;
    const isNear = first <= activeIndex + CHUNK_LOOKAHEAD && rowEnds[index]! >= activeIndex;
    return isNear && isOld(index);
  });
  return old < 0 ? null : nextSkip(chunks.slice(0, old));
}

export interface PageRows {
  readonly rows: readonly Component[];
  /** Rows drawn up to the end of each chunk. */
  readonly rowEnds: readonly number[];
}

/**
 * The rows to draw of the chunks so far: components with something in them, each once. Continue watching has its titles
 * from the bookmarks, so it is kept exactly when `continueWatching` is true.
 */
export function visibleComponents(chunks: readonly PageChunk[], continueWatching: boolean): PageRows {
  const seen = new Set<string>();
  const rows: Component[] = [];
  const rowEnds: number[] = [];
  for (const chunk of chunks) {
    for (const component of chunk.components.data) {
      if (seen.has(component.uuid)) continue;
      seen.add(component.uuid);
      const filled =
        component.type === 'continue_watching' ? continueWatching : component.body.assets.length > 0;
      if (filled) rows.push(component);
    }
    rowEnds.push(rows.length);
  }
  return { rows, rowEnds };
}
