/**
 * The head of a page: hero art, logo or title, a line of facts, three lines of text, its buttons. Its words step back
 * when focus goes to the rows, and the art stays as their ground.
 */
import { memo } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { cutWords } from '../../domain/description';
import { displayName } from '../../domain/facts';
import { imageFor, imageUrl } from '../../domain/images';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { Scrim } from '../../ui/Scrim';
import { CONTENT, STAGE } from '../../ui/stage';
import { WATCH_TEXT } from '../../ui/watchText';

export interface JumbotronProps {
  component: Component;
  imageBase: string;
  watchButton: (asset: Asset) => WatchButton | null;
  onWatch: (asset: Asset) => void;
  onOpen: (asset: Asset) => void;
}

const ART = { x: 420, w: STAGE.w - 420, h: 844 } as const;
const TITLE = { size: 84, lineHeight: 92 } as const;
const WORDS = { w: 780 } as const;
const READ = { alpha: 1 } as const;
const ASIDE = { alpha: { duration: 250 } } as const;

export const Jumbotron = memo(function Jumbotron(props: JumbotronProps) {
  const { component, imageBase, watchButton, onWatch, onOpen } = props;
  const { resolution } = useScene();
  const text = useText();
  const asset = component.body.assets[0];
  if (asset === undefined) return null;
  const picture = imageFor(asset.images, 'jumbotron');
  const watch = watchButton(asset);
  return (
    <View group="row" testId="jumbotron" role="group" label={displayName(asset)}>
      <View x={ART.x} alpha={0.45} parentFocusedStyle={READ} transition={ASIDE}>
        <Image
          w={ART.w}
          h={ART.h}
          fade={400}
          plate={0}
          fit="cover"
          src={picture && imageUrl(picture.url, ART.w * resolution, ART.h * resolution, imageBase)}
        />
        <Scrim from="left" w={900} h={ART.h} />
        <Scrim from="bottom" y={ART.h - 420} w={ART.w} h={420} />
        <Scrim from="top" w={ART.w} h={160} strength={0.5} />
      </View>
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
