/**
 * Saves of progress, one at a time for each asset and in their order, so that an earlier second never arrives after a
 * later one. A 'progressed' that still waits is left out when a later save follows it; every other event is sent.
 */
import type { ProgressBody } from '../contract';

/**
 * Sends a save; never rejects. `isLatest` tells, after the answer, whether no later save of the asset was requested
 * meanwhile.
 */
export type SendProgress = (
  body: ProgressBody,
  signal: AbortSignal,
  isLatest: () => boolean,
) => Promise<void>;

export interface ProgressQueue {
  /**
   * @param urgent the page may be stopped at any moment: sent at once, and what its asset has in flight or waiting is
   * given up, since this save replaces it
   */
  add(body: ProgressBody, send: SendProgress, urgent: boolean): void;
}

interface Save {
  readonly body: ProgressBody;
  readonly send: SendProgress;
}

interface Line {
  readonly abort: AbortController;
  waiting: Save[];
}

export function createProgressQueue(): ProgressQueue {
  const lines = new Map<string, Line>();

  async function run(assetId: string, line: Line): Promise<void> {
    const isLatest = (): boolean => lines.get(assetId) === line && line.waiting.length === 0;
    for (let next = line.waiting.shift(); next !== undefined; next = line.waiting.shift())
      await next.send(next.body, line.abort.signal, isLatest);
    if (lines.get(assetId) === line) lines.delete(assetId);
  }

  return {
    add(body, send, urgent) {
      const { assetId } = body;
      const line = lines.get(assetId);
      if (line !== undefined && !urgent) {
        line.waiting = [...line.waiting.filter((save) => save.body.event !== 'progressed'), { body, send }];
        return;
      }
      if (line !== undefined) {
        line.waiting = [];
        line.abort.abort();
      }
      const own: Line = { abort: new AbortController(), waiting: [{ body, send }] };
      lines.set(assetId, own);
      void run(assetId, own);
    },
  };
}
