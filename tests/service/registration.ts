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

  /** Answers by idempotency key: a retry of a request whose answer was lost is the same registration, not a second one. */
  const answered = ctx.store.document<Record<string, { uid: string; email: string | null }>>(
    'registrations',
    () => ({}),
  );

  app.post(routes.register, async (c) => {
    const key = c.req.header('idempotency-key');
    const before = key !== undefined && Object.hasOwn(answered.value, key) ? answered.value[key] : null;
    if (before) return c.json(before, 201);
    const { email, password } = await jsonBody(c);
    if (typeof password === 'string' && password !== '' && password.length < MIN_PASSWORD) {
      throw refusalOf(new IdentityError('WEAK_PASSWORD'));
    }
    const account = await identity.register(textOf(email), textOf(password)).catch(refuse);
    const answer = { uid: account.uid, email: account.email };
    if (key !== undefined) answered.change((all) => void (all[key] = answer));
    return c.json(answer, 201);
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
