/** Legal texts for a screen: `open` from a button, `modal` as the last child of the screen. */
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { LegalType } from '../../contract';
import { lazyPart } from '../lazyScreen';

const LegalModal = lazyPart(() => import('./LegalModal'));

interface LegalTexts {
  /** Opens a text. The modal's code is loaded with the first one; until then the screen stays as it is. */
  readonly open: (type: LegalType) => void;
  readonly modal: ReactNode;
}

export function useLegalModal(): LegalTexts {
  const [type, setType] = useState<LegalType | null>(null);
  return {
    open: setType,
    modal: type !== null && (
      <Suspense fallback={null}>
        <LegalModal type={type} onClose={() => setType(null)} />
      </Suspense>
    ),
  };
}
