/** Addresses as stores, searches and people write them, and what they name. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { PACKAGED_SETS } from '../support/packagedSets';

const app = useApp();
beforeEach(() => app.reset());

const FILM = 'the-long-platform';
const NAME = 'The Long Platform';
/** As another catalogue may have it. */
const URN = 'urn:tv:42';

/** The service has the film by that id too. */
async function serveUrn(page: Page): Promise<void> {
  const anId = new RegExp(URN.replaceAll(':', '(:|%3A)'), 'i');
  await page.route(anId, (route) => {
    const url = route.request().url();
    return url.includes('/api/') ? route.continue({ url: url.replace(anId, FILM) }) : route.continue();
  });
}

describe('[ROUTE-13, ROUTE-37] a title is opened by its address', () => {
  test.each([
    ['with a slash at its end', `/browser/asset/${FILM}/`, FILM],
    ['with a query', `/browser/asset/${FILM}?utm_source=mail&x=/y`, FILM],
    ['with slash and query', `/browser/asset/${FILM}/?x=1`, FILM],
    ['with capital letters', `/Browser/ASSET/${FILM}`, FILM],
    ['with capital letters, without a platform', `/Asset/${FILM}`, FILM],
    ['with encoded letters', `/%62rowser/%61sset/%74he-long-platform`, '%74he-long-platform'],
    ['with colons', `/browser/asset/${URN}`, URN],
    ['with encoded colons', `/browser/asset/${encodeURIComponent(URN)}`, encodeURIComponent(URN)],
  ])('%s', async (_, address, id) => {
    const tv = await app.open(address, { prepare: serveUrn });
    await tv.waitFor({ role: 'main', name: NAME });
    expect((await tv.route()).path).toBe(`/browser/asset/${id}`);
    await tv.idle();
    await expectOneFocus(tv, address);
    expect(tv.errors).toEqual([]);
  });

  test('of a screen too', async () => {
    const tv = await app.open('/browser/Welcome/CODE/?x=1');
    await tv.waitFor({ id: 'code' });
    expect((await tv.route()).path).toBe('/browser/welcome/code');
  });
});

describe.each(PACKAGED_SETS)('[ROUTE-37] $id hands over', (set) => {
  test.each([
    ['a slash at the end', `/asset/${FILM}/`, FILM],
    ['a query', `/asset/${FILM}?source=search`, FILM],
    ['capital letters', `/Asset/${FILM}`, FILM],
    ['colons', `/asset/${URN}`, URN],
  ])('%s', async (_, asked, id) => {
    const tv = await app.open(`/${set.id}`, {
      async prepare(page) {
        await set.install(page, set.wrap(asked));
        await serveUrn(page);
      },
    });
    await tv.waitFor({ role: 'main', name: NAME });
    expect((await tv.route()).path).toBe(`/${set.id}/asset/${id}`);
  });
});
