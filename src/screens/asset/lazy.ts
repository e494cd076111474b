/** A title's page as the routes know it: not in the first load, and fetched ahead by the screens it is opened from. */
import { lazyScreen } from '../../shell/lazyScreen';

export const AssetDetail = lazyScreen(() => import('./AssetDetail'));
