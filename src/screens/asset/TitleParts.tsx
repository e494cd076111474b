/** The parts of a title under one another: words and buttons, then the row. Going down scrolls just enough for the row. */
import { useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../../../renderer';
import type { Asset, Bookmark } from '../../contract';
import type { CrewTab } from '../../domain/crewTabs';
import { cutWords } from '../../domain/description';
import { progressBar } from '../../domain/progress';
import { watchButtons } from '../../domain/watchButton';
import type { WatchButton } from '../../domain/watchButton';
import { useServices } from '../../shell/services';
import { SAFE, STAGE } from '../../ui/stage';
import { assetActions } from './actions';
import { availabilityNote } from './availability';
import { HEAD_H, ROW_H, ROW_LINE } from './layout';
import { Recommendations } from './Recommendations';
import { TitleHead } from './TitleHead';

export interface TitlePartsProps {
  asset: Asset;
  bookmark: Bookmark | null;
  alike: readonly Asset[];
  anonymous: boolean;
  tabs: readonly CrewTab[];
  onWatch: (button: WatchButton) => void;
  onMore: () => void;
  onBack: () => void;
  onOpen: (asset: Asset) => void;
}

type Part = 'head' | 'alike';
const HEAD: readonly Part[] = ['head'];
const HEAD_AND_ROW: readonly Part[] = ['head', 'alike'];
const nameOf = (part: Part): string => part;

export function TitleParts(props: TitlePartsProps) {
  const { asset, bookmark, alike, anonymous, tabs, onWatch, onMore, onBack, onOpen } = props;
  const { config, now: clock } = useServices();
  const imageBase = config.apiUrl;
  // The moment the title was opened: the note does not change under the viewer's eyes.
  const [now] = useState(clock);
  const head = useMemo(() => {
    const buttons = watchButtons({ asset, anonymous, bookmark, lastWatched: null });
    const playable = buttons.some(({ label }) => label !== 'trailer');
    return {
      actions: assetActions(buttons, cutWords(asset.description).cut, tabs),
      note: availabilityNote(asset, playable, now),
      progress: progressBar({
        anonymous,
        isShow: asset.type === 'show',
        bookmark,
        duration: asset.duration,
      }),
    };
  }, [asset, anonymous, bookmark, tabs, now]);
  const renderPart = useCallback(
    (part: Part): ReactElement =>
      part === 'alike' ? (
        <Recommendations assets={alike} imageBase={imageBase} onOpen={onOpen} />
      ) : (
        <TitleHead
          asset={asset}
          imageBase={imageBase}
          aboveRow={!anonymous}
          now={now}
          {...head}
          onWatch={onWatch}
          onMore={onMore}
          onBack={onBack}
        />
      ),
    [alike, asset, imageBase, anonymous, now, head, onWatch, onMore, onBack, onOpen],
  );
  const heightOf = useCallback(
    (part: Part) => (part === 'alike' ? ROW_H : anonymous ? HEAD_H.alone : HEAD_H.aboveRow),
    [anonymous],
  );
  return (
    <Column
      listKey="parts"
      preferred
      w={STAGE.w}
      h={STAGE.h}
      items={alike.length > 0 ? HEAD_AND_ROW : HEAD}
      itemKey={nameOf}
      itemType={nameOf}
      itemHeight={heightOf}
      endInset={SAFE.y}
      pinY={ROW_LINE}
      renderItem={renderPart}
    />
  );
}
