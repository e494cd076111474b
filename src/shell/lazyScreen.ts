/** Screens and parts of screens whose code is loaded when they are first opened. The load is registered in the activity. */
import { createElement, lazy, useLayoutEffect, useState } from 'react';
import type { ComponentType, FC } from 'react';
import { useScene } from '../../renderer';
import { CodeError, loadCode } from '../code/loadCode';
import type { CodeNeed } from '../code/loadCode';
import type { Activity } from '../domain/activity';
import { useActivity } from './ActivityContext';
import { SKELETON_MS } from './useSkeleton';

/** While a screen's code loads its skeleton is drawn after this time, ms: until then the last screen's picture is there. */
export const CODE_SKELETON_AFTER_MS = 400;

/** A component whose code can be loaded before it is opened, so that it renders without a fallback. */
export type LazyComponent<Props> = FC<Props> & {
  /** Loads the code ahead. If that fails, opening the component asks for the code again, with waits between. */
  preload(activity: Activity): Promise<void>;
};

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type SceneClock = ReturnType<typeof useScene>['clock'];

/** A screen. Its skeleton, once drawn, stays for 150 ms. @param load the screen's `import()` */
export const lazyScreen = <Props extends object>(load: Load<Props>): LazyComponent<Props> =>
  lazyComponent(load, skeletonSeen);

/** A part of a screen, which draws nothing in its place while it loads. @param load the part's `import()` */
export const lazyPart = <Props extends object>(load: Load<Props>): LazyComponent<Props> =>
  lazyComponent(load, async () => {});

/** Waits while the skeleton of a screen that was opened at `since` has been seen too shortly. */
async function skeletonSeen(clock: SceneClock, since: number): Promise<void> {
  const seen = clock.now() - since - CODE_SKELETON_AFTER_MS;
  if (seen <= 0 || seen >= SKELETON_MS) return;
  await new Promise<void>((resolve) => clock.setTimeout(resolve, SKELETON_MS - seen));
}

/**
 * `lazy`, with its load registered in the activity.
 * @param then what is awaited when the code of a component that was opened at `since` has come
 */
function lazyComponent<Props extends object>(
  load: Load<Props>,
  then: (clock: SceneClock, since: number) => Promise<void>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const registered = async (
    activity: Activity,
    need: CodeNeed,
  ): Promise<{ default: ComponentType<Props> }> => {
    const end = activity.begin('screen code');
    try {
      const code = await loadCode(load, need, (whole) => whole.default !== undefined);
      loaded = code.default;
      return code;
    } finally {
      end();
    }
  };
  const open = async (activity: Activity, clock: SceneClock) => {
    const since = clock.now();
    try {
      const code = await registered(activity, 'screen');
      await then(clock, since);
      return code;
    } catch (error) {
      // React keeps a `lazy` that failed. Until the failure is shown it has to: every attempt to render asks for it.
      if (error instanceof CodeError) error.shown = () => lazyComponents.delete(activity);
      throw error;
    }
  };
  /** One lazy component per application: React must get the same component after each suspended render. */
  const lazyComponents = new WeakMap<Activity, ComponentType<Props>>();
  const lazyComponentFor = (activity: Activity, clock: SceneClock): ComponentType<Props> => {
    const known = lazyComponents.get(activity) ?? lazy(() => open(activity, clock));
    lazyComponents.set(activity, known);
    return known;
  };
  /** The choice is fixed while mounted: another component would be another screen. */
  function Lazy(props: Props) {
    const activity = useActivity();
    const { clock } = useScene();
    const [Rendered] = useState(() => loaded ?? lazyComponentFor(activity, clock));
    return createElement(Rendered, props);
  }
  return Object.assign(Lazy, {
    preload: async (activity: Activity) => {
      if (loaded === null) await registered(activity, 'ahead').catch(() => null);
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
