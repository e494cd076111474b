/**
 * Where a launch leads, before anything is rendered: the router then begins there, and neither renders the application for a path
 * that it leaves nor replaces the address, each 30 ms and more of a weak set's start.
 */
import { transition } from '../domain/account';
import type { Effect } from '../domain/account';
import { menuLinksOf } from '../session';
import type { Session, Stores } from '../session';

/** What decides it, once the boot has found it out. */
export interface Launch {
  readonly session: Pick<Session, 'account'>;
  readonly stores: Stores;
  readonly hiddenSeconds: number | null;
}

type Move = Extract<Effect, { do: 'go' }>;

/**
 * The move that `Guard` makes first.
 * @param path where the launch leads, without its platform
 * @returns null where the launch stays, and where the guard finds it out later: without settings, and where the routes depend on
 * the user settings [ROUTE-26]
 */
export function firstMove({ session, stores, hiddenSeconds }: Launch, path: string): Move | null {
  const { settings } = stores.settings.getState();
  if (settings === null || settings.premiumRoutesEnabled) return null;
  const { effects } = transition(session.account(), {
    type: 'entered',
    path,
    links: menuLinksOf(stores.profile.getState(), settings.menuLinks),
    interests: settings.interestsEnabled,
    premium: false,
    hiddenSeconds,
  });
  return effects.find((effect) => effect.do === 'go') ?? null;
}

/** The path that the router begins at; a move with a reason is left to the guard, which tells the reason. */
export function firstPath(launch: Launch, path: string): string {
  const move = firstMove(launch, path);
  return move === null || move.reason !== undefined ? path : move.to;
}
