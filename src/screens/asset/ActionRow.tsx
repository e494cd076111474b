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
import { ROWS_GAP } from './layout';

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
  readonly icon?: IconName;
}

const WATCH_ICONS: Partial<Record<WatchLabel, IconName>> = {
  live: 'play',
  signIn: 'signin',
  continue: 'play',
  upgrade: 'lock',
  again: 'restart',
  watch: 'play',
};

/**
 * The buttons of an asset in two rows: watch, episodes and trailer above; watchlist and likes, smaller, below. The
 * first button of all has the initial focus.
 */
export function ActionRow({ assetId, actions: { main, second }, ...handlers }: ActionRowProps) {
  return (
    <View flow="column" gap={ROWS_GAP}>
      {main.length > 0 && (
        <View flow="row" gap={20} group="row">
          {main.map((action, index) => (
            <ActionButton key={action.kind} action={action} first={index === 0} {...handlers} />
          ))}
        </View>
      )}
      {second !== null && (
        <View flow="row" gap={16} group="row">
          <FavoriteButtons assetId={assetId} />
          {second.map((action) => (
            <ActionButton key={action.kind} action={action} small {...handlers} />
          ))}
        </View>
      )}
    </View>
  );
}

interface ActionButtonProps extends ActionHandlers {
  action: AssetAction;
  first?: boolean;
  small?: boolean;
}

function ActionButton({ action, first = false, small = false, ...handlers }: ActionButtonProps) {
  const text = useText();
  const model = actionModel(action);
  return (
    <Button
      focusKey={action.kind}
      testId={`asset-${action.kind}`}
      look={small ? 'small' : 'large'}
      icon={model.icon}
      preferred={first}
      detail={episodeCode(text, episodeOf(action))}
      onPress={() => press(action, handlers)}
    >
      {text(model.text)}
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
