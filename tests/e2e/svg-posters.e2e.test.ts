/** Posters that a catalogue has as small SVG files: as sharp as others, and fetched once. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import { pixelsOf } from '../support/pixels';

const app = useApp();
beforeEach(() => app.reset());

/** Stripes of white and black, each a fortieth of the width: ten on a poster shown at 400 pixels would be grey from 20. */
const STRIPES = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="12" viewBox="0 0 40 24">
<rect width="40" height="24" fill="#fff"/>
${Array.from({ length: 20 }, (_, at) => `<rect x="${at * 2}" width="1" height="24"/>`).join('')}</svg>`;

test('are drawn at the size that they are shown in, from one request each', async () => {
  const asked: string[] = [];
  const tv = await app.open('/', {
    pixelRatio: 2,
    prepare: async (page) => {
      await page.route('**/images/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'image/svg+xml', body: STRIPES });
      });
    },
  });
  await enterAsGuest(tv);
  await tv.press('down');
  await tv.idle();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([]);
  const { rect } = await tv.focused();
  const within = { x: (rect.x + 30) / 1920, y: (rect.y + 30) / 1080, w: (rect.w - 60) / 1920, h: 40 / 1080 };
  // White and black by halves deviate by 127; drawn at 20 pixels the stripes of a fortieth are one grey.
  expect((await pixelsOf(tv.page, within)).spread).toBeGreaterThan(90);
});
