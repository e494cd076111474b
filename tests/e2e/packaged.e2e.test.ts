/** The client started from file:, as Tizen and webOS start it. */
import { describe, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { enterAsGuest, walkTo } from '../support/journeys';
import { packagedConfigOf, unpack } from '../support/packagedApp';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
/** Open to guests. */
const FILM = 'kavis-cloud';

describe('a package', () => {
  test('[SHELL-01, SHELL-18] starts from file:, fetches nothing there, and plays a film by keys', async () => {
    const address = await unpack('plays', await packagedConfigOf(app));
    const asked: string[] = [];
    const tv = await app.open(address, {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (request.url().startsWith('file:')) asked.push(`${request.resourceType()} ${request.url()}`);
        });
      },
    });
    await enterAsGuest(tv);
    await walkTo(tv, { id: 'jumbotron-more' }, ['right']);
    await tv.press('enter');
    await tv.waitForFocus({ id: 'asset-watch' });
    await tv.press('enter');
    await waitForPlayback(tv, 0.3);
    await leaveByKeys(tv);
    await tv.waitForFocus({ id: 'asset-watch' });
    expect(tv.errors).toEqual([]);
    expect(new Set(asked.map((each) => each.split(' ')[0]))).toEqual(new Set(['document', 'script']));
    expect(asked.filter((each) => each.includes('/legacy/'))).toEqual([]);
    // an address that could be written, or a step of history, would leave the file
    expect(tv.page.url()).toBe(address);
  });

  test('[ROUTE-37] begins at the title that its address names, and back leads from it', async () => {
    const address = await unpack('launched', await packagedConfigOf(app));
    const tv = await app.open(`${address}#/asset/${FILM}`);
    await tv.waitForRoute(`/browser/asset/${FILM}`);
    await waitForAsset(tv);
    await tv.waitForFocus({ id: 'asset-watch' });
    await tv.press('back');
    await tv.waitForRoute(/^\/browser\/(home|welcome)$/);
    expect(tv.errors).toEqual([]);
  });

  test('[ROUTE-37] begins with the film that its address names', async () => {
    const address = await unpack('launched', await packagedConfigOf(app));
    const tv = await app.open(`${address}#/asset/${FILM}/watch`);
    await waitForPlayback(tv, 0.3);
    expect((await tv.route()).path).toBe(`/browser/asset/${FILM}/watch`);
    await leaveByKeys(tv);
    await tv.waitForRoute(`/browser/asset/${FILM}`);
    expect(tv.errors).toEqual([]);
  });

  test.each([
    ['without a configuration', null, 'config.js cannot be loaded, or sets no PROSCENIUM_CONFIG'],
    [
      'with half a configuration',
      'window.PROSCENIUM_CONFIG = { apiUrl: "https://api.example" }',
      'staticUrl',
    ],
    ['whose configuration is no script', '{ "apiUrl": ', 'config.js cannot be loaded'],
  ])('%s says so on the screen', async (name, config, message) => {
    const address = await unpack(name.replace(/\W/g, '-'), config);
    const tv = await app.open(address);
    const shown = await tv.waitFor({ name: new RegExp(message) });
    expect(shown.name).toContain(message);
  });
});
