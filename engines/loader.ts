/**
 * The first script of the page, inline in index.html: chooses one of the two builds and loads nothing of the other. Written for
 * Chromium 38 and compiled to ES5; at most 1.6 kB. Where a script does not come it says so in the page and loads the page again.
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
/** The elements of index.html with these ids, as every window has them by their names. */
declare const stage: HTMLElement, words: HTMLElement;
/** SystemJS. */
declare const System: { import(address: string): Promise<unknown> };

const loads = __LOADS__;
/** Kept short by a name of its own: the loader is not compressed. */
const page = window as Window & {
  PROSCENIUM_CANVAS?: HTMLCanvasElement;
  PROSCENIUM_FAILED?: () => void;
  PROSCENIUM_WATCH?: number;
};
const MODULE = 'modulepreload';
const append = (one: Node): Node => document.head.appendChild(one);
const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  document.createElement(tag);
const isModern = !loads.legacy || ('noModule' in make('script') && 'AbortController' in page);
const isClassic = !isModern || loads.config;
// the newest that the modern build uses is of Chromium 97
const polyfills = isModern ? !('findLast' in []) && loads.newer : loads.legacy![1];
const before = [loads.config, polyfills, isClassic && loads.system].filter(Boolean) as string[];

function next(): void {
  const src = before.shift();
  const script = make('script');
  if (!src && isClassic) {
    System.import(isModern ? loads.modern[0]! : loads.legacy![0]).catch(failed);
    return;
  }
  if (src) script.onload = next;
  else script.type = 'module';
  // The application itself says that there is no configuration.
  script.onerror = (src || 1) == loads.config ? next : failed;
  script.src = src || loads.modern[0]!;
  append(script);
}

/**
 * Says that nothing can be shown, and loads the page again after 10 s on average, three times. The window's name counts them, which
 * outlives a reload without any storage; the application empties it.
 */
function failed(): void {
  // It has started.
  if (stage.firstElementChild) return;
  const more = +page.name < 3;
  words.textContent = 'The app did not load. ' + (more ? 'Trying again...' : 'Press OK to try again.');
  if (more) setTimeout(again, 5000 + 10000 * Math.random());
  else page.onkeydown = (event) => event.keyCode == 13 && location.reload();
}

/** Without its page the application is gone: that is asked for first, as often as it takes. */
function again(): void {
  const request = new XMLHttpRequest();
  request.onloadend = () => {
    if (!loads.config && !/"stage"/.test(request.responseText)) return failed();
    page.name = +page.name + 1 + '';
    location.reload();
  };
  // The page's own address.
  request.open('GET', '');
  request.timeout = 5000;
  request.send();
}

function preload(addresses: readonly string[], rel: 'preload' | 'modulepreload'): void {
  addresses.forEach((href) => {
    const link = make('link');
    link.rel = rel;
    link.as = rel == MODULE ? '' : 'fetch';
    link.crossOrigin = '';
    link.href = href;
    append(link);
  });
}

/**
 * The page's own links ask for the modern build, before this has run. Then one after the other: each would come later by what
 * the next takes of the link.
 */
let come = 0;
function linkCame({ target }: Event): void {
  if ((target as HTMLLinkElement).rel != MODULE) return;
  come++;
  if (come == loads.modern.length) preload(loads.soon, MODULE);
  if (come == loads.modern.length + loads.soon.length) preload(loads.fonts, 'preload');
}

/**
 * Waits for the GPU's process while the scripts are on their way. As large as the client's canvas on a television, whose buffer
 * is then not made twice; `platforms/hostPage.ts` takes it.
 */
function prepareCanvas(): void {
  const canvas = make('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  canvas.getContext('webgl', CONTEXT_ATTRIBUTES);
  page.PROSCENIUM_CANVAS = canvas;
}

page.PROSCENIUM_FAILED = failed;
// A script that is silent for so long is lost: twice what the first load takes at 64 kbit/s.
page.PROSCENIUM_WATCH = page.setTimeout(failed, 60000);
// before the links, whose loads would be missed; what the page shows is below, and scripts run as soon as they can
if (!isClassic) document.addEventListener('load', linkCame, true);
document.addEventListener('DOMContentLoaded', () => {
  next();
  prepareCanvas();
});
