/** Stands around the screens and opens the menu of a title over them: a long press on any of its cards leads here. */
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Asset } from '../../contract';
import { TitleMenuProvider } from '../../ui/TitleMenuContext';
import type { OpenTitleMenu } from '../../ui/TitleMenuContext';
import { lazyScreen } from '../lazyScreen';

/** Comes when somebody asks for it first. */
const TitleMenu = lazyScreen(() => import('./TitleMenu'));

interface Opened {
  readonly asset: Asset;
  readonly onOpen: (asset: Asset) => void;
  /** The history entry it stands over. */
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
  // Somebody led the viewer elsewhere: it must not be there again when they come back.
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
