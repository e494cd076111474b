/** A titled row of cards of one size: carousel, portrait, large portrait, billboard, continue watching. */
import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import type { ImageUse } from '../../domain/images';
import type { Progress } from '../../domain/progress';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP, STAGE } from '../../ui/stage';
import { headerHeight } from './rowLayout';
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
}

/** Rows bleed to the right edge of the screen; the last card stops where the content does. */
const ROW = { w: STAGE.w - CONTENT.x, endInset: STAGE.w - CONTENT.x - CONTENT.w } as const;

const keyOf = (asset: Asset): string => asset.id;

export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { component, title, size, use, caption, imageBase, progressOf, onOpen } = props;
  const renderItem = useCallback(
    (asset: Asset) => (
      <Poster
        asset={asset}
        w={size.w}
        h={size.h}
        use={use}
        caption={caption}
        imageBase={imageBase}
        progress={progressOf?.(asset) ?? null}
        onPress={onOpen}
      />
    ),
    [size, use, caption, imageBase, progressOf, onOpen],
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
        items={component.body.assets}
        itemKey={keyOf}
        itemWidth={size.w}
        gap={GAP}
        renderItem={renderItem}
      />
    </View>
  );
});
