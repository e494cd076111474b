/**
 * The page that the application runs in: the only module besides the renderer, the player and the DOM layer that
 * touches it.
 */
import { globalsOf } from './common/globals';
import { createReloading } from './reloading';
import type { Reloading } from './reloading';

export interface HostPage {
  /** The 16:9 element that holds video and canvas, as large as the window allows. */
  readonly stage: HTMLElement;
  /** Whose WebGL context the page's loader has made while the scripts were on their way. */
  readonly canvas: HTMLCanvasElement | undefined;
  /** Target of key events. */
  readonly keys: EventTarget;
  /** Input of the platform detection. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
  /** Null for a packaged application, which is loaded from a file: nothing is relative to one. */
  readonly origin: string | null;
  /** A packaged application has the one it was launched with behind a #, as in 'index.html#/asset/7'. */
  readonly path: string;
  readonly search: string;
  /** Null where storage is blocked: nothing then persists across launches. */
  readonly storage: Storage | null;
  readonly reducedMotion: boolean;
  /** Loading the page again. */
  readonly reloading: Reloading;
  /** Changes the address without loading anything; a packaged application has none of its own. */
  replacePath(path: string): void;
  /** Saves a text as a file; no effect where the browser cannot, as on most televisions. */
  saveFile(name: string, text: string): void;
  /** Takes the page's focus from a real text field, over which the system's keyboard opens. */
  leaveField(): void;
  /** Exposes a value as a global, for engineers. */
  expose(name: string, value: unknown): void;
}

const ASPECT = 16 / 9;

/**
 * React Router numbers the entries of the history. It replaces one that it finds without a number, which takes a weak set 28 ms of
 * its start.
 */
const FIRST_ENTRY = { idx: 0 };

/** @throws Error when the page has no element with the id 'stage' */
export function openHostPage(): HostPage {
  const stage = document.getElementById('stage');
  if (stage === null) throw new Error('index.html has no element with the id "stage".');
  fitStage(stage);
  const packaged = location.protocol === 'file:';
  window.addEventListener('resize', () => fitStage(stage));
  return {
    stage,
    canvas: takeCanvas(),
    keys: window,
    globals: globalsOf(window),
    userAgent: navigator.userAgent,
    origin: packaged ? null : location.origin,
    path: packaged ? location.hash.slice(1) : location.pathname,
    search: location.search,
    storage: readLocalStorage(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    reloading: createReloading(packaged),
    replacePath: (path) => {
      if (!packaged) history.replaceState(history.state ?? FIRST_ENTRY, '', path);
    },
    saveFile,
    leaveField: () => (document.activeElement as HTMLElement | null)?.blur(),
    expose: (name, value) => void Object.assign(window, { [name]: value }),
  };
}

/** The loader's, named as in `engines/loader.ts`. Taken once: a canvas has one context, and one renderer draws with it. */
function takeCanvas(): HTMLCanvasElement | undefined {
  const page = window as { PROSCENIUM_CANVAS?: HTMLCanvasElement };
  const canvas = page.PROSCENIUM_CANVAS;
  delete page.PROSCENIUM_CANVAS;
  return canvas;
}

/** A television's window never changes its size; a desktop's does, and the canvas then scales with its box. */
function fitStage(stage: HTMLElement): void {
  const width = Math.min(window.innerWidth, window.innerHeight * ASPECT);
  Object.assign(stage.style, {
    width: `${width}px`,
    height: `${width / ASPECT}px`,
    left: `${(window.innerWidth - width) / 2}px`,
    top: `${(window.innerHeight - width / ASPECT) / 2}px`,
    // The video is below the canvas and above the page's background.
    isolation: 'isolate',
  });
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the download has started it no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function readLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
