/** An error screen tries again by itself: after 5 s, doubling to 60 s, at a random moment of that time, while it is visible. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Platform } from '../../platforms/platform';
import { useScene } from '../../renderer';
import { backoffDelay, SCREEN_BACKOFF } from '../domain/retryDelay';
import { runWhileVisible } from './runWhileVisible';

/** Tries again while the screen stays, with its focus. @returns leaves the screen; null when it failed again. Never rejects */
export type Retry = () => Promise<(() => void) | null>;

export interface AutoRetryOptions {
  readonly platform: Pick<Platform, 'watchVisibility'>;
  /** null: there is nothing to be tried again. */
  readonly retry: Retry | null;
  /** Attempts that were made before this screen was shown. */
  readonly tried?: number;
}

/** Leaves the screen once an attempt has succeeded, unless it was left meanwhile. */
export function useAutoRetry({ platform, retry, tried = 0 }: AutoRetryOptions): void {
  const { clock } = useScene();
  const attempts = useRef(tried);
  const attempt = useEffectEvent(async () => (retry === null ? null : retry()));
  const enabled = retry !== null;
  useEffect(() => {
    if (!enabled) return undefined;
    return runWhileVisible(platform, () => {
      let stopped = false;
      let timer = 0;
      const arm = (): void => {
        const wait = backoffDelay(attempts.current, SCREEN_BACKOFF, Math.random);
        timer = clock.setTimeout(() => void run(), wait);
      };
      const run = async (): Promise<void> => {
        attempts.current += 1;
        const leave = await attempt();
        if (stopped) return;
        if (leave === null) arm();
        else leave();
      };
      arm();
      return () => {
        stopped = true;
        clock.clearTimeout(timer);
      };
    });
  }, [clock, enabled, platform]);
}
