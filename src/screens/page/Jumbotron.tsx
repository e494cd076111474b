/**
 * The head of a page: title, a line of facts, three lines of text, its buttons, over the page's backdrop. Its words step
 * back when focus goes to the rows. Of several titles it shows one: past the last button the next, past the first one the
 * one before.
 */
import { memo, useLayoutEffect, useRef } from 'react';
import { useScene, View } from '../../../renderer';
import type { KeyPress, NodeHandle, ViewProps } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { cutWords } from '../../domain/description';
import { displayName } from '../../domain/facts';
import { shownIndex } from '../../domain/jumbotron';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { useTitleAnalytics } from '../../shell/useTitleAnalytics';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { CONTENT, SAFE, STAGE } from '../../ui/stage';
import { TitleName } from '../../ui/TitleName';
import { WATCH_TEXT } from '../../ui/watchText';
import { JumbotronArt } from './JumbotronArt';
import { Pips } from './Pips';
import { JUMBOTRON } from './rowLayout';

export interface JumbotronProps {
  component: Component;
  /** Id of the title it was turned to; undefined shows the first. */
  turnedTo: string | undefined;
  onTurn: (component: string, assetId: string) => void;
  /** Hears of its focus, when it is the page's head. */
  headFocus: Pick<ViewProps, 'onFocus' | 'onBlur'> | null;
  imageBase: string;
  watchButton: (asset: Asset) => WatchButton | null;
  onWatch: (asset: Asset) => void;
  onOpen: (asset: Asset) => void;
}

const WORDS = { w: 780 } as const;
/** The buttons end here, whatever is above them: on the safe line where the row stands on the focus line. */
const END = JUMBOTRON.h - SAFE.y;
const BUTTON_H = 72;
const READ = { alpha: 1 } as const;
const ASIDE = { alpha: { duration: 250 } } as const;
const BUTTONS = 'buttons';

export const Jumbotron = memo(function Jumbotron(props: JumbotronProps) {
  const { component, turnedTo, onTurn, headFocus, imageBase, watchButton, onWatch, onOpen } = props;
  const text = useText();
  const forward = useScene().defaults.direction === 'rtl' ? 'left' : 'right';
  const { assets } = component.body;
  const index = shownIndex(assets, turnedTo);
  const asset = assets[index];
  const { ref, focus, selected } = useTitleAnalytics(component.uuid, asset ?? null, index);
  const words = useRef<NodeHandle>(null);
  const first = useRef<NodeHandle>(null);
  const last = useRef<NodeHandle>(null);
  /** Runs once the title that was turned to is drawn. */
  const arrive = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    arrive.current?.();
    arrive.current = null;
  });

  if (asset === undefined) return null;

  function turn(to: number, focused?: typeof first): void {
    const next = assets[to];
    if (next === undefined) return;
    arrive.current = () => {
      if (focused) (focused.current ?? last.current)?.focus();
      words.current?.animate('alpha', 0, { duration: 0 });
      words.current?.animate('alpha', 1, ASIDE.alpha);
    };
    onTurn(component.uuid, next.id);
  }
  /** A held key stops at the ends of a title: each turn is meant. */
  const turning = (way: 1 | -1) => (press: KeyPress) => {
    const towards = (press.key === forward) === (way === 1);
    if (!isHorizontal(press) || !towards || assets[index + way] === undefined) return false;
    if (!press.repeat) turn(index + way, way === 1 ? first : last);
    return true;
  };
  /** What a button does, once it is told that the title was chosen. */
  const choose = (act: (chosen: Asset) => void) => () => {
    selected(asset);
    act(asset);
  };
  const watch = watchButton(asset);
  const back = turning(-1);
  const on = turning(1);
  return (
    <View
      y={headFocus === null ? 0 : JUMBOTRON.headY}
      w={STAGE.w}
      h={JUMBOTRON.h}
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
      <JumbotronArt
        component={component.uuid}
        asset={asset}
        imageBase={imageBase}
        visible={headFocus === null}
      />
      <View
        ref={ref}
        x={CONTENT.x}
        h={END}
        flow="column"
        justify="end"
        gap={48}
        alpha={0}
        parentFocusedStyle={READ}
        transition={ASIDE}
      >
        <View ref={words} flow="column" gap={22}>
          <TitleName asset={asset} imageBase={imageBase} maxWidth={WORDS.w} />
          <Facts asset={asset} />
          <Label size={28} lineHeight={40} maxWidth={WORDS.w} maxLines={3}>
            {cutWords(asset.description).text}
          </Label>
        </View>
        <View flow="row" gap={20} group="row" focusKey={BUTTONS} preferred>
          {watch && (
            <Button
              ref={first}
              icon="play"
              testId="jumbotron-watch"
              preferred
              onKey={back}
              onPress={choose(onWatch)}
            >
              {text(WATCH_TEXT[watch.label])}
            </Button>
          )}
          <Button
            ref={last}
            icon="info"
            testId="jumbotron-more"
            onKey={watch ? on : (press) => on(press) || back(press)}
            onPress={choose(onOpen)}
          >
            {text('page.moreInfo')}
          </Button>
        </View>
      </View>
      <View alpha={0} parentFocusedStyle={READ} transition={ASIDE}>
        <Pips
          assets={assets}
          shown={index}
          right={CONTENT.x + CONTENT.w}
          middle={END - BUTTON_H / 2}
          insteadOf={BUTTONS}
          onTurn={turn}
        />
      </View>
    </View>
  );
});

const isHorizontal = ({ key }: KeyPress): boolean => key === 'left' || key === 'right';
