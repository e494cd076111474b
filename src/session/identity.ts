/**
 * Interface of the identity provider: every identity call goes through it. `loadIdentity` provides the
 * implementation; tests provide a fake.
 */

export interface IdentityUser {
  readonly uid: string;
  /** True for a guest. */
  readonly anonymous: boolean;
  readonly email: string | null;
}

/** Every call rejects with IdentityError. */
export interface Identity {
  /** Calls the listener with the user (null: signed out) as soon as it is known and at each change. @returns stops it */
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
  /** The user's bearer, refreshed when it has expired or when `renew` is true; null when nobody is signed in. */
  bearer(renew: boolean): Promise<string | null>;
}

/** Reports visibility at once and at each change. */
export type WatchVisibility = (listener: (visible: boolean) => void) => unknown;

export interface IdentityConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  readonly emulatorUrl?: string | undefined;
}
