/** POST /users/register, and the exchange of the new account for a custom sign-in token. */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { defaultPaths, routes } from '../../src/contract/routes';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import type { Identity } from './identity/index';
import { IdentityError } from './identity/index';
import { jsonBody } from './json-body';

/** Refusals of the identity provider, as codes of the service's API; the client looks for 'password' in them. */
const REFUSALS: Record<string, { code: string; details: string }> = {
  EMAIL_EXISTS: { code: 'email_already_in_use', details: 'This email address already has an account' },
  INVALID_EMAIL: { code: 'invalid_email', details: 'Email is invalid' },
  MISSING_EMAIL: { code: 'missing_email', details: 'Email is required' },
  WEAK_PASSWORD: { code: 'weak_password', details: 'Password must be at least 8 characters' },
  MISSING_PASSWORD: { code: 'missing_password', details: 'Password is required' },
  INVALID_LOGIN_CREDENTIALS: { code: 'invalid_credentials', details: 'Email or password is wrong' },
  EMAIL_NOT_FOUND: { code: 'invalid_credentials', details: 'Email or password is wrong' },
  INVALID_PASSWORD: { code: 'invalid_credentials', details: 'Email or password is wrong' },
};
/** The product's own minimum; the identity provider alone would take 6. */
const MIN_PASSWORD = 8;

/** Routes below /api. */
export function registrationRoutes(ctx: ServiceContext, identity: Identity): Hono {
  const app = new Hono();

  app.post(routes.register, async (c) => {
    const { email, password } = await jsonBody(c);
    if (typeof password === 'string' && password !== '' && password.length < MIN_PASSWORD) {
      throw refusalOf(new IdentityError('WEAK_PASSWORD'));
    }
    const account = await identity.register(textOf(email), textOf(password)).catch(refuse);
    return c.json({ uid: account.uid, email: account.email }, 201);
  });

  /** Who asks: the bearer's account, or the address and password of the account just registered. */
  async function accountToExchange(c: Context): Promise<string> {
    const { email, password } = await jsonBody(c);
    if (typeof email === 'string' && typeof password === 'string') {
      return (await identity.checkPassword(email, password).catch(refuse)).uid;
    }
    const viewer = await ctx.requireViewer(c);
    if (viewer.anonymous) throw new ServiceFailure(403, 'guest_not_allowed');
    return viewer.uid;
  }

  app.post(defaultPaths.tokenExchange, async (c) =>
    c.json({ token: await identity.customToken(await accountToExchange(c)) }),
  );
  return app;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function refuse(error: unknown): never {
  throw error instanceof IdentityError ? refusalOf(error) : error;
}

function refusalOf(error: IdentityError): ServiceFailure {
  const [name = ''] = error.message.split(' : ');
  const known = REFUSALS[name];
  return new ServiceFailure(400, known?.code ?? name.toLowerCase(), { details: known?.details ?? '' });
}
