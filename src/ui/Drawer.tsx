import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../renderer';
import type { GroupKind, KeyPress, NodeHandle } from '../../renderer';
import { withAlpha } from '../theme';
import { STAGE } from './stage';
import { useTheme } from './ThemeContext';
import { useDelayedUnmount } from './useDelayedUnmount';

interface DrawerProps {
  open: boolean;
  /** What it is, for the voice. */
  label: string;
  testId: string;
  /** How much of the light it takes at the left edge of the stage, 0..1; all of it where the panel begins. */
  shade: number;
  /** Where the panel begins: almost dark, and dark. Shares of the stage's width, 0..1. */
  edge: readonly [number, number];
  /** How focus goes from part to part. */
  group: GroupKind;
  /** What back does. Default: back is the screen's to answer. */
  onBack?: () => void;
  /** In stage pixels, the stage's own. */
  children: ReactNode;
}

const DRAWER_MS = 100;
/** How far it comes in from the right while its light comes up. */
const SLIDE = 160;
const MOVE = { duration: DRAWER_MS, easing: 'ease-out' } as const;

/**
 * A panel that slides in from the right (100 ms) over a screen that stays visible on the left: a shade that darkens
 * towards the panel, and a focus trap. Its content is mounted at each opening and unmounted once it is out of sight.
 */
export function Drawer(props: DrawerProps) {
  const mounted = useDelayedUnmount(props.open, DRAWER_MS);
  return mounted ? <Panel {...props} /> : null;
}

function Panel({ open, label, testId, shade, edge, group, onBack, children }: DrawerProps) {
  const { colors } = useTheme();
  const root = useRef<NodeHandle>(null);
  const panel = useRef<NodeHandle>(null);
  useLayoutEffect(() => {
    root.current?.animate('alpha', open ? 1 : 0, MOVE);
    panel.current?.animate('x', open ? 0 : SLIDE, MOVE);
  }, [open]);
  const onKey = ({ key }: KeyPress): boolean => {
    if (key !== 'back' || onBack === undefined) return false;
    onBack();
    return true;
  };
  return (
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      alpha={0}
      gradient={{
        angle: 0,
        colors: [withAlpha(colors.scrim, shade), withAlpha(colors.scrim, 0.97), colors.scrim],
        stops: [0, ...edge],
      }}
      role="dialog"
      label={label}
      testId={testId}
      group={group}
      // Each opening begins where its content says.
      remember={false}
      trap={open}
      disabled={!open}
      onKey={onKey}
    >
      <View ref={panel} x={SLIDE} w={STAGE.w} h={STAGE.h}>
        {children}
      </View>
    </View>
  );
}
