import { useEffect, useState } from 'react';
import { useScene } from '../../../renderer';

/** Rows that arrive sooner are not preceded by placeholders, ms. */
const SHOW_AFTER = 400;

/** True once `awaited` has lasted, until it ends. */
export function useAwaited(awaited: boolean): boolean {
  const { clock } = useScene();
  const [late, setLate] = useState(false);
  if (late && !awaited) setLate(false);
  useEffect(() => {
    if (!awaited) return undefined;
    const timer = clock.setTimeout(() => setLate(true), SHOW_AFTER);
    return () => clock.clearTimeout(timer);
  }, [clock, awaited]);
  return awaited && late;
}
