/** The session: who is there, signing in and out, the current profile, and what the transport needs of them. */
import type { MenuLink, Profile } from '../contract';
import { transition } from '../domain/account';
import type { Account, AccountEvent, Effect } from '../domain/account';
import { createBearerSource, shared } from './bearer';
import type { BearerSource } from './bearer';
import { languageOf } from './language';
import type { Identity, IdentityUser } from './identity';
import type { AppStorage } from './storage';
import { NO_SEARCHES, NO_PAGES_STATE } from './stores';
import type { Stores } from './stores';

export interface SessionOptions {
  readonly identity: Identity;
  readonly stores: Stores;
  readonly storage: AppStorage;
  /** App data of the viewer is to be dropped: the query cache, at sign-out and at a change of profile. */
  readonly onDataCleared: () => void;
  /** The provider could not be told; the session is over on this side all the same. */
  readonly onProblem: (error: unknown) => void;
}

export interface Session extends BearerSource {
  /** Begins to follow the provider. @returns the way to stop */
  start(): () => void;
  /** Resolves once the provider has said who is there. */
  ready(): Promise<void>;
  /** Who is there and who watches. */
  account(): Account;
  /** Takes an event of the account's machine; carries out what is about keeping. @returns what is left for the shell */
  send(event: AccountEvent): readonly Effect[];
  /** Makes a guest unless somebody is there. @throws IdentityError */
  continueAsGuest(): Promise<void>;
  /**
   * Signs a viewer in with e-mail and password.
   * @param destination path to be at then; without one, where everybody goes who signs in
   * @throws IdentityError
   */
  signInWithEmail(email: string, password: string, destination?: string): Promise<void>;
  /** Has a mail sent whose link sets a new password. @throws IdentityError */
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
  /** A 401 that nothing helps: signs out once for all who ask, to /welcome wherever the viewer is. */
  unauthorized(): void;
  /** Makes a profile current; a change of profile, or of its language, drops the app data. */
  chooseProfile(profile: Profile, pinVerified: boolean): void;
  /** The current profile as it was saved; any other one is nobody's concern here. */
  profileSaved(profile: Profile): void;
  /** The menu for the current profile's interests; that of another profile, and an empty one, change nothing. */
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
  let ending: Promise<void> | null = null;

  const account = (): Account => {
    const { current: profile, pinVerified } = stores.profile.getState();
    return { ...stores.identity.getState(), profile, pinVerified };
  };

  const send = (event: AccountEvent): readonly Effect[] => {
    const { account: next, effects } = transition(account(), event);
    const { profile: current, pinVerified, session, uid, destination } = next;
    // The profile first: whoever is told of another identity must not see the profile of the one before.
    setChanged(stores.profile, { current, pinVerified });
    setChanged(stores.identity, { session, uid, destination });
    return effects.filter((effect) => !carriedOut(effect, current));
  };

  /** True for what is about keeping, once it is done. */
  const carriedOut = (effect: Effect, profile: Profile | null): boolean => {
    if (effect.do === 'keepProfile') storage.keepProfile(profile);
    else if (effect.do === 'clearData') clearData();
    else if (effect.do === 'forgetHidden') storage.keepHiddenAt(null);
    else return false;
    return true;
  };

  const clearData = (): void => {
    stores.search.setState(NO_SEARCHES);
    stores.pages.setState(NO_PAGES_STATE);
    options.onDataCleared();
  };

  const accept = (user: IdentityUser | null): void => void send({ type: 'identified', user });
  const head = (destination: string | null): void => void send({ type: 'heading', destination });
  const signedIn = (): boolean => stores.identity.getState().session === 'signedIn';

  /** The provider may tell of the new user before its call has answered: the destination has to be known by then. */
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
    // The provider has told already, and a guest may have come since.
    if (uid === account().uid) accept(null);
  };

  return {
    start: () => identity.observe(accept),
    ready: () => whenKnown(stores),
    account,
    send,
    // The guard and the welcome screen may ask at the same moment; two calls would make two guests.
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
    unauthorized: () => {
      ending ??= signOut('/welcome').finally(() => {
        ending = null;
      });
    },
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
    // A guest's token is renewed when it expires, but a guest the service refuses is reset [AUTH-20].
    refreshBearer: async (refused) => (signedIn() ? source.refreshBearer(refused) : null),
    language: () =>
      languageOf(
        stores.identity.getState().session,
        stores.profile.getState().current,
        stores.settings.getState().language,
      ),
    profileId: () => (signedIn() ? (stores.profile.getState().current?.uuid ?? null) : null),
  };
}

/** Tells nobody when nothing is different. */
function setChanged<T extends object>(
  store: { getState(): T; setState(state: Partial<T>): void },
  next: Partial<T>,
): void {
  const now = store.getState();
  if ((Object.keys(next) as (keyof T)[]).some((key) => now[key] !== next[key])) store.setState(next);
}

/** Resolves when the provider has said who is there. */
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
