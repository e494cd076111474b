import { CLASSES } from '../../../platforms/classes';
import type { ChosenClass } from '../../../platforms/classes';
import { createFavoriteState } from '../../api';
import { createDecoder } from '../../domain/decoder';
import type { Services } from '../services';

type Part<T> = T extends (...args: never[]) => unknown ? T : Partial<T>;
type ServiceParts = { readonly [K in keyof Services]?: Part<Services[K]> };

/** That of most sets. */
const deviceClass: ChosenClass = {
  name: 'middle',
  reason: { by: 'platform', value: 'tizen' },
  capabilities: CLASSES.middle,
};

/**
 * The services as far as a test needs them: what holds the application's own state is there, of the outside only what is
 * given.
 */
export function fakeServices(given: ServiceParts): Services {
  const parts = { decoder: createDecoder(), favoriteState: createFavoriteState(), deviceClass, ...given };
  // The parts a test leaves out are those its screens do not reach: named one by one they would be stubs nobody calls.
  return parts as unknown as Services;
}
