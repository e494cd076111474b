import type { Ref } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useText } from '../../i18n';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { BAR, BELOW_BAR, BUTTON } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { controlsOf } from './SeekBar';
import { usePlayerValue } from './usePlayerValue';

interface LiveStatusProps {
  model: PlayerModel;
  /** True while the overlay shows. */
  shown: boolean;
}

const BADGE_H = 36;
const GO_LIVE = { x: (STAGE.w + BUTTON) / 2 + 24, y: BELOW_BAR.y + 6 } as const;

/** Below the right end of the bar: the badge, lit at the live edge, else dim after how far behind it the picture is. */
export function LiveStatus({ model, shown }: LiveStatusProps) {
  const text = useText();
  const behind = usePlayerValue(model, shown, () => controlsOf(model).live?.behindText ?? '');
  const atEdge = behind === '';
  return (
    <View x={BAR.x} y={BELOW_BAR.y} w={BAR.w} h={BADGE_H} flow="row" justify="end" align="center" gap={16}>
      <Label testId="live-behind" visible={!atEdge}>
        {behind}
      </Label>
      <Badge live={atEdge} x={0} y={0}>
        {text('player.live')}
      </Badge>
    </View>
  );
}

/** Leads back to the live edge; there only behind it. */
export function GoLive({ onPress, ref }: { onPress: () => void; ref: Ref<NodeHandle> }) {
  const text = useText();
  return (
    <Button ref={ref} {...GO_LIVE} look="small" icon="forward" testId="go-live" onPress={onPress}>
      {text('player.goLive')}
    </Button>
  );
}
