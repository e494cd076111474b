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
import { useTitleAnalytics } from '../../shell/useTitleAnalytics';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { TitleName } from '../../ui/TitleName';
import { WATCH_TEXT } from '../../ui/watchText';
import { JumbotronArt } from './JumbotronArt';
import { JUMBOTRON } from './rowLayout';

export interface JumbotronProps {
  component: Component;
  /** Hears of its focus, when it is the page's head. */
  headFocus: Pick<ViewProps, 'onFocus' | 'onBlur'> | null;
  imageBase: string;
  watchButton: (asset: Asset) => WatchButton | null;
  onWatch: (asset: Asset) => void;
  onOpen: (asset: Asset) => void;
}

const WORDS = { w: 780 } as const;
/** The buttons end here, whatever is above them. */
const END = JUMBOTRON.h - 48;
const READ = { alpha: 1 } as const;
const ASIDE = { alpha: { duration: 250 } } as const;

export const Jumbotron = memo(function Jumbotron(props: JumbotronProps) {
  const { component, headFocus, imageBase, watchButton, onWatch, onOpen } = props;
  const text = useText();
  const asset = component.body.assets[0];
  const { ref, focus, selected } = useTitleAnalytics(component.uuid, asset ?? null);
  if (asset === undefined) return null;
  /** What a button does, once it is told that the title was chosen. */
  const choose = (act: (chosen: Asset) => void) => () => {
    selected(asset);
    act(asset);
  };
  const watch = watchButton(asset);
  return (
    <View
      group="row"
      testId="jumbotron"
      role="group"
      label={displayName(asset)}
      onFocus={(arrival) => {
        focus.onFocus(arrival);
        headFocus?.onFocus?.(arrival);
      }}
      onBlur={() => {
        focus.onBlur();
        headFocus?.onBlur?.();
      }}
    >
      <JumbotronArt asset={asset} imageBase={imageBase} visible={headFocus === null} />
      <View
        ref={ref}
        x={CONTENT.x}
        h={END}
        flow="column"
        justify="end"
        gap={22}
        alpha={0}
        parentFocusedStyle={READ}
        transition={ASIDE}
      >
        <TitleName asset={asset} imageBase={imageBase} maxWidth={WORDS.w} />
        <Facts asset={asset} />
        <Label size={28} lineHeight={40} maxWidth={WORDS.w} maxLines={3}>
          {cutWords(asset.description).text}
        </Label>
        <View h={4} />
        <View flow="row" gap={20} group="row">
          {watch && (
            <Button icon="play" testId="jumbotron-watch" preferred onPress={choose(onWatch)}>
              {text(WATCH_TEXT[watch.label])}
            </Button>
          )}
          <Button icon="info" testId="jumbotron-more" onPress={choose(onOpen)}>
            {text('page.moreInfo')}
          </Button>
        </View>
      </View>
    </View>
  );
});
