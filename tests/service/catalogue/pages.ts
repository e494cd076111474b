/** The six pages of the menu: which rows stand on each, in which order and as which component. */
import type { ComponentType } from '../../../src/contract/page';
import type { ListedCollection } from './collections';
import type { ComponentSeed, MenuLink, PageSeed } from './types';

/** Titles a row shows of its collection at most. */
const ROW_TITLES = 24;

interface RowPlan {
  type: ComponentType;
  /** The collection the row shows the beginning of; or the ids of a row that stands by itself. */
  from: string | readonly string[];
  /** The collection's title unless said otherwise; null for none. */
  title?: string | null;
  count?: number;
}

const row = (type: ComponentType, from: string, title?: string): RowPlan => ({
  type,
  from,
  ...(title === undefined ? {} : { title }),
});
const carousel = (from: string): RowPlan => row('carousel', from);
const portraits = (from: string): RowPlan => row('portrait_carousel', from);
const expandable = (from: string): RowPlan => row('expandable_portrait_carousel', from);
const largePortraits = (from: string): RowPlan => row('large_portrait_carousel', from);
const heroes = (ids: string): RowPlan => ({ type: 'jumbotron', from: ids.split(' '), title: null });
const billboard = (ids: string): RowPlan => ({ type: 'billboard', from: ids.split(' '), title: null });
const featured = (id: string, title: string): RowPlan => ({ type: 'featured_asset', from: [id], title });
/** Filled for the viewer who asks. */
const continueWatching: RowPlan = { type: 'continue_watching', from: [], title: 'Continue watching' };

interface PagePlan {
  uuid: string;
  title: string;
  assetType: string | null;
  rows: readonly RowPlan[];
}

const plans: readonly PagePlan[] = [
  {
    uuid: 'home',
    title: 'Home',
    assetType: null,
    rows: [
      heroes('the-long-platform glass-harbour kinnow-season red-kite-rising monsoon-radio'),
      continueWatching,
      carousel('live-now'),
      carousel('new-this-week'),
      portraits('top-picks'),
      billboard('the-salt-road street-food-republic winter-wheat'),
      expandable('series-tonight'),
      carousel('because-night-ferry'),
      largePortraits('only-here'),
      featured('the-last-projection', 'Film of the week'),
      carousel('crime-after-dark'),
      portraits('punjabi-cinema'),
      expandable('love-stories'),
      carousel('feel-good-comedies'),
      heroes('the-understar zero-hour-at-zoji-la under-a-second-moon'),
      billboard('wild-kutch the-haveli-accounts the-weighing-room'),
      carousel('free-to-watch'),
      portraits('documentaries'),
      largePortraits('world-cinema'),
      carousel('whole-family'),
      featured('the-last-tonga-of-lahore', 'A true story'),
      portraits('under-100-minutes'),
      carousel('history-alive'),
      expandable('into-the-unknown'),
      billboard('the-falconers-debt the-emperors-gardener orbit-of-ordinary-things'),
      carousel('matches-and-events'),
      largePortraits('scary-nights'),
      portraits('southern-stories'),
      heroes('uncle-has-a-plan the-lamp-room last-flight-to-leh'),
      featured('quiet', 'Before you go to sleep'),
    ],
  },
  {
    uuid: 'movies',
    title: 'Movies',
    assetType: 'movie',
    rows: [
      heroes('night-ferry the-last-projection red-kite-rising second-sun'),
      carousel('new-films'),
      portraits('all-films'),
      carousel('edge-of-your-seat'),
      expandable('quiet-dramas'),
      billboard('the-echo-chamber a-room-in-lahore'),
      carousel('big-adventures'),
      portraits('hindi-cinema'),
      largePortraits('punjabi-cinema'),
      carousel('southern-stories'),
      portraits('bengal'),
      featured('winter-wheat', 'From the harvest'),
      carousel('urdu-evenings'),
      portraits('world-cinema'),
      carousel('under-100-minutes'),
      largePortraits('big-screen'),
    ],
  },
  {
    uuid: 'shows',
    title: 'Shows',
    assetType: 'show',
    rows: [
      heroes('glass-harbour chai-at-platform-nine saltmarsh kaliyug-station'),
      carousel('new-series'),
      portraits('all-shows'),
      carousel('drama-series'),
      expandable('crime-series'),
      billboard('the-haveli-accounts auntie-network'),
      carousel('comedy-series'),
      portraits('long-runners'),
      largePortraits('one-season-wonders'),
      carousel('factual-series'),
      featured('room-6-ward-c', 'Critics’ choice'),
      portraits('kids-series'),
    ],
  },
  {
    uuid: 'live',
    title: 'Live',
    assetType: 'live channel',
    rows: [
      heroes('vaisakhi-mela-from-anandpur proscenium-one republic-day-parade'),
      carousel('live-now'),
      carousel('channels'),
      carousel('live-sport'),
      carousel('live-music'),
      billboard('moonrise-concert-at-hampi snake-boat-race'),
      carousel('live-news'),
      portraits('matches-and-events'),
      expandable('later-live'),
      carousel('kids-channels'),
      featured('quiet', 'Nothing happens, beautifully'),
    ],
  },
  {
    uuid: 'kids',
    title: 'Kids',
    assetType: null,
    rows: [
      heroes('the-elephant-who-forgot rani-of-the-rooftops captain-chutney'),
      carousel('two-minute-tales'),
      portraits('kids-series'),
      carousel('cartoons'),
      expandable('whole-family'),
      billboard('night-school-for-owls the-dragonfly-post'),
      carousel('kids-channels'),
      largePortraits('animals'),
      featured('wild-babies-of-india', 'Meet the babies'),
      portraits('cartoons'),
    ],
  },
  {
    uuid: 'collections',
    title: 'Collections',
    assetType: null,
    rows: [
      heroes('sixteen-spoons silk-road-on-a-scooter radio-ceylon-calling'),
      carousel('mysteries'),
      portraits('fantasy'),
      carousel('food'),
      carousel('journeys'),
      expandable('songs'),
      billboard('ten-ragas great-railway-kitchens'),
      carousel('sporting-stories'),
      portraits('history-alive'),
      largePortraits('world-cinema'),
      carousel('big-screen'),
      carousel('coming-soon'),
      featured('five-rivers-one-boat', 'The long way down'),
    ],
  },
];

/** A page that exists and has nothing on it. */
const EMPTY_PAGE: PageSeed = { uuid: 'empty', title: 'Empty', assetType: null, components: [] };

/** The pages of the menu and the empty one, by uuid. Throws when a row names a title or collection that is not there. */
export function pages(
  lists: ReadonlyMap<string, ListedCollection>,
  isTitle: (id: string) => boolean,
): Map<string, PageSeed> {
  const made = plans.map((plan) => ({
    uuid: plan.uuid,
    title: plan.title,
    assetType: plan.assetType,
    components: plan.rows.map((each, at) => componentOf(plan.uuid, at, each, lists, isTitle)),
  }));
  return new Map([...made, EMPTY_PAGE].map((page) => [page.uuid, page]));
}

/** What the menu shows, Home first. */
export const menuLinks: readonly MenuLink[] = plans.map(({ uuid, title }) => ({ uuid, title }));

function componentOf(
  pageUuid: string,
  at: number,
  plan: RowPlan,
  lists: ReadonlyMap<string, ListedCollection>,
  isTitle: (id: string) => boolean,
): ComponentSeed {
  const number = String(at + 1).padStart(2, '0');
  if (typeof plan.from !== 'string') {
    const missing = plan.from.find((id) => !isTitle(id));
    if (missing !== undefined) throw new Error(`Page ${pageUuid} names ${missing}, which is not a title`);
    return {
      type: plan.type,
      uuid: `${pageUuid}-${number}-${plan.type.replaceAll('_', '-')}`,
      title: plan.title ?? null,
      assetIds: plan.from,
      collectionId: null,
      filters: null,
    };
  }
  const list = lists.get(plan.from);
  if (!list) throw new Error(`Page ${pageUuid} names the collection ${plan.from}, which does not exist`);
  return {
    type: plan.type,
    uuid: `${pageUuid}-${number}-${plan.from}`,
    title: plan.title === undefined ? list.title : plan.title,
    assetIds: list.assetIds.slice(0, plan.count ?? ROW_TITLES),
    collectionId: list.uuid,
    filters: list.filters,
  };
}
