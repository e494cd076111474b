import { describe, expect, it } from 'vitest';
import { createMarks } from './marks';
import type { Timeline } from './marks';

/** A page's timeline that remembers what it was told and what it still keeps. */
function setUp() {
  const told: string[] = [];
  const kept: string[] = [];
  const drop = (name: string): void => {
    for (let i = kept.indexOf(name); i >= 0; i = kept.indexOf(name)) kept.splice(i, 1);
  };
  const timeline = {
    mark(name: string) {
      told.push(name);
      kept.push(name);
    },
    measure(name: string, start: string) {
      if (!kept.includes(start)) throw new Error(`no mark ${start}`);
      told.push(`${name} from ${start}`);
      kept.push(name);
    },
    clearMarks: drop,
    clearMeasures: drop,
  } as unknown as Timeline;
  return { marks: createMarks(timeline), told, kept };
}

describe('User Timing', () => {
  it('marks nothing until it is switched on', () => {
    const { marks, told } = setUp();
    marks.begin('frame');
    marks.moment('focus');
    marks.end('frame');
    expect(told).toEqual([]);
  });

  it('measures from begin to end, marks moments, and keeps nothing', () => {
    const { marks, told, kept } = setUp();
    marks.on = true;
    marks.begin('input');
    marks.moment('focus');
    marks.end('input');
    expect(told).toEqual(['input:start', 'focus', 'input from input:start']);
    expect(kept).toEqual([]);
  });

  it('leaves nothing of an end without a begin, nor of a second begin', () => {
    const { marks, told, kept } = setUp();
    marks.on = true;
    marks.end('frame');
    expect(told).toEqual([]);
    marks.begin('frame');
    marks.begin('frame');
    expect(kept).toEqual(['frame:start']);
    marks.end('frame');
    expect(kept).toEqual([]);
  });

  it('ends what was begun when it is switched off in between', () => {
    const { marks, kept } = setUp();
    marks.on = true;
    marks.begin('frame');
    marks.on = false;
    marks.end('frame');
    expect(kept).toEqual([]);
  });

  it('does nothing where a page has no timeline', () => {
    const marks = createMarks(undefined);
    marks.on = true;
    expect(() => {
      marks.begin('frame');
      marks.end('frame');
      marks.moment('commit');
    }).not.toThrow();
  });
});
