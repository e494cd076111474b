import { memo, useLayoutEffect, useRef } from 'react';
import { useScene, View } from '../../../renderer';
import type { KeyPress, NodeHandle } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { displayName } from '../../domain/facts';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { useAssetAnalytics } from '../../shell/useAssetAnalytics';
import { Button } from '../../ui/Button';
import { CONTENT, STAGE } from '../../ui/stage';
import { episodeCode } from '../../ui/episodeLabels';
import { NAMES_EPISODE, WATCH_TEXT } from '../../ui/watchText';
import { JumbotronArt } from './JumbotronArt';
import { JumbotronText } from './JumbotronText';
import { PageDots } from './PageDots';
import type { Offer } from './PageModel';
import { JUMBOTRON } from './rowLayout';
import { useAutomaticTurn } from './useAutomaticTurn';
import type { HeadTrailer } from './useTrailer';

interface JumbotronProps {
  component: Component;
  /** Of the asset to show. */
  index: number;
  onShowAsset: (component: string, assetId: string) => void;
  /** Of the first row of the page, which reports its focus and waits for its trailer; null otherwise. */
  headFocus: HeadTrailer | null;
  imageBase: string;
  /** Of that asset; 'pending' while it is unknown what its button says: it is there and does nothing yet. */
  offer: Offer | 'pending';
  onWatch: (button: WatchButton) => void;
  onOpen: (asset: Asset) => void;
}

/** Lower edge of the buttons, whatever is above them. */
const END = JUMBOTRON.h - 8;
const BUTTON_H = 72;
/** Lower edge of the text. */
const TEXT_END = END - BUTTON_H - 30;
/** From the buttons to the dots below them. */
const DOTS_GAP = 18;
const VISIBLE = { alpha: 1 } as const;
const TEXT_FADE = { alpha: { duration: 250 } } as const;
const BUTTONS = 'buttons';

/**
 * A carousel over the backdrop of a page: name, a line of facts, three lines of description and the buttons of one
 * asset at a time. Right from the last button shows the next asset, left from the first button the previous one, and a
 * rest the next one again. The text fades out when focus moves down to the rows.
 */
export const Jumbotron = memo(function Jumbotron(props: JumbotronProps) {
  const { component, index, onShowAsset, headFocus, imageBase, offer, onWatch, onOpen } = props;
  const text = useText();
  const forward = useScene().direction === 'rtl' ? 'left' : 'right';
  const { assets } = component.body;
  const asset = assets[index];
  const { ref, focus, trackSelected, cameByItself } = useAssetAnalytics(component.uuid, asset ?? null, index);
  const first = useRef<NodeHandle>(null);
  const last = useRef<NodeHandle>(null);
  /** Runs once the next asset is committed. */
  const afterShow = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    afterShow.current?.();
    afterShow.current = null;
  });

  const { fill, buttons, keyPressed } = useAutomaticTurn({
    count: assets.length,
    shown: `${component.uuid}/${asset?.id}`,
    film: headFocus?.film ?? null,
    onTurn() {
      const next = assets[(index + 1) % assets.length]!;
      cameByItself(next.id);
      onShowAsset(component.uuid, next.id);
    },
  });

  if (asset === undefined) return null;

  function showIndex(to: number, focused?: typeof first): void {
    const next = assets[to];
    if (next === undefined) return;
    afterShow.current = () => {
      if (focused) (focused.current ?? last.current)?.focus();
    };
    onShowAsset(component.uuid, next.id);
  }
  /** A repeated key stops at the first and last button: changing the asset takes a new key press. */
  const carouselKeys = (step: 1 | -1) => (press: KeyPress) => {
    const towards = (press.key === forward) === (step === 1);
    if (!isHorizontal(press) || !towards || assets[index + step] === undefined) return false;
    if (!press.repeat) showIndex(index + step, step === 1 ? first : last);
    return true;
  };
  /** Reports that the asset was selected, then does what the button does. */
  const choose = (act: () => void) => () => {
    trackSelected(asset);
    act();
  };
  const pending = offer === 'pending';
  const watch = pending ? null : offer.button;
  const hasWatch = pending || watch !== null;
  const plays = watch !== null && !pending && NAMES_EPISODE.includes(watch.label) ? offer.plays : null;
  const previousKey = carouselKeys(-1);
  const nextKey = carouselKeys(1);
  return (
    <View
      y={headFocus === null ? 0 : JUMBOTRON.headY}
      w={STAGE.w}
      h={JUMBOTRON.h}
      group="row"
      testId="jumbotron"
      role="group"
      label={displayName(asset)}
      onKey={() => {
        keyPressed();
        return false;
      }}
      onFocus={(reason) => {
        focus.onFocus(reason);
        headFocus?.onFocus?.(reason);
      }}
      onBlur={() => {
        focus.onBlur();
        headFocus?.onBlur?.();
      }}
    >
      <JumbotronArt
        component={component.uuid}
        asset={asset}
        imageBase={imageBase}
        visible={headFocus === null}
      />
      <View
        ref={ref}
        x={CONTENT.x}
        w={CONTENT.w}
        h={END}
        alpha={0}
        parentFocusedStyle={VISIBLE}
        transition={TEXT_FADE}
      >
        <JumbotronText component={component.uuid} asset={asset} imageBase={imageBase} h={TEXT_END} />
        <View y={END - BUTTON_H} flow="row" gap={20} group="row" focusKey={BUTTONS} preferred {...buttons}>
          {hasWatch && (
            <Button
              ref={first}
              icon="play"
              testId="jumbotron-watch"
              preferred
              busy={pending}
              detail={episodeCode(text, plays)}
              onKey={previousKey}
              onPress={choose(() => watch && onWatch(watch))}
            >
              {text(WATCH_TEXT[watch?.label ?? 'watch'])}
            </Button>
          )}
          <Button
            ref={last}
            icon="info"
            testId="jumbotron-more"
            onKey={hasWatch ? nextKey : (press) => nextKey(press) || previousKey(press)}
            onPress={choose(() => onOpen(asset))}
          >
            {text('page.moreInfo')}
          </Button>
        </View>
      </View>
      <View alpha={0} parentFocusedStyle={VISIBLE} transition={TEXT_FADE}>
        <PageDots
          assets={assets}
          activeIndex={index}
          x={CONTENT.x}
          y={END + DOTS_GAP}
          redirectTo={BUTTONS}
          onSelect={showIndex}
          fill={fill}
        />
      </View>
    </View>
  );
});

const isHorizontal = ({ key }: KeyPress): boolean => key === 'left' || key === 'right';
