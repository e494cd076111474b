import { memo } from 'react';
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { cutWords } from '../../domain/description';
import { useText } from '../../i18n';
import { useAgeRestriction } from '../../ui/AgeLimitContext';
import { Badge } from '../../ui/Badge';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { TitleName } from '../../ui/TitleName';
import { useCardLabels } from '../../ui/useCardLabels';
import { useTurns } from './useTurns';

interface JumbotronTextProps {
  /** Uuid of the jumbotron's component. */
  component: string;
  asset: Asset;
  imageBase: string;
  /** Height of the block, stage pixels: the text is at its lower end. */
  h: number;
}

const W = 780;
const CROSSFADE = { alpha: { duration: 400 } } as const;

/** Name, a line of facts and three lines of description. Those of another asset cross-fade with the last one's. */
export function JumbotronText({ component, asset, imageBase, h }: JumbotronTextProps) {
  return useTurns(component, asset.id, asset).map(({ slot, front, value }) => (
    <View
      key={slot}
      h={h}
      flow="column"
      justify="end"
      gap={16}
      alpha={front ? 1 : 0}
      transition={CROSSFADE}
      testId={front ? 'jumbotron-text' : 'jumbotron-text-before'}
    >
      {value && <Words asset={value} imageBase={imageBase} />}
    </View>
  ));
}

const Words = memo(function Words({ asset, imageBase }: { asset: Asset; imageBase: string }) {
  const text = useText();
  const restriction = useAgeRestriction(asset);
  const { live } = useCardLabels(asset, W);
  return (
    <>
      <TitleName asset={asset} imageBase={imageBase} maxWidth={W} />
      <View flow="row" gap={22} align="center">
        <Badge x={0} y={0} live visible={live}>
          {text('asset.live')}
        </Badge>
        <Facts asset={asset} restriction={restriction} />
      </View>
      <Label size={28} lineHeight={40} maxWidth={W} maxLines={3}>
        {cutWords(asset.description).text}
      </Label>
    </>
  );
});
