/**
 * The rules of a visit to a page, pure: which of its chunks are observed, which one is requested next, and the page's
 * status. `usePage` carries them out; `domain/chunks.ts` has the rules of single chunks.
 */
import type { PageChunk } from '../contract';
import { nextSkip, skipToAsk } from '../domain/chunks';

/** The chunks of a page that one visit observes. Immutable but for `requested`. */
export interface PageVisit {
  readonly pageId: string;
  /** Start of each observed chunk, ascending. */
  readonly skips: readonly number[];
  /** Those of them requested on this visit. Mutated in place, because sending a request needs no render. */
  readonly requested: Set<number>;
}

/** A chunk's answer as it was last rendered. */
export interface ChunkResult {
  readonly data: PageChunk | undefined;
  readonly error: Error | null;
  /** Times of the last data and the last error, ms since 1970. */
  readonly updatedAt: readonly [data: number, error: number];
}

/** A new visit, which observes the chunks in the cache, at least the first one. */
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

/** The visit with another chunk after the first `count`; chunks after those belong to a longer, earlier page. */
export function extendVisit({ pageId, skips, requested }: PageVisit, count: number, skip: number): PageVisit {
  return { pageId, skips: [...skips.slice(0, count), skip], requested };
}

/** The failure of a chunk by index. A failure of an earlier visit is still in the cache and does not count. */
function failureAt({ skips, requested }: PageVisit, results: readonly ChunkResult[], index: number) {
  return requested.has(skips[index]!) ? results[index]!.error : null;
}

/** The first failure of this visit; null while there is none. */
export function failureOf(visit: PageVisit, results: readonly ChunkResult[]): Error | null {
  return results.map((_, index) => failureAt(visit, results, index)).find((error) => error !== null) ?? null;
}

/** What the next request depends on. */
export interface PageMoment {
  readonly visit: PageVisit;
  readonly results: readonly ChunkResult[];
  /** The contiguous chunks, and the number of rendered rows up to the end of each. */
  readonly chunks: readonly PageChunk[];
  readonly rowEnds: readonly number[];
  /** Index of the focused row among the rendered rows. */
  readonly activeIndex: number;
  /** True after a focus move: only then is a failed next chunk requested again. */
  readonly moved: boolean;
  /** Whether the cached chunk with that start must be fetched again on this visit. */
  readonly isOld: (skip: number) => boolean;
}

/** A step towards the next chunk. */
export interface NextRequest {
  /** `look`: observe another chunk, and request it unless it is in the cache. `send`: request one that is observed. */
  readonly kind: 'look' | 'send';
  readonly skip: number;
}

/** The next step, given that no chunk is being fetched; null for none. */
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

/** The state of a page besides its rows. */
export interface PageStatus {
  readonly title: string;
  /** True until a first chunk has been received or has failed. */
  readonly pending: boolean;
  /** True once every component of the page has been received. */
  readonly complete: boolean;
  /** Failure of the first chunk, for the situation 'components'. */
  readonly error: Error | null;
  /** Failure of a later chunk or of a refetch, for 'moreComponents': the rows stay. */
  readonly moreError: Error | null;
  /** True while further rows are awaited, which have been asked for. */
  readonly moreAwaited: boolean;
}

/**
 * @param observed number of chunks that the visit observes, those that have not arrived among them
 * @param error the first failure of this visit
 */
export function pageStatus(chunks: readonly PageChunk[], observed: number, error: Error | null): PageStatus {
  const empty = chunks.length === 0;
  return {
    title: chunks[0]?.title ?? '',
    pending: empty && error === null,
    complete: !empty && nextSkip(chunks) === null,
    error: empty ? error : null,
    moreError: empty ? null : error,
    moreAwaited: !empty && error === null && observed > chunks.length,
  };
}
