/**
 * `<ViewTransition>` in a host that takes no snapshots: its content changes at once, as in a fragment. React calls for a
 * transition all the same, and leaves it to the host to run the phases of such a commit.
 */
const nothing = (): void => {};

export const viewTransitionConfig = {
  startViewTransition(
    _state: unknown,
    _container: unknown,
    _types: unknown,
    mutation: () => void,
    layout: () => void,
    _afterMutation: () => void,
    spawnedWork: () => void,
  ): null {
    mutation();
    layout();
    spawnedWork();
    // nothing runs that could be stopped or listened to
    return null;
  },
  createViewTransitionInstance: (): null => null,
  measureInstance: (): null => null,
  wasInstanceInViewport: (): boolean => false,
  hasInstanceChanged: (): boolean => false,
  hasInstanceAffectedParent: (): boolean => false,
  applyViewTransitionName: nothing,
  restoreViewTransitionName: nothing,
  cancelViewTransitionName: nothing,
  cancelRootViewTransitionName: nothing,
  restoreRootViewTransitionName: nothing,
  suspendOnActiveViewTransition: nothing,
};
