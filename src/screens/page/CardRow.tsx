import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import type { ImageUse } from '../../domain/images';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP } from '../../ui/stage';
import type { PageModel } from './PageModel';
import { headerHeight, ROW } from './rowLayout';
import type { CardSize } from './rowLayout';
import { cardKey, cardType, isSeeAll, useCards } from './rowCards';
import type { Card } from './rowCards';
import { SeeAllCard } from './SeeAllCard';

interface CardRowProps {
  component: Component;
  title: string;
  size: CardSize;
  use: ImageUse;
  /** Shows the asset's name below the focused card. Off for artwork that carries a large title itself. */
  caption: boolean;
  imageBase: string;
  onOpen: (asset: Asset) => void;
  onSeeAll: (component: Component) => void;
  onCardFocus: PageModel['cardFocused'];
}

/** A titled row of cards of one size: carousel, portrait, large portrait, billboard. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { component, title, size, use, caption, imageBase, onOpen, onSeeAll, onCardFocus } = props;
  const { assets } = component.body;
  const cards = useCards(component);
  const { list, choose } = useItemAnalytics(component.uuid, assets, onOpen);
  const renderItem = useCallback(
    (card: Card) =>
      isSeeAll(card) ? (
        <SeeAllCard title={title} w={size.w} h={size.h} onPress={() => onSeeAll(component)} />
      ) : (
        <Poster
          asset={card}
          w={size.w}
          h={size.h}
          use={use}
          caption={caption}
          imageBase={imageBase}
          onPress={choose}
        />
      ),
    [component, title, size, use, caption, imageBase, choose, onSeeAll],
  );
  return (
    <View group="column">
      <RowTitle>{title}</RowTitle>
      <Row
        {...list}
        listKey={component.uuid}
        label={title}
        testId={`row-${component.uuid}`}
        x={CONTENT.x}
        y={headerHeight(title)}
        w={ROW.w}
        h={size.h}
        endInset={ROW.endInset}
        items={cards}
        itemKey={cardKey}
        itemType={cardType}
        itemWidth={size.w}
        gap={GAP}
        renderItem={renderItem}
        onItemFocus={(card) => onCardFocus(component.uuid, isSeeAll(card) ? null : card)}
      />
    </View>
  );
});
