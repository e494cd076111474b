import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { CancelledError } from './cancellation';
import type { StreamSource } from './engine';
import { createStreamLoader } from './streamLoader';
import type { StreamPlayer, StreamPreload } from './streamLoader';

const FILM: StreamSource = { url: 'film.mpd', licenseUrl: null };
const NEXT: StreamSource = { url: 'next.mpd', licenseUrl: null };
const LOCKED: StreamSource = { url: 'locked.mpd', licenseUrl: 'licence' };

interface FakePreload extends StreamPreload {
  name: string;
}

interface Outcome {
  settle(): void;
  fail(error: unknown): void;
}

/** Players that log what they are asked, the first being 'A'; what a test does not hold up succeeds at once. */
const setUp = () => {
  const log: string[] = [];
  let language = 'en';
  let subtitles = 'off';
  /** Calls that wait for the test: 'A load film.mpd'. */
  const held = new Set<string>();
  const waiting = new Map<string, Outcome>();
  const perform = (call: string): Promise<void> => {
    log.push(call);
    if (!held.has(call)) return Promise.resolve();
    return new Promise((settle, fail) => waiting.set(call, { settle, fail }));
  };
  const outcome = (call: string): Outcome => {
    const found = waiting.get(call);
    if (!found) throw new Error(`nobody called ${call}`);
    return found;
  };
  let made = 0;
  const create = () => {
    const name = String.fromCharCode('A'.charCodeAt(0) + made++);
    log.push(`create ${name}`);
    const player: StreamPlayer<FakePreload, object> = {
      attach: () => perform(`${name} attach`),
      unload: () => perform(`${name} unload`),
      configure: (config) => void log.push(`${name} configure ${JSON.stringify(config)}`),
      load: (from, startAt) =>
        perform(`${name} load ${typeof from === 'string' ? from : from.name} @${startAt}`),
      preload: (url, startAt, config) =>
        perform(`${name} preload ${url} @${startAt}`).then(() => ({
          name: `ahead(${url} ${JSON.stringify(config)})`,
          waitForFinish: () => perform(`${name} finish ${url}`),
          destroy: () => perform(`drop ${url}`),
        })),
      destroy: () => perform(`${name} destroy`),
    };
    return player;
  };
  const loader = createStreamLoader(
    create,
    ({ licenseUrl, cmcd }) => ({
      licenseUrl,
      language,
      ...(cmcd && { cmcd }),
      ...(subtitles !== 'off' && { subtitles }),
    }),
    (config) => ({ licenseUrl: config.licenseUrl, language: config.language }),
  );
  const aborts: AbortController[] = [];
  return {
    loader,
    log,
    hold: (...calls: string[]) => calls.forEach((call) => held.add(call)),
    outcome,
    speak: (next: string) => {
      language = next;
    },
    show: (next: string) => {
      subtitles = next;
    },
    load: (source: StreamSource, startAt: number | null = null) => {
      const abort = new AbortController();
      aborts.push(abort);
      return loader.load(source, startAt, abort.signal);
    },
    abort: () => aborts.at(-1)?.abort(),
    /** What happened since the last call of it. */
    since: () => log.splice(0).filter((line) => !/configure|finish/.test(line)),
  };
};

describe('the loader of streams', () => {
  it('keeps a healthy player: another stream unloads the first, is configured after it, and loads', async () => {
    const { loader, load, log, since } = setUp();
    await load(FILM, 5);
    expect(since()).toEqual(['create A', 'A attach', 'A load film.mpd @5']);
    const player = loader.current();
    await load(LOCKED);
    expect(log).toEqual([
      'A unload',
      'A configure {"licenseUrl":"licence","language":"en"}',
      'A load locked.mpd @null',
    ]);
    since();
    await load(FILM);
    expect(log).toContain('A configure {"licenseUrl":null,"language":"en"}');
    expect(loader.current()).toBe(player);
  });

  it('replaces the player when the same stream is loaded again, since something was wrong with it', async () => {
    const { load, since } = setUp();
    await load(FILM);
    since();
    await load(FILM, 30);
    expect(since()).toEqual(['A destroy', 'create B', 'B attach', 'B load film.mpd @30']);
  });

  it('replaces a player that raised a critical error', async () => {
    const { loader, load, since } = setUp();
    await load(FILM);
    const player = loader.current();
    if (player) loader.distrust(player);
    since();
    await load(NEXT);
    expect(since()).toEqual(['A destroy', 'create B', 'B attach', 'B load next.mpd @null']);
  });

  it('keeps its player after an error of one that it has replaced, or of none', async () => {
    const { loader, load, since } = setUp();
    await load(FILM);
    const old = loader.current();
    await load(FILM, 30);
    since();
    if (old) loader.distrust(old);
    await load(NEXT);
    expect(since()).toEqual(['B unload', 'B load next.mpd @null']);
    await loader.end();
    if (old) loader.distrust(old);
    expect(loader.current()).toBeNull();
  });

  it('replaces a player whose load failed, and reports the failure', async () => {
    const { load, since, hold, outcome, loader } = setUp();
    hold('A load film.mpd @null');
    const failed = load(FILM);
    await settlePromises();
    outcome('A load film.mpd @null').fail(new Error('no manifest'));
    await expect(failed).rejects.toThrow('no manifest');
    expect(loader.current()).toBeNull();
    since();
    await load(NEXT);
    expect(since()).toEqual(['create B', 'B attach', 'B load next.mpd @null']);
  });

  it.each(['A attach', 'A load film.mpd @null'])(
    '[PLAYER-36] is free at once when %s hangs',
    async (hung) => {
      const { load, abort, since, hold } = setUp();
      hold(hung);
      const first = load(FILM);
      await settlePromises();
      abort();
      const second = load(NEXT);
      await expect(first).rejects.toThrow(CancelledError);
      await second;
      expect(since().slice(-4)).toEqual(['A destroy', 'create B', 'B attach', 'B load next.mpd @null']);
    },
  );

  it('a hung unload is abandoned with its load; the next load gets a new player', async () => {
    const { load, abort, since, hold } = setUp();
    await load(FILM);
    hold('A unload');
    const hung = load(NEXT);
    await settlePromises();
    abort();
    await expect(hung).rejects.toThrow(CancelledError);
    since();
    await load(NEXT);
    expect(since()).toEqual(['create B', 'B attach', 'B load next.mpd @null']);
  });

  it('[DEVICE-14] a new player takes the element only when the old one has ended, failed or not', async () => {
    const { load, since, hold, outcome } = setUp();
    await load(FILM);
    since();
    hold('A destroy');
    const second = load(FILM);
    await settlePromises();
    expect(since()).toEqual(['A destroy', 'create B']);
    outcome('A destroy').fail(new Error('the decoder is lost'));
    await second;
    expect(since()).toEqual(['B attach', 'B load film.mpd @null']);
  });

  it('[PLAYER-24] its end cancels a load that hangs, and waits for the player', async () => {
    const { loader, load, since, hold, outcome } = setUp();
    hold('A load film.mpd @null', 'A destroy');
    const hung = load(FILM);
    await settlePromises();
    since();
    let ended = false;
    const end = loader.end().then(() => {
      ended = true;
    });
    await expect(hung).rejects.toThrow(CancelledError);
    expect(since()).toEqual(['A destroy']);
    expect(ended).toBe(false);
    outcome('A destroy').settle();
    await end;
    expect(loader.current()).toBeNull();
  });

  it('a load that is cancelled before it begins touches nothing', async () => {
    const { loader, since } = setUp();
    await expect(loader.load(FILM, null, AbortSignal.abort())).rejects.toThrow(CancelledError);
    expect(since()).toEqual([]);
  });
});

describe('a preload', () => {
  it('serves the load of its stream and start, by the same player', async () => {
    const { loader, load, since } = setUp();
    await load(FILM);
    since();
    loader.preload(NEXT, 0);
    await load(NEXT, 0);
    expect(since()).toEqual([
      'A preload next.mpd @0',
      'A unload',
      'A load ahead(next.mpd {"licenseUrl":null,"language":"en"}) @0',
    ]);
  });

  it.each([
    ['another stream is loaded', LOCKED, 0],
    ['another start is wished', NEXT, 12],
  ])('is dropped when %s', async (_, source, startAt) => {
    const { loader, load, since } = setUp();
    await load(FILM);
    loader.preload(NEXT, 0);
    await settlePromises();
    since();
    await load(source, startAt);
    expect(since()).toEqual(['A unload', 'drop next.mpd', `A load ${source.url} @${startAt}`]);
  });

  it('is dropped when another language was chosen since', async () => {
    const { loader, load, since, speak } = setUp();
    await load(FILM);
    loader.preload(NEXT, 0);
    await settlePromises();
    speak('pa');
    since();
    await load(NEXT, 0);
    expect(since()).toEqual(['A unload', 'drop next.mpd', 'A load next.mpd @0']);
  });

  it('serves whatever subtitles were chosen since', async () => {
    const { loader, load, since, show } = setUp();
    await load(FILM);
    loader.preload(NEXT, 0);
    since();
    show('pa');
    await load(NEXT, 0);
    expect(since()).toContain('A load ahead(next.mpd {"licenseUrl":null,"language":"en"}) @0');
  });

  it('serves whatever the view reports as its own data', async () => {
    const { loader, load, since } = setUp();
    await load(FILM);
    loader.preload(NEXT, 0);
    since();
    await load({ ...NEXT, cmcd: { sessionId: 'a', contentId: 'b' } }, 0);
    expect(since()).toContain('A load ahead(next.mpd {"licenseUrl":null,"language":"en"}) @0');
  });

  it('is replaced by the next one, goes with its player, and is not begun without a loaded stream', async () => {
    const { loader, load, since } = setUp();
    loader.preload(NEXT, 0);
    expect(since()).toEqual([]);
    await load(FILM);
    since();
    loader.preload(NEXT, 0);
    loader.preload(LOCKED, null);
    await settlePromises();
    await loader.end();
    expect(since()).toEqual([
      'A preload next.mpd @0',
      'A preload locked.mpd @null',
      'drop next.mpd',
      'A destroy',
      'drop locked.mpd',
    ]);
  });

  it('is not begun while its player loads', async () => {
    const { loader, load, since, hold } = setUp();
    hold('A load film.mpd @null');
    load(FILM).catch(() => undefined);
    await settlePromises();
    since();
    loader.preload(NEXT, 0);
    await settlePromises();
    expect(since()).toEqual([]);
  });

  it('that failed and is then replaced is dropped once', async () => {
    const { loader, load, since, hold, outcome } = setUp();
    await load(FILM);
    hold('A finish next.mpd');
    loader.preload(NEXT, 0);
    await settlePromises();
    outcome('A finish next.mpd').fail(new Error('no network'));
    await settlePromises();
    loader.preload(LOCKED, null);
    await settlePromises();
    expect(since().filter((line) => line.startsWith('drop'))).toEqual(['drop next.mpd']);
  });

  it('[PLAYER-24] whose load is left makes no new player', async () => {
    const { loader, load, since, hold } = setUp();
    await load(FILM);
    hold('A load ahead(next.mpd {"licenseUrl":null,"language":"en"}) @0');
    loader.preload(NEXT, 0);
    await settlePromises();
    const left = load(NEXT, 0);
    await settlePromises();
    await loader.end();
    await expect(left).rejects.toThrow(CancelledError);
    expect(since()).not.toContain('create B');
  });

  it('that is dropped while its manifest is not there yet, ends when it comes', async () => {
    const { loader, load, since, hold, outcome } = setUp();
    await load(FILM);
    hold('A preload next.mpd @0');
    loader.preload(NEXT, 0);
    loader.preload(LOCKED, null);
    await settlePromises();
    since();
    outcome('A preload next.mpd @0').settle();
    await settlePromises();
    expect(since()).toEqual(['drop next.mpd']);
  });

  it.each(['A preload next.mpd @0', 'A finish next.mpd'])(
    'that failed (%s) says nothing; its stream is loaded afresh by the same player',
    async (step) => {
      const { loader, load, since, hold, outcome } = setUp();
      await load(FILM);
      hold(step);
      loader.preload(NEXT, 0);
      await settlePromises();
      outcome(step).fail(new Error('no network'));
      await settlePromises();
      since();
      await load(NEXT, 0);
      expect(since()).toEqual(['A unload', 'A load next.mpd @0']);
    },
  );

  it('that fails at its load is loaded afresh by a new player, and only that failure is told', async () => {
    const { loader, load, since, hold, outcome } = setUp();
    await load(FILM);
    const ahead = 'A load ahead(next.mpd {"licenseUrl":null,"language":"en"}) @0';
    hold(ahead, 'B load next.mpd @0');
    loader.preload(NEXT, 0);
    const loaded = load(NEXT, 0);
    await settlePromises();
    outcome(ahead).fail(new Error('stale'));
    await settlePromises();
    expect(since().slice(-5)).toEqual([
      'A destroy',
      'create B',
      'drop next.mpd',
      'B attach',
      'B load next.mpd @0',
    ]);
    outcome('B load next.mpd @0').fail(new Error('gone'));
    await expect(loaded).rejects.toThrow('gone');
  });

  it('goes with the player that made it', async () => {
    const { loader, load, since } = setUp();
    await load(FILM);
    loader.preload(NEXT, 0);
    await settlePromises();
    since();
    const player = loader.current();
    if (player) loader.distrust(player);
    await load(NEXT, 0);
    expect(since()).toEqual(['A destroy', 'create B', 'drop next.mpd', 'B attach', 'B load next.mpd @0']);
    await loader.end();
    expect(since()).toEqual(['B destroy']);
  });
});
