import { useStore } from 'zustand';
import type { Asset } from '../../contract';
import type { PlayerModel } from './playerModel';
import { StillWatching } from './StillWatching';
import { UpgradePanel } from './UpgradePanel';

interface QuestionsProps {
  model: PlayerModel;
  /** The title of the address; null while it is not known. */
  asset: Asset | null;
  imageBase: string;
  /** Leaves for the plans that include a title. */
  onPlans: (assetId: string) => void;
}

/** What is asked over the whole screen: whether somebody still watches, and for another plan where nothing plays. */
export function Questions({ model, asset, imageBase, onPlans }: QuestionsProps) {
  const offer = useStore(model.view, (view) => view.offer);
  const over = useStore(model.view, (view) => view.over);
  const next = useStore(model.view, (view) => view.next);
  if (offer === 'stillWatching') {
    return (
      <StillWatching
        next={next}
        art={over}
        imageBase={imageBase}
        onContinue={model.playNext}
        onBack={model.exit}
      />
    );
  }
  if (offer !== 'upgrade' || !over) return null;
  // At the end of a title it is the next one that the plan leaves out.
  const above = next === null ? asset : next.asset;
  const id = next?.id ?? asset?.id;
  return (
    <UpgradePanel
      asset={above}
      imageBase={imageBase}
      onUpgrade={() => id !== undefined && onPlans(id)}
      onBack={model.exit}
    />
  );
}
