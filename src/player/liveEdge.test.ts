import { describe, expect, it } from 'vitest';
import { afterLivePause, liveEdge } from './liveEdge';
import type { LiveReturn } from './liveEdge';

const WINDOW = { start: 1000, end: 1020 };
const EDGE = { atEdge: true, behindText: '', canGoLive: false };
const behind = (behindText: string) => ({ atEdge: false, behindText, canGoLive: true });

describe('the live edge', () => {
  it.each([
    ['at the end of the window', 1020, WINDOW, EDGE],
    ['10 s behind its end', 1010, WINDOW, EDGE],
    ['more than 10 s behind', 1009.9, WINDOW, behind('-0:10')],
    ['at the start of the window', 1000, WINDOW, behind('-0:20')],
    ['one seek step behind', 1005, WINDOW, behind('-0:15')],
    ['hours behind', 0, { start: 0, end: 4000 }, behind('-1:06:40')],
    ['ahead of the window', 1025, WINDOW, EDGE],
    ['without a window', 500, null, EDGE],
    ['with an unreadable window', 500, { start: NaN, end: NaN }, EDGE],
  ])('seen from a position %s', (_case, position, range, expected) => {
    expect(liveEdge(position, range)).toEqual(expected);
  });

  const at = (second: number, missed = false): LiveReturn => ({ second, missed });
  it.each([
    ['stays where it is inside the window', 1010, WINDOW, null],
    ['stays at the start of the window', 1000, WINDOW, null],
    ['goes to the start of a window that has moved on', 900, WINDOW, at(1000, true)],
    ['goes to it also from just before it', 999.9, WINDOW, at(1000, true)],
    ['stays ahead of the window', 1030, WINDOW, null],
    ['goes to the edge of a stream without a window', 900, { start: 1010, end: 1020 }, at(1020)],
    ['goes to the edge of an empty window', 900, { start: 1020, end: 1020 }, at(1020)],
    ['stays where nothing is known', 900, { start: NaN, end: NaN }, null],
  ])('after a pause a live stream %s', (_case, position, range, expected) => {
    expect(afterLivePause(position, range)).toEqual(expected);
  });
});
