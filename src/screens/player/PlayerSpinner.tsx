/** A sign of life while the picture waits for data: loading, buffering, seeking. */
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

const WAITING = ['idle', 'loading', 'ready', 'buffering', 'seeking'] as const satisfies readonly string[];

export function Waiting({ model }: { model: PlayerModel }) {
  const text = useText();
  const waiting = usePlayerValue(model, true, ({ phase }) => (WAITING as readonly string[]).includes(phase));
  return waiting ? <Spinner what={text('player.loading')} onPicture /> : null;
}
