/** A titled row of cards of one size: carousel, portrait, large portrait, billboard. */
import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import type { ImageUse } from '../../domain/images';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP } from '../../ui/stage';
import { headerHeight, ROW } from './rowLayout';
import type { CardSize } from './rowLayout';

export interface CardRowProps {
  component: Component;
  title: string;
  size: CardSize;
  use: ImageUse;
  /** Title beneath the focused card; pictures that carry their lettering large need none. */
  caption: boolean;
  imageBase: string;
  onOpen: (asset: Asset) => void;
}

const keyOf = (asset: Asset): string => asset.id;

export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { component, title, size, use, caption, imageBase, onOpen } = props;
  const { assets } = component.body;
  const { list, selected } = useItemAnalytics(component.uuid, assets);
  const open = useCallback(
    (asset: Asset) => {
      selected(asset);
      onOpen(asset);
    },
    [selected, onOpen],
  );
  const renderItem = useCallback(
    (asset: Asset) => (
      <Poster
        asset={asset}
        w={size.w}
        h={size.h}
        use={use}
        caption={caption}
        imageBase={imageBase}
        onPress={open}
      />
    ),
    [size, use, caption, imageBase, open],
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
        items={assets}
        itemKey={keyOf}
        itemWidth={size.w}
        gap={GAP}
        renderItem={renderItem}
      />
    </View>
  );
});
