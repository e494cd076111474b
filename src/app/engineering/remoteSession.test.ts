import { afterEach, describe, expect, it, vi } from 'vitest';
import { runRemoteSession } from './remoteSession';
import type { SessionStep } from './remoteSession';

/** Node has events, but none of keys. */
class KeyEvent extends Event {
  readonly key: string;
  readonly repeat: boolean;
  constructor(type: string, { key, repeat = false }: { key: string; repeat?: boolean }) {
    super(type);
    this.key = key;
    this.repeat = repeat;
  }
}
vi.stubGlobal('KeyboardEvent', KeyEvent);
afterEach(() => vi.clearAllMocks());

async function run(steps: SessionStep[]) {
  const keys = new EventTarget();
  const log: string[] = [];
  for (const type of ['keydown', 'keyup'])
    keys.addEventListener(type, (event) => {
      const { key, repeat } = event as KeyEvent;
      log.push(`${type === 'keydown' ? (repeat ? 'repeat' : 'down') : 'up'} ${key}`);
    });
  const posted: unknown[] = [];
  await runRemoteSession({
    address: 'http://desk:4801',
    keys,
    tv: {
      frames: {
        start: () => void log.push('start'),
        stop: () => ({ p50: 16 }) as never,
        trace: async () => ({ traceEvents: [], displayTimeUnit: 'ms' }),
      },
      idle: async () => void log.push('idle'),
    },
    pause: async (ms) => void log.push(`${ms}`),
    fetch: (async (url: string, init?: RequestInit) => {
      if (url === 'http://desk:4801/steps') return Response.json(steps);
      posted.push([url, JSON.parse(String(init?.body))]);
      return new Response('');
    }) as typeof fetch,
  });
  return { log: log.join(', '), posted };
}

describe('a session from a machine that asked', () => {
  it('keys are pressed no faster than the app accepts them', async () => {
    const { log } = await run([{ kind: 'press', key: 'ArrowDown', times: 2 }]);
    expect(log).toBe('idle, start, down ArrowDown, up ArrowDown, 60, down ArrowDown, up ArrowDown, 60');
  });

  it('a held key is sent as keydown, pause, repeats and keyup', async () => {
    const { log } = await run([{ kind: 'hold', key: 'ArrowRight', ms: 500 }]);
    expect(log).toBe(
      'idle, start, down ArrowRight, 400, repeat ArrowRight, 50, repeat ArrowRight, 50, up ArrowRight',
    );
  });

  it('wait steps take a time or wait for idle, and the report is posted', async () => {
    const { log, posted } = await run([{ kind: 'wait', ms: 300 }, { kind: 'idle' }]);
    expect(log).toBe('idle, start, 300, idle');
    expect(posted).toEqual([
      ['http://desk:4801/report', { report: { p50: 16 }, trace: { traceEvents: [], displayTimeUnit: 'ms' } }],
    ]);
  });
});
