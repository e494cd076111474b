/** Which page a launch opens, so that it is asked for while the code of its screen loads. Pure. */
import { transition } from '../domain/account';
import type { Account, AccountEvent } from '../domain/account';
import { parseRoute } from '../domain/paths';

/**
 * The id of the page that `Guard` will lead a member to; null where another screen comes first: a profile to choose, a title, the
 * welcome screen, whose viewers may stay.
 */
export function firstPage(
  account: Account,
  entered: Extract<AccountEvent, { type: 'entered' }>,
): string | null {
  if (account.session !== 'signedIn') return null;
  const move = transition(account, entered).effects.find((effect) => effect.do === 'go');
  const route = parseRoute(move?.to ?? entered.path);
  return route.kind === 'page' ? route.id : null;
}
