/**
 * The first script of the page, inline in index.html: chooses one of the two builds and loads nothing of the other. Written for
 * Chromium 38 and compiled to ES5; at most 1.2 kB.
 *
 * The modern build is for Chromium 68 and later. It is told by what came with 61 and 66, because no syntax came between 66 and 68.
 */
import { CONTEXT_ATTRIBUTES } from '../renderer/lightning/contextAttributes';

/** Addresses as written into the page by the build. */
export interface Loads {
  /** Before anything else: the configuration of a package, which cannot be fetched from file:. */
  config?: string;
  /** Entry first, then what it imports. A package's are classic scripts, as modules cannot be loaded from file:. */
  modern: readonly string[];
  /** What every start imports next, the identity provider among them: asked for as soon as the modern build has come, while it runs. */
  soon: readonly string[];
  /** What the first screen's texts are drawn with: asked for after that. */
  fonts: readonly string[];
  /** Polyfills of the modern build. */
  newer: string;
  /** Entry and polyfills of the legacy build; absent where only the modern one was made. */
  legacy?: readonly [entry: string, polyfills: string];
  /** Loads classic scripts as modules are loaded. Absent where nothing needs it. */
  system?: string;
}

declare const __LOADS__: Loads;
/** SystemJS. */
declare const System: { import(address: string): Promise<unknown> };

const loads = __LOADS__;
const element = (): HTMLScriptElement => document.createElement('script');
const isModern = !loads.legacy || ('noModule' in element() && 'AbortController' in window);
const isClassic = !isModern || loads.config;
// the newest that the modern build uses is of Chromium 97
const polyfills = isModern ? !('findLast' in []) && loads.newer : loads.legacy![1];
const before = [loads.config, polyfills, isClassic && loads.system].filter(Boolean) as string[];

function next(): void {
  const src = before.shift();
  const script = element();
  if (src) {
    script.addEventListener('load', next);
    script.addEventListener('error', next);
    script.src = src;
    document.head.appendChild(script);
  } else if (isClassic) {
    void System.import(isModern ? loads.modern[0]! : loads.legacy![0]);
  } else {
    script.type = 'module';
    script.src = loads.modern[0]!;
    document.head.appendChild(script);
  }
}

function preload(addresses: readonly string[], rel: 'preload' | 'modulepreload'): void {
  for (let i = 0; i < addresses.length; i++) {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = rel == 'preload' ? 'fetch' : '';
    link.crossOrigin = 'anonymous';
    link.href = addresses[i]!;
    document.head.appendChild(link);
  }
}

/**
 * The page's own links ask for the modern build, before this has run. Then one after the other: each would come later by what
 * the next takes of the link.
 */
let come = 0;
function linkCame({ target }: Event): void {
  if ((target as HTMLLinkElement).rel != 'modulepreload') return;
  come++;
  if (come == loads.modern.length) preload(loads.soon, 'modulepreload');
  if (come == loads.modern.length + loads.soon.length) preload(loads.fonts, 'preload');
}

/**
 * Waits for the GPU's process while the scripts are on their way. As large as the client's canvas on a television, whose buffer
 * is then not made twice; `platforms/hostPage.ts` takes it.
 */
function prepareCanvas(): void {
  const canvas = document.createElement('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  canvas.getContext('webgl', CONTEXT_ATTRIBUTES);
  (window as { PROSCENIUM_CANVAS?: HTMLCanvasElement }).PROSCENIUM_CANVAS = canvas;
}

// before the links, whose loads would be missed; what the page shows is below, and scripts run as soon as they can
if (!isClassic) document.addEventListener('load', linkCame, true);
document.addEventListener('DOMContentLoaded', () => {
  next();
  prepareCanvas();
});
