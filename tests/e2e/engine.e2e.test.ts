/** The playback engine on real streams: one after another, preloaded, with the tracks and the quality that were chosen. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { CmcdReports } from '../service/cmcd';
import type { LoggedRequest } from '../service/request-log';
import { createService, type Service } from '../service/server';
import { serveScene, type ScenePage } from '../support/scene-page';

let service: Service;
let scene: ScenePage;
let browser: Browser;

beforeAll(async () => {
  service = await createService({ port: 0, faults: true, artwork: 'plain' });
  // Not before the service: while it builds, this process is one of production, where no service starts.
  scene = await serveScene('engine');
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await Promise.all([service.close(), scene.close(), browser.close()]);
});
beforeEach(async () => {
  await fetch(`${service.url}/__test/reset`, { method: 'POST' });
});

/** Addresses of the service's streams. */
const streams = () => ({
  dash: { url: `${service.url}/media/feature/manifest.mpd`, licenseUrl: null },
  hls: { url: `${service.url}/media/feature/master.m3u8`, licenseUrl: null },
  trailer: { url: `${service.url}/media/trailer/manifest.mpd`, licenseUrl: null },
  live: { url: `${service.url}/media/live/master.m3u8`, licenseUrl: null },
  encrypted: {
    url: `${service.url}/media/encrypted/manifest.mpd`,
    licenseUrl: `${service.url}/media/license`,
  },
});
type Streams = ReturnType<typeof streams>;

/** The engine's page, whose uncaught errors fail the test. */
async function open(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 960, height: 540 } });
  const errors: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(scene.url);
  return page;
}

/** Runs in the page. */
async function inPage<T>(page: Page, run: (streams: Streams) => Promise<T>): Promise<T> {
  return page.evaluate(run as never, streams()) as Promise<T>;
}

async function requests(): Promise<LoggedRequest[]> {
  const answer = await fetch(`${service.url}/__test/requests`);
  return (await answer.json()) as LoggedRequest[];
}

describe('quality', () => {
  test('[QUAL-09] a fixed height is the height of the picture, and of the next streams, from a lower one if need be', async () => {
    const heights = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      const heights: unknown[] = [];
      const note = (): void => {
        const { autoQuality, quality } = film.engine.tracks();
        const active = quality.filter((each) => each.active).map(({ height }) => height);
        heights.push([film.video.videoHeight, active, autoQuality]);
      };
      await film.start();
      await film.play(dash);
      film.engine.selectQuality(360);
      await film.until(() => film.video.videoHeight === 360);
      note();
      await film.play(hls, 20);
      note();
      // It has 270, 540 and 1080.
      await film.play(trailer);
      await film.until(() => film.video.videoHeight === 270);
      note();
      film.engine.selectQuality('auto');
      await film.until(() => film.video.videoHeight === 1080);
      note();
      await film.engine.destroy();
      return heights;
    });
    expect(heights).toEqual([
      [360, [360], false],
      [360, [360], false],
      [270, [270], false],
      [1080, [1080], true],
    ]);
  });

  test('[QUAL-09] a height selected while the film plays is seen without a stop', async () => {
    const seen = await inPage(await open(), async ({ dash }) => {
      const { film } = window;
      await film.start();
      await film.play(dash);
      await film.until(() => film.engine.buffered().some(({ end }) => end > film.engine.position() + 8));
      const before = film.events.length;
      const seen: number[] = [];
      for (const height of [360, 1080]) {
        film.engine.selectQuality(height);
        await film.until(() => film.video.videoHeight === height);
        seen.push(height);
      }
      const stops = film.events
        .slice(before)
        .filter((event) => event.type === 'error' || (event.type === 'buffering' && event.buffering));
      await film.engine.destroy();
      return [seen, stops];
    });
    expect(seen).toEqual([[360, 1080], []]);
  });

  test('[QUAL-01, QUAL-03] a limit holds for automatic and fixed heights; one below all leaves the lowest', async () => {
    const seen = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      await film.start();
      const offered = (): number[] => film.engine.tracks().quality.map(({ height }) => height);
      const seen: unknown[] = [];
      film.engine.setQualityLimits({ maxHeight: 540, maxBandwidth: null });
      await film.play(dash);
      seen.push(film.video.videoHeight, offered());
      film.engine.selectQuality(1080);
      await film.play(hls);
      await film.until(() => film.video.videoHeight === 540);
      seen.push(film.video.videoHeight);
      film.engine.selectQuality('auto');
      film.engine.setQualityLimits({ maxHeight: 100, maxBandwidth: null });
      await film.play(trailer);
      seen.push(film.video.videoHeight, offered());
      film.engine.setQualityLimits({ maxHeight: null, maxBandwidth: null });
      await film.until(() => film.video.videoHeight === 1080);
      seen.push(film.events.filter(({ type }) => type === 'error'));
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([540, [540, 360, 270], 540, 270, [270], []]);
  });
});

describe('languages', () => {
  test('[PLAYER-35] the first choice is by language, regional tags included; what a stream lacks is its own default', async () => {
    const seen = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      await film.start();
      const active = (): unknown[] => {
        const { audio, text } = film.engine.tracks();
        return [audio, text].map((tracks) => tracks.find((track) => track.active)?.language ?? null);
      };
      const seen: unknown[] = [];
      film.engine.setTrackPreferences({ audioLanguage: 'pa-IN', text: { language: 'en-US' } });
      for (const stream of [dash, hls, trailer]) {
        await film.play(stream);
        seen.push(active());
      }
      film.engine.setTrackPreferences({ audioLanguage: null, text: null });
      await film.play(dash);
      seen.push(active());
      film.engine.setTrackPreferences({ audioLanguage: 'en', text: 'off' });
      await film.play(hls);
      seen.push(active());
      film.engine.setTrackPreferences({ audioLanguage: 'und', text: { language: 'und' } });
      await film.play(dash);
      seen.push(active());
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([
      ['pa', 'en'],
      ['pa', 'en'],
      ['en', null],
      ['en', null],
      ['en', null],
      ['en', null],
    ]);
  });

  test('[PLAYER-35] what is selected by hand applies at once, holds for the next streams, and ends with a new preference', async () => {
    const seen = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      await film.start();
      const { engine } = film;
      const select = (kind: 'audio' | 'text', language: string): void => {
        const track = engine.tracks()[kind].find((each) => each.language === language);
        if (!track) throw new Error(`no ${kind} in ${language}`);
        if (kind === 'audio') engine.selectAudio(track.id);
        else engine.selectText(track.id);
      };
      const active = (): unknown[] => {
        const { audio, text } = engine.tracks();
        return [audio, text].map((tracks) => tracks.find((track) => track.active)?.language ?? null);
      };
      const seen: unknown[] = [];
      engine.setTrackPreferences({ audioLanguage: 'en', text: { language: 'en' } });
      await film.play(dash, 10);
      select('audio', 'pa');
      select('text', 'pa');
      seen.push(active());
      await film.until(() => engine.activeCues().some(({ text }) => /[\u0a00-\u0a7f]/.test(text)));
      await film.play(hls, 10);
      seen.push(active());
      await film.until(() => engine.activeCues().some(({ text }) => /[\u0a00-\u0a7f]/.test(text)));
      engine.selectText(null);
      seen.push(active(), engine.activeCues());
      await film.play(trailer);
      await film.play(dash, 10);
      seen.push(active(), engine.activeCues());
      select('text', 'en');
      await film.until(() => engine.activeCues().length > 0);
      engine.setTrackPreferences({ audioLanguage: 'en', text: null });
      await film.play(hls, 10);
      seen.push(active(), engine.activeCues());
      await engine.destroy();
      return seen;
    });
    expect(seen).toEqual([['pa', 'pa'], ['pa', 'pa'], ['pa', null], [], ['pa', null], [], ['en', null], []]);
  });

  test('[PLAYER-35] subtitles can be delayed and brought forward, by tenths of a second', async () => {
    const seen = await inPage(await open(), async ({ dash }) => {
      const { film } = window;
      await film.start();
      const { engine } = film;
      engine.setTrackPreferences({ audioLanguage: null, text: { language: 'en' } });
      await engine.load(dash, 10, new AbortController().signal);
      await film.until(() => engine.activeCues().length > 0);
      const [cue] = engine.activeCues();
      if (!cue) throw new Error('no cue');
      const at = (seconds: number): Promise<void> => {
        engine.seek(seconds);
        return film.until(() => !film.video.seeking);
      };
      const shown = (): boolean => engine.activeCues().some(({ text }) => text === cue.text);
      const seen: unknown[] = [];
      await at(cue.start + 0.05);
      seen.push(shown());
      for (let step = 1; step <= 3; step++) engine.setTextDelay(step * 0.1);
      seen.push(shown(), Math.round(((engine.nextCueChange() ?? 0) - cue.start) * 10));
      await at(cue.start + 0.35);
      seen.push(shown());
      await at(cue.start - 0.25);
      engine.setTextDelay(-0.3);
      seen.push(shown());
      engine.setTextDelay(Number.NaN);
      seen.push(shown());
      await engine.destroy();
      return seen;
    });
    expect(seen).toEqual([true, false, 3, true, true, false]);
  });
});

describe('one stream after another', () => {
  test('a preloaded stream is loaded without another request for what was fetched ahead', async () => {
    const page = await open();
    await inPage(page, async ({ trailer, dash }) => {
      const { film } = window;
      await film.start();
      film.engine.setTrackPreferences({ audioLanguage: 'pa', text: { language: 'en' } });
      await film.play(trailer);
      film.engine.preload(dash, 62);
    });
    const ahead = (all: LoggedRequest[]): string[] =>
      all.filter(({ path }) => path.startsWith('/media/feature/')).map(({ path }) => path);
    // Segments last 4 s: number 16 holds second 62.
    await expect
      .poll(async () => ahead(await requests()))
      .toEqual(
        expect.arrayContaining([
          '/media/feature/manifest.mpd',
          '/media/feature/video-1080/16.m4s',
          '/media/feature/audio-pa/16.m4s',
          '/media/feature/text-en.vtt',
        ]),
      );
    const before = ahead(await requests());
    const seen = await inPage(page, async ({ dash }) => {
      const { film } = window;
      await film.play(dash, 62);
      await film.until(() => film.engine.activeCues().length > 0);
      const seen = [
        film.engine.position() >= 62,
        film.engine.tracks().audio.find(({ active }) => active)?.language,
      ];
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([true, 'pa']);
    const after = ahead(await requests());
    expect(after.filter((path, index) => after.indexOf(path) !== index)).toEqual([]);
    expect(after.length).toBeGreaterThan(before.length);
  });

  test('[PLAYER-35] after a choice of audio and subtitles by hand, what was fetched ahead still serves', async () => {
    const page = await open();
    const again = await inPage(page, async ({ hls, dash }) => {
      const { film } = window;
      await film.start();
      await film.play(hls);
      const { audio } = film.engine.tracks();
      const punjabi = audio.find(({ language }) => language === 'pa')!;
      film.engine.selectAudio(punjabi.id);
      film.engine.preload(dash, 62);
      return { language: punjabi.language, label: punjabi.label ?? '' };
    });
    const segments = async (): Promise<string[]> =>
      (await requests()).map(({ path }) => path).filter((path) => path.endsWith('/16.m4s'));
    await expect
      .poll(segments)
      .toEqual(
        expect.arrayContaining(['/media/feature/video-1080/16.m4s', '/media/feature/audio-pa/16.m4s']),
      );
    const before = await segments();
    await page.evaluate(
      async ([{ dash }, { language, label }]) => {
        const { film } = window;
        const { text } = film.engine.tracks();
        film.engine.selectText(text[0]!.id);
        film.engine.setTrackPreferences({ audioLanguage: language, audioLabel: label, text: 'off' });
        await film.play(dash, 62);
        await film.engine.destroy();
      },
      [streams(), again] as const,
    );
    expect(await segments()).toEqual(before);
  });

  test('[PLAYER-35] subtitles go with their stream: none of them is there while the next one loads and plays', async () => {
    const seen = await inPage(await open(), async ({ dash, trailer }) => {
      const { film } = window;
      await film.start();
      film.engine.setTrackPreferences({ audioLanguage: 'en', text: { language: 'en' } });
      await film.play(dash);
      await film.until(() => film.engine.activeCues().length > 0);
      const { start } = film.engine.activeCues()[0]!;
      const begun = film.play(trailer, start);
      const seen = [film.engine.activeCues().length];
      await begun;
      await film.until(() => film.video.currentTime > start + 0.5);
      seen.push(film.engine.activeCues().length, film.engine.tracks().text.length);
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([0, 0, 0]);
  });

  test('a preload that failed is not heard of; its stream is loaded afresh', async () => {
    await fetch(`${service.url}/__test/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ match: 'GET /media/feature/manifest.mpd', status: 404 }),
    });
    const page = await open();
    const seen = await inPage(page, async ({ trailer, dash }) => {
      const { film } = window;
      await film.start();
      await film.play(trailer);
      film.engine.preload(dash, 60);
      await film.until(() => film.engine.position() > 1);
      await film.play(dash, 60);
      const seen = [film.engine.position() >= 60, film.events.filter(({ type }) => type === 'error')];
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([true, []]);
  });

  test('[PLAYER-36] a manifest that hangs, or is not there, keeps nothing from the next stream', async () => {
    await fetch(`${service.url}/__test/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([
        { match: 'GET /media/feature/manifest.mpd', delayMs: 60_000 },
        { match: 'GET /media/feature/manifest.mpd', status: 404 },
      ]),
    });
    const seen = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      await film.start();
      await film.play(trailer);
      const abort = new AbortController();
      const hung = film.engine.load(dash, null, abort.signal).catch((error: Error) => error.name);
      setTimeout(() => abort.abort(), 300);
      const seen: unknown[] = [await hung];
      await film.play(hls, 5);
      seen.push(film.engine.position() >= 5);
      const missing = await film.engine
        .load(dash, null, new AbortController().signal)
        .catch((error: unknown) => error);
      seen.push((missing as { detail?: { httpStatus: number } }).detail?.httpStatus);
      await film.play(dash);
      await film.engine.destroy();
      seen.push(document.querySelectorAll('video').length);
      return seen;
    });
    expect(seen).toEqual(['CancelledError', true, 404, 0]);
  });

  test('[PLAYER-24] concealed it is out of sight and silent at once, while the stream plays; a load shows it again', async () => {
    const seen = await inPage(await open(), async ({ dash, trailer }) => {
      const { film } = window;
      await film.start();
      await film.play(dash);
      const look = (): unknown => [film.video.style.visibility, film.video.muted];
      film.engine.conceal();
      const seen = [look()];
      film.engine.setMuted(false);
      seen.push(look());
      await film.play(trailer);
      seen.push(look());
      film.engine.setMuted(true);
      const loading = film.engine.load(dash, 30, new AbortController().signal);
      film.engine.conceal();
      await loading;
      seen.push(look());
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([
      ['hidden', true],
      ['hidden', true],
      ['visible', false],
      ['hidden', true],
    ]);
  });
});

describe('what it tells', () => {
  test('figures of what plays: size, bit rate, buffer, frames; a live stream has its latency', async () => {
    const { stats, live, empty } = await inPage(await open(), async ({ dash, live: channel }) => {
      const { film } = window;
      await film.start();
      const empty = film.engine.stats();
      await film.play(dash);
      await film.until(
        () => (film.engine.stats().decodedFrames ?? 0) > 10 && film.engine.stats().bufferAhead > 5,
      );
      const stats = film.engine.stats();
      await film.play(channel);
      const live = film.engine.stats();
      await film.engine.destroy();
      return { stats, live, empty };
    });
    expect(empty).toEqual({
      width: null,
      height: null,
      bitrate: null,
      bandwidth: null,
      bufferAhead: 0,
      droppedFrames: 0,
      decodedFrames: 0,
      keySystem: null,
      liveLatency: null,
    });
    expect(stats).toMatchObject({ width: 1920, height: 1080, keySystem: null, liveLatency: null });
    expect(stats.bitrate).toBeGreaterThan(100_000);
    expect(stats.bandwidth).toBeGreaterThan(100_000);
    expect(stats.droppedFrames).toBeGreaterThanOrEqual(0);
    expect(live.liveLatency).toBeGreaterThan(4);
    expect(live.liveLatency).toBeLessThan(60);
  });

  test('thumbnails are tiles of the storyboard of DASH and of HLS; a stream without one has none', async () => {
    const seen = await inPage(await open(), async ({ dash, hls, trailer }) => {
      const { film } = window;
      await film.start();
      const at = (seconds: number) => film.engine.thumbnail(seconds);
      const seen: unknown[] = [await at(0)];
      for (const stream of [dash, hls]) {
        await film.play(stream);
        const tiles = await Promise.all([0, 4.9, 5, 34.99, 119.9].map(at));
        seen.push(tiles.map((tile) => tile && [tile.x, tile.y, tile.width, tile.height]));
        const [tile] = tiles;
        seen.push([new URL(tile?.url ?? '').pathname, tile?.imageWidth, tile?.imageHeight]);
        seen.push(await Promise.all([-1, 500, Number.NaN].map(at)));
      }
      await film.play(trailer);
      seen.push(await at(1));
      await film.engine.destroy();
      return seen;
    });
    const tiles = [
      [0, 0, 320, 180],
      [0, 0, 320, 180],
      [320, 0, 320, 180],
      [0, 180, 320, 180],
      [1600, 540, 320, 180],
    ];
    const sheet = ['/media/feature/storyboard.jpg', 1920, 720];
    const none = [null, null, null];
    expect(seen).toEqual([null, tiles, sheet, none, tiles, sheet, none, null]);
  });
});

describe('encrypted streams', () => {
  test('[PLAYER-30] and clear ones play one after the other, in any order and preloaded, each with its own licence', async () => {
    const answer = await fetch(`${service.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true }),
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    const page = await open();
    await page.evaluate((bearer) => window.film.start({ bearer }), idToken);
    const seen = await inPage(page, async ({ dash, hls, encrypted }) => {
      const { film } = window;
      const seen: unknown[] = [];
      for (const stream of [dash, encrypted, hls, encrypted, dash]) {
        if (seen.length === 3) film.engine.preload(encrypted, null);
        await film.play(stream);
        await film.until(() => film.engine.position() > 0.5);
        seen.push(film.engine.stats().keySystem);
      }
      seen.push(film.events.filter(({ type }) => type === 'error'));
      await film.engine.destroy();
      return seen;
    });
    expect(seen).toEqual([null, 'org.w3.clearkey', null, 'org.w3.clearkey', null, []]);
    const licences = (await requests()).filter(({ path }) => path === '/media/license');
    expect(licences.map(({ status, headers }) => [status, headers.authorization])).toEqual([
      [200, `Bearer ${idToken}`],
      [200, `Bearer ${idToken}`],
    ]);
  });
});

describe('CMCD', () => {
  const reports = async (): Promise<CmcdReports> => {
    const answer = await fetch(`${service.url}/__test/cmcd`);
    return (await answer.json()) as CmcdReports;
  };
  const isSegment = ({ path }: { path: string }): boolean => path.endsWith('.m4s');

  test.each(['query', 'headers'] as const)(
    'every request for a segment says by its %s what it is for and which view it belongs to, and so do the events',
    async (transmission) => {
      const page = await open();
      const options = { eventUrl: `${service.url}/api/cmcd`, transmission, interval: 1 };
      await page.evaluate((cmcd) => window.film.start({ cmcd }), options);
      await inPage(page, async ({ dash, hls, trailer }) => {
        const { film } = window;
        await film.play({ ...dash, cmcd: { sessionId: 'view-1', contentId: 'film-1' } });
        await film.until(() => film.engine.position() > 2.5);
        // Elsewhere: what the browser has in its cache is not asked for.
        await film.play({ ...hls, cmcd: { sessionId: 'view-2', contentId: 'film-2' } }, 60);
        await film.until(() => film.engine.position() > 62.5);
        await film.play(trailer);
        await film.engine.destroy();
      });
      const { requests: reported, events } = await reports();
      const fetched = (await requests()).filter(isSegment).map(({ path }) => path);
      const ofFilms = fetched.filter((path) => path.startsWith('/media/feature/'));
      expect(reported.filter(isSegment).map(({ path }) => path)).toEqual(ofFilms);
      expect(fetched.length).toBeGreaterThan(ofFilms.length);

      for (const { path, data } of reported.filter(isSegment))
        expect(data, path).toMatchObject({
          v: 2,
          ot: path.includes('/audio-') ? 'a' : 'v',
          d: 4000,
          st: 'v',
        });
      for (const [view, sf] of [
        [1, 'd'],
        [2, 'h'],
      ] as const) {
        const own = { sid: `view-${view}`, cid: `film-${view}` };
        const numbers = reported.filter(({ data }) => data?.sid === own.sid).map(({ data }) => data?.sn);
        expect(new Set(numbers).size, 'sequence numbers of a view').toBe(numbers.length);
        const segments = reported.filter(isSegment).filter(({ data }) => data?.sid === own.sid);
        expect(segments.length).toBeGreaterThan(4);
        for (const { data } of segments) expect(data).toMatchObject({ ...own, sf });
        const sent = events.filter(({ data }) => data.sid === own.sid).map(({ data }) => data);
        expect(new Set(sent.map(({ e }) => e))).toEqual(new Set(['t', 'bc']));
        for (const data of sent) expect(data).toMatchObject({ ...own, v: 2 });
      }
    },
  );
});
