import { useState } from 'react';
import { View } from '../../../renderer';
import type { EpisodePosition } from '../../domain/episodes';
import type { WatchButton, WatchLabel } from '../../domain/watchButton';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/icons';
import { NAMES_EPISODE, WATCH_TEXT } from '../../ui/watchText';
import type { AssetAction, AssetActions } from './actions';
import { episodeCode } from '../../ui/episodeLabels';
import { FavoriteButtons } from './FavoriteButtons';
import { BUTTON_GAP } from './layout';
import { RoundButton } from './RoundButton';

/** The handler of each kind of button. */
export interface ActionHandlers {
  readonly onWatch: (button: WatchButton) => void;
  readonly onEpisodes: () => void;
  readonly onMore: () => void;
  readonly onBack: () => void;
}

interface ActionRowProps extends ActionHandlers {
  assetId: string;
  actions: AssetActions;
}

interface ActionModel {
  readonly text: TextKey;
  readonly icon: IconName;
}

/** Actions beside the asset itself. */
const ROUND: readonly AssetAction['kind'][] = ['trailer', 'more', 'back'];

const WATCH_ICONS: Readonly<Record<WatchLabel, IconName>> = {
  live: 'play',
  signIn: 'signin',
  continue: 'play',
  upgrade: 'lock',
  again: 'restart',
  watch: 'play',
  trailer: 'trailer',
};

/**
 * The buttons of an asset in one row: those that play or list it with their captions, then round ones with an icon:
 * trailer, watchlist, likes, description. The first button of all has a caption whatever it does, and the initial
 * focus.
 */
export function ActionRow({ assetId, actions: { main, second }, ...handlers }: ActionRowProps) {
  return (
    <View flow="row" gap={BUTTON_GAP} group="row">
      {main.map((action, index) => (
        <ActionButton key={action.kind} action={action} first={index === 0} {...handlers} />
      ))}
      <FavoriteButtons assetId={assetId} first={main.length === 0} />
      {second?.map((action) => (
        <ActionButton key={action.kind} action={action} {...handlers} />
      ))}
    </View>
  );
}

interface ActionButtonProps extends ActionHandlers {
  action: AssetAction;
  first?: boolean;
}

function ActionButton({ action, first = false, ...handlers }: ActionButtonProps) {
  const text = useText();
  const { text: key, icon } = actionModel(action);
  const shared = {
    focusKey: action.kind,
    testId: `asset-${action.kind}`,
    onPress: () => press(action, handlers),
  };
  // Kept while it is mounted: a change, as when a title begins, would make another node and lose focus.
  const [round] = useState(!first && ROUND.includes(action.kind));
  if (round) return <RoundButton {...shared} icon={icon} word={text(key)} />;
  return (
    <Button {...shared} icon={icon} preferred={first} detail={episodeCode(text, episodeOf(action))}>
      {text(key)}
    </Button>
  );
}

function press(action: AssetAction, { onWatch, onEpisodes, onMore, onBack }: ActionHandlers): void {
  if (action.kind === 'more') onMore();
  else if (action.kind === 'back') onBack();
  else if (action.kind === 'episodes') onEpisodes();
  else onWatch(action.button);
}

function episodeOf(action: AssetAction): EpisodePosition | null {
  return action.kind === 'watch' && NAMES_EPISODE.includes(action.button.label) ? action.plays : null;
}

function actionModel(action: AssetAction): ActionModel {
  switch (action.kind) {
    case 'back':
      return { text: 'app.back', icon: 'back' };
    case 'episodes':
      return { text: 'asset.episodes', icon: 'episodes' };
    case 'more':
      return { text: action.cut ? 'asset.more' : 'page.moreInfo', icon: 'info' };
    default: {
      const { label } = action.button;
      return { text: WATCH_TEXT[label], icon: WATCH_ICONS[label] };
    }
  }
}
