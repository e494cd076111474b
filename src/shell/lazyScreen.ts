/** Screens whose code comes when they are first opened. Until it is there the app is not idle (`window.__tv.idle`). */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

let loading = 0;

/** `lazy`, counted. @param load the screen's `import()` */
export function lazyScreen<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    loading += 1;
    try {
      return await load();
    } finally {
      loading -= 1;
    }
  });
}

/** The code of a screen is on its way. */
export const isScreenLoading = (): boolean => loading > 0;
