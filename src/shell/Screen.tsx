/** The frame of every screen: background, name for the voice guide, the 500 ms transition, and back handling. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../renderer';
import type { GroupKind, KeyPress, NodeHandle } from '../../renderer';
import { useAgeLimit } from '../session';
import { AgeLimitProvider } from '../ui/AgeLimitContext';
import { STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';
import { createScreenVisit, ScreenVisitContext } from './ScreenVisitContext';

/** Transitions take 500 ms [PAGE-12]. */
const TRANSITION = { duration: 500, easing: 'ease-out' } as const;

interface ScreenProps {
  name: string;
  testId: string;
  group?: GroupKind;
  /** Leaves the background out, so that the video below is visible. */
  transparent?: boolean;
  /** Handles a back key that nothing inside handled. Default: the shell does. */
  onBack?: () => void;
  onKey?: (press: KeyPress) => boolean | void;
  children: ReactNode;
}

export function Screen({ name, testId, group = 'free', transparent, onBack, onKey, children }: ScreenProps) {
  const { colors } = useTheme();
  const root = useRef<NodeHandle>(null);
  const [visit] = useState(createScreenVisit);
  const limit = useAgeLimit();
  useLayoutEffect(() => root.current?.animate('alpha', 1, TRANSITION), []);
  return (
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      alpha={0}
      {...(transparent ? null : { color: colors.background })}
      role="main"
      label={name}
      testId={testId}
      group={group}
      onKey={(press) => {
        if (onKey?.(press) === true) return true;
        if (press.key !== 'back' || onBack === undefined) return false;
        onBack();
        return true;
      }}
    >
      <AgeLimitProvider value={limit}>
        <ScreenVisitContext value={visit}>{children}</ScreenVisitContext>
      </AgeLimitProvider>
    </View>
  );
}
