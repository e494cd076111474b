/**
 * Signing in by a code: the television asks for a code and polls for a token; the page /pair on a phone confirms the code by
 * signing in. A code lives for five minutes, and gives its token once, to the television that fetched it.
 */
import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { routes } from '../../src/contract/routes';
import { callerAddress } from './caller';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import type { Identity } from './identity/index';

/** Life of a code. */
const LIFETIME_SECONDS = 300;
/** Letters and digits that cannot be taken for one another on a television. */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ2345679';
const CODE_LENGTH = 6;

/** A code that was handed out. */
export interface PairCodeRecord {
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The television that fetched it. */
  caller: string;
  /** Who confirmed it; null until somebody does. */
  uid: string | null;
  /** Whether the television has the token. */
  given: boolean;
}

/** State of a code as the phone's page sees it. */
export type PairState = 'open' | 'confirmed' | 'expired';

/** The codes and what can be done with them. */
export interface Pairing {
  /** Hands out a new code to a television. */
  create(caller: string): string;
  state(code: string): PairState;
  /** Signs the television in as `uid`. Only an open code can be confirmed; gives whether it was. */
  confirm(code: string, uid: string): boolean;
  /**
   * What a television that asks for its token is told: nothing yet, who confirmed the code, or that there is nothing to wait
   * for: the code expired, was never handed out or to another television, or gave its token before.
   */
  take(code: string, caller: string): 'waiting' | 'gone' | { readonly uid: string };
}

/** Opens the codes document. */
export function openPairing({ store, clock }: Pick<ServiceContext, 'store' | 'clock'>): Pairing {
  const stored = store.document('pair-codes', (): Record<string, PairCodeRecord> => ({}));
  const live = (code: string): PairCodeRecord | null => {
    const record = Object.hasOwn(stored.value, code) ? stored.value[code] : undefined;
    return record && record.expiresAt > clock() ? record : null;
  };

  function state(code: string): PairState {
    const record = live(code);
    if (!record) return 'expired';
    return record.uid === null ? 'open' : 'confirmed';
  }

  return {
    create(caller) {
      let code = randomCode();
      while (live(code)) code = randomCode();
      stored.change((codes) => {
        for (const old of Object.keys(codes)) if (!live(old)) delete codes[old];
        codes[code] = { expiresAt: clock() + LIFETIME_SECONDS * 1000, caller, uid: null, given: false };
      });
      return code;
    },
    state,
    confirm(code, uid) {
      const record = live(code);
      if (!record || record.uid !== null) return false;
      stored.change(() => {
        record.uid = uid;
      });
      return true;
    },
    take(code, caller) {
      const record = live(code);
      if (!record || record.caller !== caller || record.given) return 'gone';
      const { uid } = record;
      if (uid === null) return 'waiting';
      stored.change(() => {
        record.given = true;
      });
      return { uid };
    },
  };
}

/** The television's two calls, below /api. */
export function pairingRoutes(ctx: ServiceContext, identity: Identity, pairing: Pairing): Hono {
  const app = new Hono();
  const { limits } = ctx;
  // Its connection's address, and the guest it may be signed in as: televisions of a household share the address.
  const caller = async (c: Context): Promise<string> =>
    `${callerAddress(c)} ${(await ctx.verifyBearer(c))?.uid ?? ''}`;

  app.get(routes.pairCode, async (c) => {
    limits.pairCodes.take(c);
    const code = pairing.create(await caller(c));
    return c.json({ code, expiration: LIFETIME_SECONDS, url: `${ctx.phoneOrigin(c)}/pair?code=${code}` });
  });
  app.get(routes.pairToken, async (c) => {
    limits.guesses.check(c);
    const found = pairing.take(normalizeCode(c.req.query('code') ?? ''), await caller(c));
    if (found === 'gone') {
      limits.guesses.take(c);
      throw new ServiceFailure(404, 'pair_code_expired');
    }
    return c.json({ token: found === 'waiting' ? null : await identity.customToken(found.uid) });
  });
  return app;
}

/** A code as typed: case, spaces and dashes do not count. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
