/** Where titles are found: pages, search, listings, the watchlist; and what stands there when they fail. */
import { FAILURES } from './failure-states';
import { FAVORITES } from './favorite-states';
import { HOMES } from './home-states';
import { LISTINGS } from './listing-states';
import { PAGES } from './page-states';
import { SEARCHES } from './search-states';
import { judgeJourneys } from './judge-journeys';

judgeJourneys([...HOMES, ...PAGES, ...FAILURES, ...LISTINGS, ...SEARCHES, ...FAVORITES]);
