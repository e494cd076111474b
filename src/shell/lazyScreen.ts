/** Screens whose code is loaded when they are first opened. The load is registered in the application's activity. */
import { createElement, lazy, useLayoutEffect, useState } from 'react';
import type { ComponentType, FC } from 'react';
import type { Activity } from '../domain/activity';
import { useActivity } from './ActivityContext';

/** A screen whose code can be loaded before it is opened: then it is drawn without a frame of waiting. */
export type LazyScreen<Props> = FC<Props> & {
  /** Loads the code ahead. When it cannot be loaded, opening the screen tries again and fails as a screen does. */
  preload(activity: Activity): Promise<void>;
};

/** `lazy`, registered. @param load the screen's `import()` */
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
  /** One for an application: React asks the same component again after each suspended render. */
  const lazyComponents = new WeakMap<Activity, ComponentType<Props>>();
  const lazyComponentFor = (activity: Activity): ComponentType<Props> => {
    const known = lazyComponents.get(activity) ?? lazy(() => registered(activity));
    lazyComponents.set(activity, known);
    return known;
  };
  /** One or the other for as long as it is mounted: another component would be another screen. */
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
 * For the fallback of a screen: while it is drawn the screen is pending, also once its code is there. React holds the screen
 * back then, so that nothing flashes, for up to 300 ms.
 */
export function useScreenAwaited(): void {
  const activity = useActivity();
  useLayoutEffect(() => activity.begin('screen'), [activity]);
}
