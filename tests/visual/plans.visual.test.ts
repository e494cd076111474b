/** The plans: what is on sale, in a list, in detail and by country. */
import { judgeJourneys } from './judge-journeys';
import { PLAN_STATES } from './plan-states';

judgeJourneys(PLAN_STATES);
