/** A screen whose file fails once, in an engine that may keep the failure: the screen is there after one reload at most. */
import type { DevTools } from '../profile/devtools';
import { focusedOn, route, takePage } from './page';

export interface CodeFailureResult {
  /** How often the page was loaded. */
  readonly loads: number;
  /** Requests of the file. */
  readonly asked: number;
  /** Why the screen was not reached; null when it was. */
  readonly stopped: string | null;
}

/** The file of search, in either build. */
const FILE = '/**/Search-*';

/** Spoils the file's first request with 503, and opens search. The service has faults, and is asked for its requests. */
export async function openWithFailure(
  tools: DevTools,
  url: string,
  before: string,
  timeoutMs = 60_000,
): Promise<CodeFailureResult> {
  const { evaluate, press, until } = takePage(tools, timeoutMs);
  await hook(url, 'POST', 'faults', { match: `GET ${FILE}`, status: 503 });
  await hook(url, 'DELETE', 'requests');
  await tools.send('Page.enable');
  const count = `window.__loads = Number(sessionStorage.getItem('loads') || 0) + 1; sessionStorage.setItem('loads', window.__loads);`;
  await tools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${before}; if (location.protocol !== 'about:') { ${count} }`,
  });
  await tools.send('Page.navigate', { url });
  let stopped: string | null = null;
  try {
    await until(`window.__tv && ${route(/\/welcome$/)}`);
    await evaluate('__tv.idle().then(function () { return true; })');
    for (let i = 0; i < 6 && !(await evaluate(focusedOn('welcome-guest'))); i++) await press('ArrowRight');
    await press('Enter');
    await until(`${route(/^\/\w+\/[^/]+$/)} && !${route(/welcome$/)}`);
    await evaluate(`(function () {
      var entry = { usr: null, key: 'search', idx: 1 };
      history.pushState(entry, '', '/browser/search');
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    })()`);
    await until(
      `window.__tv && ${route(/\/search$/)} && JSON.stringify(__tv.scene()).indexOf('"id":"search"') > 0`,
    );
  } catch (error) {
    stopped = String(error instanceof Error ? error.message : error);
  }
  const requests = (await hook(url, 'GET', 'requests')) as { path: string }[];
  return {
    loads: Number(await evaluate('window.__loads').catch(() => 0)),
    asked: requests.filter(({ path }) => path.includes('/Search-')).length,
    stopped,
  };
}

async function hook(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/__test/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${method} /__test/${path}: ${answer.status}`);
  return answer.json();
}
