/**
 * The provider's HTTP face, at the paths the Firebase SDK builds for an Auth emulator at an origin's root: the host name of
 * each Google service is the first path segment.
 */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { callerAddress } from '../caller';
import type { CallerLimits } from '../caller-limits';
import { ServiceFailure } from '../failure';
import { createAuthUri, lookup, remove, update } from './calls-account';
import type { OobCall } from './calls-oob';
import { resetPassword, sendOobCode } from './calls-oob';
import type { CallBody } from './calls-sign-in';
import { refreshTokens, signInWithCustomToken, signInWithPassword, signUp } from './calls-sign-in';
import { IdentityError, TOO_MANY_ATTEMPTS } from './errors';
import type { Provider } from './provider';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const KEY_SET = '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com' as const;

type Call = (provider: Provider, body: CallBody, c: Context) => Promise<object> | object;

/** What the routes need beside the provider. */
export interface IdentityRouteOptions {
  /** Where the links of mails lead. */
  origin: () => string;
  onCode: OobCall['onCode'];
  /** Lists mailed codes. For tests alone: a code opens an account. */
  listCodes: boolean;
  limits: CallerLimits;
}

/** Routes of the identity provider, to be mounted at the root. */
export function identityRoutes(provider: Provider, options: IdentityRouteOptions): Hono {
  const app = new Hono();
  const { limits } = options;
  const calls: Record<string, Call> = {
    'accounts:signUp': (_, body, c) => {
      // Guests are counted by all calls of their address.
      if (body['email']) limits.registrations.take(c);
      return signUp(provider, body);
    },
    'accounts:signInWithPassword': (_, body, c) =>
      limits.guesses.guess(c, () => signInWithPassword(provider, body)),
    'accounts:signInWithCustomToken': signInWithCustomToken,
    'accounts:lookup': lookup,
    'accounts:update': update,
    'accounts:delete': remove,
    'accounts:createAuthUri': createAuthUri,
    'accounts:resetPassword': resetPassword,
    'accounts:sendOobCode': (_, body, c) => {
      limits.resetMails.take(c);
      return sendOobCode(provider, body, {
        origin: options.origin(),
        apiKey: c.req.query('key') ?? '',
        onCode: options.onCode,
      });
    },
  };

  app.onError((error, c) => {
    // Firebase has a code of its own for callers that ask too often, with status 400.
    const tooMany = error instanceof ServiceFailure && error.status === 429;
    const refusal = tooMany ? new IdentityError(TOO_MANY_ATTEMPTS) : error;
    if (refusal instanceof IdentityError) return c.json(refusal.body(), refusal.status);
    throw error;
  });
  app.post(`${TOOLKIT}/:call`, async (c) => {
    const name = c.req.param('call');
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) throw new IdentityError('NOT_FOUND', 404);
    checkCaller(provider, c);
    return c.json(await call(provider, await bodyOf(c), c));
  });
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    checkCaller(provider, c);
    const form = await c.req.parseBody();
    return c.json(
      await refreshTokens(provider, { grantType: form['grant_type'], refreshToken: form['refresh_token'] }),
    );
  });
  app.get(KEY_SET, (c) => c.json(provider.keys.jwks));
  app.get('/emulator/v1/projects/:project/oobCodes', (c) => {
    if (!options.listCodes) throw new IdentityError('PERMISSION_DENIED', 403);
    const codes = c.req.param('project') === provider.settings.projectId ? provider.oobCodes.list() : [];
    return c.json({
      oobCodes: codes.map(({ email, oobCode, oobLink, requestType, newEmail }) => ({
        email,
        oobCode,
        oobLink,
        requestType,
        newEmail: newEmail ?? undefined,
      })),
    });
  });
  return app;
}

/** Firebase answers no call without an API key, and not too many from one caller. */
function checkCaller(provider: Provider, c: Context): void {
  if (!c.req.query('key')) {
    throw new IdentityError('The request is missing a valid API key.', 403);
  }
  const { calls } = provider.limits;
  const caller = callerAddress(c);
  if (calls.exceeded(caller)) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400);
  calls.count(caller);
}

async function bodyOf(c: Context): Promise<CallBody> {
  const text = await c.req.text();
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (typeof body === 'object' && body !== null) return body as CallBody;
  } catch (error) {
    throw new IdentityError(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`);
  }
  throw new IdentityError('Invalid JSON payload received.');
}
