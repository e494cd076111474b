/** Requests of a page that is shown already, answered by a test. Who has routes from its opening on needs `page.route` alone. */
import type { Page, Route } from 'playwright';

/** What each server of the tests has; with a query that no test's pattern asks for. */
const PROBE = '/config.json?intercepted';

/**
 * Routes a page's requests like `page.route`, and is done once the page's next request is surely caught. The browser says that
 * interception is on before the page has taken it up: of 250 keys sent right after the first `page.route` to a page with tasks
 * of 50 ms, the requests of eight went to the service (Chromium 156), and none after this.
 */
export async function intercept(
  page: Page,
  pattern: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(pattern, answer);
  const probes = (url: URL): boolean => `${url.pathname}${url.search}` === PROBE;
  await page.route(probes, (route) => route.fulfill({ body: PROBE }));
  await page.evaluate(async (probe) => {
    while ((await (await fetch(probe)).text()) !== probe);
  }, PROBE);
  await page.unroute(probes);
}
