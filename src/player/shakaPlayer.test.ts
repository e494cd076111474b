import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_SYSTEMS } from '../../platforms/common/keySystems';
import { settlePromises } from '../../renderer/testing';
import { createCueStore } from './cues';
import type { EngineEvent } from './engine';
import { MAIN_PROFILE } from './shakaConfig';
import type { LoadConfig } from './shakaConfig';
import { createShakaPlayer } from './shakaPlayer';
import type { ShakaPlayer, ShakaPlayerOptions } from './shakaPlayer';
import { FakeManager, shakaError, shakaFacts } from './testing/fakeShaka';
import type { FakePlayer } from './testing/fakeShaka';

vi.mock('shaka-player', async () => ({ default: (await import('./testing/fakeShaka')).shaka }));

const video = {} as HTMLVideoElement;
const never = (): Promise<unknown> => new Promise(() => undefined);

function setUp(more: Partial<ShakaPlayerOptions> = {}) {
  const events: EngineEvent[] = [];
  const cues = createCueStore(() => undefined);
  const player = createShakaPlayer({
    video,
    profile: MAIN_PROFILE,
    keySystems: KEY_SYSTEMS,
    cues,
    onEvent: (event) => events.push(event),
    ...more,
  });
  const fake = shakaFacts.made.at(-1) as FakePlayer;
  return { cues, events, fake, player };
}

beforeEach(() => {
  shakaFacts.made.length = 0;
  shakaFacts.accepts = true;
});

describe('a player', () => {
  it('[PLAYER-26] has the product`s settings; one that the engine does not know is a failure', () => {
    const { fake } = setUp();
    expect(fake.configured).toMatchObject([{ streaming: { bufferingGoal: 10, rebufferingGoal: 5 } }]);
    shakaFacts.accepts = false;
    expect(() => setUp()).toThrow('The streaming engine refuses its configuration');
  });

  it('takes the element, and is unloaded without another start of its sources', async () => {
    const { fake, player } = setUp();
    await player.attach();
    await player.unload();
    await player.destroy();
    expect(fake.log).toEqual([['attach', video], ['unload', false], ['destroy']]);
    expect(player.shaka).toBe(fake);
  });

  it('reports its own errors, and nothing that is none', () => {
    const { events, fake } = setUp();
    fake.fire('error', { detail: shakaError(3016) });
    fake.fire('error', { detail: 'no Shaka error' });
    fake.fire('error');
    expect(events).toMatchObject([{ type: 'error', error: { code: 3016, severity: 'critical' } }]);
  });

  it.each([true, false])('reports that it is buffering: %j', (buffering) => {
    const { events, fake } = setUp();
    fake.facts.buffering = buffering;
    fake.fire('buffering');
    expect(events).toEqual([{ type: 'buffering', buffering }]);
  });

  it.each(['trackschanged', 'audiotrackschanged', 'adaptation', 'variantchanged', 'textchanged'])(
    'reports changed tracks after %s',
    (type) => {
      const { events, fake } = setUp();
      fake.fire(type);
      expect(events).toEqual([{ type: 'tracks' }]);
    },
  );

  it('gives the text of each load to the cues, without those of the load before', () => {
    const { cues, fake } = setUp();
    const factory = fake.configured[0]?.textDisplayFactory as (player: unknown) => {
      append(cues: object[]): void;
      setTextVisibility(visible: boolean): void;
    };
    const cue = { startTime: 1, endTime: 3, payload: 'a', nestedCues: [], textDecoration: [] };
    const first = factory(fake);
    first.append([cue]);
    first.setTextVisibility(true);
    expect(cues.active(2)).toMatchObject([{ text: 'a' }]);
    factory(fake).setTextVisibility(true);
    expect(cues.active(2)).toEqual([]);
  });
});

describe('a licence request', () => {
  it.each([
    [0, {}],
    [1, {}],
    [2, { authorization: 'Bearer t', lang: 'en' }],
  ])('alone has the headers of the viewer: type %d', async (type, headers) => {
    const { fake } = setUp({ licenseHeaders: async () => ({ authorization: 'Bearer t', lang: 'en' }) });
    const request = { headers: {} };
    for (const filter of fake.filters) await filter(type, request);
    expect(request.headers).toEqual(headers);
  });

  it('without headers is left as it is', () => {
    expect(setUp().fake.filters).toEqual([]);
  });
});

describe('a load', () => {
  it('is of an address, or of what was fetched ahead', async () => {
    const { fake, player } = setUp();
    await player.load('a.mpd', 7);
    const ahead = await player.preload('b.mpd', 3, {} as LoadConfig);
    await player.load(ahead, null);
    expect(fake.log).toEqual([
      ['load', 'a.mpd', 7],
      [
        'preload',
        'b.mpd',
        3,
        null,
        expect.objectContaining({ streaming: expect.anything() as object }),
        true,
      ],
      ['load', fake.manager, null],
    ]);
  });

  it('that Shaka rejects fails as critical, whatever Shaka thinks of it', async () => {
    const { fake, player } = setUp();
    fake.loading = async () => {
      throw shakaError(1001, { severity: 1, handled: true, data: ['a.mpd', 503] });
    };
    await expect(player.load('a.mpd', null)).rejects.toMatchObject({
      detail: { code: 1001, severity: 'critical', handled: false, httpStatus: 503 },
    });
    const other = new TypeError('a');
    fake.loading = async () => {
      throw other;
    };
    await expect(player.load('a.mpd', null)).rejects.toBe(other);
  });

  const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
    let outcome = 'waits';
    work.then(
      () => (outcome = 'ends'),
      () => (outcome = 'fails'),
    );
    await settlePromises();
    return outcome;
  };

  const refusals = [
    [0, 404, 'fails'],
    [0, 410, 'fails'],
    [0, 403, 'waits'],
    [0, 503, 'waits'],
    [0, undefined, 'waits'],
    [1, 404, 'waits'],
    [2, 404, 'waits'],
  ] as const;

  it.each(refusals)(
    '[ERR-14] is not repeated for a manifest that is gone: request %d, HTTP %s, it %s',
    async (requestType, httpResponseCode, outcome) => {
      const { fake, player } = setUp();
      fake.loading = never;
      const loads = player.load('a.mpd', null);
      const error = shakaError(1001, { data: ['a.mpd', httpResponseCode] });
      fake.fire('downloadfailed', { requestType, httpResponseCode, error });
      expect(await outcomeOf(loads)).toBe(outcome);
      if (outcome === 'fails')
        await expect(loads).rejects.toMatchObject({ detail: { httpStatus: httpResponseCode } });
    },
  );

  it.each(refusals)(
    '[ERR-14] nor is what is fetched ahead: request %d, HTTP %s, it %s',
    async (requestType, httpResponseCode, outcome) => {
      const { fake, player } = setUp();
      const manager = new FakeManager();
      manager.waitForFinish = never;
      fake.manager = manager;
      const ahead = await player.preload('a.mpd', null, {} as LoadConfig);
      const finish = ahead.waitForFinish();
      manager.dispatchEvent(
        Object.assign(new Event('downloadfailed'), {
          requestType,
          httpResponseCode,
          error: shakaError(1001),
        }),
      );
      expect(await outcomeOf(finish)).toBe(outcome);
      await ahead.destroy();
      expect(manager.destroyed).toBe(1);
    },
  );

  it('leaves no listener behind, however it ends', async () => {
    const { fake, player } = setUp();
    const added = vi.spyOn(fake, 'addEventListener');
    const removed = vi.spyOn(fake, 'removeEventListener');
    await player.load('a.mpd', null);
    fake.loading = () => Promise.reject(new Error('x'));
    await player.load('a.mpd', null).catch(() => undefined);
    expect(added.mock.calls).toHaveLength(2);
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  it('ahead fails where the browser itself plays the stream', async () => {
    const { fake, player } = setUp();
    fake.manager = null;
    await expect(player.preload('a.m3u8', null, {} as LoadConfig)).rejects.toThrow('played by the browser');
  });
});

it('[ERR-14] the failure behind a wait is that of the last request, until one succeeds', () => {
  const read = ({ player }: { player: ShakaPlayer }) => player.requestFailure()?.httpStatus ?? null;
  const made = setUp();
  expect(read(made)).toBeNull();
  made.fake.fire('downloadfailed', { requestType: 1, error: shakaError(1001, { data: ['s', 500] }) });
  expect(read(made)).toBe(500);
  made.fake.fire('downloadcompleted', { requestType: 1 });
  expect(read(made)).toBeNull();
});
