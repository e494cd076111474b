/** The identity provider's accounts: one stored document, looked up by uid or by e-mail address (case does not count). */
import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { IdentityError, WEAK_PASSWORD } from './errors';
import type { PasswordHash } from './passwords';
import { hashPassword } from './passwords';

const MIN_PASSWORD = 6;
const MAX_EMAIL = 255;
const DAY_MS = 86_400_000;
/** Guests who have not come back for so long are forgotten, as Firebase's clean-up does. */
const GUEST_KEPT_MS = 30 * DAY_MS;

/** One account. Times are milliseconds since 1970. */
export interface Account {
  uid: string;
  /** null for a guest or an account known by custom token only. */
  email: string | null;
  emailVerified: boolean;
  /** A guest: signed in without saying who. */
  anonymous: boolean;
  password: PasswordHash | null;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  createdAt: number;
  lastLoginAt: number;
  passwordUpdatedAt: number;
  /** Seconds since 1970. Sign-ins before it no longer count: it moves when the password changes. */
  validSince: number;
}

/** The accounts and what can be done to them. */
export interface Accounts {
  byUid(uid: string): Account | null;
  byEmail(email: string): Account | null;
  /** Makes an account. Throws EMAIL_EXISTS. */
  create(fields: { uid?: string; email?: string; password?: PasswordHash; anonymous?: boolean }): Account;
  /** Changes an account in place. Throws EMAIL_EXISTS when the change takes another account's address. */
  update(uid: string, change: Partial<Omit<Account, 'uid'>>): Account;
  remove(uid: string): void;
}

/** Accounts that exist from the first start, their passwords already hashed. */
export type SeedAccount = Pick<Account, 'uid' | 'email' | 'password'>;

/** Opens the accounts document and forgets guests long gone. */
export function openAccounts(store: Store, clock: () => number, seeds: readonly SeedAccount[]): Accounts {
  const stored = store.document('accounts', () =>
    Object.fromEntries(seeds.map((seed) => [seed.uid, { ...blank(seed.uid, clock()), ...seed }])),
  );
  for (const account of Object.values(stored.value)) {
    if (!account.anonymous || clock() - account.lastLoginAt <= GUEST_KEPT_MS) continue;
    stored.change((accounts) => {
      delete accounts[account.uid];
    });
  }

  function byEmail(email: string): Account | null {
    const wanted = email.toLowerCase();
    return Object.values(stored.value).find((account) => account.email === wanted) ?? null;
  }

  function refuseTaken(email: string | null | undefined, uid: string): void {
    const holder = email ? byEmail(email) : null;
    if (holder && holder.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
  }

  return {
    byUid: (uid) => (Object.hasOwn(stored.value, uid) ? (stored.value[uid] ?? null) : null),
    byEmail,
    create({ uid = newUid(), email, password, anonymous = false }) {
      refuseTaken(email, uid);
      const account: Account = {
        ...blank(uid, clock()),
        email: email?.toLowerCase() ?? null,
        password: password ?? null,
        anonymous,
      };
      stored.change((accounts) => {
        accounts[uid] = account;
      });
      return account;
    },
    update(uid, change) {
      refuseTaken(change.email, uid);
      return stored.change((accounts) => {
        const account = accounts[uid];
        if (!account) throw new IdentityError('USER_NOT_FOUND');
        if (change.email) account.anonymous = false;
        return Object.assign(account, change, change.email ? { email: change.email.toLowerCase() } : {});
      });
    },
    remove(uid) {
      stored.change((accounts) => {
        delete accounts[uid];
      });
    },
  };
}

/** Checks an address's form. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function checkEmail(email: unknown): string {
  if (typeof email !== 'string' || email === '') throw new IdentityError('MISSING_EMAIL');
  if (email.length > MAX_EMAIL || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    throw new IdentityError('INVALID_EMAIL');
  }
  return email;
}

/** Checks a new password's strength and hashes it. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export async function checkNewPassword(password: unknown): Promise<PasswordHash> {
  if (typeof password !== 'string' || password === '') throw new IdentityError('MISSING_PASSWORD');
  if (password.length < MIN_PASSWORD) throw new IdentityError(WEAK_PASSWORD);
  return hashPassword(password);
}

function newUid(): string {
  return randomBytes(21).toString('base64url');
}

function blank(uid: string, now: number): Account {
  return {
    uid,
    email: null,
    emailVerified: false,
    anonymous: false,
    password: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    createdAt: now,
    lastLoginAt: now,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
  };
}
