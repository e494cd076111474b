/** The session: identity, signing in and out, the current profile, and what the transport needs of them. */
import type { MenuLink, Profile } from '../contract';
import { transition } from '../domain/account';
import type { Account, AccountEvent, Effect } from '../domain/account';
import { createBearerSource, shared } from './bearer';
import type { BearerSource } from './bearer';
import { languageOf } from './language';
import type { Identity, IdentityUser } from './identity';
import type { AppStorage } from './storage';
import { NO_PAGES_STATE, NO_PLAYER_STATE, NO_SEARCHES, NOTHING_CHOSEN } from './stores';
import type { Stores } from './stores';
import { isMember, profileIdOf } from './viewer';

export interface SessionOptions {
  readonly identity: Identity;
  readonly stores: Stores;
  readonly storage: AppStorage;
  /** Called at sign-out and at a change of profile: the query cache must be cleared. */
  readonly onDataCleared: () => void;
  /** The provider could not be reached for the sign-out; the session is over on this side nevertheless. */
  readonly onProblem: (error: unknown) => void;
}

export interface Session extends BearerSource {
  /** Starts observing the provider. @returns stops it */
  start(): () => void;
  /** Resolves once the provider has reported the identity. */
  ready(): Promise<void>;
  /** The current account. */
  account(): Account;
  /**
   * Applies an event to the account's state machine and carries out the effects on storage. @returns the effects left
   * for the shell
   */
  send(event: AccountEvent): readonly Effect[];
  /** Creates a guest unless there is an identity. @throws IdentityError */
  continueAsGuest(): Promise<void>;
  /**
   * Signs a viewer in with e-mail and password.
   * @param destination path to be at then; without one, where everybody goes who signs in
   * @throws IdentityError
   */
  signInWithEmail(email: string, password: string, destination?: string): Promise<void>;
  /** Sends a mail with a link that sets a new password. @throws IdentityError */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Signs a viewer in with the custom token of pairing or registration.
   * @param destination path to be at then; without one, where everybody goes who signs in
   * @throws IdentityError
   */
  signInWithToken(token: string, destination?: string): Promise<void>;
  /**
   * Clears identity session, app data with the current profile, and the hidden timestamp. The device id stays.
   * @param destination path to be at then; without one, /welcome, or a title as a guest
   */
  signOut(destination?: string): Promise<void>;
  /** Handles a final 401: signs out once for all concurrent callers and opens /welcome. */
  unauthorized(): void;
  /** Makes a profile current; a change of profile, or of its language, drops the app data. */
  chooseProfile(profile: Profile, pinVerified: boolean): void;
  /** Updates the current profile after it was saved; any other profile is ignored. */
  profileSaved(profile: Profile): void;
  /**
   * Replaces the menu for the current profile's interests; for another profile, or an empty menu, nothing changes.
   */
  replaceMenu(profileId: string, links: readonly MenuLink[]): void;
  /** Also clears the PIN's verification. */
  resetProfile(): void;
  language(): string;
  profileId(): string | null;
}

/** @param options the provider, the stores and what to do when they change */
export function createSession(options: SessionOptions): Session {
  const { identity, storage, stores } = options;
  const source = createBearerSource(identity);

  const account = (): Account => {
    const { current: profile, pinVerified } = stores.profile.getState();
    return { ...stores.identity.getState(), profile, pinVerified };
  };

  const send = (event: AccountEvent): readonly Effect[] => {
    const before = account();
    const { account: next, effects } = transition(before, event);
    const { profile: current, pinVerified, session, uid, destination } = next;
    // The profile first: a subscriber of the identity must not see the previous profile.
    setChanged(stores.profile, { current, pinVerified });
    setChanged(stores.identity, { session, uid, destination });
    const sameProfile = before.uid === uid && before.profile?.uuid === current?.uuid;
    return effects.filter((effect) => !carriedOut(effect, current, sameProfile));
  };

  /** Carries out an effect on storage. @returns whether the effect was one */
  const carriedOut = (effect: Effect, profile: Profile | null, sameProfile: boolean): boolean => {
    if (effect.do === 'keepProfile') storage.keepProfile(profile);
    else if (effect.do === 'clearData') clearData(sameProfile);
    else if (effect.do === 'forgetHidden') storage.keepHiddenAt(null);
    else return false;
    return true;
  };

  /** A profile in another language is still the same: what its viewer changed in the settings holds. */
  const clearData = (sameProfile: boolean): void => {
    const { preferences } = stores.viewing.getState();
    stores.search.setState(NO_SEARCHES);
    stores.pages.setState(NO_PAGES_STATE);
    stores.viewing.setState(sameProfile ? { ...NOTHING_CHOSEN, preferences } : NOTHING_CHOSEN);
    stores.player.setState(NO_PLAYER_STATE);
    options.onDataCleared();
  };

  const accept = (user: IdentityUser | null): void => void send({ type: 'identified', user });
  const head = (destination: string | null): void => void send({ type: 'heading', destination });
  const signedIn = (): boolean => isMember(stores.identity.getState());

  /** The provider may report the new user before the call has resolved, so the destination is stored first. */
  const signInTo = async (destination: string | null, call: () => Promise<IdentityUser>): Promise<void> => {
    head(destination);
    try {
      accept(await call());
    } catch (error) {
      head(null);
      throw error;
    }
  };

  const signOut = async (destination?: string): Promise<void> => {
    const { uid } = account();
    head(destination ?? null);
    try {
      await identity.signOut();
    } catch (error) {
      options.onProblem(error);
    }
    // The provider may have reported already, and a guest may have been created since.
    if (uid === account().uid) accept(null);
  };

  const end = shared(() => signOut('/welcome'));

  return {
    start: () => identity.observe(accept),
    ready: () => whenKnown(stores),
    account,
    send,
    // Guard and welcome screen may call at the same time; two calls would create two guests.
    continueAsGuest: shared(async () => {
      await whenKnown(stores);
      if (stores.identity.getState().session === 'signedOut') accept(await identity.signInAnonymously());
    }),
    signInWithEmail: (email, password, destination) =>
      signInTo(destination ?? null, () => identity.signInWithEmail(email, password)),
    sendPasswordReset: identity.sendPasswordReset,
    signInWithToken: (token, destination) =>
      signInTo(destination ?? null, () => identity.signInWithToken(token)),
    signOut,
    unauthorized: () => void end(),
    chooseProfile: (profile, pinVerified) => void send({ type: 'profileChosen', profile, pinVerified }),
    profileSaved: (profile) => {
      const { profile: current, pinVerified } = account();
      if (current?.uuid === profile.uuid) send({ type: 'profileChosen', profile, pinVerified });
    },
    replaceMenu: (profileId, links) => {
      const isCurrent = account().profile?.uuid === profileId;
      if (isCurrent && links.length > 0) stores.profile.setState({ menu: { profileId, links } });
    },
    resetProfile: () => void send({ type: 'profileReset' }),
    bearer: source.bearer,
    // A guest's token is refreshed when it expires, but a guest that the service refuses is reset [AUTH-20].
    refreshBearer: async (refused) => (signedIn() ? source.refreshBearer(refused) : null),
    language: () =>
      languageOf(
        stores.identity.getState().session,
        stores.profile.getState().current,
        stores.settings.getState().language,
      ),
    profileId: () => profileIdOf(signedIn(), stores.profile.getState().current),
  };
}

/** Writes only changed values, so that subscribers are not notified without a change. */
function setChanged<T extends object>(
  store: { getState(): T; setState(state: Partial<T>): void },
  next: Partial<T>,
): void {
  const now = store.getState();
  if ((Object.keys(next) as (keyof T)[]).some((key) => now[key] !== next[key])) store.setState(next);
}

/** Resolves once the provider has reported the identity. */
function whenKnown({ identity }: Stores): Promise<void> {
  if (identity.getState().session !== 'starting') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = identity.subscribe(({ session }) => {
      if (session === 'starting') return;
      stop();
      resolve();
    });
  });
}
