/** Titles, their episodes, the player. */
import { ASSETS } from './asset-states';
import { judgeJourneys } from './judge-journeys';
import { PLAYER_OFFERS } from './player-offer-states';
import { PLAYER_PANELS } from './player-panel-states';
import { PLAYER_STREAMS } from './player-stream-states';
import { PLAYER_WAITS } from './player-waiting-states';

judgeJourneys([...ASSETS, ...PLAYER_PANELS, ...PLAYER_OFFERS, ...PLAYER_STREAMS, ...PLAYER_WAITS]);
