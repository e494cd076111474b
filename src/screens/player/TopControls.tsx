import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { ControlButton } from './ControlButton';
import { BUTTON } from './overlayLayout';
import { titleLines } from './playerTitle';

interface TopControlsProps {
  /** Null while loading. */
  asset: Asset | null;
  /** The show of an episode; null for any other asset and while loading. */
  root: Asset | null;
  onBack: () => void;
}

const NO_LINES = { title: '', subtitle: '' } as const;
const TITLE_X = SAFE.x + BUTTON + 28;

/** The back button and the title, at the top of the overlay. */
export function TopControls({ asset, root, onBack }: TopControlsProps) {
  const text = useText();
  const { title, subtitle } = asset === null ? NO_LINES : titleLines(asset, root, text);
  return (
    <View group="row">
      <ControlButton
        icon="back"
        label={text('app.back')}
        testId="player-back"
        x={SAFE.x}
        y={SAFE.y}
        onPress={onBack}
      />
      {title !== '' && (
        <Label
          type="title"
          role="heading"
          testId="player-title"
          x={TITLE_X}
          y={subtitle === '' ? SAFE.y + 8 : SAFE.y - 12}
          maxWidth={STAGE.w - TITLE_X - SAFE.x}
        >
          {title}
        </Label>
      )}
      {subtitle !== '' && (
        <Label testId="player-subtitle" x={TITLE_X} y={SAFE.y + 46} maxWidth={STAGE.w - TITLE_X - SAFE.x} dim>
          {subtitle}
        </Label>
      )}
    </View>
  );
}
