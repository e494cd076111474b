/** Screens whose code is loaded when they are first opened. The load is registered in the application's activity. */
import { createElement, lazy, useLayoutEffect, useState } from 'react';
import type { ComponentType, FC } from 'react';
import type { Activity } from '../domain/activity';
import { useActivity } from './ActivityContext';

/** A screen whose code can be loaded before it is opened, so that it renders without a fallback. */
export type LazyScreen<Props> = FC<Props> & {
  /** Loads the code ahead. If loading fails, opening the screen tries again and fails in the screen's own way. */
  preload(activity: Activity): Promise<void>;
};

/** `lazy`, with its load registered in the activity. @param load the screen's `import()` */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const registered = async (activity: Activity): Promise<{ default: ComponentType<Props> }> => {
    const end = activity.begin('screen code');
    try {
      const code = await load();
      loaded = code.default;
      return code;
    } finally {
      end();
    }
  };
  /** One lazy component per application: React must get the same component after each suspended render. */
  const lazyComponents = new WeakMap<Activity, ComponentType<Props>>();
  const lazyComponentFor = (activity: Activity): ComponentType<Props> => {
    const known = lazyComponents.get(activity) ?? lazy(() => registered(activity));
    lazyComponents.set(activity, known);
    return known;
  };
  /** The choice is fixed while mounted: another component would be another screen. */
  function Screen(props: Props) {
    const activity = useActivity();
    const [Rendered] = useState(() => loaded ?? lazyComponentFor(activity));
    return createElement(Rendered, props);
  }
  return Object.assign(Screen, {
    preload: async (activity: Activity) => {
      if (loaded === null) await registered(activity).catch(() => null);
    },
  });
}

/**
 * For the fallback of a screen: while it is rendered the screen counts as pending, even after its code has loaded:
 * React shows a suspended screen up to 300 ms later, so that the fallback does not flash.
 */
export function useScreenAwaited(): void {
  const activity = useActivity();
  useLayoutEffect(() => activity.begin('screen'), [activity]);
}
