/**
 * The head of a page: title, a line of facts, three lines of text, its buttons, over the page's backdrop. Its words step
 * back when focus goes to the rows.
 */
import { memo } from 'react';
import { View } from '../../../renderer';
import type { ViewProps } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { cutWords } from '../../domain/description';
import { displayName } from '../../domain/facts';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { WATCH_TEXT } from '../../ui/watchText';

export interface JumbotronProps {
  component: Component;
  /** Hears of its focus, when it is the page's head. */
  headFocus: Pick<ViewProps, 'onFocus' | 'onBlur'> | null;
  watchButton: (asset: Asset) => WatchButton | null;
  onWatch: (asset: Asset) => void;
  onOpen: (asset: Asset) => void;
}

const TITLE = { size: 84, lineHeight: 92 } as const;
const WORDS = { w: 780 } as const;
const READ = { alpha: 1 } as const;
const ASIDE = { alpha: { duration: 250 } } as const;

export const Jumbotron = memo(function Jumbotron(props: JumbotronProps) {
  const { component, headFocus, watchButton, onWatch, onOpen } = props;
  const text = useText();
  const asset = component.body.assets[0];
  if (asset === undefined) return null;
  const watch = watchButton(asset);
  return (
    <View group="row" testId="jumbotron" role="group" label={displayName(asset)} {...headFocus}>
      <View
        x={CONTENT.x}
        y={118}
        flow="column"
        gap={22}
        alpha={0}
        parentFocusedStyle={READ}
        transition={ASIDE}
      >
        <Label role="heading" weight={700} {...TITLE} maxWidth={WORDS.w} maxLines={2}>
          {displayName(asset)}
        </Label>
        <Facts asset={asset} />
        <Label size={28} lineHeight={40} maxWidth={WORDS.w} maxLines={3}>
          {cutWords(asset.description).text}
        </Label>
        <View h={4} />
        <View flow="row" gap={20} group="row">
          {watch && (
            <Button icon="play" testId="jumbotron-watch" preferred onPress={() => onWatch(asset)}>
              {text(WATCH_TEXT[watch.label])}
            </Button>
          )}
          <Button icon="info" testId="jumbotron-more" onPress={() => onOpen(asset)}>
            {text('page.moreInfo')}
          </Button>
        </View>
      </View>
    </View>
  );
});
