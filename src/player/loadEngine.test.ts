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
});
