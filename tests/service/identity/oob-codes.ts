/** Out-of-band codes: the one-time codes an e-mail would carry (password reset, address verification). */
import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { IdentityError } from './errors';

/** Firebase's life of a reset link. */
const LIFETIME_MS = 3_600_000;
const REMEMBERED_MS = 24 * LIFETIME_MS;

export const OOB_KINDS = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;
export type OobKind = (typeof OOB_KINDS)[number];

/** A code and what it allows. */
export interface OobCode {
  oobCode: string;
  requestType: OobKind;
  uid: string;
  email: string;
  newEmail: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The link of the e-mail. */
  oobLink: string;
}

/** The codes not used yet. */
export interface OobCodes {
  make(code: Omit<OobCode, 'oobCode' | 'createdAt' | 'oobLink'>, link: (oobCode: string) => string): OobCode;
  /** Reads without using. Throws INVALID_OOB_CODE for an unknown or used one, EXPIRED_OOB_CODE for an old one. */
  read(oobCode: unknown): OobCode;
  /** Uses the code up. */
  use(oobCode: string): void;
  /** Codes still valid, oldest first. */
  list(): OobCode[];
}

/** Opens the codes document. */
export function openOobCodes(store: Store, clock: () => number): OobCodes {
  const stored = store.document('oob-codes', (): OobCode[] => []);
  const expired = (code: OobCode): boolean => clock() - code.createdAt >= LIFETIME_MS;

  function drop(matches: (code: OobCode) => boolean): void {
    stored.change((codes) => {
      codes.splice(0, codes.length, ...codes.filter((code) => !matches(code)));
    });
  }

  return {
    make(fields, link) {
      const oobCode = randomBytes(32).toString('base64url');
      const code: OobCode = { ...fields, oobCode, createdAt: clock(), oobLink: link(oobCode) };
      // Expired codes are kept for a while so that the page can tell 'expired' from 'unknown'.
      drop((one) => clock() - one.createdAt > REMEMBERED_MS);
      stored.change((codes) => codes.push(code));
      return code;
    },
    read(oobCode) {
      if (typeof oobCode !== 'string' || oobCode === '') throw new IdentityError('MISSING_OOB_CODE');
      const code = stored.value.find((one) => one.oobCode === oobCode);
      if (!code) throw new IdentityError('INVALID_OOB_CODE');
      if (expired(code)) throw new IdentityError('EXPIRED_OOB_CODE');
      return code;
    },
    use: (oobCode) => drop((code) => code.oobCode === oobCode),
    list: () => stored.value.filter((code) => !expired(code)),
  };
}
