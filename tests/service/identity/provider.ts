/** The parts of the identity provider put together, and the few steps that its calls share. */
import { errors } from 'jose';
import type { Store } from '../store';
import type { Account, Accounts, SeedAccount } from './accounts';
import { openAccounts } from './accounts';
import { IdentityError, TOO_MANY_ATTEMPTS } from './errors';
import type { SigningKeys } from './keys';
import { openKeys } from './keys';
import type { OobCodes } from './oob-codes';
import { openOobCodes } from './oob-codes';
import { passwordMatches } from './passwords';
import type { RateLimit } from './rate-limit';
import { rateLimit } from './rate-limit';
import type { Sessions } from './sessions';
import { openSessions } from './sessions';
import type { SignInProvider, Tokens } from './tokens';
import { openTokens } from './tokens';

const MINUTE_MS = 60_000;
/** Wrong passwords an account takes in five minutes. */
const WRONG_PASSWORDS = 10;
/** Reset mails an address gets in an hour. */
const RESET_MAILS = 10;

/** How the provider behaves; the same names as in the service's options. */
export interface ProviderSettings {
  projectId: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  tokenLifetimeSeconds: number;
  emailEnumerationProtection: boolean;
  identityRateLimit: number;
  remoteKeySetUrl: string | null;
}

/** Everything the calls work on. */
export interface Provider {
  readonly settings: ProviderSettings;
  readonly keys: SigningKeys;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly oobCodes: OobCodes;
  readonly limits: {
    /** By caller's address. */
    readonly calls: RateLimit;
    /** By e-mail address. */
    readonly wrongPasswords: RateLimit;
    readonly resetMails: RateLimit;
  };
}

/** Opens the provider on a store. */
export async function openProvider(
  store: Store,
  settings: ProviderSettings,
  seeds: readonly SeedAccount[],
): Promise<Provider> {
  const { clock, projectId, remoteKeySetUrl } = settings;
  const keys = await openKeys(store);
  return {
    settings,
    keys,
    accounts: openAccounts(store, clock, seeds),
    sessions: openSessions(store, clock),
    tokens: openTokens({ keys, projectId, clock, lifetime: settings.tokenLifetimeSeconds, remoteKeySetUrl }),
    oobCodes: openOobCodes(store, clock),
    limits: {
      calls: rateLimit(settings.identityRateLimit, MINUTE_MS, clock),
      wrongPasswords: rateLimit(WRONG_PASSWORDS, 5 * MINUTE_MS, clock),
      resetMails: rateLimit(RESET_MAILS, 60 * MINUTE_MS, clock),
    },
  };
}

/** Token fields of an answer that signs in. */
export interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

/** Starts a session for an account: its id and refresh tokens. Throws USER_DISABLED. */
export async function signIn(
  provider: Provider,
  account: Account,
  method: SignInProvider,
): Promise<SignedIn> {
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  const now = provider.settings.clock();
  const authTime = Math.floor(now / 1000);
  provider.accounts.update(account.uid, { lastLoginAt: now });
  return {
    localId: account.uid,
    idToken: await provider.tokens.idToken(account, method, authTime),
    refreshToken: provider.sessions.start({ uid: account.uid, provider: method, authTime }),
    expiresIn: String(provider.tokens.lifetime),
  };
}

/** The account an id token speaks for. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
export async function accountOfToken(provider: Provider, idToken: unknown): Promise<Account> {
  if (typeof idToken !== 'string' || idToken === '') throw new IdentityError('INVALID_ID_TOKEN');
  const claims = await provider.tokens.readIdToken(idToken).catch((error: unknown) => {
    throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
  });
  const account = provider.accounts.byUid(claims.uid);
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  if (claims.authTime < account.validSince) throw new IdentityError('TOKEN_EXPIRED');
  return account;
}

/**
 * The account an address and password belong to. Throws TOO_MANY_ATTEMPTS_TRY_LATER after too many wrong ones, and for a
 * wrong one INVALID_LOGIN_CREDENTIALS with enumeration protection, else EMAIL_NOT_FOUND or INVALID_PASSWORD.
 */
export async function checkPassword(provider: Provider, email: string, password: string): Promise<Account> {
  const { wrongPasswords } = provider.limits;
  const key = email.toLowerCase();
  if (wrongPasswords.exceeded(key)) throw new IdentityError(TOO_MANY_ATTEMPTS);
  const account = provider.accounts.byEmail(email);
  if (account && (await passwordMatches(password, account.password))) {
    wrongPasswords.clear(key);
    return account;
  }
  wrongPasswords.count(key);
  if (provider.settings.emailEnumerationProtection) {
    if (!account) await passwordMatches(password, null);
    throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
  }
  throw new IdentityError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}

/** Ends every sign-in of an account, also those whose id tokens are still young. */
export function revokeSessions(provider: Provider, uid: string): void {
  provider.sessions.revoke(uid);
  provider.accounts.update(uid, { validSince: Math.floor(provider.settings.clock() / 1000) });
}
