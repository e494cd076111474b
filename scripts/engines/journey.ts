/** Welcome, home, a title, its film: by keys, in an engine that is driven by DevTools alone. */
import { writeFileSync } from 'node:fs';
import type { DevTools } from '../profile/devtools';
import { focusedOn, route, takePage } from './page';

export const SCREENS = ['welcome', 'home', 'title', 'film'] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface JourneyResult {
  readonly reached: readonly ScreenName[];
  /** Why the next screen was not reached; null when all were. */
  readonly stopped: string | null;
  /** Errors of the page, of its console and of promises nobody waited for. */
  readonly errors: readonly string[];
  /** Scripts that were loaded, by their path. */
  readonly scripts: readonly string[];
  /** What draws: 'webgl' or 'canvas'. */
  readonly drawnBy: string;
  /** Textures on home. */
  readonly textures: number;
}

export interface JourneyOptions {
  /** Run before the page's first script. */
  before: string;
  /** Called with the name of each screen and its picture, PNG. */
  pictures?: string;
  /** Of each screen. */
  timeoutMs?: number;
}

/** Keeps what goes wrong; in ES5, as everything here that runs in the page. */
const KEEP_ERRORS = `(function () {
  var errors = window.__engineErrors = [], error = console.error;
  function keep(what) { errors.push(String(what && what.stack || what && what.message || what)); }
  window.addEventListener('error', function (event) { if (event.message) keep(event.error || event.message); });
  window.addEventListener('unhandledrejection', function (event) { keep(event.reason); });
  console.error = function () { keep([].slice.call(arguments).map(function (one) { return one && one.stack || one; }).join(' ')); error.apply(console, arguments); };
})();`;

/** Opens the address and goes as far as it can. Never rejects for what the page does. */
export async function takeJourney(
  tools: DevTools,
  url: string,
  { before, pictures, timeoutMs = 30_000 }: JourneyOptions,
): Promise<JourneyResult> {
  const { evaluate, press, until } = takePage(tools, timeoutMs);
  const reached: ScreenName[] = [];
  let stopped: string | null = null;
  let textures = 0;
  await tools.send('Page.enable');
  await tools.send('Page.addScriptToEvaluateOnNewDocument', { source: before + KEEP_ERRORS });
  await tools.send('Page.navigate', { url });
  try {
    await until(`window.__tv && ${route(/\/welcome$/)}`);
    await arrive('welcome');
    for (let i = 0; i < 6 && !(await evaluate(focusedOn('welcome-guest'))); i++) await press('ArrowRight');
    await press('Enter');
    await until(`${route(/^\/\w+\/[^/]+$/)} && !${route(/welcome$/)}`);
    await arrive('home');
    textures = Number(await evaluate('__tv.memory().textures'));
    for (let i = 0; i < 3 && !(await evaluate(focusedOn('jumbotron-more'))); i++) await press('ArrowRight');
    await press('Enter');
    await until(route(/\/asset\/[^/]+$/));
    await until(focusedOn('asset-watch'));
    await arrive('title');
    await press('Enter');
    await until(route(/\/watch$/));
    await until(`(document.querySelector('video') || {}).currentTime > 0.5`);
    await arrive('film', false);
  } catch (error) {
    stopped = String(error instanceof Error ? error.message : error);
    await picture('stopped');
  }
  const list = async (expression: string): Promise<string[]> =>
    JSON.parse(String(await evaluate(`JSON.stringify(${expression})`).catch(() => '[]'))) as string[];
  return {
    reached,
    stopped,
    errors: await list('window.__engineErrors || []'),
    scripts: await list(
      `performance.getEntriesByType('resource').filter(function (one) { return /\\.js$/.test(one.name); }).map(function (one) { return one.name.replace(/^.*\\/(?=assets)/, ''); })`,
    ),
    drawnBy: String(await evaluate(drawnBy).catch(() => 'unknown')),
    textures,
  };

  async function arrive(name: ScreenName, rest = true): Promise<void> {
    if (rest) await evaluate('__tv.idle().then(function () { return true; })');
    reached.push(name);
    await picture(name);
  }

  async function picture(name: string): Promise<void> {
    if (pictures === undefined) return;
    const { data } = (await tools.send('Page.captureScreenshot')) as { data: string };
    writeFileSync(`${pictures}-${name}.png`, data, 'base64');
  }
}

/** A canvas answers only for the kind of context it has. */
const drawnBy = `(function () {
  var canvas = document.querySelector('#stage canvas');
  return !canvas ? 'nothing' : canvas.getContext('webgl') || canvas.getContext('experimental-webgl') ? 'webgl' : 'canvas';
})()`;
