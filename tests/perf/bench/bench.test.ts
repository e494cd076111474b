/** The arithmetic of the bench: medians, ratios, verdicts, self times; and that its keys and its grid are what they say. */
import { describe, expect, test } from 'vitest';
import { SCENE_BUDGETS } from '../budgets';
import { COLUMNS, ROWS, POSTER_ROWS } from '../scenes/home-20x20/content';
import { firstPoster, firstRow, moved, rowOffset, START, WINDOW } from '../scenes/home-20x20/grid';
import { CONTESTANTS, TITLES } from './contestants';
import type { Stretch } from './drive';
import { figuresOf, MEASURES, median, type Figures, type BenchRun } from './figures';
import { GOALS, judge, short } from './goals';
import { heldLegs, SIXTY_KEYS } from './keys';
import { selfTimes } from './profile';
import { tableOf } from './table';

const stretch = (over: Partial<Stretch['watched']> = {}): Stretch => ({
  script: 100,
  task: 200,
  scriptTicks: 80,
  taskTicks: 150,
  watched: {
    keys: [1, 3],
    frames: [2, 2, 5, 3],
    draws: 200,
    calls: 0,
    textureUploads: 6,
    bufferUploads: 8,
    bufferBytes: 10,
    getErrorCalls: 0,
    longTasks: [],
    ...over,
  },
});

const turn = (over: Partial<BenchRun> = {}): BenchRun => ({
  mount: { ready: 900, script: 90 },
  bytes: 130_000,
  sixty: stretch(),
  keys: 2,
  hold: stretch({ textureUploads: 40 }),
  counted: { calls: 940, frames: 10 },
  slow: { keys: stretch({ keys: [6, 12] }), hold: stretch({ longTasks: [60, 80] }), ends: [] },
  heap: 4_500_000,
  nodes: 234,
  ends: [],
  counts: { commits: 11, created: 0, destroyed: 0 },
  ...over,
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 2, 3], 2.5],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('figures are made of what a turn saw', () => {
  expect(figuresOf(turn())).toMatchObject({
    keyMean: 2,
    keyP95: 3,
    frame: 3,
    script60: 100,
    script60Ticks: 80,
    scriptHoldTicks: 80,
    taskHold: 200,
    task60Ticks: 150,
    taskHoldTicks: 150,
    glCalls: 94,
    uploadsHold: 40,
    keySlow: 9,
    longestSlow: 80,
    draws: 50,
    uploads: 3,
    buffers: 2,
    heap: 4.5,
    bytes: 130,
    getError: 0,
    commits: 11,
  });
});

test('what a contestant has not is no number: a page without frames, a run without the slow part', () => {
  const dom = figuresOf(
    turn({
      sixty: stretch({ frames: [], draws: 0 }),
      hold: stretch({ frames: [], textureUploads: 0 }),
      counted: null,
      counts: null,
      slow: null,
    }),
  );
  for (const name of [
    'frame',
    'draws',
    'glCalls',
    'uploads',
    'uploadsHold',
    'buffers',
    'keySlow',
    'longestSlow',
    'created',
  ] as const) {
    expect(dom[name], name).toBeNaN();
  }
  expect(dom.keyMean).toBe(2);
});

describe('goals', () => {
  const own = figuresOf(turn());
  const peer: Figures = { ...own, draws: 100, script60: 80, keyMean: 10, task60: 300, taskHold: 300 };
  const verdictOf = (figures: Figures, name: string, against?: string) =>
    judge({
      proscenium: [figures],
      'raw-webgl': [peer],
      'hand-written': [peer],
      'react-dom-norigin': [peer],
    }).find(({ goal }) => goal.measure === name && goal.against === against);

  test('are ratios to a peer or bare numbers, and their edge is inside', () => {
    expect(verdictOf(own, 'draws', 'hand-written')).toMatchObject({ value: 0.5, met: true });
    expect(verdictOf({ ...own, draws: 100 }, 'draws', 'hand-written')).toMatchObject({ value: 1, met: true });
    expect(verdictOf(own, 'script60', 'hand-written')).toMatchObject({ value: 1.25, met: false });
    expect(verdictOf({ ...own, scriptHold: 200 }, 'scriptHold', 'raw-webgl')).toMatchObject({
      value: 2,
      met: true,
    });
    expect(verdictOf({ ...own, nodes: 260 }, 'nodes')).toMatchObject({ value: 260, met: true });
    expect(verdictOf({ ...own, nodes: 261 }, 'nodes')).toMatchObject({ met: false });
    expect(verdictOf({ ...own, getError: 1 }, 'getError')).toMatchObject({ met: false });
  });

  test('say in their line whether a miss fails the check', () => {
    expect(verdictOf({ ...own, bytes: 140 }, 'bytes')?.line).toBe(
      `FAILED  script and style loaded, kB gz: 140, at most ${SCENE_BUDGETS.pageBytes / 1000}`,
    );
    expect(verdictOf(own, 'script60', 'hand-written')?.line).toMatch(/^missed .* 1\.25 of Lightning by hand/);
  });

  test('compare medians, and say how far the ratios of the rounds are apart', () => {
    const rounds = (...draws: number[]): Figures[] => draws.map((each) => ({ ...own, draws: each }));
    const verdict = judge({ proscenium: rounds(30, 10, 20), 'hand-written': rounds(40, 40, 25) }).find(
      ({ goal }) => goal.measure === 'draws',
    );
    expect(verdict).toMatchObject({ value: 20 / 40, met: true });
    expect(verdict!.line).toBe(
      'met     draws in a frame: 0.50 [0.25 to 0.80] of Lightning by hand, at most 1 (aim 0.6)',
    );
  });

  test('are judged only by figures that were taken', () => {
    const alone = judge({ proscenium: [figuresOf(turn({ slow: null }))] }).map(({ goal }) => goal);
    expect(alone.every(({ against, measure }) => against === undefined && measure !== 'keySlow')).toBe(true);
    expect(alone.length).toBeGreaterThan(5);
    expect(judge({})).toEqual([]);
    expect(GOALS.length).toBeGreaterThan(alone.length);
  });
});

test('the table has a column a contestant, and ratios to all peers but the page that only clears', () => {
  const [head] = tableOf(Object.fromEntries(CONTESTANTS.map((each) => [each, [figuresOf(turn())]])));
  const peers = CONTESTANTS.filter((each) => each !== 'proscenium' && each !== 'clear-only');
  expect(head!.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '',
    ...CONTESTANTS.map((each) => TITLES[each]),
    ...peers.map((each) => `to ${TITLES[each]}`),
    '',
  ]);
  expect(peers.slice(0, 2)).toEqual(['raw-webgl', 'hand-written']);
});

test('the table has a line a measure, and ratios to the peers that ran', () => {
  const own = figuresOf(turn());
  const lines = tableOf({
    proscenium: [own, { ...own, heap: 5 }, { ...own, heap: 4 }],
    'hand-written': [{ ...own, draws: 100 }],
  });
  expect(lines).toHaveLength(2 + Object.keys(MEASURES).length);
  expect(lines[0]).toMatch(/Proscenium \| Lightning by hand \| to Lightning by hand/);
  expect(lines.find((line) => line.includes('draws in a frame'))).toMatch(/ 50 \| +100 \| +0\.50 \|$/);
  expect(
    lines.find((line) => line.includes('heap')),
    'half of what lies between 4 and 5',
  ).toMatch(/ 4\.50 ±11 % \| +4\.50 \| +1 \|$/);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});

test.each([
  [NaN, '-'],
  [0, '0'],
  [0.567, '0.57'],
  [12.34, '12.3'],
  [123.4, '123'],
])('%d is shown as %s', (value, shown) => {
  expect(short(value)).toBe(shown);
});

test('self times are summed up by function, idle time left out', () => {
  const frame = (functionName: string, url = 'http://x/assets/main-Ab12_x-9.js') => ({
    functionName,
    url,
    lineNumber: 9,
  });
  const lines = selfTimes({
    nodes: [
      { id: 1, callFrame: frame('(idle)', '') },
      { id: 2, callFrame: frame('draw') },
      { id: 3, callFrame: frame('draw') },
      { id: 4, callFrame: frame('') },
    ],
    samples: [1, 2, 3, 4],
    timeDeltas: [90_000, 1000, 2000, 1000],
  });
  expect(lines.map((line) => line.trim())).toEqual([
    '4 ms of script',
    '3.0 ms  75.0 %  draw main.js:10',
    '1.0 ms  25.0 %  (anonymous) main.js:10',
  ]);
});

describe('the scene', () => {
  test('has 400 posters, each with an address of its own', () => {
    const films = POSTER_ROWS.flatMap((shelf) => shelf.films);
    expect(new Set(films.map(({ picture }) => picture)).size).toBe(ROWS * COLUMNS);
  });

  test('the sixty keys all move focus, in all directions, and cross the windows', () => {
    expect(SIXTY_KEYS).toHaveLength(60);
    expect(new Set(SIXTY_KEYS).size).toBe(4);
    let place = START;
    let crossed = 0;
    for (const key of SIXTY_KEYS) {
      const next = moved(place, key);
      expect(next, `${key} at row ${place.row}`).not.toBe(place);
      const [before, after] = [place, next].map(
        ({ row, cols }) => `${firstRow(row)} ${cols.map(firstPoster).join()}`,
      );
      if (before !== after) crossed += 1;
      place = next;
    }
    expect(crossed).toBeGreaterThan(20);
  });

  test('keys that are held move focus at every event, and end where fewer events would not have led', () => {
    let place = START;
    for (const [direction, times] of heldLegs(2)) {
      for (let n = 0; n < times; n += 1) {
        const next = moved(place, direction);
        expect(next, `${direction} at row ${place.row}`).not.toBe(place);
        place = next;
      }
    }
    const end = { row: place.row, col: place.cols[place.row]! };
    expect(end).toEqual({ row: 5, col: 7 });
    // a contestant that drops every other repeat
    let dropping = START;
    for (const [direction, times] of heldLegs(2))
      for (let n = 0; n < times; n += 2) dropping = moved(dropping, direction);
    expect({ row: dropping.row, col: dropping.cols[dropping.row]! }).not.toEqual(end);
  });

  test('windows hold what is seen, at both ends too', () => {
    for (let col = 0; col < COLUMNS; col += 1) {
      const first = firstPoster(col);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first + WINDOW.posters).toBeLessThanOrEqual(COLUMNS);
      expect(first * 360).toBeLessThanOrEqual(rowOffset(col));
      expect((first + WINDOW.posters) * 360).toBeGreaterThanOrEqual(Math.min(rowOffset(col) + 1844, 7200));
    }
  });
});
