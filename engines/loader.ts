/**
 * The first script of the page, inline in index.html: chooses one of the two builds and loads nothing of the other. Written for
 * Chromium 38 and compiled to ES5; below 1 kB.
 *
 * The modern build is for Chromium 68 and later. It is told by what came with 61 and 66, because no syntax came between 66 and 68.
 */

/** Addresses as written into the page by the build. */
export interface Loads {
  /** Before anything else: the configuration of a package, which cannot be fetched from file:. */
  config?: string;
  /** Entry first, then what it imports. A package's are classic scripts, as modules cannot be loaded from file:. */
  modern: readonly string[];
  /** What every start imports next, the identity provider; asked for with the fonts, and before them. */
  soon: readonly string[];
  /** What the first screen's texts are drawn with: asked for as soon as the modern build's scripts have come, while they run. */
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

function preload(address: string, rel: 'preload' | 'modulepreload', come?: () => void): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = rel == 'preload' ? 'fetch' : '';
  link.crossOrigin = 'anonymous';
  link.href = address;
  if (come) link.addEventListener('load', come);
  document.head.appendChild(link);
}

/** Not together with the scripts, which would come later by what the fonts take of the link. */
let missing = loads.modern.length;
function scriptCame(): void {
  missing--;
  if (missing) return;
  for (let i = 0; i < loads.soon.length; i++) preload(loads.soon[i]!, 'modulepreload');
  for (let i = 0; i < loads.fonts.length; i++) preload(loads.fonts[i]!, 'preload');
}

if (!isClassic) {
  for (let i = 0; i < loads.modern.length; i++) preload(loads.modern[i]!, 'modulepreload', scriptCame);
}
next();
