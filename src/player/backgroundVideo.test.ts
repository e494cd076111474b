import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoplayBlockedError, playBackgroundVideo } from './backgroundVideo';
import type { StreamSource } from './engine';
import { createDecoder } from '../domain/decoder';
import type { LoadEngineOptions } from './loadEngine';
import { loadEngine } from './loadEngine';
import { BACKGROUND_PROFILE } from './shakaConfig';
import { settlePromises } from '../../renderer/testing';
import { createFakeEngine, engineError } from './testing/fakeEngine';
import type { FakeEngine } from './testing/fakeEngine';

vi.mock('./loadEngine', () => ({ loadEngine: vi.fn() }));

const STREAM: StreamSource = { url: 'https://media.test/trailer.mpd', licenseUrl: null };
const parent = {} as HTMLElement;
const engines: FakeEngine[] = [];
let nextLoads: FakeEngine['loads'] = [];
let autoplay = true;

beforeEach(() => {
  engines.length = 0;
  nextLoads = [];
  autoplay = true;
  vi.mocked(loadEngine).mockReset();
  vi.mocked(loadEngine).mockImplementation(async () => {
    const engine = createFakeEngine();
    engine.loads.push(...nextLoads);
    engine.facts.autoplay = autoplay;
    engines.push(engine);
    return engine;
  });
});

function start(source: (signal: AbortSignal) => Promise<StreamSource> = async () => STREAM, once = true) {
  const told: unknown[] = [];
  const stop = playBackgroundVideo({
    parent,
    decoder: createDecoder(),
    source,
    onPlaying: () => void told.push('playing'),
    ...(once ? { onEnded: () => void told.push('ended') } : {}),
    onProblem: (error) => void told.push(error),
  });
  return { stop, told };
}

describe('a film behind a screen', () => {
  it('[PAGE-16] plays without sound on settings of its own', async () => {
    const { told } = start();
    await settlePromises();
    expect(vi.mocked(loadEngine).mock.calls[0]?.[0]).toMatchObject({
      parent,
      fit: 'cover',
      profile: BACKGROUND_PROFILE,
    } satisfies Partial<LoadEngineOptions>);
    expect(engines[0]?.log).toEqual(['muted true', `load ${STREAM.url} @null`, 'play']);
    engines[0]?.fire({ type: 'playing' });
    engines[0]?.fire({ type: 'ended' });
    expect(told).toEqual(['playing', 'ended']);
  });

  it('the video loops unless onEnded is given', async () => {
    start(undefined, false);
    await settlePromises();
    engines[0]?.fire({ type: 'ended' });
    expect(engines[0]?.log.slice(-2)).toEqual(['seek 0', 'play']);
  });

  it('makes no engine before it knows its stream, and none when it was ended meanwhile', async () => {
    let answer: (stream: StreamSource) => void = () => {};
    const { stop, told } = start(() => new Promise((resolve) => (answer = resolve)));
    await settlePromises();
    expect(loadEngine).not.toHaveBeenCalled();
    stop();
    answer(STREAM);
    await settlePromises();
    expect(loadEngine).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('ending the video aborts the request for its stream', async () => {
    const signals: AbortSignal[] = [];
    const { stop } = start((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each(['loading', 'playing'] as const)(
    'ended while %s destroys its engine, once, in silence',
    async (when) => {
      nextLoads = [when === 'loading' ? 'hang' : 'ok'];
      const { stop, told } = start();
      await settlePromises();
      stop();
      stop();
      await settlePromises();
      expect(engines[0]?.log.filter((line) => line === 'destroy')).toHaveLength(1);
      expect(told).toEqual([]);
    },
  );

  it.each([
    ['no stream', { source: () => Promise.reject(new Error('503')) }],
    ['a stream that does not load', { loads: [engineError(1001)] }],
    ['a browser that lets nothing play', { autoplay: false }],
  ])('[PAGE-17] %s is reported once, and no engine is left', async (_what, given) => {
    const {
      source,
      loads = [],
      autoplay: allowed = true,
    } = given as {
      source?: () => Promise<StreamSource>;
      loads?: FakeEngine['loads'];
      autoplay?: boolean;
    };
    nextLoads = loads;
    autoplay = allowed;
    const { told } = start(source);
    await settlePromises();
    expect(told).toHaveLength(1);
    expect(told[0]).toBeInstanceOf(allowed ? Error : AutoplayBlockedError);
    expect(engines.every((engine) => engine.destroyed())).toBe(true);
  });

  it('[PAGE-17] a video that breaks off is reported once; errors the engine recovers from are not', async () => {
    const { told } = start();
    await settlePromises();
    engines[0]?.fire({ type: 'error', error: engineError(1002, { severity: 'recoverable' }) });
    expect(told).toEqual([]);
    const fire = engines[0]!.fire;
    fire({ type: 'error', error: engineError(3016) });
    fire({ type: 'error', error: engineError(3016) });
    expect(told).toHaveLength(1);
    expect(engines[0]?.destroyed()).toBe(true);
  });
});
