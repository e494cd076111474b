/**
 * Whether a bearer has expired, independent of the set's clock: the SDK compares with it, and keeps a token for four hours whose
 * arrival it saw three hours ahead.
 */

/** What a token says of itself; seconds since 1970. */
interface TokenClaims {
  readonly iat?: number;
  readonly exp?: number;
  /** uid of the account. */
  readonly sub?: string;
}

/** The times a token is judged by. */
export interface TokenClock {
  /** Milliseconds that nobody sets. */
  monotonic(): number;
  /** The service's time, ms since 1970; null while it is unknown. */
  serviceTime(): number | null;
}

/** A token is replaced so long before its end, as the SDK does; a short-lived one a tenth of its life before. */
const MARGIN_MS = 30_000;

/** The claims of a JSON Web Token; none of one that cannot be read. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    return Object(JSON.parse(atob(payload))) as TokenClaims;
  } catch {
    // Tokens of another provider may be of any form.
    return {};
  }
}

/** Judges the tokens of one launch, in the order they are used. @returns whether a token has expired */
export function createTokenAge({ monotonic, serviceTime }: TokenClock): (token: string) => boolean {
  let current: string | null = null;
  let seenAt = 0;
  /** The first token may be of an earlier launch; later ones were issued just before they were seen. */
  let isFirst = true;
  return (token) => {
    if (token !== current) {
      isFirst = current === null;
      current = token;
      seenAt = monotonic();
    }
    const { iat = Number.NaN, exp = Number.NaN } = claimsOf(token);
    const lifetime = (exp - iat) * 1000;
    const margin = Math.min(MARGIN_MS, lifetime / 10);
    const now = isFirst ? serviceTime() : null;
    return monotonic() - seenAt >= lifetime - margin || (now !== null && now >= exp * 1000 - margin);
  };
}
