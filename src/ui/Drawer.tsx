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
  /** Name for the voice guide. */
  label: string;
  testId: string;
  /** Opacity of the shade at the left edge of the stage, 0..1; where the panel begins it is opaque. */
  shade: number;
  /** How far from the left edge the shade keeps that opacity, as a fraction of the stage's width. Default: it grows at once. */
  clear?: number;
  /** Where the shade is almost opaque and where it is opaque, as fractions of the stage's width, 0..1. */
  edge: readonly [number, number];
  /** Group kind of the content. */
  group: GroupKind;
  /** Handles the back key. Default: the screen does. */
  onBack?: () => void;
  /** Positioned in stage pixels, relative to the stage. */
  children: ReactNode;
}

const DRAWER_MS = 100;
/** Distance it slides in from the right while it fades in, stage pixels. */
const SLIDE = 160;
const MOVE = { duration: DRAWER_MS, easing: 'ease-out' } as const;

/**
 * A panel that slides in from the right (100 ms) over a screen that stays visible on the left: a shade that darkens
 * towards the panel, and a focus trap. Its content mounts at each opening and unmounts when the closing transition
 * ends.
 */
export function Drawer(props: DrawerProps) {
  const mounted = useDelayedUnmount(props.open, DRAWER_MS);
  return mounted ? <Panel {...props} /> : null;
}

function Panel({ open, label, testId, shade, clear, edge, group, onBack, children }: DrawerProps) {
  const { colors } = useTheme();
  const root = useRef<NodeHandle>(null);
  const panel = useRef<NodeHandle>(null);
  useLayoutEffect(() => {
    root.current?.animate('alpha', open ? 1 : 0, MOVE);
    panel.current?.animate('x', open ? 0 : SLIDE, MOVE);
  }, [open]);
  const left = clear === undefined ? [0] : [0, clear];
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
        colors: [
          ...left.map(() => withAlpha(colors.scrim, shade)),
          withAlpha(colors.scrim, 0.97),
          colors.scrim,
        ],
        stops: [...left, ...edge],
      }}
      role="dialog"
      label={label}
      testId={testId}
      group={group}
      // Focus starts anew at each opening.
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
