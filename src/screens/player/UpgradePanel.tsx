import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { HeroArt } from '../../ui/HeroArt';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

interface UpgradePanelProps {
  /** The title that the plan leaves out; null while it is not known. */
  asset: Asset | null;
  imageBase: string;
  onUpgrade: () => void;
  onBack: () => void;
}

const COLUMN = 1100;

/**
 * In the place of a film that the viewer's plan does not include [PLAYER-10]: its artwork, and the way to the plans. The
 * back key is the player's.
 */
export function UpgradePanel({ asset, imageBase, onUpgrade, onBack }: UpgradePanelProps) {
  const { colors } = useTheme();
  const text = useText();
  const name = asset === null ? '' : displayName(asset);
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      color={colors.background}
      role="dialog"
      label={text('asset.upgradeToWatch')}
      testId="upgrade-panel"
      trap
    >
      {asset !== null && <HeroArt asset={asset} imageBase={imageBase} />}
      <View x={SAFE.x} y={520} flow="column" gap={20}>
        <Label type="display" role="heading" maxWidth={COLUMN} maxLines={2} visible={name !== ''}>
          {name}
        </Label>
        <Label maxWidth={COLUMN}>{text('player.aboveThePlan')}</Label>
        <View h={12} />
        <View flow="row" gap={20} group="row">
          <Button icon="lock" testId="upgrade" autoFocus onPress={onUpgrade}>
            {text('asset.upgradeToWatch')}
          </Button>
          <Button testId="upgrade-back" onPress={onBack}>
            {text('player.backOut')}
          </Button>
        </View>
      </View>
    </View>
  );
}
