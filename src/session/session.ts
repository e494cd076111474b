/** The session: who is there, signing in and out, the current profile, and what the transport needs of them. */
import type { Profile } from '../contract';
import type { Viewer } from '../domain/guards';
import { createBearerSource, shared } from './bearer';
import type { BearerSource } from './bearer';
import type { Identity, IdentityUser } from './identity';
import type { AppStorage } from './storage';
import type { Stores } from './stores';

export interface SessionOptions {
  readonly identity: Identity;
  readonly stores: Stores;
  readonly storage: AppStorage;
  /** App data of the viewer is to be dropped: the query cache, at sign-out and at a change of profile. */
  readonly onDataCleared: () => void;
  /** The service refused the session; it has been reset, and the viewer is to go to /welcome. */
  readonly onUnauthorized: () => void;
  /** The provider could not be told; the session is over on this side all the same. */
  readonly onProblem: (error: unknown) => void;
}

export interface Session extends BearerSource {
  /** Begins to follow the provider. @returns the way to stop */
  start(): () => void;
  /** Resolves once the provider has said who is there. */
  ready(): Promise<void>;
  /** For the guards. */
  viewer(): Viewer;
  /** Makes a guest unless somebody is there. @throws IdentityError */
  continueAsGuest(): Promise<void>;
  /** Signs a viewer in with e-mail and password. @throws IdentityError */
  signInWithEmail(email: string, password: string): Promise<void>;
  /** Has a mail sent whose link sets a new password. @throws IdentityError */
  sendPasswordReset(email: string): Promise<void>;
  /** Signs a viewer in with the custom token of pairing or registration. @throws IdentityError */
  signInWithToken(token: string): Promise<void>;
  /** Clears identity session, app data with the current profile, and the hidden timestamp. The device id stays. */
  signOut(): Promise<void>;
  /** A 401 that nothing helps: signs out once for all who ask, then tells the shell. */
  unauthorized(): void;
  /** Makes a profile current; a change of profile drops the app data. */
  chooseProfile(profile: Profile, pinVerified: boolean): void;
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

  const setProfile = (current: Profile | null, pinVerified: boolean): void => {
    const changed = stores.profile.getState().current?.uuid !== current?.uuid;
    storage.keepProfile(current);
    stores.profile.setState({ current, pinVerified });
    if (changed) options.onDataCleared();
  };
  const resetProfile = (): void => setProfile(null, false);
  /** Whoever comes after somebody else finds nothing of theirs: no profile, no answers made for them. */
  const accept = (user: IdentityUser | null): void => {
    const session = user === null ? 'signedOut' : user.anonymous ? 'anonymous' : 'signedIn';
    const before = stores.identity.getState().uid;
    const somebodyElse = before !== null && before !== (user?.uid ?? null);
    if (user === null || somebodyElse) resetProfile();
    if (somebodyElse) options.onDataCleared();
    stores.identity.setState({ session, uid: user?.uid ?? null });
  };
  const signedIn = (): boolean => stores.identity.getState().session === 'signedIn';

  const signOut = async (): Promise<void> => {
    try {
      await identity.signOut();
    } catch (error) {
      options.onProblem(error);
    }
    storage.keepHiddenAt(null);
    accept(null);
  };

  return {
    start: () => identity.observe(accept),
    ready: () => whenKnown(stores),
    viewer: () => {
      const { current, pinVerified } = stores.profile.getState();
      const pinPending = current !== null && current.pin !== null && !pinVerified;
      return { session: stores.identity.getState().session, hasProfile: current !== null, pinPending };
    },
    // The guard and the welcome screen may ask at the same moment; two calls would make two guests.
    continueAsGuest: shared(async () => {
      await whenKnown(stores);
      if (stores.identity.getState().session === 'signedOut') accept(await identity.signInAnonymously());
    }),
    signInWithEmail: async (email, password) => accept(await identity.signInWithEmail(email, password)),
    sendPasswordReset: identity.sendPasswordReset,
    signInWithToken: async (token) => accept(await identity.signInWithToken(token)),
    signOut,
    unauthorized: () => {
      ending ??= signOut()
        .then(options.onUnauthorized)
        .finally(() => {
          ending = null;
        });
    },
    chooseProfile: setProfile,
    resetProfile,
    bearer: source.bearer,
    // A guest's token is renewed when it expires, but a guest the service refuses is reset [A§7].
    refreshBearer: async (refused) => (signedIn() ? source.refreshBearer(refused) : null),
    language: () => {
      const profile = stores.profile.getState().current;
      return profile && signedIn() ? profile.language : stores.settings.getState().language;
    },
    profileId: () => (signedIn() ? (stores.profile.getState().current?.uuid ?? null) : null),
  };
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
