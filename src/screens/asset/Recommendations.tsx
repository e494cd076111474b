import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { Poster } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import type { RecommendationRow } from './recommendationRows';
import { CONTENT, GAP, POSTER, ROW_HEADER, STAGE } from '../../ui/stage';

interface RecommendationsProps {
  row: RecommendationRow;
  imageBase: string;
  onOpen: (asset: Asset) => void;
}

const keyOf = (asset: Asset): string => asset.id;

/** A row of recommendations such as 'More like this', for signed-in viewers. */
export const Recommendations = memo(function Recommendations(props: RecommendationsProps) {
  const { row, imageBase, onOpen } = props;
  const text = useText();
  const title = text(row.title);
  const { list, choose } = useItemAnalytics(row.key, row.assets, onOpen);
  const renderItem = useCallback(
    (asset: Asset) => (
      <Poster asset={asset} w={POSTER.w} h={POSTER.h} use="poster" imageBase={imageBase} onPress={choose} />
    ),
    [imageBase, choose],
  );
  return (
    <View group="column">
      <RowTitle>{title}</RowTitle>
      <Row
        {...list}
        listKey={row.key}
        label={title}
        testId={row.testId}
        x={CONTENT.x}
        y={ROW_HEADER.h}
        w={STAGE.w - CONTENT.x}
        h={POSTER.h}
        endInset={STAGE.w - CONTENT.x - CONTENT.w}
        items={row.assets}
        itemKey={keyOf}
        itemWidth={POSTER.w}
        gap={GAP}
        renderItem={renderItem}
      />
    </View>
  );
});
