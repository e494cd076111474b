/** A titled row of cards of one size: carousel, portrait, large portrait, billboard. */
import { memo, useCallback, useMemo } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import type { ImageUse } from '../../domain/images';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP } from '../../ui/stage';
import { headerHeight, ROW } from './rowLayout';
import type { CardSize } from './rowLayout';
import { SeeAllCard } from './SeeAllCard';

export interface CardRowProps {
  component: Component;
  title: string;
  size: CardSize;
  use: ImageUse;
  /** Title beneath the focused card; pictures that carry their lettering large need none. */
  caption: boolean;
  imageBase: string;
  onOpen: (asset: Asset) => void;
  onSeeAll: (component: Component) => void;
}

/** Stands after the titles of a row that shows a part of a collection. */
const SEE_ALL = { id: ' see-all' } as const;
type Card = Asset | typeof SEE_ALL;

const keyOf = (card: Card): string => card.id;
const typeOf = (card: Card): string => (card === SEE_ALL ? 'see-all' : 'title');

export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { component, title, size, use, caption, imageBase, onOpen, onSeeAll } = props;
  const { assets, collectionId } = component.body;
  const cards = useMemo<readonly Card[]>(
    () => (collectionId === null ? assets : [...assets, SEE_ALL]),
    [assets, collectionId],
  );
  const { list, selected } = useItemAnalytics(component.uuid, assets);
  const open = useCallback(
    (asset: Asset) => {
      selected(asset);
      onOpen(asset);
    },
    [selected, onOpen],
  );
  const renderItem = useCallback(
    (card: Card) =>
      card === SEE_ALL ? (
        <SeeAllCard title={title} w={size.w} h={size.h} onPress={() => onSeeAll(component)} />
      ) : (
        <Poster
          asset={card as Asset}
          w={size.w}
          h={size.h}
          use={use}
          caption={caption}
          imageBase={imageBase}
          onPress={open}
        />
      ),
    [component, title, size, use, caption, imageBase, open, onSeeAll],
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
        itemKey={keyOf}
        itemType={typeOf}
        itemWidth={size.w}
        gap={GAP}
        renderItem={renderItem}
      />
    </View>
  );
});
