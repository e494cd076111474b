import { memo, useCallback, useMemo } from 'react';
import { Image, Row, View, useScene } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { withAlpha } from '../../theme';
import { cutWords } from '../../domain/description';
import { displayName } from '../../domain/facts';
import { carriesName, imageFor, imageUrl } from '../../domain/images';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { useAgeRestriction } from '../../ui/AgeLimitContext';
import { ArtName } from '../../ui/ArtName';
import { Label } from '../../ui/Label';
import { CARD_RING } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { artOf, nameOf } from '../../ui/sharedElements';
import { CONTENT, GAP, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { useTitleMenu } from '../../ui/TitleMenuContext';
import type { PageModel } from './PageModel';
import { cardKey, cardType, isSeeAll, useCards } from './rowCards';
import type { Card } from './rowCards';
import { EXPANDABLE, headerHeight } from './rowLayout';
import { SeeAllCard } from './SeeAllCard';

interface ExpandableRowProps {
  component: Component;
  imageBase: string;
  onOpen: (asset: Asset) => void;
  onSeeAll: (component: Component) => void;
  onCardFocus: PageModel['cardFocused'];
}

/** The text appears while the card widens; that of the card before is gone before the card is narrow. */
const APPEAR = { alpha: { duration: 200, delay: 120 } } as const;
const DISAPPEAR = { alpha: { duration: 80 } } as const;
const PANEL = { x: EXPANDABLE.w + 32, w: EXPANDABLE.focusedW - EXPANDABLE.w - 64 } as const;
/** The box that clips the text, as wide as a closed card opens: its right edge is the card's, and the text in it stands still. */
const OPENS = EXPANDABLE.focusedW - EXPANDABLE.w;
const BOX = { open: { x: EXPANDABLE.w, alpha: 1 }, closed: { x: EXPANDABLE.w - OPENS, alpha: 0 } } as const;
const TEXT = {
  open: { x: PANEL.x - BOX.open.x, alpha: 1 },
  closed: { x: PANEL.x - BOX.closed.x, alpha: 0 },
} as const;

/** Expandable portrait carousel: the focused card widens and describes its asset beside the artwork [PAGE-28]. */
export const ExpandableRow = memo(function ExpandableRow({
  component,
  imageBase,
  onOpen,
  onSeeAll,
  onCardFocus,
}: ExpandableRowProps) {
  const cards = useCards(component);
  const { list, choose } = useItemAnalytics(component.uuid, component.body.assets, onOpen);
  const renderItem = useCallback(
    (card: Card) =>
      isSeeAll(card) ? (
        <SeeAllCard
          title={component.title}
          w={EXPANDABLE.w}
          h={EXPANDABLE.h}
          onPress={() => onSeeAll(component)}
        />
      ) : (
        <ExpandableCard asset={card} imageBase={imageBase} onOpen={choose} />
      ),
    [component, imageBase, choose, onSeeAll],
  );
  return (
    <View group="column">
      <RowTitle>{component.title}</RowTitle>
      <Row
        {...list}
        listKey={component.uuid}
        label={component.title}
        testId={`row-${component.uuid}`}
        x={CONTENT.x}
        y={headerHeight(component.title)}
        w={STAGE.w - CONTENT.x}
        h={EXPANDABLE.h}
        endInset={STAGE.w - CONTENT.x - CONTENT.w}
        items={cards}
        itemKey={cardKey}
        itemType={cardType}
        itemWidth={EXPANDABLE.w}
        focusedItemWidth={EXPANDABLE.focusedW}
        gap={GAP}
        renderItem={renderItem}
        onItemFocus={(card) => onCardFocus(component.uuid, isSeeAll(card) ? null : card)}
      />
    </View>
  );
});

interface CardProps {
  asset: Asset;
  imageBase: string;
  onOpen: (asset: Asset) => void;
}

const ExpandableCard = memo(function ExpandableCard({ asset, imageBase, onOpen }: CardProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const openMenu = useTitleMenu();
  const wide = useMemo(() => ({ color: colors.placeholder }), [colors.placeholder]);
  const picture = imageFor(asset.images, 'portrait');
  const name = displayName(asset);
  const nameless = picture !== null && !carriesName(asset, picture);
  const restriction = useAgeRestriction(asset);
  return (
    <View
      w={EXPANDABLE.w}
      h={EXPANDABLE.h}
      radius={radius}
      color={withAlpha(colors.placeholder, 0)}
      focusedStyle={wide}
      ring={CARD_RING}
      role="listitem"
      label={[name, restriction].filter(Boolean).join(', ')}
      focusable
      focusKey={asset.id}
      onPress={() => onOpen(asset)}
      onLongPress={openMenu && (() => openMenu(asset, onOpen))}
    >
      <Image
        w={EXPANDABLE.w}
        h={EXPANDABLE.h}
        radius={radius}
        placeholder={colors.placeholder}
        title={name}
        sharedElement={artOf(asset.id)}
        lettering={!nameless}
        src={
          picture && imageUrl(picture.url, EXPANDABLE.w * resolution, EXPANDABLE.h * resolution, imageBase)
        }
      />
      <ArtName visible={nameless} name={name} w={EXPANDABLE.w} h={EXPANDABLE.h} atRestOnly />
      <View
        {...BOX.closed}
        w={OPENS}
        h={EXPANDABLE.h}
        clip
        parentFocusedStyle={BOX.open}
        transition={DISAPPEAR}
      >
        <View
          {...TEXT.closed}
          y={28}
          parentFocusedStyle={TEXT.open}
          transition={APPEAR}
          flow="column"
          gap={14}
        >
          <Label
            type="heading"
            sharedElement={nameless ? nameOf(asset.id) : undefined}
            maxWidth={PANEL.w}
            maxLines={2}
            color={colors.onPlaceholder}
          >
            {name}
          </Label>
          <Label type="label" dim maxWidth={PANEL.w} marquee>
            {restriction || [asset.year, ...asset.genres].filter(Boolean).join(' · ')}
          </Label>
          <Label maxWidth={PANEL.w} maxLines={5} color={colors.onPlaceholder}>
            {cutWords(asset.description).text}
          </Label>
        </View>
      </View>
    </View>
  );
});
