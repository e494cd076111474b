/**
 * The focused card's asset above the rows: name, facts and two lines of its description beside its artwork, after
 * focus has rested on it for 500 ms [PAGE-11]. The ground under it hides the rows that have scrolled past the focus
 * line. A focus move renders nothing: it fades the words out.
 */
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset, ComponentType } from '../../contract';
import { cutWords } from '../../domain/description';
import { useIdleItem } from '../../shell/useIdleItem';
import { useAgeRestriction } from '../../ui/AgeLimitContext';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { Scrim } from '../../ui/Scrim';
import { artOf } from '../../ui/sharedElements';
import { CONTENT, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { TitleName } from '../../ui/TitleName';
import { CrossfadeArt } from './CrossfadeArt';
import { FOCUS_LINE } from './rowLayout';

/** What has focus on a page. */
export interface PageFocus {
  /** Uuid and type of the focused row's component. */
  row: string;
  type: ComponentType;
  /** Whether that row rests below the space for details. */
  below: boolean;
  /** The card that was focused last, of a row of cards: in which row, and its asset; null for 'See all'. */
  card: { readonly row: string; readonly asset: Asset | null };
}

interface Details {
  asset: Asset | null;
  /** Of the row: a billboard is its asset's artwork already, and an expanded card says the words. */
  type: ComponentType;
}

/** The asset to describe; null in a row without cards, whatever row was told of first. */
function focusedAsset({ row, below, card }: PageFocus): Asset | null {
  return below && card.row === row ? card.asset : null;
}

/** Tells the details what has focus, without a render. */
export interface FocusedDetailsHandle {
  focusMoved(): void;
}

interface FocusedDetailsProps {
  /** What has focus, now and when the details mount: back may restore any card. */
  focus: RefObject<PageFocus>;
  imageBase: string;
  ref: Ref<FocusedDetailsHandle>;
}

/** Focus rests this long before it is described, ms [PAGE-11]. */
const REST_MS = 500;
const ART_FADE_MS = 300;
/** Height of the details: they end where the focused row's title begins, with room for its ascenders. */
const H = FOCUS_LINE - 4;
/** The artwork, 16:9; its lower third is cut. */
const ART = { x: 820, w: STAGE.w - 820, h: ((STAGE.w - 820) * 9) / 16 } as const;
/** The last of the ground is a gradient: rows pass under it without an edge. */
const EDGE_H = 24;
const TEXT = { y: 96, w: 820, end: 384 } as const;
const COVER = { duration: 250, easing: 'ease-out' } as const;
const WORDS_GO = { duration: 120 } as const;
const WORDS_COME = { duration: ART_FADE_MS } as const;
const AT_ONCE = { duration: 0 } as const;

/** Drawn over the rows. Nothing in it takes focus, and nothing is announced: the card says the same. */
export function FocusedDetails({ focus, imageBase, ref }: FocusedDetailsProps) {
  const { colors } = useTheme();
  const ground = useRef<NodeHandle>(null);
  const words = useRef<NodeHandle>(null);
  const [{ asset, type }, setDetails] = useState<Details>({ asset: null, type: 'carousel' });
  const restriction = useAgeRestriction(asset ?? undefined);
  const rest = useIdleItem((rested: PageFocus) => {
    const focused = focusedAsset(rested);
    if (focused === asset) words.current?.animate('alpha', 1, WORDS_COME);
    else setDetails({ asset: focused, type: rested.type });
  }, REST_MS);
  useImperativeHandle(
    ref,
    () => ({
      focusMoved() {
        const focused = focusedAsset(focus.current);
        ground.current?.animate('alpha', focus.current.below ? 1 : 0, COVER);
        if (focused !== asset) words.current?.animate('alpha', 0, WORDS_GO);
        if (focused === null && asset === null) rest.cancel();
        else rest.focus(focus.current);
      },
    }),
    [focus, asset, rest],
  );
  useLayoutEffect(() => {
    ground.current?.animate('alpha', focus.current.below ? 1 : 0, AT_ONCE);
    // oxlint-disable-next-line react/set-state-in-effect -- focus is not React's: the rows restore it in effects of this commit
    setDetails({ asset: focusedAsset(focus.current), type: focus.current.type });
  }, [focus]);
  useLayoutEffect(() => {
    if (focusedAsset(focus.current) === asset) words.current?.animate('alpha', 1, WORDS_COME);
  }, [asset, focus]);
  return (
    <View ref={ground} testId="focused-details" w={STAGE.w} h={H} zIndex={1}>
      <View w={STAGE.w} h={H - EDGE_H} color={colors.background} />
      <Scrim from="top" y={H - EDGE_H} w={STAGE.w} h={EDGE_H} />
      <View x={ART.x} w={ART.w} h={H - EDGE_H} clip>
        <CrossfadeArt
          component=""
          asset={type === 'billboard' ? null : asset}
          fadeMs={ART_FADE_MS}
          staysMs={ART_FADE_MS}
          sharedElement={asset ? artOf(asset.id) : undefined}
          w={ART.w}
          h={ART.h}
          imageBase={imageBase}
        />
        <Scrim from="left" w={620} h={H} />
        <Scrim from="top" w={ART.w} h={120} strength={0.5} />
        <Scrim from="bottom" y={H - EDGE_H - 240} w={ART.w} h={240} />
      </View>
      <View x={CONTENT.x} y={TEXT.y} h={TEXT.end - TEXT.y} flow="column" justify="end">
        <View ref={words} flow="column" gap={16}>
          {asset && type !== 'expandable_portrait_carousel' && (
            <>
              <TitleName asset={asset} imageBase={imageBase} maxWidth={TEXT.w} small />
              <Facts asset={asset} restriction={restriction} />
              <Label size={26} lineHeight={38} maxWidth={TEXT.w} maxLines={2}>
                {cutWords(asset.description).text}
              </Label>
            </>
          )}
        </View>
      </View>
    </View>
  );
}
