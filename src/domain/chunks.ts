/** Loading a page in chunks [B§4 "CMS page loading"]: when the next one is needed, where it starts, when all is there. */
import type { Component, PageChunk } from '../contract';

export const CHUNK_SIZE = 10;
/** The next chunk is asked for this many rows before the last one. */
export const CHUNK_LOOKAHEAD = 3;

/**
 * Where the next chunk starts, or null when everything was received: the last chunk was short, or the count is reached.
 * Counts what the service sent, not what was kept of it.
 */
export function nextSkip(chunks: readonly PageChunk[]): number | null {
  const last = chunks[chunks.length - 1];
  if (!last) return 0;
  const received = chunks.reduce((sum, chunk) => sum + chunk.received, 0);
  const { count } = last.components;
  if (last.received < CHUNK_SIZE || (count !== null && received >= count)) return null;
  return received;
}

export interface ChunkState {
  /** Row the viewer is on, from 0, among the rows drawn. */
  readonly activeIndex: number;
  /** Rows drawn. */
  readonly loaded: number;
  readonly complete: boolean;
  /** A chunk is on its way: two never run at once. */
  readonly loading: boolean;
}

/** Whether to ask for the next chunk now. */
export function needsNextChunk(state: ChunkState): boolean {
  if (state.complete || state.loading) return false;
  return state.activeIndex + CHUNK_LOOKAHEAD >= state.loaded;
}

/**
 * The rows to draw of the chunks so far: components with something in them, each once. Continue watching has its titles
 * from the bookmarks, so it is kept exactly when `continueWatching` is true.
 */
export function visibleComponents(chunks: readonly PageChunk[], continueWatching: boolean): Component[] {
  const seen = new Set<string>();
  const rows: Component[] = [];
  for (const component of chunks.flatMap((chunk) => chunk.components.data)) {
    if (seen.has(component.uuid)) continue;
    seen.add(component.uuid);
    const filled =
      component.type === 'continue_watching' ? continueWatching : component.body.assets.length > 0;
    if (filled) rows.push(component);
  }
  return rows;
}
