/** Screens whose code comes when they are first opened, or ahead of that. Until it is there the app is not idle (`window.__tv.idle`). */
import { lazy, useState } from 'react';
import type { ComponentType, JSX } from 'react';

let loading = 0;

export interface LazyScreen<Props> {
  (props: Props & JSX.IntrinsicAttributes): JSX.Element;
  /** Fetches its code now: opened later, it is drawn in the same frame. */
  ahead(): void;
}

/** `lazy`, counted. @param load the screen's `import()` */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let begun = false;

  async function fetchCode(): Promise<{ default: ComponentType<Props> }> {
    begun = true;
    loading += 1;
    try {
      const code = await load();
      Loaded = code.default;
      return code;
    } finally {
      loading -= 1;
    }
  }

  const Waiting = lazy(fetchCode) as unknown as ComponentType<Props>;
  const Screen = (props: Props & JSX.IntrinsicAttributes): JSX.Element => {
    // For as long as it is there: what it holds must not be lost when the other one comes.
    const [Code] = useState(() => Loaded ?? Waiting);
    return <Code {...props} />;
  };
  return Object.assign(Screen, {
    ahead(): void {
      // A failure is not this moment's to tell: the screen asks again when it is opened.
      if (!begun) fetchCode().catch(() => (begun = false));
    },
  });
}

/** The code of a screen is on its way. */
export const isScreenLoading = (): boolean => loading > 0;
