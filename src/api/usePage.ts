/**
 * A page as its screen needs it: the rows so far, and a way to say where the viewer is so that the next chunk loads in time.
 * Every chunk is an answer of its own in the cache: a page seen before is there at once, and of what is there only the
 * chunks the viewer is at are asked for again once they are old, behind what is shown.
 */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Component, PageChunk } from '../contract';
import { chainOf, nextSkip, skipToAsk, visibleComponents } from '../domain/chunks';
import type { Api } from './api';
import { queries } from './queries';
import { FRESH_MS } from './queryClient';

export interface PageFeed {
  readonly rows: readonly Component[];
  readonly title: string;
  /** Nothing has come yet and nothing has failed. */
  readonly pending: boolean;
  /** Every component of the page has been received. */
  readonly complete: boolean;
  /** What there is holds on this visit: nothing of it is still to be asked for because the page was chosen. */
  readonly current: boolean;
  /** Failure of the first chunk, for the situation 'components'. */
  readonly error: Error | null;
  /** Failure of a later chunk, or of one asked for again, for 'moreComponents': the rows stay. */
  readonly moreError: Error | null;
  /** The same array while what came is the same. */
  readonly chunks: readonly PageChunk[];
  /** Loads the next chunk when the row is within 3 of the end. Cheap: to be called at every move between rows. */
  readonly reached: (rowIndex: number) => void;
}

export interface PageVisit {
  /** Whether the row of titles to go on with is drawn. */
  readonly continueWatching: boolean;
  /** The page was chosen, not gone back to: what is cached is shown and asked for again, however young it is. */
  readonly anew: boolean;
}

/** One stay on a page: the chunks that are looked at, by where they start, and which of them were asked for. */
interface Stay {
  readonly pageId: string;
  readonly skips: readonly number[];
  readonly asked: Set<number>;
}

export function usePage(api: Api, pageId: string, { continueWatching, anew }: PageVisit): PageFeed {
  const client = useQueryClient();
  const [last, setStay] = useState(() => beginStay(client, api, pageId));
  const [stay] = last.pageId === pageId ? [last] : [beginStay(client, api, pageId)];
  if (stay !== last) setStay(stay);
  const { skips, asked } = stay;

  // Looked at, not asked for by this: what is asked for and when is decided below, one chunk at a time.
  const answers = useQueries({
    queries: skips.map((skip) => ({ ...queries.components(api, pageId, skip), enabled: false })),
    combine: answersOf,
  });
  const chunks = useSame(chainOf(skips, answers));
  const { rows, rowEnds } = useMemo(
    () => visibleComponents(chunks, continueWatching),
    [chunks, continueWatching],
  );
  // What failed on an earlier stay is no failure of this one.
  const failed = (index: number): Error | null => (asked.has(skips[index]!) ? answers[index]!.error : null);
  const error = answers.map((_, index) => failed(index)).find((one) => one !== null) ?? null;

  const isAsked = (): boolean =>
    skips.some((one, index) =>
      isUnderWay(client, queries.components(api, pageId, one).queryKey, answers[index]!),
    );

  const goOn = (activeIndex: number, moved: boolean): void => {
    if (isAsked()) return;
    const isOld = (skip: number): boolean => !asked.has(skip) && (anew || isStale(client, api, pageId, skip));
    const skip = skipToAsk({
      chunks,
      rowEnds,
      activeIndex,
      isOld: (index) => isOld(skips[index]!),
      nextFailed: !moved && skips.length > chunks.length && failed(chunks.length) !== null,
    });
    if (skip === null) return;
    if (skip === nextSkip(chunks) && skips[chunks.length] !== skip) {
      const extend = (): void => setStay((now) => (now === stay ? extended(stay, chunks.length, skip) : now));
      // Not in the key's own task.
      if (moved) startTransition(extend);
      else extend();
      return;
    }
    asked.add(skip);
    // What it rejects with stays with the answer, and is read there.
    void client.prefetchQuery({ ...queries.components(api, pageId, skip), staleTime: 0 });
  };

  // With its page: a new page begins at its first row.
  const active = useRef({ pageId, row: 0 });
  const latest = useRef(goOn);
  useLayoutEffect(() => {
    latest.current = goOn;
  });
  const reached = useCallback(
    (row: number): void => {
      active.current = { pageId, row };
      latest.current(row, true);
    },
    [pageId],
  );
  useEffect(() => {
    // A chunk whose components were all empty brings no row nearer: goes on from where the viewer is.
    latest.current(active.current.pageId === pageId ? active.current.row : 0, false);
  });

  const empty = chunks.length === 0;
  return {
    rows,
    chunks,
    title: chunks[0]?.title ?? '',
    pending: empty && error === null,
    complete: !empty && nextSkip(chunks) === null,
    current: !anew || (chunks.every((_, index) => asked.has(skips[index]!)) && !isAsked()),
    error: empty ? error : null,
    moreError: empty ? null : error,
    reached,
  };
}

/** The chunks that are in the cache, or the first one. */
function beginStay(client: QueryClient, api: Api, pageId: string): Stay {
  const chunks: PageChunk[] = [];
  const skips: number[] = [];
  for (let skip = nextSkip([]); skip !== null; skip = nextSkip(chunks)) {
    const chunk = client.getQueryData(queries.components(api, pageId, skip).queryKey);
    if (chunk === undefined && skips.length > 0) break;
    skips.push(skip);
    if (chunk === undefined) break;
    chunks.push(chunk);
  }
  return { pageId, skips, asked: new Set() };
}

/** With another chunk behind the `known` first ones. */
function extended({ pageId, skips, asked }: Stay, known: number, skip: number): Stay {
  asked.delete(skip);
  return { pageId, skips: [...skips.slice(0, known), skip], asked };
}

function isStale(client: QueryClient, api: Api, pageId: string, skip: number): boolean {
  const state = client.getQueryState(queries.components(api, pageId, skip).queryKey);
  return state !== undefined && Date.now() - state.dataUpdatedAt > FRESH_MS;
}

interface Answered {
  readonly data: PageChunk | undefined;
  readonly error: Error | null;
  /** When data and error came. */
  readonly came: readonly [number, number];
}

/** At module level: the cache then hands out the same array while nothing in it changes. */
const answersOf = (results: UseQueryResult<PageChunk>[]): Answered[] =>
  results.map(({ data, error, dataUpdatedAt, errorUpdatedAt }) => ({
    data,
    error,
    came: [dataUpdatedAt, errorUpdatedAt],
  }));

/** A chunk is asked for, or what came of it is not drawn yet: the cache tells of both a moment later. */
function isUnderWay(client: QueryClient, queryKey: QueryKey, { came }: Answered): boolean {
  const state = client.getQueryState(queryKey);
  if (state === undefined) return false;
  return state.fetchStatus !== 'idle' || state.dataUpdatedAt !== came[0] || state.errorUpdatedAt !== came[1];
}

/** The array before while its items are the same. */
function useSame<T>(next: readonly T[]): readonly T[] {
  const [kept, keep] = useState(next);
  const same = kept.length === next.length && kept.every((item, index) => item === next[index]);
  if (!same) keep(next);
  return same ? kept : next;
}
