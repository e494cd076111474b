/** Keeps a closing component mounted until its transition has ended. */
import { useEffect, useState } from 'react';
import { useScene } from '../../renderer';

/** True while `open`, and for `ms` afterwards. */
export function useDelayedUnmount(open: boolean, ms: number): boolean {
  const { clock } = useScene();
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  useEffect(() => {
    if (open || !mounted) return undefined;
    const timer = clock.setTimeout(() => setMounted(false), ms);
    return () => clock.clearTimeout(timer);
  }, [open, mounted, ms, clock]);
  return open || mounted;
}
