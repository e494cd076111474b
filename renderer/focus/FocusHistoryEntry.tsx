/** A screen as a history entry: focus and scroll inside it are kept under the entry and restored when it is back. */
import { useCallback, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import type { GroupKind, KeyHandler, ViewProps } from '../types';
import { focusTreeOf } from './focusTree';
import { ScopedView } from './ScopedView';
import { FocusHistoryContext } from './focusHistoryContext';

/** Props of `<FocusHistoryEntry>`. */
export interface FocusHistoryEntryProps {
  /** The history entry: react-router's `location.key`. */
  entry: string;
  /** Group kind of the screen's parts. Default 'free'. */
  group?: GroupKind;
  /** Stable name for tests. */
  testId?: string;
  /** Handles keys that nothing inside has handled; true stops them. */
  onKey?: KeyHandler;
  /** The screen. */
  children?: ReactNode;
}

/**
 * A group the size of the stage. A new entry takes focus when it mounts; a known one restores focus to where it was,
 * as soon as that is mounted, unless the viewer presses a key first. While nothing inside can have focus (a page that
 * loads) the group itself has it, so that keys such as back still arrive.
 */
export function FocusHistoryEntry({
  entry,
  group = 'free',
  testId,
  onKey,
  children,
}: FocusHistoryEntryProps): ReactElement {
  const scene = useSceneRoot();
  const focusHistory = useMemo(() => focusTreeOf(scene).historyEntry(entry), [scene, entry]);
  const provideFocusHistory = useCallback(() => focusHistory, [focusHistory]);
  const scope = useCallback(() => ({ focusHistory, listNavigation: null }), [focusHistory]);
  const props: ViewProps = {
    group,
    focusable: true,
    ring: false,
    focusKey: `entry:${entry}`,
    w: scene.width,
    h: scene.height,
  };
  if (testId !== undefined) props.testId = testId;
  if (onKey !== undefined) props.onKey = onKey;
  return (
    <ScopedView {...props} scope={scope}>
      <FocusHistoryContext value={provideFocusHistory}>{children}</FocusHistoryContext>
    </ScopedView>
  );
}
