/** The parts of a title under one another: words and buttons, then its rows. Going down scrolls just enough for a row. */
import { useCallback, useMemo } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../../../renderer';
import type { Asset } from '../../contract';
import type { CrewTab } from '../../domain/crewTabs';
import { useServices } from '../../shell/services';
import { SAFE, STAGE } from '../../ui/stage';
import type { ActionHandlers } from './ActionRow';
import { headOf } from './headOf';
import { HEAD_H, ROW_LINE, ROW_PITCH } from './layout';
import { Recommendations } from './Recommendations';
import { TitleHead } from './TitleHead';
import type { TitleData } from './useTitle';
import type { TitleRow } from './titleRows';

export interface TitlePartsProps extends ActionHandlers, Omit<TitleData, 'asset'> {
  asset: Asset;
  tabs: readonly CrewTab[];
  onOpen: (asset: Asset) => void;
}

type Part = 'head' | TitleRow;
const keyOf = (part: Part): string => (part === 'head' ? part : part.key);
const typeOf = (part: Part): string => (part === 'head' ? part : 'row');

export function TitleParts(props: TitlePartsProps) {
  const { asset, bookmark, lastWatched, rows, anonymous, limited, now, tabs, onOpen } = props;
  const { onWatch, onEpisodes, onMore, onBack } = props;
  const { config } = useServices();
  const imageBase = config.apiUrl;
  const head = useMemo(
    () => headOf({ asset, bookmark, lastWatched, anonymous, limited, tabs, now }),
    [asset, bookmark, lastWatched, anonymous, limited, tabs, now],
  );
  const parts = useMemo((): readonly Part[] => ['head', ...rows], [rows]);
  const renderPart = useCallback(
    (part: Part): ReactElement =>
      part === 'head' ? (
        <TitleHead
          asset={asset}
          imageBase={imageBase}
          aboveRow={!anonymous}
          now={now}
          {...head}
          onWatch={onWatch}
          onEpisodes={onEpisodes}
          onMore={onMore}
          onBack={onBack}
        />
      ) : (
        <Recommendations row={part} imageBase={imageBase} onOpen={onOpen} />
      ),
    [asset, imageBase, anonymous, now, head, onWatch, onEpisodes, onMore, onBack, onOpen],
  );
  const heightOf = useCallback(
    (part: Part) => (part !== 'head' ? ROW_PITCH : anonymous ? HEAD_H.alone : HEAD_H.aboveRow),
    [anonymous],
  );
  return (
    <Column
      listKey="parts"
      preferred
      w={STAGE.w}
      h={STAGE.h}
      items={parts}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      endInset={SAFE.y}
      pinY={ROW_LINE}
      renderItem={renderPart}
    />
  );
}
