/** The buttons of a title. The first one takes the first focus. */
import { View } from '../../../renderer';
import type { WatchButton, WatchLabel } from '../../domain/watchButton';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/icons';
import { WATCH_TEXT } from '../../ui/watchText';
import type { AssetAction } from './actions';

export interface ActionRowProps {
  actions: readonly AssetAction[];
  onWatch: (button: WatchButton) => void;
  onMore: () => void;
  onBack: () => void;
}

interface Face {
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

export function ActionRow({ actions, onWatch, onMore, onBack }: ActionRowProps) {
  const text = useText();
  return (
    <View flow="row" gap={20} group="row">
      {actions.map((action, index) => {
        const face = faceOf(action);
        return (
          <Button
            key={action.kind}
            focusKey={action.kind}
            testId={`asset-${action.kind}`}
            icon={face.icon}
            preferred={index === 0}
            onPress={() => {
              if (action.kind === 'more') onMore();
              else if (action.kind === 'back') onBack();
              else onWatch(action.button);
            }}
          >
            {text(face.text)}
          </Button>
        );
      })}
    </View>
  );
}

function faceOf(action: AssetAction): Face {
  if (action.kind === 'back') return { text: 'app.back', icon: 'back' };
  if (action.kind === 'more') return { text: action.cut ? 'asset.more' : 'page.moreInfo', icon: 'info' };
  const { label } = action.button;
  return { text: WATCH_TEXT[label], icon: WATCH_ICONS[label] };
}
