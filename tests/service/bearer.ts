/** Reads and checks the bearer token of a request. */
import type { Context } from 'hono';
import type { Viewer } from './context';
import { ServiceFailure } from './failure';
import type { Identity } from './identity/index';

/** The two checks of the service's context. */
export interface BearerChecks {
  verifyBearer: (c: Context) => Promise<Viewer | null>;
  requireViewer: (c: Context) => Promise<Viewer>;
}

/** Checks against an identity provider. Both throw a 401 `ServiceFailure` with code 'unauthenticated'. */
export function bearerChecks(identity: Pick<Identity, 'verify'>): BearerChecks {
  async function verifyBearer(c: Context): Promise<Viewer | null> {
    const header = c.req.header('authorization');
    if (header === undefined) return null;
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token) throw refusal('The authorization header holds no bearer token');
    const { uid, email, anonymous } = await identity.verify(token).catch((error: unknown) => {
      throw refusal(error instanceof Error ? error.message : String(error));
    });
    return { uid, email, anonymous };
  }

  async function requireViewer(c: Context): Promise<Viewer> {
    const viewer = await verifyBearer(c);
    if (!viewer) throw refusal('This call needs a bearer token');
    return viewer;
  }

  return { verifyBearer, requireViewer };
}

function refusal(message: string): ServiceFailure {
  return new ServiceFailure(401, 'unauthenticated', { message });
}
