import { View } from '../../../renderer';
import { STAGE } from '../../ui/stage';
import { MoreLikeThis } from './MoreLikeThis';
import { NextPanel } from './NextPanel';
import { OFFER_HEIGHTS, SIDE } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { SkipButton } from './SkipButton';
import { usePlayerValue } from './usePlayerValue';

interface TitleOffersProps {
  model: PlayerModel;
  imageBase: string;
  /** Leaves for the plans that include a title. */
  onPlans: (assetId: string) => void;
  /** Leaves for the screen of a title. */
  onTitle: (assetId: string) => void;
}

/**
 * What the player offers by itself while a title plays: the skip button, and below it the panel of what follows. Nothing
 * is mounted while there is nothing to offer. Focus goes to the panel first [C34]. A pending seek has the screen for its
 * preview.
 */
export function TitleOffers({ model, imageBase, onPlans, onTitle }: TitleOffersProps) {
  const skip = usePlayerValue(model, true, (_playback, view) => view.skip);
  const panel = usePlayerValue(model, true, (_playback, { offer, over }) =>
    over || offer === 'stillWatching' ? null : offer,
  );
  const seeking = usePlayerValue(model, true, (_playback, { seek }) => seek.target !== null);
  const below = panel === null ? 0 : OFFER_HEIGHTS[panel] + SIDE.gap;
  return (
    <View w={STAGE.w} h={STAGE.h} group="column" remember={false} visible={!seeking}>
      {skip !== null && (
        <SkipButton key={skip} kind={skip} y={SIDE.bottom - below - SIDE.skip} onPress={model.skip} />
      )}
      {panel === 'moreLikeThis' && <MoreLikeThis model={model} imageBase={imageBase} onOpen={onTitle} />}
      {(panel === 'next' || panel === 'upgrade') && (
        <NextPanel model={model} imageBase={imageBase} upgrade={panel === 'upgrade'} onUpgrade={onPlans} />
      )}
    </View>
  );
}
