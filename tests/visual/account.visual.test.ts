/** Who the viewer is: welcome, signing in, registration, profiles, settings, purchase. */
import { PROFILES } from './profile-states';
import { REGISTRATION } from './registration-states';
import { SETTINGS_AND_PURCHASE } from './settings-states';
import { SIGN_IN } from './sign-in-states';
import { WELCOMES } from './welcome-states';
import { judgeJourneys } from './judge-journeys';

judgeJourneys([...WELCOMES, ...SIGN_IN, ...REGISTRATION, ...PROFILES, ...SETTINGS_AND_PURCHASE]);
