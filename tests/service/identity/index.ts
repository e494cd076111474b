/**
 * The embedded identity provider: Firebase Auth's REST subset, so that the real SDK works against this service in every run.
 * For development and tests only; it refuses NODE_ENV=production.
 */
import type { Hono } from 'hono';
import { DEMO_ACCOUNTS } from '../demo-accounts';
import type { Store } from '../store';
import type { Account, SeedAccount } from './accounts';
import { checkEmail, checkNewPassword } from './accounts';
import type { ResetAnswer } from './calls-oob';
import { resetPassword } from './calls-oob';
import { IdentityError } from './errors';
import { hashPassword } from './passwords';
import type { ProviderSettings } from './provider';
import { accountOfToken, checkPassword, openProvider } from './provider';
import type { IdentityRouteOptions } from './routes';
import { identityRoutes } from './routes';
import type { IdClaims } from './tokens';

export { IdentityError } from './errors';

/** What the rest of the service uses of the provider. Refusals are thrown as `IdentityError`. */
export interface Identity {
  /** The provider's HTTP calls, to be mounted at the root. */
  readonly app: Hono;
  /** Who a bearer token speaks for. */
  verify(idToken: string): Promise<Pick<Account, 'uid' | 'email' | 'anonymous'>>;
  /** A token that signs in as the account. */
  customToken(uid: string): Promise<string>;
  /** Makes an account. Throws EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD. */
  register(email: string, password: string): Promise<Account>;
  /** The account of an address and password. */
  checkPassword(email: string, password: string): Promise<Account>;
  /** Forgets what counts towards the rate limits. */
  forgetAttempts(): void;
  /**
   * Sets a new password by a mailed code; without a new password it only tells what the code is for.
   * Throws EXPIRED_OOB_CODE, INVALID_OOB_CODE or WEAK_PASSWORD.
   */
  resetPassword(oobCode: string, newPassword?: string): Promise<ResetAnswer>;
}

/** Thrown on a start in production. */
export class ProductionRefusedError extends Error {
  readonly code = 'EPRODUCTION';

  constructor() {
    super('The reference service is for development and tests: it does not start with NODE_ENV=production.');
    this.name = 'ProductionRefusedError';
  }
}

/** Hashing is slow on purpose, and the demo passwords never change: once a process is enough. */
let demoSeeds: Promise<SeedAccount[]> | null = null;

function hashDemoPasswords(): Promise<SeedAccount[]> {
  return Promise.all(
    DEMO_ACCOUNTS.map(async ({ uid, email, password }) => ({
      uid,
      email,
      password: await hashPassword(password),
    })),
  );
}

/** Opens the provider. Throws `ProductionRefusedError`. */
export async function openIdentity(
  store: Store,
  settings: ProviderSettings,
  routeOptions: IdentityRouteOptions,
): Promise<Identity> {
  if (process.env['NODE_ENV'] === 'production') throw new ProductionRefusedError();
  demoSeeds ??= hashDemoPasswords();
  const provider = await openProvider(store, settings, await demoSeeds);
  return {
    app: identityRoutes(provider, routeOptions),
    verify: (idToken) =>
      settings.remoteKeySetUrl
        ? provider.tokens.readIdToken(idToken).then(strangerOf)
        : accountOfToken(provider, idToken),
    customToken: (uid) => provider.tokens.customToken(uid),
    async register(given, newPassword) {
      const email = checkEmail(given);
      if (provider.accounts.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
      return provider.accounts.create({ email, password: await checkNewPassword(newPassword) });
    },
    checkPassword: (email, password) => checkPassword(provider, email, password),
    forgetAttempts: () => Object.values(provider.limits).forEach((limit) => limit.clear()),
    resetPassword: (oobCode, newPassword) => resetPassword(provider, { oobCode, newPassword }),
  };
}

/** Accounts of another provider are known by their tokens alone. */
function strangerOf(claims: IdClaims): Pick<Account, 'uid' | 'email' | 'anonymous'> {
  return { uid: claims.uid, email: claims.email, anonymous: claims.provider === 'anonymous' };
}
