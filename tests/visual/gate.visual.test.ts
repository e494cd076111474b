/** The gate tested by planted faults: on a plain page, small ones of each kind; on the product, a colour and a word. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ArtworkStyle } from '../service/artwork/types';
import { useApp } from '../support/app';
import { takePicture } from '../support/picture';
import { baselineBytes, failurePage, MOST_BYTES } from './baselines';
import { judge, type Shot } from './gate';
import { HOME } from './home-states';
import { PICTURE_TIME, travel } from './shoot';

const app = useApp({ at: PICTURE_TIME });

interface Card {
  title?: string;
  fill?: string;
  left?: number;
  focused?: true;
}

/** A picture of a card with a title in the smallest type there is, and the scene that goes with it. */
async function shootCard(
  page: Page,
  { title = 'A tale of two', fill = '#2a3142', left = 96, focused }: Card,
): Promise<Shot> {
  await page.setContent(`<body style="margin: 0; background: #0b0e14">
    <div style="position: absolute; left: ${left}px; top: 200px; width: 350px; height: 197px; background: ${fill}"></div>
    <div style="position: absolute; left: 96px; top: 410px; font: 15px sans-serif; color: #c8cdd8">${title}</div>`);
  return {
    picture: await takePicture(page),
    scene: {
      role: 'listitem',
      name: title,
      ...(focused ? { flags: ['focused'] } : {}),
      rect: [left, 200, 350, 197],
    },
  };
}

test('accepted pictures are small enough to keep every version of', () => {
  expect(baselineBytes()).toBeLessThan(MOST_BYTES);
});

describe('on a plain page', () => {
  const openPage = async (): Promise<Page> => {
    const tv = await app.open('/config.json', { window: { width: 1280, height: 720 }, pixelRatio: 1 });
    return tv.page;
  };

  test('the same picture is accepted', async () => {
    const page = await openPage();
    const verdict = judge(await shootCard(page, {}), await shootCard(page, {}));
    expect(verdict).toMatchObject({ accepted: true, differingPixels: 0, reasons: [] });
  });

  test.each<[string, Card]>([
    ['a colour a little off', { fill: '#2a3148' }],
    ['another colour', { fill: '#7a3142' }],
    ['a missing word', { title: 'A tale of' }],
    ['a missing full stop of a word', { title: 'A tale of tw' }],
    ['a card one pixel aside', { left: 97 }],
  ])('%s is refused by its picture alone', async (_, planted) => {
    const page = await openPage();
    const accepted = await shootCard(page, {});
    const { picture } = await shootCard(page, planted);
    expect(judge(accepted, { ...accepted, picture }).accepted).toBe(false);
  });

  test.each<[string, Card, string]>([
    ['a missing word', { title: 'A tale of' }, '+ listitem "A tale of" [96,200,350,197]'],
    ['a focus that is elsewhere', { focused: true }, '+ listitem "A tale of two" focused [96,200,350,197]'],
  ])('%s is refused by its scene alone, in words', async (_, planted, line) => {
    const page = await openPage();
    const accepted = await shootCard(page, {});
    const { scene } = await shootCard(page, planted);
    const verdict = judge(accepted, { ...accepted, scene });
    expect(verdict.accepted).toBe(false);
    expect(verdict.reasons).toContain(line);
  });

  test('another size is refused, and the page of a refusal shows all three pictures and why', async () => {
    const page = await openPage();
    const accepted = await shootCard(page, {});
    const actual = await shootCard(page, { title: 'A <tale>' });
    const html = failurePage('webgl/1280x720/card', accepted, actual, judge(accepted, actual));
    expect(html.match(/<img /g)).toHaveLength(3);
    expect(html).toContain('pixels differ');
    expect(html).toContain('A &lt;tale>');
    await page.setViewportSize({ width: 1000, height: 720 });
    expect(judge(accepted, await shootCard(page, {})).reasons[0]).toBe('size 1000x720, accepted 1280x720');
  });
});

describe('on the product', () => {
  /** Home at rest, with the service's answers changed on their way. */
  async function shootHome(
    style: ArtworkStyle,
    pattern: string,
    change: (body: string) => string,
  ): Promise<Shot> {
    await app.reset();
    await app.drawArtwork(style);
    const prepare = async (page: Page): Promise<void> => {
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
    };
    for await (const { shot } of travel(app, { ...HOME, prepare }, '1280x720', 'webgl', 'home')) return shot;
    throw new Error("the gate's own test needs the state 'home'");
  }

  // That the same screen is accepted again is what states.visual.test.ts shows, of every state.
  test.each<ArtworkStyle>(['plain', 'full'])(
    'over %s artwork another accent colour and a missing word are refused by the picture alone',
    async (style) => {
      const accepted = await shootHome(style, '**/api/settings', (body) => body);

      let repainted = false;
      const recoloured = await shootHome(style, '**/api/settings', (body) =>
        body.replace(/("accent":\s*")#?[0-9a-f]{6}/i, (_, start: string) => {
          repainted = true;
          return `${start}#3fa7d6`;
        }),
      );
      expect(repainted, 'the settings have an accent colour').toBe(true);
      expect(judge(accepted, { ...recoloured, scene: accepted.scene }).accepted).toBe(false);

      let dropped = '';
      const wordless = await shootHome(style, '**/components?*', (body) =>
        body.replace(
          /("type":\s*"carousel"[^}]*?"title":\s*"[^" ]+)( [^"]+)"/,
          (_, start: string, words: string) => {
            dropped = words;
            return `${start}"`;
          },
        ),
      );
      expect(dropped, 'a row of home has a title of several words').not.toBe('');
      expect(judge(accepted, { ...wordless, scene: accepted.scene }).accepted).toBe(false);
    },
  );
});
