/**
 * Identity provider, from the product's side: the one interface every identity call goes through. The implementation behind it
 * is loaded on its own (`loadIdentity`), and tests put a fake in its place.
 */

export interface IdentityUser {
  readonly uid: string;
  /** A guest. */
  readonly anonymous: boolean;
  readonly email: string | null;
}

/** Every call rejects with IdentityError. */
export interface Identity {
  /** Told who is signed in as soon as it is known (null: nobody) and at each change. @returns the way to stop listening */
  observe(listener: (user: IdentityUser | null) => void): () => void;
  createUser(email: string, password: string): Promise<IdentityUser>;
  signInWithEmail(email: string, password: string): Promise<IdentityUser>;
  /** With the custom token of pairing or registration. */
  signInWithToken(token: string): Promise<IdentityUser>;
  signInAnonymously(): Promise<IdentityUser>;
  sendPasswordReset(email: string): Promise<void>;
  /** Of the user who is signed in. */
  updatePassword(password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The bearer of who is signed in, renewed when it has expired or when `renew` asks for it; null when nobody is. */
  bearer(renew: boolean): Promise<string | null>;
}

export interface IdentityConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  readonly emulatorUrl?: string | undefined;
}

/** Fetches the SDK's chunk ahead of its use, while the configuration is on its way. */
export async function preloadIdentity(): Promise<void> {
  await import('./firebaseIdentity');
}

/** Loads the provider's SDK in a chunk of its own, so that the splash and the settings do not wait for it. */
export async function loadIdentity(config: IdentityConfig): Promise<Identity> {
  const { createFirebaseIdentity } = await import('./firebaseIdentity');
  return createFirebaseIdentity(config);
}
