/** The key sequence that shows the figures of the stream, for engineers. */
import { useState } from 'react';
import { useScene } from '../../../renderer';
import type { KeyPress } from '../../../renderer';
import { defaultEngineering } from '../../config';
import type { EngineeringConfig } from '../../config';
import { watchKeySequence } from '../../domain/keySequence';
import { useServices } from '../../shell/services';

interface StatsKeys {
  readonly shown: boolean;
  /** Tells of a key that reached the player, whatever else it does. */
  readonly key: (press: KeyPress) => void;
}

/** The sequence; null in a production build whose configuration has no `engineering`, like the profiler's [SHELL-19]. */
export function statsKeysOf(
  configured: EngineeringConfig | undefined,
  build: typeof __ENVIRONMENT__,
): readonly string[] | null {
  return (configured ?? (build === 'production' ? null : defaultEngineering))?.stats ?? null;
}

export function useStatsKeys(): StatsKeys {
  const { clock } = useScene();
  const { engineering } = useServices().config;
  const [shown, setShown] = useState(false);
  const [isComplete] = useState(() => {
    const keys = statsKeysOf(engineering, __ENVIRONMENT__);
    return keys === null ? () => false : watchKeySequence(keys);
  });
  return {
    shown,
    key: ({ key, repeat }) => {
      if (!repeat && isComplete(key, clock.now())) setShown((before) => !before);
    },
  };
}
