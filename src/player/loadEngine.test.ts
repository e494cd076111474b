import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDecoder } from '../domain/decoder';
import { CancelledError } from './cancellation';
import { loadEngine } from './loadEngine';
import { settlePromises } from '../../renderer/testing';
import { createFakeEngine } from './testing/fakeEngine';

const made = vi.hoisted(() => ({ engines: [] as { finish: () => void }[], planes: 0 }));
vi.mock('./videoElement', () => ({
  createVideoPlane: () => {
    made.planes += 1;
    return { place: () => {}, release: () => void (made.planes -= 1) };
  },
}));
vi.mock('./shakaEngine', () => ({
  createShakaEngine: ({ plane }: { plane: { release(): void } }) => {
    const slow = { finish: () => {} };
    made.engines.push(slow);
    const gone = new Promise<void>((resolve) => (slow.finish = resolve));
    return Object.assign(createFakeEngine(), { destroy: () => gone.then(() => plane.release()) });
  },
}));
const parent = {} as HTMLElement;

beforeEach(() => {
  made.engines.length = 0;
  made.planes = 0;
});

describe('loading an engine', () => {
  it('[PAGE-15, DEVICE-14] the decoder is free before the next engine has a video element', async () => {
    const decoder = createDecoder();
    const film = await loadEngine({ parent, decoder });
    void film.destroy();
    const next = loadEngine({ parent, decoder });
    await settlePromises();
    expect(made.engines).toHaveLength(1);
    made.engines[0]?.finish();
    const second = await next;
    expect(made.engines).toHaveLength(2);
    expect(made.planes).toBe(1);
    made.engines[1]?.finish();
    await second.destroy();
    expect(made.planes).toBe(0);
  });

  it('no engine is made for a caller that aborted', async () => {
    const abort = new AbortController();
    const asked = loadEngine({ parent, decoder: createDecoder(), signal: abort.signal });
    abort.abort();
    await expect(asked).rejects.toBeInstanceOf(CancelledError);
    expect(made.planes).toBe(0);
  });

  it('code that could not be loaded ahead is asked for again, and the engine plays', async () => {
    vi.resetModules();
    const asked: string[] = [];
    vi.doMock('./shakaEngine', () => {
      asked.push('no network');
      throw new Error('Failed to fetch dynamically imported module');
    });
    const code = await import('./loadEngine');
    code.preloadEngineCode();
    await vi.waitFor(() => expect(asked).toEqual(['no network']));
    vi.doMock('./shakaEngine', () => {
      asked.push('network');
      return { createShakaEngine: () => createFakeEngine() };
    });
    const engine = await code.loadEngine({ parent, decoder: createDecoder() });
    expect(asked).toEqual(['no network', 'network']);
    expect(engine.isBuffering()).toBe(false);
  });

  it('[PLAYER-07] an engine that the browser cannot run leaves no element behind', async () => {
    vi.resetModules();
    vi.doMock('./shakaEngine', () => ({
      createShakaEngine: () => {
        throw new Error('No MediaSource');
      },
    }));
    const code = await import('./loadEngine');
    await expect(code.loadEngine({ parent, decoder: createDecoder() })).rejects.toThrow('No MediaSource');
    expect(made.planes).toBe(0);
  });

  it('code that cannot be loaded when it is needed is a failure of the load, with no element left behind', async () => {
    vi.resetModules();
    vi.doMock('./shakaEngine', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const code = await import('./loadEngine');
    await expect(code.loadEngine({ parent, decoder: createDecoder() })).rejects.toThrow();
    expect(made.planes).toBe(0);
  });
});
