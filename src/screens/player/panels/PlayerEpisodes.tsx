import type { Asset } from '../../../contract';
import type { EpisodeChoice } from '../../../domain/episodeChoice';
import type { WatchTarget } from '../../../domain/watchButton';
import { useIdentity } from '../../../session';
import EpisodesModal from '../../../shell/episodes/EpisodesModal';
import { useWatchTarget } from '../../../shell/useWatchTarget';
import type { PlayerModel } from '../playerModel';

interface PlayerEpisodesProps {
  model: PlayerModel;
  open: boolean;
  /** The show of the episode that plays, without the episodes hidden from this viewer. */
  show: Asset;
  currentId: string;
}

/** The episodes over the picture. A chosen one plays on the same player; the one that plays closes the list. */
export default function PlayerEpisodes({ model, open, show, currentId }: PlayerEpisodesProps) {
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const follow = useWatchTarget();
  /** Picture and sound end in the key's own task: the screen stays until the next one's code is there [PLAYER-24]. */
  const leaveFor = (target: WatchTarget): void => {
    model.suspend();
    follow(target, {});
  };
  const onChoose = (episode: Asset, choice: EpisodeChoice): void => {
    if (choice === 'close') model.panels.close();
    else if (choice === 'play')
      model.goOn({ assetId: episode.id, content: 'main', startAt: 'resume', anonymous });
    else if (choice === 'signIn') leaveFor({ to: 'signIn' });
    else if (choice === 'plans') leaveFor({ to: 'plans', returnAssetId: show.id });
  };
  return (
    <EpisodesModal
      open={open}
      show={show}
      currentId={currentId}
      startId={null}
      onChoose={onChoose}
      onClose={model.panels.close}
      onKeyUsed={model.viewerActed}
    />
  );
}
