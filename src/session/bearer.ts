/** The bearer of the requests: requests that need it at the same moment share one refresh. */
import { IdentityError } from '../api/identityError';
import type { Identity } from './identity';

export interface BearerSource {
  /** null without a session, also when the provider has ended it. Rejects for lack of network. */
  bearer(): Promise<string | null>;
  /** A bearer other than the refused one; null when there is none to be had. */
  refreshBearer(refused: string): Promise<string | null>;
}

/** Runs one at a time: who asks while one runs gets its result. */
export function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}

/** @param identity the provider. Tokens are kept there; only the last one is remembered here, to compare. */
export function createBearerSource(identity: Pick<Identity, 'bearer'>): BearerSource {
  let last: string | null = null;
  const ask = async (renew: boolean): Promise<string | null> => {
    try {
      last = await identity.bearer(renew);
    } catch (error) {
      // The session is over: the request goes without a bearer, and the service's 401 leads to the reset.
      if (!(error instanceof IdentityError) || error.code !== 'sessionOver') throw error;
      last = null;
    }
    return last;
  };
  const current = shared(() => ask(false));
  const renewed = shared(() => ask(true));
  return {
    bearer: current,
    refreshBearer: async (refused) => {
      // Somebody else's refresh came first.
      if (last !== null && last !== refused) return last;
      const fresh = await renewed();
      return fresh === refused ? null : fresh;
    },
  };
}
