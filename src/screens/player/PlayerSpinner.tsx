import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

const WAITING_PHASES = [
  'idle',
  'loading',
  'ready',
  'buffering',
  'seeking',
] as const satisfies readonly string[];

/** A spinner while the video has no data: loading, buffering or seeking. */
export function PlayerSpinner({ model }: { model: PlayerModel }) {
  const text = useText();
  const waiting = usePlayerValue(
    model,
    true,
    ({ phase }, { over }) => !over && (WAITING_PHASES as readonly string[]).includes(phase),
  );
  return waiting ? <Spinner what={text('player.loading')} onPicture /> : null;
}
