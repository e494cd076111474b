/** 'More like this': titles to go on with, for viewers with an account [B§2]. */
import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP, POSTER, ROW_HEADER, STAGE } from '../../ui/stage';

export interface RecommendationsProps {
  assets: readonly Asset[];
  imageBase: string;
  onOpen: (asset: Asset) => void;
}

const keyOf = (asset: Asset): string => asset.id;

export const Recommendations = memo(function Recommendations(props: RecommendationsProps) {
  const { assets, imageBase, onOpen } = props;
  const text = useText();
  const title = text('asset.moreLikeThis');
  const renderItem = useCallback(
    (asset: Asset) => (
      <Poster asset={asset} w={POSTER.w} h={POSTER.h} use="poster" imageBase={imageBase} onPress={onOpen} />
    ),
    [imageBase, onOpen],
  );
  return (
    <View group="column">
      <RowTitle>{title}</RowTitle>
      <Row
        listKey="recommendations"
        label={title}
        testId="row-recommendations"
        x={CONTENT.x}
        y={ROW_HEADER.h}
        w={STAGE.w - CONTENT.x}
        h={POSTER.h}
        endInset={STAGE.w - CONTENT.x - CONTENT.w}
        items={assets}
        itemKey={keyOf}
        itemWidth={POSTER.w}
        gap={GAP}
        renderItem={renderItem}
      />
    </View>
  );
});
