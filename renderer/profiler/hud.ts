/**
 * The HUD: the profiler's figures above everything, drawn by the render backend without React.
 *
 * A frame that is drawn anyway adds its bar, and new figures four times a second. While the page is idle one frame a second
 * is drawn, which is not recorded, so that the HUD does not change what it measures.
 */
import type { SdfFont, Fonts } from '../text/fonts';
import type { QuadSheet } from '../text/quadSheet';
import type { RenderBackend } from '../backend/renderBackend';
import type { Clock } from '../types';
import type { Counters } from '../host/counters';
import { createCodeSheet } from './hudCode';
import type { HudCode } from './hudCode';
import { createHudFigures, framesShown } from './hudFigures';
import { createHudPanel, panelSize } from './hudPanel';
import type { HudPanel } from './hudPanel';
import type { Profiler } from './profiler';
import { Column, frameAt } from './recording';

/** The figures above the page, as `root.hud()` gives them. */
export interface Hud {
  /** False at first. */
  readonly shown: boolean;
  /** Draws it from now on, a frame a second even when idle; does nothing while shown. */
  show(): void;
  /** Hides it and its code. */
  hide(): void;
  /** Shows or hides. */
  toggle(): void;
  /** A line or two under the figures, separated by '\n': what keys do, how an export went. */
  note(text: string): void;
  /** A code to be scanned from the screen, below the panel; null removes it. */
  showCode(code: HudCode | null): void;
}

export interface HudOptions {
  clock: Clock;
  profiler: Profiler;
  counters: Counters;
  fonts: Fonts;
  /** Stage size, stage pixels. */
  width: number;
  height: number;
  /** Panel pixels to a stage pixel, now. */
  resolution(): number;
  /** The present render backend. */
  backend(): Pick<RenderBackend, 'setOverlay' | 'textures'>;
  /** Asks for a frame that is not recorded. */
  frame(): void;
}

const refreshMs = 250;
const tickMs = 1000;
/** From the stage's edges. */
const margin = { x: 64, y: 40 };
const codeGap = 16;

/** @throws Error when no face has an atlas to take glyphs from */
export function createHud(options: HudOptions): Hud {
  const { clock, profiler, width, height } = options;
  const { recording } = profiler;
  const face = boldFace(options.fonts);
  const right = width - margin.x;
  let resolution = options.resolution();
  const makePanel = (): HudPanel => createHudPanel(face, right - panelSize.w, margin.y, resolution);
  let panel = makePanel();
  const figures = createHudFigures(recording, options.counters);
  const refreshed = new Float64Array(1);
  let noted = '';
  let code: QuadSheet | null = null;
  let attached: object | null = null;
  let timer: number | null = null;

  function attach(): void {
    const backend = options.backend();
    attached = backend;
    if (resolution !== options.resolution()) {
      // glyphs are written for one resolution
      resolution = options.resolution();
      panel = makePanel();
      panel.note(noted);
      drawFrames();
    }
    backend.setOverlay(code === null ? [panel.sheet] : [panel.sheet, code], face.imageUrl);
  }

  function refresh(): void {
    refreshed[0] = clock.now();
    figures.update(options.backend().textures);
    panel.figures(figures.values);
  }

  function drawBar(index: number): void {
    const at = frameAt(index);
    const { frameNumbers } = recording;
    panel.frame(index, frameNumbers[at + Column.ms]!, frameNumbers[at + Column.js]!);
  }

  function onFrame(): void {
    drawBar(recording.frameCount - 1);
    if (clock.now() - refreshed[0]! >= refreshMs) refresh();
  }

  function drawFrames(): void {
    panel.clearFrames();
    const first = Math.max(0, recording.frameCount - framesShown + 2);
    for (let i = first; i < recording.frameCount; i++) drawBar(i);
  }

  function tick(): void {
    timer = clock.setTimeout(tick, tickMs);
    // after a lost context another backend draws, which has no overlay yet
    if (attached !== options.backend()) attach();
    refresh();
    options.frame();
  }

  const hud: Hud = {
    get shown() {
      return timer !== null;
    },
    show() {
      if (timer !== null) return;
      drawFrames();
      profiler.onFrame = onFrame;
      attach();
      tick();
    },
    hide() {
      if (timer === null) return;
      clock.clearTimeout(timer);
      timer = null;
      profiler.onFrame = null;
      code = null;
      options.backend().setOverlay([], face.imageUrl);
      attached = null;
    },
    toggle: () => (hud.shown ? hud.hide() : hud.show()),
    note(text) {
      noted = text;
      panel.note(text);
      if (hud.shown) options.frame();
    },
    showCode(shown) {
      const top = margin.y + panelSize.h + codeGap;
      code = shown === null ? null : createCodeSheet(face, shown, right, top, height - top - margin.y);
      if (hud.shown) attach();
    },
  };
  return hud;
}

function boldFace(fonts: Fonts): SdfFont {
  const face = [fonts.face(undefined, 700), ...fonts.faces].flatMap(({ atlases }) => atlases)[0];
  if (face === undefined)
    throw new Error('The HUD needs a font with an atlas: load one with root.loadFonts first.');
  return face;
}
