/** The render backends of a root: what each is made with, and where its canvas stands in the page. */
import type { RenderBackendOptions } from '../backend/renderBackend';
import { noDetails } from '../errorDetails';
import type { SceneRoot } from '../host/node';
import { createRootFetch } from '../images/rootFetch';
import { createWebglBackend } from '../lightning/backend';
import { createRenderBackendManager } from './backendManager';
import type { RenderBackendKind, RenderBackendManager } from './backendManager';
import { createNullBackend } from './nullBackend';
import type { RenderSettings } from './renderSettings';
import type { RootFonts } from './rootFonts';
import type { RootOptions } from './rootOptions';

export interface RootBackendsOptions extends Pick<RenderBackendOptions, 'phaseEnds' | 'frameFailed'> {
  /** The canvas goes into it. */
  target: HTMLElement;
  /** What begins to draw. */
  kind: RenderBackendKind;
  /** See `RootOptions.canvas`. */
  canvas?: HTMLCanvasElement | undefined;
  scene: SceneRoot;
  fonts: RootFonts;
  /** Read anew for every backend. */
  settings(): RenderSettings;
  onError: RootOptions['onError'];
}

export interface RootBackends extends RenderBackendManager {
  /** See `Root.setHidden`. */
  setHidden(hidden: boolean): void;
  /** Gives back the canvas, its place in the page and the worker that decodes images. */
  dispose(): void;
}

/** The first backend has drawn nothing yet, nor has a later one when `scene` gets its painter. */
export function createRootBackends(options: RootBackendsOptions): RootBackends {
  const { scene, fonts, settings, onError } = options;
  const { clock, counters, defaults, width, height, wake } = scene;
  const container = appendContainer(options.target);
  const rootFetch = createRootFetch();
  const nullBackend = createNullBackend(() => settings().textureBudget);
  let hidden = false;
  /** Until the first backend has taken it. */
  let prepared = options.canvas;

  const backendOptions = (): RenderBackendOptions => ({
    target: container,
    width,
    height,
    ...settings(),
    clock,
    fonts: fonts.fonts,
    counters,
    fetchImage: rootFetch.fetchImage,
    fontReady: fonts.ready,
    atlasFailed: fonts.atlasFailed,
    placeholder: () => defaults.placeholder,
    reducedMotion: () => defaults.reducedMotion,
    wake,
    phaseEnds: options.phaseEnds,
    report: (error) => onError(error, 'uncaught', noDetails),
    frameFailed: options.frameFailed,
  });

  const manager = createRenderBackendManager({
    clock,
    kind: options.kind,
    webgl(programFailed, restored) {
      const canvas = restored ?? prepared;
      prepared = undefined;
      return createWebglBackend({ ...backendOptions(), programFailed, ...(canvas && { canvas }) });
    },
    async loadCanvas() {
      const { createCanvasBackend } = await import('../canvas/backend');
      return () => createCanvasBackend(backendOptions());
    },
    nullBackend,
    onChange: ({ painter }) => hidden || scene.replacePainter(painter),
    report: (error) => onError(error, 'recoverable', noDetails),
  });
  return {
    get current() {
      return manager.current;
    },
    get kind() {
      return manager.kind;
    },
    recreate: manager.recreate,
    setHidden(next) {
      hidden = next;
      if (hidden) manager.current.release();
      scene.replacePainter((hidden ? nullBackend : manager.current).painter);
    },
    dispose() {
      manager.dispose();
      // What a portal of another root still has on the stage is drawn by nothing.
      scene.replacePainter(nullBackend.painter);
      rootFetch.dispose();
      container.remove();
    },
  };
}

/** Holds the canvas's position among the target's children, whatever is added there before another canvas comes. */
function appendContainer(target: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.style.display = 'contents';
  target.append(container);
  return container;
}
