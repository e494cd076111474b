/**
 * One visit to a page, as rules without a cache or a screen: which of its chunks it looks at, which one is requested next,
 * and what the page says of itself. `usePage` carries them out; `domain/chunks.ts` knows what a chunk is.
 */
import type { PageChunk } from '../contract';
import { nextSkip, skipToAsk } from '../domain/chunks';

export interface PageVisit {
  readonly pageId: string;
  /** Where the chunks it looks at start, in their order. */
  readonly skips: readonly number[];
  /** Those of them that were requested on this visit. Changed in place: a request that is sent draws nothing by itself. */
  readonly requested: Set<number>;
}

/** A chunk's answer as it was last rendered. */
export interface ChunkResult {
  readonly data: PageChunk | undefined;
  readonly error: Error | null;
  /** Times of the last data and the last error, ms since 1970. */
  readonly updatedAt: readonly [data: number, error: number];
}

/** A visit begins with the chunks that are kept, and looks at the first one in any case. */
export function beginVisit(pageId: string, kept: (skip: number) => PageChunk | undefined): PageVisit {
  const chunks: PageChunk[] = [];
  const skips: number[] = [];
  for (let skip = nextSkip([]); skip !== null; skip = nextSkip(chunks)) {
    const chunk = kept(skip);
    if (chunk === undefined && skips.length > 0) break;
    skips.push(skip);
    if (chunk === undefined) break;
    chunks.push(chunk);
  }
  return { pageId, skips, requested: new Set() };
}

/** It looks at one more chunk, behind the first `count`; those that were behind them are of a page that was longer. */
export function extendVisit({ pageId, skips, requested }: PageVisit, count: number, skip: number): PageVisit {
  requested.delete(skip);
  return { pageId, skips: [...skips.slice(0, count), skip], requested };
}

/** The failure of the chunk of that index. One of an earlier visit stays in the cache and does not count. */
function failureAt({ skips, requested }: PageVisit, results: readonly ChunkResult[], index: number) {
  return requested.has(skips[index]!) ? results[index]!.error : null;
}

/** The first failure of this visit; null while there is none. */
export function failureOf(visit: PageVisit, results: readonly ChunkResult[]): Error | null {
  return results.map((_, index) => failureAt(visit, results, index)).find((error) => error !== null) ?? null;
}

export interface PageMoment {
  readonly visit: PageVisit;
  readonly results: readonly ChunkResult[];
  /** The chunks that follow one on another, and the rows drawn up to the end of each. */
  readonly chunks: readonly PageChunk[];
  readonly rowEnds: readonly number[];
  /** Row the viewer is on, among those drawn. */
  readonly activeIndex: number;
  /** The viewer moved: only then a next chunk that failed is requested again. */
  readonly moved: boolean;
  /** What is kept from that start on is to be requested again on this visit. */
  readonly isOld: (skip: number) => boolean;
}

export interface NextRequest {
  /** `look`: at a chunk the visit does not look at yet; it is requested once it does. `send`: the request. */
  readonly kind: 'look' | 'send';
  readonly skip: number;
}

/** What to do next while no chunk is on its way; null for nothing. */
export function nextRequest(moment: PageMoment): NextRequest | null {
  const { visit, results, chunks, rowEnds, activeIndex, moved, isOld } = moment;
  const { skips, requested } = visit;
  const nextFailed =
    !moved && skips.length > chunks.length && failureAt(visit, results, chunks.length) !== null;
  const skip = skipToAsk({
    chunks,
    rowEnds,
    activeIndex,
    isOld: (index) => !requested.has(skips[index]!) && isOld(skips[index]!),
    nextFailed,
  });
  if (skip === null) return null;
  const isNew = skip === nextSkip(chunks) && skips[chunks.length] !== skip;
  return { kind: isNew ? 'look' : 'send', skip };
}

/** What a page says of itself besides its rows. */
export interface PageStatus {
  readonly title: string;
  /** No chunk has been received and none has failed. */
  readonly pending: boolean;
  /** Every component of the page has been received. */
  readonly complete: boolean;
  /** Failure of the first chunk, for the situation 'components'. */
  readonly error: Error | null;
  /** Failure of a later chunk, or of a repeated request, for 'moreComponents': the rows stay. */
  readonly moreError: Error | null;
}

/** @param error the first failure of this visit */
export function pageStatus(chunks: readonly PageChunk[], error: Error | null): PageStatus {
  const empty = chunks.length === 0;
  return {
    title: chunks[0]?.title ?? '',
    pending: empty && error === null,
    complete: !empty && nextSkip(chunks) === null,
    error: empty ? error : null,
    moreError: empty ? null : error,
  };
}
