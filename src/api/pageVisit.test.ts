import { describe, expect, it } from 'vitest';
import type { PageChunk } from '../contract';
import { parsePageChunk } from '../contract/testing/parsePageChunk';
import { chainOf, visibleComponents } from '../domain/chunks';
import { beginVisit, extendVisit, failureOf, nextRequest, pageStatus } from './pageVisit';
import type { ChunkResult } from './pageVisit';

const TOTAL = 30;
const TITLES = [{ id: 'a', type: 'movie' }];
const NO_TITLES: typeof TITLES = [];

/** Ten components from `skip` on of a page of 30. */
const chunk = (skip: number, { assets = TITLES, count = TOTAL } = {}): PageChunk =>
  parsePageChunk(
    {
      uuid: 'p',
      title: 'Home',
      components: {
        count,
        data: Array.from({ length: 10 }, (_, index) => ({
          uuid: `c${skip + index}`,
          type: 'carousel',
          body: { assets },
        })),
      },
    },
    () => {},
  );
const answer = (data: PageChunk | undefined, error: Error | null = null): ChunkResult => ({
  data,
  error,
  updatedAt: [0, 0],
});
const DOWN = new Error('down');

interface Moment {
  readonly answers: readonly ChunkResult[];
  readonly requested?: readonly number[];
  readonly activeIndex?: number;
  readonly moved?: boolean;
  readonly old?: readonly number[];
}

/** What comes next on a visit that looks at as many chunks as there are answers. */
function next({ answers, requested = [], activeIndex = 0, moved = false, old = [] }: Moment) {
  const skips = answers.map((_, index) => index * 10);
  const chunks = chainOf(skips, answers);
  const { rowEnds } = visibleComponents(chunks, false, null);
  const request = nextRequest({
    visit: { pageId: 'p', skips, requested: new Set(requested) },
    results: answers,
    chunks,
    rowEnds,
    activeIndex,
    moved,
    isOld: (skip) => old.includes(skip),
  });
  return request && `${request.kind} ${request.skip}`;
}

const nothing = answer(undefined);
const [first, second, third] = [answer(chunk(0)), answer(chunk(10)), answer(chunk(20))];
const failed = answer(undefined, DOWN);

describe('what a visit requests next', () => {
  it.each<[string, Moment, string | null]>([
    ['the first chunk, which it looks at from the start', { answers: [nothing] }, 'send 0'],
    ['nothing, far from the end', { answers: [first], activeIndex: 6 }, null],
    ['a look at the next chunk, three rows before the end', { answers: [first], activeIndex: 7 }, 'look 10'],
    ['the chunk it looks at by now', { answers: [first, nothing], activeIndex: 7 }, 'send 10'],
    ['nothing more once the page is complete', { answers: [first, second, third], activeIndex: 29 }, null],
    [
      'the next one at once behind components without titles',
      { answers: [answer(chunk(0, { assets: NO_TITLES }))] },
      'look 10',
    ],
    [
      'nothing by itself after the next chunk failed',
      { answers: [first, failed], requested: [10], activeIndex: 9 },
      null,
    ],
    [
      'the failed chunk again when the viewer moves',
      { answers: [first, failed], requested: [10], activeIndex: 8, moved: true },
      'send 10',
    ],
    [
      'the next chunk, though it failed on an earlier visit',
      { answers: [first, failed], activeIndex: 9 },
      'send 10',
    ],
    ['an old chunk that is shown', { answers: [first, second], old: [0, 10] }, 'send 0'],
    [
      'no old chunk out of sight',
      { answers: [first, second], old: [0, 10], requested: [0], activeIndex: 5 },
      null,
    ],
    [
      'the old chunk whose rows come near',
      { answers: [first, second], old: [0, 10], requested: [0], activeIndex: 8 },
      'send 10',
    ],
    [
      'the missing chunk before an old one',
      { answers: [first, second], old: [0, 10], activeIndex: 19 },
      'look 20',
    ],
    [
      'an old chunk once a visit',
      { answers: [first, second, third], old: [0, 10, 20], requested: [0], activeIndex: 0 },
      null,
    ],
  ])('is %s', (_name, moment, request) => {
    expect(next(moment)).toBe(request);
  });
});

describe('a visit', () => {
  it.each([
    ['nothing is kept: it looks at the first chunk', [], [0]],
    ['two chunks are kept: it looks at both', [chunk(0), chunk(10)], [0, 10]],
    ['the whole page is kept: it looks at all of it', [chunk(0), chunk(10), chunk(20)], [0, 10, 20]],
    ['the page became shorter: what was behind its end is left', [chunk(0, { count: 10 }), chunk(10)], [0]],
  ])('begins when %s', (_name, kept, skips) => {
    const visit = beginVisit('p', (skip) => kept[skip / 10]);
    expect(visit).toEqual({ pageId: 'p', skips, requested: new Set() });
  });

  it('extended, leaves chunks that no longer follow', () => {
    const visit = { pageId: 'p', skips: [0, 10, 20], requested: new Set([0, 8, 10]) };
    expect(extendVisit(visit, 1, 8)).toEqual({ pageId: 'p', skips: [0, 8], requested: new Set([0, 8, 10]) });
  });

  it('has failed by what it requested itself', () => {
    const visit = { pageId: 'p', skips: [0, 10], requested: new Set<number>() };
    expect(failureOf(visit, [first, failed])).toBeNull();
    visit.requested.add(10);
    expect(failureOf(visit, [first, failed])).toBe(DOWN);
  });
});

describe('what a page says of itself', () => {
  const quiet = {
    title: '',
    pending: false,
    complete: false,
    error: null,
    moreError: null,
    moreAwaited: false,
  };
  it.each([
    ['nothing received: it is pending', [], 1, null, { ...quiet, pending: true }],
    ['the first chunk failed: the page has', [], 1, DOWN, { ...quiet, error: DOWN }],
    ['a part received', [first], 1, null, { ...quiet, title: 'Home' }],
    ['more asked for', [first], 2, null, { ...quiet, title: 'Home', moreAwaited: true }],
    ['a later chunk failed: the rows stay', [first], 2, DOWN, { ...quiet, title: 'Home', moreError: DOWN }],
    ['all received', [first, second, third], 3, null, { ...quiet, title: 'Home', complete: true }],
  ])('%s', (_name, answers, observed, error, status) => {
    expect(
      pageStatus(
        answers.map(({ data }) => data!),
        observed,
        error,
      ),
    ).toEqual(status);
  });
});
