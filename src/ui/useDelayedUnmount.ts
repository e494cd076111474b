/** Keeps what is going in the tree until it has gone. */
import { useEffect, useState } from 'react';
import { useScene } from '../../renderer';

/** True while `open`, and for `ms` after it. */
export function usePresence(open: boolean, ms: number): boolean {
  const { clock } = useScene();
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return undefined;
    const timer = clock.setTimeout(() => setPresent(false), ms);
    return () => clock.clearTimeout(timer);
  }, [open, present, ms, clock]);
  return open || present;
}
