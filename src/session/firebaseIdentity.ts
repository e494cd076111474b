/** Identity by the Firebase Auth SDK: Google's service, or one that speaks its REST calls (the reference service does). */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
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
import type { Auth, Persistence, User } from 'firebase/auth';
import { IdentityError } from '../api/identityError';
import type { Identity, IdentityConfig, IdentityUser, WatchVisibility } from './identity';
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

/** Members of the SDK's class that its types keep to themselves. */
interface Polling {
  startPolling(): void;
  stopPolling(): void;
}

/**
 * The SDK asks IndexedDB every 800 ms whether another tab has changed the session; here not while the app is hidden, which must
 * run no timer.
 */
function polledWhileVisible(watchVisibility: WatchVisibility): Persistence {
  const Base = indexedDBLocalPersistence as unknown as new () => Polling;
  let visible = true;
  const polling = new Set<Polling>();
  watchVisibility((next) => {
    visible = next;
    for (const one of polling) {
      if (visible) one.startPolling();
      else one.stopPolling();
    }
  });
  class WhileVisible extends Base {
    static readonly type = indexedDBLocalPersistence.type;
    // The SDK's own calls come here too.
    override startPolling(): void {
      polling.add(this);
      if (visible) super.startPolling();
    }
  }
  return WhileVisible;
}

function createAuth(config: IdentityConfig, watchVisibility: WatchVisibility): Auth {
  const { apiKey, authDomain, projectId } = config;
  // initializeAuth and not getAuth: no popup and redirect code, which a television cannot use. The session goes to IndexedDB,
  // so that the app's local storage holds the app's own three keys only; sets without IndexedDB fall back.
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [polledWhileVisible(watchVisibility), browserLocalPersistence, inMemoryPersistence],
  });
  if (config.emulatorUrl !== undefined) {
    // The warning would be a banner in the page.
    connectAuthEmulator(auth, config.emulatorUrl, { disableWarnings: true });
  }
  return auth;
}

/** @param config key and project; `emulatorUrl` is the origin of a provider other than Google's */
export function createFirebaseIdentity(config: IdentityConfig, watchVisibility: WatchVisibility): Identity {
  const auth = createAuth(config, watchVisibility);
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
