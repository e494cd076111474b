import { useCallback } from 'react';
import { Row, View } from '../../../renderer';
import { useStore } from 'zustand';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { Poster } from '../../ui/Poster';
import { Scrim } from '../../ui/Scrim';
import { GAP, POSTER, SAFE, STAGE } from '../../ui/stage';
import { TitleMenuProvider } from '../../ui/TitleMenuContext';
import { Appearing } from './Appearing';
import { MORE_LIKE_THIS } from './overlayLayout';
import type { PlayerModel } from './playerModel';

interface MoreLikeThisProps {
  model: PlayerModel;
  imageBase: string;
  /** Leaves for the screen of the chosen title. */
  onOpen: (assetId: string) => void;
}

const keyOf = (asset: Asset): string => asset.id;

/** A row of titles like the movie that ends, when no other one follows it [NEXT-07]. */
export function MoreLikeThis({ model, imageBase, onOpen }: MoreLikeThisProps) {
  const text = useText();
  const similar = useStore(model.view, (view) => view.similar);
  const renderItem = useCallback(
    (asset: Asset) => (
      <Poster
        asset={asset}
        w={POSTER.w}
        h={POSTER.h}
        use="poster"
        imageBase={imageBase}
        onPress={({ id }) => onOpen(id)}
      />
    ),
    [imageBase, onOpen],
  );
  const { y, row } = MORE_LIKE_THIS;
  return (
    <Appearing>
      <Scrim from="bottom" y={y - SHADE_ABOVE} w={STAGE.w} h={STAGE.h - y + SHADE_ABOVE} />
      <View y={y} group="column" testId="more-like-this">
        <Label type="heading" role="heading" x={SAFE.x}>
          {text('asset.moreLikeThis')}
        </Label>
        {/* Over a film a card has no menu of its own. */}
        <TitleMenuProvider value={undefined}>
          <Row
            listKey="more-like-this"
            label={text('asset.moreLikeThis')}
            testId="row-more-like-this"
            x={SAFE.x}
            y={row}
            w={STAGE.w - SAFE.x}
            h={POSTER.h}
            endInset={SAFE.x}
            items={similar}
            itemKey={keyOf}
            itemWidth={POSTER.w}
            gap={GAP}
            renderItem={renderItem}
          />
        </TitleMenuProvider>
      </View>
    </Appearing>
  );
}

/** The shade begins above the heading, so that its upper edge is not seen. */
const SHADE_ABOVE = 240;
