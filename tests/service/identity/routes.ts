/**
 * The provider's HTTP face, at the paths the Firebase SDK builds for an Auth emulator at an origin's root: the host name of
 * each Google service is the first path segment.
 */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createAuthUri, lookup, remove, update } from './calls-account';
import type { OobCall } from './calls-oob';
import { resetPassword, sendOobCode } from './calls-oob';
import type { CallBody } from './calls-sign-in';
import { refreshTokens, signInWithCustomToken, signInWithPassword, signUp } from './calls-sign-in';
import { IdentityError } from './errors';
import type { Provider } from './provider';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const KEY_SET = '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com' as const;

type Call = (provider: Provider, body: CallBody, c: Context) => Promise<object> | object;

/** What the routes need beside the provider. */
export interface IdentityRouteOptions {
  origin: (c: Context) => string;
  onCode: OobCall['onCode'];
  /** Lists mailed codes for any caller; otherwise only for one on this machine, for a code opens an account. */
  listCodesForAll: boolean;
}

/** Routes of the identity provider, to be mounted at the root. */
export function identityRoutes(provider: Provider, options: IdentityRouteOptions): Hono {
  const app = new Hono();
  const calls: Record<string, Call> = {
    'accounts:signUp': signUp,
    'accounts:signInWithPassword': signInWithPassword,
    'accounts:signInWithCustomToken': signInWithCustomToken,
    'accounts:lookup': lookup,
    'accounts:update': update,
    'accounts:delete': remove,
    'accounts:createAuthUri': createAuthUri,
    'accounts:resetPassword': resetPassword,
    'accounts:sendOobCode': (_, body, c) =>
      sendOobCode(provider, body, {
        origin: options.origin(c),
        apiKey: c.req.query('key') ?? '',
        onCode: options.onCode,
      }),
  };

  app.onError((error, c) => {
    if (error instanceof IdentityError) return c.json(error.body(), error.status);
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
    if (!options.listCodesForAll && !isLoopback(getConnInfo(c).remote.address)) {
      throw new IdentityError('PERMISSION_DENIED', 403);
    }
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

function callerAddress(c: Context): string {
  // Requests that did not come through a socket (an app called directly) have no address.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : 'direct';
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
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
