/**
 * A scripted remote for sets without remote DevTools: `?profile=http://machine:4801` makes the page fetch its keys from
 * there, press them, and post back what the profiler saw. `npm run profile -- --listen 4801` is the other side. Never in
 * production builds.
 */
import type { TvScene } from '../../../renderer';

/** One step, as `scripts/profile/steps.ts` reads them from a file. */
export type SessionStep =
  | { kind: 'press'; key: string; times: number }
  | { kind: 'hold'; key: string; ms: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'idle' };

export interface RemoteSessionOptions {
  /** Origin of the machine that runs the session, without a path. */
  address: string;
  /** Target of the simulated key events. */
  keys: EventTarget;
  tv: Pick<TvScene, 'frames' | 'idle'>;
  pause: (ms: number) => Promise<void>;
  fetch: typeof fetch;
}

/** Longer than the 50 ms throttle of the key input. */
const paceMs = 60;
const firstRepeatMs = 400;
const repeatMs = 50;

/** @throws Error when the machine does not answer, or answers with anything but steps */
export async function runRemoteSession(options: RemoteSessionOptions): Promise<void> {
  const { address, tv, fetch } = options;
  await tv.idle();
  const steps = (await (await fetch(`${address}/steps`)).json()) as SessionStep[];
  tv.frames.start();
  for (const step of steps) await perform(step, options);
  const body = JSON.stringify({ report: tv.frames.stop(), trace: await tv.frames.trace() });
  await fetch(`${address}/report`, { method: 'POST', body });
}

async function perform(step: SessionStep, { keys, tv, pause }: RemoteSessionOptions): Promise<void> {
  const send = (type: 'keydown' | 'keyup', key: string, repeat = false): void =>
    void keys.dispatchEvent(new KeyboardEvent(type, { key, repeat }));
  switch (step.kind) {
    case 'idle':
      return tv.idle();
    case 'wait':
      return pause(step.ms);
    case 'press':
      for (let i = 0; i < step.times; i++) {
        send('keydown', step.key);
        send('keyup', step.key);
        await pause(paceMs);
      }
      return;
    case 'hold':
      send('keydown', step.key);
      await pause(Math.min(firstRepeatMs, step.ms));
      for (let held = firstRepeatMs; held < step.ms; held += repeatMs) {
        send('keydown', step.key, true);
        await pause(repeatMs);
      }
      send('keyup', step.key);
  }
}
