/**
 * Signing in by a code: the television asks for a code and polls for a token; the page /pair on a phone confirms the code by
 * signing in. A code works once and for five minutes.
 */
import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { routes } from '../../src/contract/routes';
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
  /** Who confirmed it; null until somebody does. */
  uid: string | null;
}

/** State of a code as the phone's page sees it. */
export type PairState = 'open' | 'confirmed' | 'expired';

/** The codes and what can be done with them. */
export interface Pairing {
  /** Hands out a new code. */
  create(): string;
  state(code: string): PairState;
  /** Signs the television in as `uid`. Only an open code can be confirmed; gives whether it was. */
  confirm(code: string, uid: string): boolean;
  /** Who confirmed the code, or null. */
  confirmedBy(code: string): string | null;
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
    create() {
      let code = randomCode();
      while (live(code)) code = randomCode();
      stored.change((codes) => {
        for (const old of Object.keys(codes)) if (!live(old)) delete codes[old];
        codes[code] = { expiresAt: clock() + LIFETIME_SECONDS * 1000, uid: null };
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
    confirmedBy: (code) => live(code)?.uid ?? null,
  };
}

/** The television's two calls, below /api. */
export function pairingRoutes(ctx: ServiceContext, identity: Identity, pairing: Pairing): Hono {
  const app = new Hono();
  app.get(routes.pairCode, (c) => {
    const code = pairing.create();
    return c.json({ code, expiration: LIFETIME_SECONDS, url: `${ctx.phoneOrigin(c)}/pair?code=${code}` });
  });
  // An answer may be lost and asked for again, so a confirmed code keeps answering until it expires.
  app.get(routes.pairToken, async (c) => {
    const code = normalizeCode(c.req.query('code') ?? '');
    if (pairing.state(code) === 'expired') throw new ServiceFailure(404, 'pair_code_expired');
    const uid = pairing.confirmedBy(code);
    return c.json({ token: uid === null ? null : await identity.customToken(uid) });
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
