/** The bearer of requests: concurrent requests that need a new one share a single refresh. */
import { IdentityError } from '../api/identityError';
import type { Identity } from './identity';

export interface BearerSource {
  /** null without a session, also after the provider ended it. Rejects without a network. */
  bearer(): Promise<string | null>;
  /** A bearer other than the refused one; null when there is none. */
  refreshBearer(refused: string): Promise<string | null>;
}

/** Runs `run` once at a time: callers during a run get its result. */
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
      // A concurrent refresh has finished first.
      if (last !== null && last !== refused) return last;
      const fresh = await renewed();
      return fresh === refused ? null : fresh;
    },
  };
}
