/** Identity by the Firebase Auth SDK: Google's service, or one that speaks its REST calls (the reference service does). */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { IdentityError } from '../api/identityError';
import type { Identity, IdentityConfig, IdentityUser, WatchVisibility } from './identity';
import { identityStorage } from './identityStorage';
import { keepUserUnlessRefused } from './keepUser';
import { identityError } from './providerError';

const asUser = (user: User): IdentityUser => ({
  uid: user.uid,
  anonymous: user.isAnonymous,
  email: user.email,
});

async function withIdentityErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw identityError(cause);
  }
}

/** The member of the SDK's class that its types keep to itself. */
interface Heartbeats {
  heartbeatServiceProvider: { getImmediate(): null };
}

/** Each request waits for the SDK's record of its own use, which is in the same database: for ever, where that is silent. */
function withoutHeartbeats(auth: Auth): void {
  (auth as unknown as Heartbeats).heartbeatServiceProvider = { getImmediate: () => null };
}

function createAuth(
  config: IdentityConfig,
  watchVisibility: WatchVisibility,
  onProblem: (problem: Error) => void,
): Auth {
  const { apiKey, authDomain, projectId } = config;
  const storage = identityStorage(watchVisibility, (problem) => {
    withoutHeartbeats(auth);
    onProblem(problem);
  });
  // initializeAuth and not getAuth: no popup and redirect code, which a television cannot use. The session goes to IndexedDB,
  // so that the app's local storage holds the app's own three keys only; sets without IndexedDB fall back.
  const auth: Auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [storage, browserLocalPersistence, inMemoryPersistence],
  });
  keepUserUnlessRefused(auth);
  if (config.emulatorUrl !== undefined) {
    // The warning would be a banner in the page.
    connectAuthEmulator(auth, config.emulatorUrl, { disableWarnings: true });
  }
  return auth;
}

/**
 * @param config key and project; `emulatorUrl` is the origin of a provider other than Google's
 * @param onProblem told of what it goes on without
 */
export function createFirebaseIdentity(
  config: IdentityConfig,
  watchVisibility: WatchVisibility,
  onProblem: (problem: Error) => void = () => {},
): Identity {
  const auth = createAuth(config, watchVisibility, onProblem);
  const signedIn = async (call: Promise<{ readonly user: User }>): Promise<IdentityUser> =>
    asUser((await withIdentityErrors(call)).user);
  return {
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user ? asUser(user) : null)),
    createUser: (email, password) => signedIn(createUserWithEmailAndPassword(auth, email, password)),
    signInWithEmail: (email, password) => signedIn(signInWithEmailAndPassword(auth, email, password)),
    signInWithToken: (token) => signedIn(signInWithCustomToken(auth, token)),
    signInAnonymously: () => signedIn(signInAnonymously(auth)),
    sendPasswordReset: (email) => withIdentityErrors(sendPasswordResetEmail(auth, email)),
    updatePassword: async (password) => {
      if (!auth.currentUser) throw new IdentityError('sessionOver', 'no current user');
      await withIdentityErrors(updatePassword(auth.currentUser, password));
    },
    signOut: () => withIdentityErrors(signOut(auth)),
    bearer: async (renew) => {
      await withIdentityErrors(auth.authStateReady());
      return auth.currentUser ? withIdentityErrors(auth.currentUser.getIdToken(renew)) : null;
    },
  };
}
