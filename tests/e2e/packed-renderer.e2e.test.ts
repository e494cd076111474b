/** The renderer as a package: an application outside the repository is built against the packed file and driven by keys. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { serveFolder } from '../support/scene-page';
import { scenePictures } from '../support/scene-pictures';
import { createTv } from '../support/tv';
import { packApplication, type PackedApplication } from './packed-application';

let application: PackedApplication;
let browser: Browser;

beforeAll(async () => {
  application = await packApplication();
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  application?.remove();
});

test('an application compiles against the declarations of the packed renderer', async () => {
  await application.check();
});

test.each(['production', 'development'] as const)(
  'an application built for %s against the packed renderer shows itself and follows the keys',
  async (mode) => {
    const { answer } = await scenePictures(['art'], ['350x197']);
    const page = await serveFolder(await application.build(mode), answer);
    onTestFinished(page.close);
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    onTestFinished(() => context.close());
    const tv = createTv(await context.newPage());
    await tv.page.goto(page.url);

    await tv.waitForFocus({ role: 'link', name: 'Film 1' });
    for (const film of ['Film 2', 'Film 3', 'Film 4']) {
      await tv.press('right');
      await tv.waitForFocus({ role: 'link', name: film });
    }
    await tv.press('enter');
    await tv.waitFor({ role: 'heading', name: 'You chose Film 4' });
    await tv.waitFor({ role: 'status', name: 'Picture loaded' });
    expect(tv.errors).toEqual([]);
  },
);
