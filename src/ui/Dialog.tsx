import type { ReactNode } from 'react';
import { View } from '../../renderer';
import type { GroupKind, KeyPress } from '../../renderer';
import { STAGE } from './stage';
import { useTheme } from './ThemeContext';

interface DialogProps {
  /** Name for the voice guide. */
  label: string;
  testId?: string | undefined;
  /** Group kind of the content. Default 'free'. */
  group?: GroupKind;
  /** Keys that nothing inside handled; return true when handled. Back must leave the dialog. */
  onKey: (press: KeyPress) => boolean;
  children: ReactNode;
}

/**
 * The backdrop of a dialog over a screen: a translucent layer and a focus trap. Nothing below receives keys or
 * pointer events.
 */
export function Dialog({ label, testId, group = 'free', onKey, children }: DialogProps) {
  const { colors } = useTheme();
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      color={colors.veil}
      role="dialog"
      label={label}
      testId={testId}
      group={group}
      trap
      onKey={onKey}
    >
      {children}
    </View>
  );
}

interface DialogPanelProps {
  /** Stage pixels. */
  w: number;
  /** Stage pixels. */
  h: number;
  children: ReactNode;
}

/** The panel in the centre of the stage that most dialogs have. */
export function DialogPanel({ w, h, children }: DialogPanelProps) {
  const { colors, radius } = useTheme();
  return (
    <View
      x={(STAGE.w - w) / 2}
      y={(STAGE.h - h) / 2}
      w={w}
      h={h}
      radius={radius * 1.5}
      color={colors.base}
      border={{ width: 2, color: colors.track }}
    >
      {children}
    </View>
  );
}
