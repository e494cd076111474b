/**
 * The card of an asset: its image at the panel's resolution over a placeholder, one badge, a progress bar and, while
 * it has focus, the name and a line of facts below; a line too long runs as a marquee. The name is always to be read: where
 * the image does not carry it, it stays below, and without an image the placeholder shows it. Cards are recycled: those of one row have the same nodes whatever their assets lack.
 */
import { memo } from 'react';
import { Image, Text, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { carriesName, imageFor, imageUrl } from '../domain/images';
import type { ImageUse } from '../domain/images';
import { useText } from '../i18n';
import { TYPE } from '../theme';
import { ArtName } from './ArtName';
import { Badge } from './Badge';
import { useTitleMenu } from './TitleMenuContext';
import { ProgressBar } from './ProgressBar';
import { artOf, nameOf } from './sharedElements';
import { CAPTION } from './stage';
import { useTheme } from './ThemeContext';
import { useCardLabels } from './useCardLabels';

/** Props of `Poster`; lengths are stage pixels. */
export interface PosterProps {
  asset: Asset;
  w: number;
  h: number;
  use: ImageUse;
  /** The asset is still loading: an empty placeholder, which the voice guide announces as such. */
  pending?: boolean;
  /** For an asset that was begun; set for all cards of a row or for none. */
  resume?: ResumeCaption;
  /** Shows name and facts below on focus; false where there is no room: a name that the art lacks is then on it. */
  caption?: boolean;
  onPress: (asset: Asset) => void;
  /** Called by the card's menu to open the asset. Default: the same as a press. */
  onInfo?: (asset: Asset) => void;
  /** Called when the card receives focus. */
  onFocus?: (asset: Asset) => void;
  /** Origin for root-relative image addresses (packaged apps). */
  imageBase?: string;
}

/** Caption of an asset to continue watching. */
export interface ResumeCaption {
  /** Name to show: for an episode, its show's. */
  readonly name: string;
  /** 'S2 E4'; '' for an asset that is not an episode. */
  readonly episode: string;
  /** '24 min left', shown below the card also without focus; '' when unknown. */
  readonly left: string;
  /** 0..100 */
  readonly percent: number;
}

/** The ring of a card ends before its neighbours, which are 10 away, and above its caption. */
export const CARD_RING = { offset: 3 } as const;
const BAR_INSET = 14;

/** A card of one asset. It is recycled by lists, so any prop may change on a mounted card. */
export const Poster = memo(function Poster(props: PosterProps) {
  const { asset, w, h, use, pending = false, resume, caption = true, imageBase } = props;
  const { onPress, onInfo = onPress, onFocus } = props;
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const text = useText();
  const openMenu = useTitleMenu();
  const labels = useCardLabels(asset, w);
  const name = resume?.name ?? displayName(asset);
  const badge = labels.restriction ? labels.badge : resume?.episode || labels.badge;
  const picture = imageFor(asset.images, use);
  const nameless = picture !== null && !carriesName(asset, picture);
  // Where the art carries the name, that travels with it: a second one would fly over it.
  const share = nameless ? nameOf(asset.id) : undefined;
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const spoken = [name, resume?.episode, resume?.left, labels.restriction].filter(Boolean).join(', ');
  return (
    <View
      w={w}
      h={h}
      radius={radius}
      role="listitem"
      label={pending ? text('app.loading') : spoken}
      busy={pending}
      focusable
      focusKey={asset.id}
      ring={CARD_RING}
      onPress={() => onPress(asset)}
      onLongPress={pending || !openMenu ? undefined : () => openMenu(asset, onInfo)}
      onFocus={onFocus && (() => onFocus(asset))}
    >
      <Image
        w={w}
        h={h}
        radius={radius}
        placeholder={colors.placeholder}
        src={src}
        title={name}
        sharedElement={artOf(asset.id)}
        lettering={!nameless}
      />
      {!caption && <ArtName visible={nameless} name={name} w={w} h={h} />}
      {/* Hidden, not left out: a window move recycles cards and must create no nodes. */}
      <Badge live={labels.live && badge === labels.badge} maxWidth={w} visible={badge !== ''}>
        {badge}
      </Badge>
      {resume && <ProgressBar x={BAR_INSET} y={h - 20} w={w - 2 * BAR_INSET} percent={resume.percent} />}
      {caption &&
        (w < NARROW ? (
          <NarrowCaption share={share} name={name} nameStays={nameless} w={w} y={h} />
        ) : (
          <WideCaption
            share={share}
            name={name}
            facts={labels.restriction || (resume?.left ?? labels.facts)}
            nameStays={nameless || resume !== undefined}
            factsStay={resume !== undefined}
            w={w}
            y={h}
          />
        ))}
    </View>
  );
});

interface CaptionProps {
  /** Its `sharedElement`. */
  share: string | undefined;
  name: string;
  /** Shown without focus too. */
  nameStays: boolean;
  facts: string;
  w: number;
  /** Y of the card's lower edge. */
  y: number;
}

/** Cards narrower than this show their name in two smaller lines; one line would hold a single word. */
const NARROW = 200;
const SHOWN = { alpha: 1 } as const;
const { body, label } = TYPE;

/** Name above facts. */
function WideCaption(props: CaptionProps & { factsStay: boolean }) {
  const { share, name, nameStays, facts, factsStay, w, y } = props;
  const { colors } = useTheme();
  const top = y + CAPTION.gap;
  return (
    <>
      <Text
        y={top}
        alpha={nameStays ? 1 : 0}
        parentFocusedStyle={SHOWN}
        maxWidth={w}
        marquee
        size={body.size}
        lineHeight={CAPTION.name}
        color={colors.text}
        sharedElement={share}
      >
        {name}
      </Text>
      <Text
        y={top + CAPTION.name}
        alpha={factsStay ? 1 : 0}
        parentFocusedStyle={SHOWN}
        maxWidth={w}
        marquee
        size={label.size}
        lineHeight={CAPTION.facts}
        color={colors.dimText}
      >
        {facts}
      </Text>
    </>
  );
}

/** The name alone, in the height of name and facts. */
function NarrowCaption({ share, name, nameStays, w, y }: Omit<CaptionProps, 'facts'>) {
  const { colors } = useTheme();
  return (
    <Text
      y={y + CAPTION.gap}
      alpha={nameStays ? 1 : 0}
      parentFocusedStyle={SHOWN}
      maxWidth={w}
      maxLines={2}
      size={label.size}
      lineHeight={(CAPTION.h - CAPTION.gap) / 2}
      color={colors.text}
      sharedElement={share}
    >
      {name}
    </Text>
  );
}
