/** home-20x20 on the renderer, counted: what `npm run bench` compares with its peers must not grow unseen. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildPage, drawPictures, pageBytes } from './bench/build';
import { openPage } from './bench/drive';
import { SIXTY_KEYS } from './bench/keys';
import { servePages, type PageServer } from './bench/serve';
import { SCENE_BUDGETS } from './budgets';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  await drawPictures();
  await buildPage('proscenium');
  server = await servePages();
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('60 keys: slots are recycled, draws and uploads keep to their budgets, the GPU is never waited for', async () => {
  const driver = await openPage(browser, server.urlOf('proscenium'));
  await driver.goByFrames();
  const before = await driver.tell();
  const { watched } = await driver.press(SIXTY_KEYS);
  const after = await driver.tell();
  await driver.close();

  expect(after.focus, 'every key moved').toEqual({ row: 3, col: 11 });
  expect(watched.keys).toHaveLength(60);
  expect(after.counts?.created).toBe(before.counts?.created);
  expect(after.counts?.destroyed).toBe(before.counts?.destroyed);
  const commits = after.counts!.commits - before.counts!.commits;
  expect(commits, 'the windows moved').toBeGreaterThan(4);
  expect(commits).toBeLessThanOrEqual(SCENE_BUDGETS.commitsPer60Keys);
  expect(watched.frames.length).toBeGreaterThan(60);
  expect(watched.draws / watched.frames.length).toBeLessThanOrEqual(SCENE_BUDGETS.drawsPerFrame);
  expect(watched.textureUploads / 60).toBeLessThanOrEqual(SCENE_BUDGETS.uploadsPerKey);
  expect(watched.getErrorCalls).toBe(0);
  expect(after.nodes).toBeLessThanOrEqual(SCENE_BUDGETS.nodes);
});

test('a frame calls WebGL for what differs from the last one, and writes its quads once', async () => {
  const driver = await openPage(browser, server.urlOf('proscenium'), true);
  await driver.goByFrames();
  const keys = SIXTY_KEYS.slice(0, 24);
  const { watched } = await driver.press(keys);
  await driver.close();

  const frames = watched.frames.length;
  expect(frames).toBeGreaterThan(60);
  expect(frames / keys.length).toBeLessThanOrEqual(SCENE_BUDGETS.framesPerKey);
  expect(watched.calls / frames).toBeLessThanOrEqual(SCENE_BUDGETS.callsPerFrame);
  expect(watched.bufferUploads / frames).toBeLessThanOrEqual(SCENE_BUDGETS.bufferUploadsPerFrame);
  expect(watched.bufferBytes / frames).toBeLessThanOrEqual(SCENE_BUDGETS.bufferBytesPerFrame);
});

test('inside the windows a key commits nothing, makes nothing and uploads nothing', async () => {
  const driver = await openPage(browser, server.urlOf('proscenium'));
  await driver.goByFrames();
  const before = await driver.tell();
  const { watched } = await driver.press(['right', 'right', 'left', 'left', 'right', 'right']);
  const after = await driver.tell();
  await driver.close();

  expect(after.focus).toEqual({ row: 0, col: 2 });
  expect(after.counts).toEqual(before.counts);
  expect(watched.textureUploads).toBe(0);
});

test('the page loads no more script than its budget', () => {
  expect(pageBytes('proscenium')).toBeLessThanOrEqual(SCENE_BUDGETS.pageBytes);
});
