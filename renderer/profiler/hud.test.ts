import { describe, expect, it } from 'vitest';
import { realFonts } from '../text/atlas.fixture';
import { createFonts } from '../text/fonts';
import type { QuadSheet } from '../text/quadSheet';
import { createFakeClock } from '../testing';
import { createCounters } from '../host/counters';
import { createHud } from './hud';
import { createHudFigures, Figure } from './hudFigures';
import { createProfiler } from './profiler';

function setUp(fonts = realFonts()) {
  const clock = createFakeClock(100);
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  const makeBackend = () => ({
    sheets: [] as readonly QuadSheet[],
    textures: { bytes: 20e6, budget: 100e6 },
    setOverlay(sheets: readonly QuadSheet[]) {
      this.sheets = sheets;
    },
  });
  const state = { drawing: makeBackend(), asked: 0 };
  const hud = createHud({
    clock,
    profiler,
    counters,
    fonts,
    width: 1920,
    height: 1080,
    resolution: () => 1,
    backend: () => state.drawing,
    frame: () => void state.asked++,
  });
  return {
    clock,
    counters,
    profiler,
    hud,
    state,
    makeDrawing: makeBackend,
    frame(distance = 16) {
      clock.advance(distance);
      profiler.frame(clock.now(), clock.now() + 2, 10, 100, 20e6);
    },
  };
}

/** Slots before the figures: ground and graph, then two for each bar. */
const slotsOfGraph = 2 + 2 * 120;
/** Bits, because colours read as floats may be no numbers. */
const sum = (bits: Uint32Array): number => bits.reduce((total, value) => total + value, 0);

describe('the HUD', () => {
  it('is drawn from `show` to `hide`, and leaves nothing behind', () => {
    const { hud, state, clock, profiler } = setUp();
    expect([hud.shown, state.drawing.sheets.length]).toEqual([false, 0]);
    hud.toggle();
    hud.show();
    expect([hud.shown, state.drawing.sheets.length]).toEqual([true, 1]);
    hud.toggle();
    hud.hide();
    expect([hud.shown, state.drawing.sheets.length]).toEqual([false, 0]);
    expect([clock.pendingCount, profiler.onFrame]).toEqual([0, null]);
  });

  it('requests one frame a second while the page is idle', () => {
    const { hud, state, clock } = setUp();
    hud.show();
    const before = state.asked;
    clock.advance(10_000);
    expect(state.asked - before).toBe(10);
  });

  it('adds a bar a frame, and new figures four times a second', () => {
    const { hud, state, frame } = setUp();
    hud.show();
    const [sheet] = state.drawing.sheets;
    const letters = (): number => sum(sheet!.colors.subarray(32 * slotsOfGraph));
    let bars = 0;
    let figures = 0;
    for (let i = 0; i < 60; i++) {
      const [all, text] = [sum(sheet!.colors), letters()];
      // every frame is longer: the figures change whenever they are written
      frame(16 + i / 10);
      if (sum(sheet!.colors) !== all) bars++;
      if (letters() !== text) figures++;
    }
    expect(bars).toBe(60);
    expect(figures).toBeGreaterThanOrEqual(3);
    expect(figures).toBeLessThanOrEqual(5);
  });

  it('shows what was before it was opened', () => {
    const { hud, state, frame } = setUp();
    for (let i = 0; i < 50; i++) frame();
    hud.show();
    const bar = (index: number): number => state.drawing.sheets[0]!.floats[32 * (2 + 2 * index)]!;
    expect(bar(10)).toBeGreaterThan(0);
    expect(bar(60)).toBe(0);
  });

  it('is shown again by a new render backend', () => {
    const { hud, state, clock, makeDrawing } = setUp();
    hud.show();
    state.drawing = makeDrawing();
    clock.advance(1000);
    expect(state.drawing.sheets).toHaveLength(1);
  });

  it('shows a code until it is removed or the HUD closes', () => {
    const { hud, state } = setUp();
    const code = { size: 21, isDark: (row: number, column: number) => (row + column) % 2 === 0 };
    hud.show();
    hud.showCode(code);
    expect(state.drawing.sheets).toHaveLength(2);
    hud.showCode(null);
    expect(state.drawing.sheets).toHaveLength(1);
    hud.showCode(code);
    hud.hide();
    hud.show();
    expect(state.drawing.sheets).toHaveLength(1);
  });

  it('throws an error that names what is missing when no font has an atlas', () => {
    expect(() => setUp(createFonts())).toThrow(/needs a font with an atlas/);
  });
});

describe('the figures of the HUD', () => {
  it('are of the last 120 frames', () => {
    const { counters, profiler, frame } = setUp();
    const figures = createHudFigures(profiler.recording, counters);
    for (let i = 0; i < 200; i++) frame(300);
    for (let i = 0; i < 119; i++) frame(16);
    frame(50);
    counters.hostCreated = 70;
    counters.hostDestroyed = 30;
    figures.update({ bytes: 20e6, budget: 100e6 });
    const { values } = figures;
    expect(values[Figure.p50]).toBe(16);
    expect(values[Figure.p99]).toBe(16);
    expect(values[Figure.worst]).toBe(50);
    expect(values[Figure.dropped]).toBe(2);
    expect(values[Figure.script]).toBe(2);
    expect([values[Figure.textureMB], values[Figure.budgetMB]]).toEqual([20, 100]);
    expect(values[Figure.nodes]).toBe(40);
    expect(values[Figure.heapMB], 'no browser says').toBeNaN();
  });

  it('count uploads and commits once, however often they are read', () => {
    const { counters, profiler, frame } = setUp();
    const figures = createHudFigures(profiler.recording, counters);
    frame();
    counters.uploads += 3;
    counters.reactCommits += 2;
    frame();
    for (let i = 0; i < 3; i++) figures.update({ bytes: 0, budget: 1 });
    expect([figures.values[Figure.uploads], figures.values[Figure.commits]]).toEqual([3, 2]);
  });

  it('give the time of keys that moved focus, to the frame', () => {
    const { clock, counters, profiler, frame } = setUp();
    const figures = createHudFigures(profiler.recording, counters);
    figures.update({ bytes: 0, budget: 1 });
    expect(figures.values[Figure.key]).toBeNaN();
    for (const wait of [30, 10]) {
      profiler.keyDown('right', clock.now());
      profiler.focusMoved();
      frame(wait);
    }
    profiler.keyDown('up', clock.now());
    frame(400);
    figures.update({ bytes: 0, budget: 1 });
    expect([figures.values[Figure.key], figures.values[Figure.keyWorst]]).toEqual([12, 32]);
  });

  it('are zero for an empty recording', () => {
    const { counters, profiler } = setUp();
    const figures = createHudFigures(profiler.recording, counters);
    figures.update({ bytes: 0, budget: 1 });
    expect([...figures.values.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });
});
