/** Wraps the screens and opens the menu of an asset over them, on a long press on any of its cards. */
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Asset } from '../../contract';
import { TitleMenuProvider } from '../../ui/TitleMenuContext';
import type { OpenTitleMenu } from '../../ui/TitleMenuContext';
import { lazyPart } from '../lazyScreen';

/** Its code is loaded when a menu is first opened. */
const TitleMenu = lazyPart(() => import('./TitleMenu'));

interface Opened {
  readonly asset: Asset;
  readonly onOpen: (asset: Asset) => void;
  /** History entry of the screen below it. */
  readonly entryKey: string;
}

export function TitleMenus({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const entryKeyRef = useRef(key);
  const [opened, setOpened] = useState<Opened | null>(null);
  useLayoutEffect(() => {
    entryKeyRef.current = key;
  }, [key]);
  const open = useCallback<OpenTitleMenu>(
    (asset, onOpen) => setOpened({ asset, onOpen, entryKey: entryKeyRef.current }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  // The route changed while the menu was open: it must not be open when the viewer comes back.
  if (opened !== null && opened.entryKey !== key) close();
  return (
    <TitleMenuProvider value={open}>
      {children}
      {opened !== null && (
        <Suspense fallback={null}>
          <TitleMenu asset={opened.asset} onOpen={opened.onOpen} onClose={close} />
        </Suspense>
      )}
    </TitleMenuProvider>
  );
}
