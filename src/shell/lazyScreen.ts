/** Screens whose code comes when they are first opened. Until it is there the app is not idle (`window.__tv.idle`). */
import { createElement, lazy, useLayoutEffect, useState } from 'react';
import type { ComponentType, FC } from 'react';

let loading = 0;

/** A screen that can be had before it is opened: who opens it then finds it there, without a frame of waiting. */
export type LazyScreen<Props> = FC<Props> & {
  /** Loads the code ahead. When it cannot be had, opening the screen tries again and fails as a screen does. */
  preload(): Promise<void>;
};

/** `lazy`, counted. @param load the screen's `import()` */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let there: ComponentType<Props> | null = null;
  const counted = async (): Promise<{ default: ComponentType<Props> }> => {
    loading += 1;
    try {
      const code = await load();
      there = code.default;
      return code;
    } finally {
      loading -= 1;
    }
  };
  const Later: ComponentType<Props> = lazy(counted);
  /** One or the other for as long as it is mounted: another component would be another screen. */
  function Screen(props: Props) {
    const [Shown] = useState(() => there ?? Later);
    return createElement(Shown, props);
  }
  return Object.assign(Screen, {
    preload: async () => {
      if (there === null) await counted().catch(() => null);
    },
  });
}

/**
 * For what stands in for a screen: while it is drawn the screen is on its way, also once its code is there. React holds the
 * screen back then, so that nothing flashes, for up to 300 ms.
 */
export function useScreenAwaited(): void {
  useLayoutEffect(() => {
    loading += 1;
    return () => {
      loading -= 1;
    };
  }, []);
}

/** A screen is on its way. */
export const isScreenLoading = (): boolean => loading > 0;
