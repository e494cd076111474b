import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../../../renderer/testing';
import { createPairing } from './pairing';
import type { PairingPorts, PairingState } from './pairing';

/** Lets promises that are due come in. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};

function setUp(change: Partial<PairingPorts> = {}) {
  const clock = createFakeClock();
  const wall = { ahead: 1_700_000_000_000 };
  const states: PairingState[] = [];
  const onFailure = vi.fn();
  const fetchToken = vi.fn(async (_code: string, _signal: AbortSignal) => ({ token: null as string | null }));
  const signIn = vi.fn(async () => {});
  const fetchCode = vi.fn(async () => ({ code: 'BCD234', expiration: 300 }));
  const ports = { fetchCode, fetchToken, signIn, onFailure, ...change };
  const pairing = createPairing({
    ...ports,
    clock,
    now: () => wall.ahead + clock.now(),
    onState: (state) => states.push(state),
  });
  /** Lets `ms` pass second by second, as answers come between the seconds. */
  const wait = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 1000) {
      clock.advance(Math.min(1000, left));
      await turn();
    }
  };
  return {
    ...ports,
    fetchCode,
    fetchToken,
    signIn,
    clock,
    wall,
    pairing,
    states,
    wait,
    last: () => states.at(-1)!,
  };
}

async function started(change: Partial<PairingPorts> = {}) {
  const all = setUp(change);
  all.pairing.generate();
  await turn();
  return all;
}

describe('pairing code', () => {
  it('[CODE-02, CODE-03] the countdown starts from expiration and ticks every second', async () => {
    const { states, last, wait } = await started();
    expect(states[0]).toEqual({ status: 'loading', code: null, secondsLeft: 0 });
    expect(last()).toEqual({ status: 'valid', code: 'BCD234', secondsLeft: 300 });
    await wait(3000);
    expect(states.slice(1).map((state) => state.secondsLeft)).toEqual([300, 299, 298, 297]);
  });

  it('[CODE-04] at 0 the code has expired, polling stops and no timer is left', async () => {
    const { clock, fetchToken, last, wait } = await started();
    await wait(299_000);
    expect(last()).toMatchObject({ status: 'valid', secondsLeft: 1 });
    await wait(1000);
    expect(last()).toEqual({ status: 'expired', code: 'BCD234', secondsLeft: 0 });
    const asked = fetchToken.mock.calls.length;
    await wait(60_000);
    expect(fetchToken).toHaveBeenCalledTimes(asked);
    expect(clock.pendingCount).toBe(0);
  });

  it('[CODE-05] a new code restarts countdown and polling', async () => {
    const codes = ['FIRST1', 'SECOND'];
    const { fetchToken, last, pairing, wait } = await started({
      fetchCode: async () => ({ code: codes.shift() ?? '', expiration: 10 }),
    });
    await wait(10_000);
    expect(last().status).toBe('expired');
    pairing.generate();
    await turn();
    expect(last()).toEqual({ status: 'valid', code: 'SECOND', secondsLeft: 10 });
    fetchToken.mockClear();
    await wait(5000);
    expect(fetchToken.mock.calls.map(([code]) => code)).toEqual(['SECOND']);
  });

  it('[CODE-07] the token is asked for every 5 s', async () => {
    const { fetchToken, wait } = await started();
    await wait(4000);
    expect(fetchToken).not.toHaveBeenCalled();
    await wait(1000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await wait(15_000);
    expect(fetchToken).toHaveBeenCalledTimes(4);
    expect(new Set(fetchToken.mock.calls.map(([code]) => code))).toEqual(new Set(['BCD234']));
  });

  it('[CODE-07] a slow answer is waited for: no two questions at a time', async () => {
    let answer = (): void => {};
    const fetchToken = vi.fn(
      () => new Promise<{ token: null }>((resolve) => (answer = () => resolve({ token: null }))),
    );
    const { wait } = await started({ fetchToken });
    await wait(19_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    answer();
    await turn();
    await wait(1000);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('[CODE-08] a token signs in once, and everything stands still after it', async () => {
    const { clock, fetchToken, signIn, wait } = await started();
    fetchToken.mockResolvedValue({ token: 'custom' });
    await wait(5000);
    expect(signIn).toHaveBeenCalledWith('custom');
    await wait(20_000);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(clock.pendingCount).toBe(0);
  });

  it('[CODE-08] a sign-in that fails is told, and tried again with the next answer', async () => {
    const signIn = vi.fn(async () => {});
    signIn.mockRejectedValueOnce(new Error('network'));
    const { clock, onFailure, wait } = await started({
      signIn,
      fetchToken: async () => ({ token: 'custom' }),
    });
    await wait(5000);
    expect(onFailure).toHaveBeenCalledWith('pairToken', new Error('network'));
    expect(clock.pendingCount).toBe(2);
    await wait(5000);
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(clock.pendingCount).toBe(0);
  });

  it('[CODE-08] a screen that goes while the provider answers leaves no timer, and is told of no failure', async () => {
    let done = (): void => {};
    const { clock, onFailure, pairing, wait } = await started({
      fetchToken: async () => ({ token: 'custom' }),
      signIn: () => new Promise<void>((resolve) => (done = resolve)),
    });
    await wait(5000);
    pairing.stop();
    done();
    await turn();
    expect(clock.pendingCount).toBe(0);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('[CODE-10] a code that does not come is told, and can be asked for again', async () => {
    const fetchCode = vi.fn(async () => ({ code: 'BCD234', expiration: 300 }));
    fetchCode.mockRejectedValueOnce(new Error('down'));
    const { clock, last, onFailure, pairing } = await started({ fetchCode });
    expect(onFailure).toHaveBeenCalledWith('pairCode', new Error('down'));
    expect(last()).toEqual({ status: 'failed', code: null, secondsLeft: 0 });
    expect(clock.pendingCount).toBe(0);
    pairing.generate();
    await turn();
    expect(last().status).toBe('valid');
  });

  it('a question that fails is told, and the next one is asked', async () => {
    const { fetchToken, last, onFailure, wait } = await started();
    fetchToken.mockRejectedValueOnce(new Error('down'));
    await wait(10_000);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('pairToken', new Error('down'));
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(last().status).toBe('valid');
  });

  it('[CODE-11] stopping leaves no timer, gives the question up and says nothing more', async () => {
    let signal: AbortSignal | undefined;
    const fetchToken = (_code: string, given: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal = given;
        given.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const { clock, onFailure, pairing, states, wait } = await started({ fetchToken });
    await wait(6000);
    const told = states.length;
    pairing.stop();
    expect(signal?.aborted).toBe(true);
    expect(clock.pendingCount).toBe(0);
    await wait(20_000);
    expect(states).toHaveLength(told);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('[CODE-11] a code that comes after the screen has gone starts nothing', async () => {
    let come = (): void => {};
    const { clock, pairing, states } = await started({
      fetchCode: () => new Promise((resolve) => (come = () => resolve({ code: 'LATE11', expiration: 300 }))),
    });
    pairing.stop();
    come();
    await turn();
    expect(states.map((state) => state.status)).toEqual(['loading']);
    expect(clock.pendingCount).toBe(0);
  });

  it('[CODE-13] the countdown goes by the wall clock and not by its ticks', async () => {
    const { last, pairing, wall, wait } = await started();
    wall.ahead += 200_000;
    pairing.resync();
    expect(last()).toMatchObject({ status: 'valid', secondsLeft: 100 });
    wall.ahead += 50_500;
    await wait(1000);
    expect(last().secondsLeft).toBe(49);
    wall.ahead += 60_000;
    pairing.resync();
    expect(last().status).toBe('expired');
  });
});
