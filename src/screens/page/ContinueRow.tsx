import { memo, useCallback } from 'react';
import { Row, View } from '../../../renderer';
import type { ContinueWatching } from '../../api/continueState';
import type { Asset, Component } from '../../contract';
import type { ContinueItem } from '../../domain/continueWatching';
import { ageAbove } from '../../domain/parental';
import { lengthText } from '../../domain/time';
import { useText } from '../../i18n';
import type { GetText } from '../../i18n';
import { useAgeLimit } from '../../session';
import { useItemAnalytics } from '../../shell/useItemAnalytics';
import { Poster } from '../../ui/Poster';
import type { ResumeCaption } from '../../ui/Poster';
import { RowTitle } from '../../ui/RowTitle';
import { CONTENT, GAP, POSTER, ROW_HEADER } from '../../ui/stage';
import { LoadingCards } from './LoadingCards';
import type { PageModel } from './PageModel';
import { ROW } from './rowLayout';

interface ContinueRowProps {
  component: Component;
  title: string;
  watching: ContinueWatching;
  imageBase: string;
  /** Continues an asset where it was left. */
  onPlay: (assetId: string) => void;
  /** Opens an asset, from its menu. */
  onOpen: (asset: Asset) => void;
  /** Called when focus comes near the end of the row. */
  onMore: () => void;
  onCardFocus: PageModel['cardFocused'];
}

const keyOf = ({ id }: ContinueItem): string => id;
const NOTHING: readonly ContinueItem[] = [];

/** The row of continue-watching items: OK plays them, or opens those above the profile's age. Progress bar and remaining time also show without focus. */
export const ContinueRow = memo(function ContinueRow({ watching, ...cards }: ContinueRowProps) {
  return (
    <View group="column">
      <RowTitle>{cards.title}</RowTitle>
      {watching.state === 'loading' ? (
        <LoadingCards testId="continue-watching-loading" />
      ) : (
        <Cards {...cards} items={watching.state === 'ready' ? watching.items : NOTHING} />
      )}
    </View>
  );
});

type CardsProps = Omit<ContinueRowProps, 'watching'> & { items: readonly ContinueItem[] };

/** A separate component, so that the analytics of its items start when they arrive, however late. */
function Cards(props: CardsProps) {
  const { component, title, items, imageBase, onPlay, onOpen, onMore, onCardFocus } = props;
  const text = useText();
  const limit = useAgeLimit();
  const { list, choose } = useItemAnalytics(component.uuid, items, ({ id }) => {
    const asset = items.find((item) => item.id === id)?.asset;
    if (asset === undefined || ageAbove(asset, limit) === null) onPlay(id);
    else onOpen(asset);
  });
  const renderItem = useCallback(
    (item: ContinueItem) => (
      <Poster
        asset={item.asset}
        w={POSTER.w}
        h={POSTER.h}
        use="poster"
        resume={resumeOf(item, text)}
        imageBase={imageBase}
        onPress={choose}
        onInfo={onOpen}
      />
    ),
    [text, imageBase, choose, onOpen],
  );
  return (
    <Row
      {...list}
      listKey={component.uuid}
      label={title}
      testId={`row-${component.uuid}`}
      x={CONTENT.x}
      y={ROW_HEADER.h}
      w={ROW.w}
      h={POSTER.h}
      endInset={ROW.endInset}
      items={items}
      itemKey={keyOf}
      itemWidth={POSTER.w}
      gap={GAP}
      renderItem={renderItem}
      onItemFocus={(item) => onCardFocus(component.uuid, item.asset)}
      onEndReached={onMore}
    />
  );
}

/** The caption of a card: where its asset was left. */
function resumeOf({ name, season, episode, progress }: ContinueItem, text: GetText): ResumeCaption {
  const units = { hour: text('facts.hour'), minute: text('facts.minute') };
  const length = progress === null ? '' : lengthText(progress.minutesLeft * 60, units);
  return {
    name,
    episode: episodeText(season, episode, text),
    left: length && text('facts.left', { length }),
    percent: progress?.watchingPercent ?? 0,
  };
}

function episodeText(season: number | null, episode: number | null, text: GetText): string {
  if (episode === null) return '';
  return season === null
    ? text('asset.episode', { number: episode })
    : text('asset.episodeShort', { season, episode });
}
