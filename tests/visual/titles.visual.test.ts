/** Titles, their episodes, the player. */
import { ASSETS } from './asset-states';
import { judgeJourneys } from './judge-journeys';

judgeJourneys([...ASSETS]);
