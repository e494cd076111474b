/** A screen's place in history: focus and scroll inside it are remembered under its entry and restored when it is back. */
import { useCallback, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { View } from '../components';
import { useScene } from '../reconciler/context';
import type { GroupKind, KeyHandler, ViewProps } from '../types';
import type { ScopeProps } from './record';
import { MemoryContext } from './scope';

/** What a screen writes on `<FocusMemory>`. */
export interface FocusMemoryProps {
  /** The history entry: react-router's `location.key`. */
  entry: string;
  /** How the screen's parts hand focus to each other. Default 'free'. */
  group?: GroupKind;
  /** Stable name for tests. */
  testId?: string;
  /** Sees the keys nothing inside has taken; true ends their way. */
  onKey?: KeyHandler;
  /** The screen. */
  children?: ReactNode;
}

/**
 * A group the size of the stage. A new entry takes focus when it mounts; a known one takes it back to where it was, as
 * soon as that is mounted, unless the viewer presses a key first. While nothing inside can have focus (a page that
 * loads) it holds focus itself, so keys such as back still arrive.
 */
export function FocusMemory({
  entry,
  group = 'free',
  testId,
  onKey,
  children,
}: FocusMemoryProps): ReactElement {
  const scene = useScene();
  const memory = useMemo(() => scene.focus.entry(entry), [scene, entry]);
  const forBelow = useCallback(() => memory, [memory]);
  const scope = useCallback(() => ({ memory, navigator: null }), [memory]);
  const props: ViewProps & ScopeProps = {
    group,
    focusable: true,
    ring: false,
    focusKey: `entry:${entry}`,
    w: scene.width,
    h: scene.height,
    scope,
  };
  if (testId !== undefined) props.testId = testId;
  if (onKey !== undefined) props.onKey = onKey;
  return (
    <View {...props}>
      <MemoryContext value={forBelow}>{children}</MemoryContext>
    </View>
  );
}
