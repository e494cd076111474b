import { useCallback, useReducer, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { CLOSED, filterPanel } from '../../domain/filterPanel';
import type { FilterList } from '../../domain/filterPanel';
import { NO_FILTERS } from '../../domain/listing';
import type { ListingFilters } from '../../domain/listing';
import { crumbsOf, withFilters } from '../../domain/listingSearch';
import { assetPath } from '../../domain/paths';
import { useScreenTexts, useText } from '../../i18n';
import { enListing } from '../../i18n/enListing';
import { enTitles } from '../../i18n/enTitles';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { TitleGrid } from '../../shell/TitleGrid';
import { useServices } from '../../shell/services';
import { SideMenu } from '../../shell/SideMenu';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { STAGE } from '../../ui/stage';
import { FilterBar } from './FilterBar';
import { FilterDrawer } from './FilterDrawer';
import { listingLabels } from './listingLabels';
import { GRID_H, GRID_Y } from './layout';
import { ListingHead } from './ListingHead';
import { ListingFailed, NoMatch } from './ListingStates';
import { ListingSkeleton } from './ListingSkeleton';
import { useFilterLists } from './useFilterLists';
import { useListing } from './useListing';
import { useLabelContext } from './useLabelContext';

/**
 * /list/:id: a collection as a grid of posters, with its filters. Apply writes the filters to the query string, so
 * that a reload and back from an asset show the same list.
 */
export default function Listing() {
  useScreenTexts(enListing);
  useScreenTexts(enTitles);
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const { back, open, revise } = useNavigation();
  const { config } = useServices();
  const text = useText();
  const listing = useListing(id);
  const { title, filters, searched, items, state, problem, empty } = listing;
  const [panel, dispatch] = useReducer(filterPanel, CLOSED);
  const skeleton = useSkeleton(problem === null && state === 'loading');
  const lists = useFilterLists(filters, panel);
  const labelContext = useLabelContext();
  const content = useRef<NodeHandle>(null);

  const openAsset = useCallback(
    (asset: Asset) => open(assetPath(asset.id), { listing: pathname + search }),
    [open, pathname, search],
  );
  const openList = useCallback(
    (list: FilterList) => dispatch({ type: 'open', list, applied: filters }),
    [filters],
  );
  const show = (next: ListingFilters): void => revise(pathname + withFilters(search, next));
  const clear = (): void => {
    show(NO_FILTERS);
    content.current?.focus();
  };

  if (empty) {
    return (
      <ErrorScreen
        title={text('list.empty')}
        reason={text('list.emptyHint')}
        code="no_assets_in_collection"
        icon="info"
        actions={[{ label: text('app.back'), onPress: () => back('/'), testId: 'go-back' }]}
      />
    );
  }
  const nothing = state === 'none';
  return (
    <Screen name={title} testId="listing" group="row" skeleton={skeleton}>
      <SideMenu current={{ item: 'browse' }} onClose={() => content.current?.focus()} />
      <View w={STAGE.w} h={STAGE.h} group="column" preferred>
        <ListingHead
          title={title}
          crumbs={crumbsOf(listing.bcpath, title)}
          total={state === 'found' ? listing.total : null}
        />
        <FilterBar
          filters={filters}
          searched={searched}
          choices={listingLabels(filters, searched, lists, labelContext)}
          open={panel.open}
          onOpen={openList}
          onClear={searched && !nothing ? clear : null}
          onRetry={listing.moreFailed ? listing.retry : null}
        />
        <View ref={content} group="column" preferred>
          {skeleton ? (
            <ListingSkeleton />
          ) : problem !== null ? (
            <ListingFailed problem={problem} onRetry={listing.retry} />
          ) : nothing ? (
            <NoMatch onClear={clear} />
          ) : (
            <TitleGrid
              row={`list-${id}`}
              key={listing.listKey}
              listKey={listing.listKey}
              label={title}
              testId="titles"
              y={GRID_Y}
              h={GRID_H}
              items={items}
              requestAsset={listing.requestAsset}
              onOpen={openAsset}
              onEndReached={listing.loadMore}
              imageBase={config.apiUrl}
              preferred
            />
          )}
        </View>
      </View>
      <FilterDrawer
        panel={panel}
        lists={lists}
        onEvent={dispatch}
        onApply={() => {
          show(panel.draft);
          dispatch({ type: 'close' });
        }}
      />
    </Screen>
  );
}
