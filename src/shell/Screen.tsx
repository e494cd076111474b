/** The frame of every screen: background, name for the voice guide, its part in the change of screens, back handling. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useScene, View } from '../../renderer';
import type { GroupKind, KeyPress } from '../../renderer';
import { useAgeLimit } from '../session';
import { AgeLimitProvider } from '../ui/AgeLimitContext';
import { STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';
import { markDrawn } from './markDrawn';
import { createScreenVisit, ScreenVisitContext } from './ScreenVisitContext';

interface ScreenProps {
  name: string;
  testId: string;
  group?: GroupKind;
  /** Leaves the background out, so that the video below is visible. */
  transparent?: boolean;
  /** It draws placeholders for its content; see `useSkeleton`. Default false. */
  skeleton?: boolean;
  /** A part of what it shows is still loading, so it is not fully drawn. Default false. */
  awaited?: boolean;
  /** Handles a back key that nothing inside handled. Default: the shell does. */
  onBack?: () => void;
  onKey?: (press: KeyPress) => boolean | void;
  children: ReactNode;
}

export function Screen({
  name,
  testId,
  group = 'free',
  transparent,
  skeleton = false,
  awaited = false,
  onBack,
  onKey,
  children,
}: ScreenProps) {
  const { colors } = useTheme();
  const [visit] = useState(createScreenVisit);
  const limit = useAgeLimit();
  const { whenDrawn } = useScene();
  useEffect(
    () => (skeleton || awaited ? undefined : whenDrawn(() => markDrawn(testId))),
    [skeleton, awaited, testId, whenDrawn],
  );
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      screen={skeleton ? 'skeleton' : 'content'}
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
