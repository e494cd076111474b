/**
 * Loading a page in chunks [PAGE-04..06]: when the next one is needed, where it starts, and when the page is
 * complete.
 */
import type { Component, PageChunk } from '../contract';
import { assetsWithin } from './parental';

/** Components per chunk [PAGE-04]. */
export const CHUNK_SIZE = 10;
/** The next chunk is fetched this many rows before the last one. */
export const CHUNK_LOOKAHEAD = 3;

/**
 * Where the next chunk starts; null once everything was received: the last chunk was short, or the count is reached.
 * Counts the components that the service sent, not those that were kept. A service that repeats a chunk has no more;
 * without that rule it would be asked forever.
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

/** The chunks that directly follow each other from the first on; a chunk that has become shorter ends the chain. */
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

/** Focus and loading state of a page's rows. */
export interface ChunkState {
  /** Index of the focused row among the rendered rows. */
  readonly activeIndex: number;
  /** Number of rendered rows. */
  readonly loaded: number;
  readonly complete: boolean;
}

/** Whether to fetch the next chunk now. */
export function needsNextChunk({ activeIndex, complete, loaded }: ChunkState): boolean {
  return !complete && activeIndex + CHUNK_LOOKAHEAD >= loaded;
}

/** Everything that decides which chunk of a page is fetched next. */
export interface PageState {
  readonly chunks: readonly PageChunk[];
  /** Number of rendered rows up to the end of each chunk. */
  readonly rowEnds: readonly number[];
  readonly activeIndex: number;
  /** Whether the chunk of that index has to be fetched again. */
  readonly isOld: (index: number) => boolean;
  /** The next chunk has failed and is not fetched automatically. */
  readonly nextFailed: boolean;
}

/**
 * Start of the chunk to fetch now, given that none is being fetched: the next one, else a stale one with rows near
 * the focused row. null: none.
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

/** The rows of a page, and how they are distributed over its chunks. */
export interface PageRows {
  readonly rows: readonly Component[];
  /** Number of rendered rows up to the end of each chunk. */
  readonly rowEnds: readonly number[];
}

/**
 * The rows to render: non-empty components, each once. The assets of the continue-watching row come from the
 * bookmarks, so that row is kept exactly when `continueWatching` is true.
 * @param limit assets above this age are left out; null leaves none out
 */
export function visibleComponents(
  chunks: readonly PageChunk[],
  continueWatching: boolean,
  limit: number | null,
): PageRows {
  const seen = new Set<string>();
  const rows: Component[] = [];
  const rowEnds: number[] = [];
  for (const chunk of chunks) {
    for (const component of chunk.components.data) {
      if (seen.has(component.uuid)) continue;
      seen.add(component.uuid);
      const row = componentWithin(component, limit);
      const filled = row.type === 'continue_watching' ? continueWatching : row.body.assets.length > 0;
      if (filled) rows.push(row);
    }
    rowEnds.push(rows.length);
  }
  return { rows, rowEnds };
}

function componentWithin(component: Component, limit: number | null): Component {
  const assets = assetsWithin(component.body.assets, limit);
  return assets === component.body.assets
    ? component
    : { ...component, body: { ...component.body, assets: [...assets] } };
}
