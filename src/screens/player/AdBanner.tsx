import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { clockText } from '../../domain/time';
import { BLACK, WHITE, withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

const H = 56;
/** White text on it has a contrast of 8.5:1 even over pure white. */
const BACKING = withAlpha(BLACK, 0.7);
const PAUSED = { size: 128, icon: 56 } as const;

/**
 * What shows over an advertisement, in the place of all controls: the seconds it has left at the top right [ADS-02], its
 * place among several, and a mark while it is paused. One commit a second.
 */
export function AdBanner({ model }: { model: PlayerModel }) {
  const text = useText();
  const remaining = usePlayerValue(model, true, ({ ad }) => ad?.remaining ?? null);
  const index = usePlayerValue(model, true, ({ ad }) => ad?.index ?? 0);
  const count = usePlayerValue(model, true, ({ ad }) => ad?.count ?? 0);
  const paused = usePlayerValue(model, true, ({ ad, phase }) => ad !== null && phase === 'paused');
  return (
    <>
      {paused && <PausedMark label={text('player.paused')} />}
      {remaining !== null && (
        <View x={SAFE.x} y={SAFE.y} w={STAGE.w - 2 * SAFE.x} h={H} flow="row" justify="end">
          <View
            h={H}
            flow="row"
            align="center"
            gap={16}
            padding={[0, 24]}
            radius={H / 2}
            color={BACKING}
            role="group"
            testId="ad-banner"
          >
            <Label weight={700} color={WHITE} testId="ad-time">
              {text('player.ad', { time: clockText(remaining) })}
            </Label>
            {count > 1 && (
              <Label color={withAlpha(WHITE, 0.8)} testId="ad-number">
                {text('player.adOf', { index: index + 1, count })}
              </Label>
            )}
          </View>
        </View>
      )}
    </>
  );
}

/** A sign in the middle of the picture: no control shows by which a viewer would see that it is paused. */
function PausedMark({ label }: { label: string }) {
  const { size, icon } = PAUSED;
  return (
    <View
      x={(STAGE.w - size) / 2}
      y={(STAGE.h - size) / 2}
      w={size}
      h={size}
      radius={size / 2}
      color={BACKING}
      role="status"
      label={label}
      testId="ad-paused"
    >
      <Icon name="pause" size={icon} x={(size - icon) / 2} y={(size - icon) / 2} color={WHITE} />
    </View>
  );
}
