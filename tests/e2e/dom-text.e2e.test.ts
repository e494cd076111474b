/** Texts of other parties in the DOM layer: whatever the HTML says, it is text to read; nothing in it runs, loads or leads away. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { serveScene, type ScenePage } from '../support/scene-page';
import { turnWheel } from '../support/pointer';
import type { SceneNode } from '../support/scene';

let browser: Browser;
let scene: ScenePage;
let page: Page;
/** Addresses asked for, and what else a hostile text could bring about, since the page stands. */
let trespasses: string[];

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
  scene = await serveScene('dom-text');
  page = await (await browser.newContext({ viewport: { width: 960, height: 540 } })).newPage();
  await page.goto(scene.url);
  await page.waitForFunction(() => 'domText' in window);
  // its code is there before anything hostile comes
  await show('<p>Ready</p>');
  trespasses = [];
  page.on('request', (request) => trespasses.push(request.url()));
  page.on('dialog', (dialog) => {
    trespasses.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => trespasses.push(`frame ${frame.url()}`));
  page.on('popup', () => trespasses.push('popup'));
  page.on('pageerror', (error) => trespasses.push(error.message));
  await page.evaluate(() => Object.assign(window, { hit: () => Object.assign(window, { wasHit: true }) }));
});
beforeEach(() => (trespasses.length = 0));
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

interface Outcome {
  shown: boolean;
  texts: string[];
  markup: string;
}

async function show(html: string): Promise<Outcome> {
  return page.evaluate(async (html) => {
    const { domText } = window as unknown as {
      domText: {
        show(html: string): Promise<boolean>;
        markup(): string;
        layer: { nodes(): SceneNode[]; busy(): boolean };
      };
    };
    const shown = await domText.show(html);
    while (domText.layer.busy()) await new Promise((done) => setTimeout(done, 10));
    // what it set off has had time to happen
    await new Promise((done) => setTimeout(done, 60));
    const texts = domText.layer.nodes().flatMap(({ children }) => children.map(({ name }) => name));
    return { shown, texts, markup: domText.markup() };
  }, html);
}

const OK = '<p>Fine</p>';
const FAR = 'http://127.0.0.1:9';

describe('[WELCOME-13] HTML that must not have its way', () => {
  test.each<[what: string, html: string, texts: string[]]>([
    ['a script', `<script>hit()</script>${OK}`, ['Fine']],
    ['a remote script', `<script src="${FAR}/x.js"></script>${OK}`, ['Fine']],
    ['a module', `<script type="module">hit()</script>${OK}`, ['Fine']],
    ['an image with a handler', `<img src=x onerror="hit()">${OK}`, ['Fine']],
    ['a remote image', `<img src="${FAR}/x.png" srcset="${FAR}/y.png 2x">${OK}`, ['Fine']],
    [
      'a picture',
      `<picture><source srcset="${FAR}/x.webp"><img src="${FAR}/x.png"></picture>${OK}`,
      ['Fine'],
    ],
    ['svg onload', `<svg onload="hit()"><text>Drawn</text></svg>${OK}`, ['Fine']],
    ['svg use', `<svg><use href="${FAR}/x.svg#a"></use><script>hit()</script></svg>${OK}`, ['Fine']],
    ['math with a link', `<math href="javascript:hit()"><mtext>m</mtext></math>${OK}`, ['Fine']],
    ['a frame', `<iframe src="${FAR}/"></iframe>${OK}`, ['Fine']],
    ['a frame with its page', `<iframe srcdoc="<script>parent.hit()</script>"></iframe>${OK}`, ['Fine']],
    ['object and embed', `<object data="${FAR}/x"></object><embed src="${FAR}/x">${OK}`, ['Fine']],
    [
      'video and audio',
      `<video src="${FAR}/x" autoplay></video><audio src="${FAR}/x"></audio>${OK}`,
      ['Fine'],
    ],
    ['style with import', `<style>@import "${FAR}/x.css"; body { display: none }</style>${OK}`, ['Fine']],
    ['a style sheet', `<link rel="stylesheet" href="${FAR}/x.css">${OK}`, ['Fine']],
    ['a preload', `<link rel="preload" as="script" href="${FAR}/x.js">${OK}`, ['Fine']],
    ['style attributes', `<p style="position:fixed;inset:0;background:url(${FAR}/x)">Fine</p>`, ['Fine']],
    ['a background attribute', `<table background="${FAR}/x"><tr><td>Fine</td></tr></table>`, ['Fine']],
    ['a base tag', `<base href="${FAR}/"><p><a href="a">Fine</a></p>`, ['Fine']],
    ['meta refresh', `<meta http-equiv="refresh" content="0;url=${FAR}/">${OK}`, ['Fine']],
    ['a form', `<form action="${FAR}/"><input autofocus onfocus="hit()"><button>Go</button></form>`, ['Go']],
    ['a text area', `<textarea autofocus onfocus="hit()">Typed</textarea>${OK}`, ['Typed', 'Fine']],
    ['handlers', `<p onclick="hit()" onmouseover="hit()" onanimationstart="hit()">Fine</p>`, ['Fine']],
    ['details', `<details open ontoggle="hit()"><summary>More</summary>Fine</details>`, ['More', 'Fine']],
    ['a marquee', `<marquee onstart="hit()">Fine</marquee>`, ['Fine']],
    ['an editable text', `<p contenteditable autofocus onfocus="hit()" tabindex="0">Fine</p>`, ['Fine']],
    ['a link that runs', `<p><a href="javascript:hit()">Fine</a></p>`, ['Fine']],
    ['a link in disguise', `<p><a href="java&#10;script:hit()">Fine</a></p>`, ['Fine']],
    ['a data link', `<p><a href="data:text/html,<script>hit()</script>">Fine</a></p>`, ['Fine']],
    ['names of the page', `<p id="stage" name="domText" class="text-box">Fine</p>`, ['Fine']],
    ['a template', `<template><img src=x onerror="hit()"></template>${OK}`, ['Fine']],
    ['noscript', `<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>${OK}`, ['Fine']],
    [
      'mutation',
      `<math><mtext><table><mglyph><style><img src=x onerror="hit()"></style></table></math>${OK}`,
      ['Fine'],
    ],
    ['a custom element', `<x-y is="z"><p slot="a">Fine</p></x-y>`, ['Fine']],
    [
      'a shadow root',
      `<div><template shadowrootmode="open"><script>hit()</script></template></div>${OK}`,
      ['Fine'],
    ],
  ])('%s', async (_, html, texts) => {
    const { markup, ...outcome } = await show(html);
    expect(outcome).toEqual({ shown: true, texts });
    expect(trespasses).toEqual([]);
    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false);
    expect(markup).not.toMatch(/script|href|src|style|on\w+=|<(img|svg|iframe|form|input|a)\b/i);
  });
});

describe('HTML that is not what it should be', () => {
  test.each<[what: string, html: string, texts: string[]]>([
    [
      'a whole document',
      `<!doctype html><html><head><title>T</title></head><body>${OK}</body></html>`,
      ['Fine'],
    ],
    ['no markup at all', 'Fine\nand plain', ['Fine and plain']],
    ['open ends', '<h2>One<p>Two<ul><li>Three<li>Four', ['One', 'Two', 'Three', 'Four']],
    ['ends without beginnings', '</div></p></table>Fine', ['Fine']],
    ['a broken table', '<tr><td>Fine</td></tr><table><td>Cell', ['Fine', 'Cell']],
    ['unknown elements', '<blink>Fine</blink><font size=7>Large</font>', ['FineLarge']],
    ['entities', '<p>Fish &amp; chips &lt;b&gt; &#x1F600; &nope;</p>', ['Fish & chips <b> 😀 &nope;']],
    ['breaks and gaps', '<p>One<br>two   \n three</p><p> </p><p>&nbsp;</p>', ['One two three']],
    ['words side by side', '<p>un<b>believ</b>able</p>', ['unbelievable']],
    ['comments', `<!-- > <script>hit()</script> -->${OK}<!--`, ['Fine']],
    ['a thousand levels', '<div>'.repeat(1000) + 'Fine', ['Fine']],
    ['control characters', '<p>Fi\u0000ne\u0007</p>', ['Fine\u0007']],
    ['its own title', '<article><h1> TERMS </h1><p>Fine</p></article>', ['Fine']],
    ['another title', '<h1>Terms of use</h1><p>Fine</p>', ['Terms of use', 'Fine']],
    ['its title further down', '<p>Fine</p><h1>Terms</h1>', ['Fine', 'Terms']],
  ])('%s', async (_, html, texts) => {
    expect(await show(html)).toMatchObject({ shown: true, texts });
    expect(trespasses).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t&nbsp; '],
    ['elements without a word', '<div><p></p><hr><br></div>'],
    ['nothing but a script', '<script>hit()</script>'],
    ['nothing but its own title', '<h1>Terms</h1>'],
    ['5 MB', '<p>Long</p>'.repeat(500_000)],
  ])('%s: there is nothing to read', async (_, html) => {
    expect((await show(html)).shown).toBe(false);
    expect(await page.locator('.text-box').count()).toBe(0);
    expect(trespasses).toEqual([]);
  });

  test('a text of 400 kB is shown within seconds', async () => {
    const from = Date.now();
    expect((await show('<p>Twenty letters again</p>'.repeat(14_000))).texts).toHaveLength(14_000);
    expect(Date.now() - from).toBeLessThan(20_000);
  });
});

test.each([
  [
    'its address, when it says more than the words',
    'our <a href="https://a.example/help/">help pages</a>',
    'our help pages (a.example/help)',
  ],
  ['not twice', '<a href="https://a.example/">https://a.example</a>', 'https://a.example'],
  ['mail', '<a href="mailto:law@a.example">Write to us</a>', 'Write to us (law@a.example)'],
  ['not one on this page', '<a href="#top">Up</a>', 'Up'],
])('a link is text: %s', async (_, html, text) => {
  expect((await show(`<p>${html}</p>`)).texts).toEqual([text]);
});

test('it is scaled with the stage, moves by exactly what it is told, and takes neither pointer nor focus', async () => {
  await show('<h2>First</h2>' + '<p>Words</p>'.repeat(80));
  const look = () =>
    page.evaluate(() => {
      const { domText } = window as unknown as { domText: { layer: { nodes(): SceneNode[] } } };
      return domText.layer.nodes()[0]!;
    });
  const first = (await look()).children[0]!;
  expect((await look()).rect).toEqual({ x: 100, y: 100, w: 1000, h: 600 });
  expect(first).toMatchObject({ role: 'heading', name: 'First', onScreen: true });
  expect((await look()).children.at(-1)?.onScreen).toBe(false);
  // the stage is twice as large as the window
  expect(await page.locator('.text-box').boundingBox()).toEqual({ x: 50, y: 50, width: 500, height: 300 });
  await page.setViewportSize({ width: 1440, height: 810 });
  // A window tells of its new size with its next frame.
  await expect
    .poll(() => page.locator('.text-box').boundingBox())
    .toEqual({ x: 75, y: 75, width: 750, height: 450 });
  expect(first.rect.x).toBeCloseTo((await look()).children[0]!.rect.x, 3);
  const under = await page.evaluate(() => document.elementFromPoint(200, 200)?.id);
  expect(under).toBe('stage');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.setViewportSize({ width: 960, height: 540 });
});

test('the wheel is told while it is there, wherever it is turned; what is taken away leaves nothing', async () => {
  await show('<p>Words</p>');
  const turns = () =>
    page.evaluate(() => (window as unknown as { domText: { turns(): number } }).domText.turns());
  const turn = (deltaX: number, deltaY: number): Promise<void> => turnWheel(page, deltaX, deltaY);
  await page.mouse.move(900, 500);
  const before = await turns();
  await turn(0, 120);
  await turn(0, 120);
  await turn(0, -120);
  await turn(120, 0);
  expect((await turns()) - before).toBe(1);
  await page.evaluate(() => (window as unknown as { domText: { remove(): void } }).domText.remove());
  await turn(0, 120);
  expect((await turns()) - before).toBe(1);
  expect(await page.evaluate(() => document.getElementById('stage')?.innerHTML)).toBe('');
});
