import { useEffect, useState } from 'react';
import { useScene } from '../../renderer';

/** A skeleton that was seen at all stays for this long, ms: a shorter one is a flicker. */
export const SKELETON_MS = 150;

/**
 * Whether a screen draws its skeleton: while its content is `pending`, and until the skeleton has been seen for 150 ms.
 * One that the last screen still hides when the content arrives is never seen.
 */
export function useSkeleton(pending: boolean): boolean {
  const { clock, screens } = useScene();
  /** When the skeleton was mounted; null without one. */
  const [since, setSince] = useState(() => (pending ? clock.now() : null));
  if (pending && since === null) setSince(clock.now());
  const seen = pending || since === null ? 0 : screens.seenFor(since);
  const stays = seen > 0 && seen < SKELETON_MS;
  if (!pending && !stays && since !== null) setSince(null);
  useEffect(() => {
    if (!stays) return undefined;
    const timer = clock.setTimeout(() => setSince(null), SKELETON_MS - screens.seenFor(since!));
    return () => clock.clearTimeout(timer);
  }, [stays, since, clock, screens]);
  return pending || stays;
}
