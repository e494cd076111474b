import { useCallback, useMemo } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../../../renderer';
import type { Asset } from '../../contract';
import type { CrewTab } from '../../domain/crewTabs';
import { useServices } from '../../shell/services';
import { STAGE } from '../../ui/stage';
import type { ActionHandlers } from './ActionRow';
import { assetViewModel } from './assetViewModel';
import { COLUMN_END, HEADER_H, ROW_LINE, ROW_PITCH } from './layout';
import { Recommendations } from './Recommendations';
import { AssetHeader } from './AssetHeader';
import type { AssetDetailData } from './useAssetDetail';
import type { RecommendationRow } from './recommendationRows';

interface AssetSectionsProps extends ActionHandlers, Omit<AssetDetailData, 'asset'> {
  asset: Asset;
  tabs: readonly CrewTab[];
  onOpen: (asset: Asset) => void;
}

type Section = 'head' | RecommendationRow;
const keyOf = (section: Section): string => (section === 'head' ? section : section.key);
const typeOf = (section: Section): string => (section === 'head' ? section : 'row');

/**
 * The sections of an asset screen from top to bottom: the header, then rows of recommendations. Moving down scrolls
 * just far enough to show the next row.
 */
export function AssetSections(props: AssetSectionsProps) {
  const { asset, bookmark, lastWatched, rows, anonymous, limit, limited, now, tabs, onOpen } = props;
  const { onWatch, onEpisodes, onMore, onBack } = props;
  const { config } = useServices();
  const imageBase = config.apiUrl;
  const viewModel = useMemo(
    () => assetViewModel({ asset, bookmark, lastWatched, anonymous, limit, limited, tabs, now }),
    [asset, bookmark, lastWatched, anonymous, limit, limited, tabs, now],
  );
  const sections = useMemo((): readonly Section[] => ['head', ...rows], [rows]);
  const renderSection = useCallback(
    (section: Section): ReactElement =>
      section === 'head' ? (
        <AssetHeader
          asset={asset}
          imageBase={imageBase}
          aboveRow={!anonymous}
          now={now}
          {...viewModel}
          onWatch={onWatch}
          onEpisodes={onEpisodes}
          onMore={onMore}
          onBack={onBack}
        />
      ) : (
        <Recommendations row={section} imageBase={imageBase} onOpen={onOpen} />
      ),
    [asset, imageBase, anonymous, now, viewModel, onWatch, onEpisodes, onMore, onBack, onOpen],
  );
  const heightOf = useCallback(
    (section: Section) => (section !== 'head' ? ROW_PITCH : anonymous ? HEADER_H.alone : HEADER_H.aboveRow),
    [anonymous],
  );
  return (
    <Column
      listKey="parts"
      preferred
      w={STAGE.w}
      h={STAGE.h}
      items={sections}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      endInset={COLUMN_END}
      pinY={ROW_LINE}
      renderItem={renderSection}
    />
  );
}
