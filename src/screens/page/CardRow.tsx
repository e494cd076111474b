/** A titled row of cards of one size: carousel, portrait, large portrait, billboard, continue watching. */
import { memo, useCallback, useMemo } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import type { ImageUse } from '../../domain/images';
import type { Progress } from '../../domain/progress';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP, STAGE } from '../../ui/stage';
import { headerHeight } from './rowLayout';
import { SeeAllCard } from './SeeAllCard';
import type { CardSize } from './rowLayout';

export interface CardRowProps {
  component: Component;
  title: string;
  size: CardSize;
  use: ImageUse;
  /** Title beneath the focused card; pictures that carry their lettering large need none. */
  caption: boolean;
  imageBase: string;
  progressOf?: (asset: Asset) => Progress | null;
  onOpen: (asset: Asset) => void;
  onSeeAll: (component: Component) => void;
}

/** Rows bleed to the right edge of the screen; the last card stops where the content does. */
const ROW = { w: STAGE.w - CONTENT.x, endInset: STAGE.w - CONTENT.x - CONTENT.w } as const;

/** Stands after the titles of a row that shows a part of a collection. */
const SEE_ALL = { id: ' see-all' } as const;
type Card = Asset | typeof SEE_ALL;

const keyOf = (card: Card): string => card.id;
const typeOf = (card: Card): string => (card === SEE_ALL ? 'see-all' : 'title');

export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { component, title, size, use, caption, imageBase, progressOf, onOpen, onSeeAll } = props;
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
          progress={progressOf?.(card as Asset) ?? null}
          onPress={onOpen}
        />
      ),
    [component, title, size, use, caption, imageBase, progressOf, onOpen, onSeeAll],
  );
  const { assets, collectionId } = component.body;
  const cards = useMemo<readonly Card[]>(
    () => (collectionId === null ? assets : [...assets, SEE_ALL]),
    [assets, collectionId],
  );
  return (
    <View group="column">
      <RowTitle>{title}</RowTitle>
      <Row
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
