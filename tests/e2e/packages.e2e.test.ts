/**
 * Packages as they are delivered, of the production client: opened by tools that are not ours, started from file: (or from the path
 * of their host) on the fake of their set, to a playing film. There is no `window.__tv` in them: what they do is seen by what the
 * service is asked and by the video element. Chromium has no right to read files from a page of file:.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  inject,
  onTestFinished,
  test,
  type TestContext,
} from 'vitest';
import { clientFiles } from '../../scripts/package/clientFiles';
import { createPackage } from '../../scripts/package/createPackage';
import { parsePackageOptions } from '../../scripts/package/options';
import { run } from '../../scripts/package/package.fixture';
import { writeOutputs } from '../../scripts/package/output';
import { RESULTS } from '../../scripts/paths';
import { FILMS, useApp } from '../support/app';
import type { RemoteKey } from '../support/remote';
import { SETS, withRemote } from '../support/sets';
import { createTv, type Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';

/** The first packages wait for two builds of the client, each with its half for older engines. */
const BUILDING_MS = 600_000;
const WAIT = { timeout: 60_000 };
/** Asked for by a start that finds nobody. */
const NEW_ACCOUNT = /accounts:signUp$/;
/** The last thing the welcome screen asks for. */
const PICTURE = /\/hero\.jpg$/;
/** Open to guests. */
const FILM = 'kavis-cloud';

const PACKAGED_SETS = SETS.filter(({ id }) => id !== 'browser');
type SetUnderTest = (typeof PACKAGED_SETS)[number];

const app = useApp(FILMS);
let out = '';
let browser: Browser | undefined;

/** test-results/packages.md: a row a platform, its cells filled after they were seen. */
const table = new Map<string, { package: string; size: string; listing: string; seen: Set<string> }>();

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
  out = mkdtempSync(join(tmpdir(), 'proscenium-packages-'));
  const config = join(out, 'given.json');
  writeFileSync(config, await (await fetch(`${app.url}/config.json`)).text());
  for (const { id } of PACKAGED_SETS) {
    const { outputs } = await createPackage(parsePackageOptions([id, '--config', config]), clientFiles);
    writeOutputs(out, outputs);
    const [
      [name, content] = ['', new Uint8Array()],
      [store, pictures] = ['', new Map<string, Uint8Array>()],
    ] = outputs;
    const files = content instanceof Uint8Array ? [content] : [...content.values()];
    const bytes = files.reduce((sum, each) => sum + each.length, 0);
    table.set(id, {
      package: content instanceof Uint8Array ? name : `${name}/`,
      size: `${Math.round(bytes / 1000)} kB`,
      listing: pictures instanceof Uint8Array ? '-' : `${store}: ${[...pictures.keys()].join(', ')}`,
      seen: new Set(),
    });
  }
}, BUILDING_MS);
afterAll(async () => {
  const rows = [...table].map(
    ([id, row]) =>
      `| ${[id, row.package, row.size, row.listing, [...row.seen].join(', ') || '-'].join(' | ')} |`,
  );
  const head =
    '| platform | package | size | listing | seen in Chromium on a fake of the set; no real one was at hand |';
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    join(RESULTS, 'packages.md'),
    [head, '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n'),
  );
  await browser?.close();
  rmSync(out, { recursive: true, force: true });
});
beforeEach(() => app.reset());

/** The address of a package's page at a path of the product; what serves it is put under the page. */
async function addressOf(
  context: TestContext,
  { id }: SetUnderTest,
  page: Page,
): Promise<(path: string) => string> {
  if (id === 'tizen' || id === 'webos') {
    const folder = unpack(context, id);
    const index = pathToFileURL(join(folder, ENTRY[id](folder))).href;
    return (path) => (path === '/' ? index : `${index}#${path}`);
  }
  await page.route(`${app.url}/${id}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (extname(pathname) === '') return route.fulfill({ path: join(out, id, 'index.html') });
    const file = join(out, pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' });
  });
  return (path) => `${app.url}/${id}${path}`;
}

/** Opens a package by the program of its format. @returns the folder of its page */
function unpack(context: TestContext, id: 'tizen' | 'webos'): string {
  const folder = join(out, `${id}-unpacked`);
  const fileOf = (suffix: string): string =>
    join(out, readdirSync(out).find((name) => name.endsWith(suffix)) ?? '');
  const opened = (program: string, args: string[]): void => {
    const { code, output } = run(context, program, args);
    expect(code, output).toBe(0);
  };
  if (!existsSync(folder)) {
    if (id === 'tizen') {
      opened('unzip', ['-q', fileOf('.wgt'), '-d', folder]);
      enforcePolicy(folder);
    } else opened('dpkg-deb', ['-x', fileOf('.ipk'), folder]);
  }
  return id === 'tizen' ? folder : join(folder, 'usr/palm/applications/tv.proscenium.app');
}

/** The page that the set starts, by the manifest in the package's folder. */
const ENTRY: Readonly<Record<'tizen' | 'webos', (folder: string) => string>> = {
  tizen: (folder) =>
    /<content src="([^"]+)"/.exec(readFileSync(join(folder, 'config.xml'), 'utf8'))?.[1] ?? '',
  webos: (folder) =>
    (JSON.parse(readFileSync(join(folder, 'appinfo.json'), 'utf8')) as { main?: string }).main ?? '',
};

/** The set itself enforces what config.xml says; here the page has to. */
function enforcePolicy(folder: string): void {
  const manifest = readFileSync(join(folder, 'config.xml'), 'utf8');
  const [, policy = ''] = /<tizen:content-security-policy>([^<]+)</.exec(manifest) ?? [];
  const page = join(folder, 'index.html');
  const meta = `<head><meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', meta));
}

/** Samsung's sets put their interfaces where their variable stands, which is no file here. */
const isAbsentHere = (error: string): boolean => error.includes('ERR_FILE_NOT_FOUND');

/** The set with nothing stored, and its remote. @param launch parameters it starts an installed application with */
async function openSet(
  context: TestContext,
  set: SetUnderTest,
  launch?: object,
): Promise<{ tv: Tv; at: (path: string) => string; scripts: string[] }> {
  const viewport = { width: 960, height: 540 };
  const viewer = await browser!.newContext({ viewport, deviceScaleFactor: 0.5 });
  onTestFinished(() => viewer.close());
  const page = await viewer.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await set.install(page, launch);
  return { tv: await withRemote(createTv(page), set), at: await addressOf(context, set, page), scripts };
}

const askedFor = async (path: RegExp): Promise<number> =>
  (await app.requests()).filter((each) => path.test(each.path) && each.status === 200).length;

/** Goes on when the service has answered it. */
const waitForAnswer = (path: RegExp): Promise<void> =>
  expect.poll(() => askedFor(path), WAIT).toBeGreaterThan(0);

/** Presses the keys, again when the service was not asked within seconds: a screen that comes up takes none. */
const pressUntil = (tv: Tv, keys: readonly RemoteKey[], path: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        if ((await askedFor(path)) > 0) return true;
        for (const key of keys) await tv.press(key);
        return false;
      },
      { ...WAIT, interval: 4000 },
    )
    .toBe(true);

/** Where a page can keep something, and how much is there. */
const storedBy = ({ page }: Tv) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cookies: document.cookie,
  }));

/** What a set does when the application is removed; pictures that it kept are asked for again. */
async function emptyStorage({ page }: Tv): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

test.for(PACKAGED_SETS)(
  '[SHELL-01, ROUTE-35, ROUTE-36] $id: the package starts, plays a film by its own keys, and leaves nothing',
  async (set, context) => {
    const { tv, at, scripts } = await openSet(context, set);
    const saw = (what: string): void => void table.get(set.id)?.seen.add(what);
    await tv.page.goto(at('/'));
    await waitForAnswer(/\/settings$/);
    await waitForAnswer(NEW_ACCOUNT);
    saw(`start from ${new URL(at('/')).protocol}`);

    // 'Continue as guest' is beside the first button. A page from file: has no idle network to wait for.
    await waitForAnswer(PICTURE);
    await pressUntil(tv, ['left', 'left', 'right', 'enter'], /\/page\/[^/]+\/components$/);
    saw('guest');

    await app.forgetRequests();
    await tv.page.goto('about:blank');
    await tv.page.goto(at(`/asset/${FILM}`));
    await waitForAnswer(new RegExp(`/${FILM}/hero`));
    await pressUntil(tv, ['enter'], new RegExp(`/${FILM}/playback$`));
    await waitForPlayback(tv, 0.3);
    expect(await askedFor(NEW_ACCOUNT), 'the guest of before').toBe(0);
    saw('film');

    const stored = await storedBy(tv);
    expect(stored).toMatchObject({ session: 0, cookies: '' });
    expect(stored.local).toBeGreaterThan(0);
    await emptyStorage(tv);
    await app.forgetRequests();
    await tv.page.goto('about:blank');
    await tv.page.goto(at('/'));
    await waitForAnswer(NEW_ACCOUNT);
    await waitForAnswer(PICTURE);
    expect(await askedFor(/\/page\//), 'the welcome screen, not home').toBe(0);
    saw('nothing left after its storage was emptied');

    expect(tv.errors.filter((error) => set.id !== 'tizen' || !isAbsentHere(error))).toEqual([]);
    expect(
      scripts.filter((url) => /\/legacy\//.test(url)),
      'today’s engine loads nothing of the older one',
    ).toEqual([]);
  },
);

test.for(PACKAGED_SETS)(
  '[ROUTE-37] $id: the package, started for the first time at a title or at its film, is there with a guest of its own and no page',
  async (set, context) => {
    const path = `/asset/${FILM}`;
    const saw = (what: string): void => void table.get(set.id)?.seen.add(what);
    const expectNothingElse = async (): Promise<void> => {
      expect(await askedFor(NEW_ACCOUNT), 'a guest made for it').toBe(1);
      expect(await askedFor(/\/page\//), 'no page').toBe(0);
    };

    // As its maker hands a route over: to an application by parameters, to a registered URL by a query.
    const launched = await openSet(context, set, set.wrapsLaunch?.(path));
    await launched.tv.page.goto(launched.at(set.isHosted ? `/?path=${encodeURIComponent(path)}` : '/'));
    await waitForAnswer(new RegExp(`/asset/v2/${FILM}$`));
    await waitForAnswer(new RegExp(`/${FILM}/hero`));
    await expectNothingElse();
    expect(await askedFor(new RegExp(`/${FILM}/playback$`)), 'its film, before a key').toBe(0);
    await pressUntil(launched.tv, ['enter'], new RegExp(`/${FILM}/playback$`));
    await waitForPlayback(launched.tv, 0.3);
    await launched.tv.page.close();
    saw('launch at a title');

    await app.reset();
    const addressed = await openSet(context, set);
    await addressed.tv.page.goto(addressed.at(`${path}/watch`));
    await waitForPlayback(addressed.tv, 0.3);
    await expectNothingElse();
    saw('start at a film’s address');
  },
);
