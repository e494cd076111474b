/** Removes what a viewer types and what proves who they are, from everything that is said about them [ERR-04, ANA-06]. */

const SECRET =
  /^(authorization|(?:new|old|current)?_?password|pin|(?:id|access|refresh|custom)?_?token|email)$/i;
const BEARER = /\bbearer\s+[\w.~+/=-]+/gi;
/** Header and payload of a JWT are base64url of '{"'. */
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/**
 * Far wider than the forms' own rule: rather a word too many removed than an address kept. The part before the sign has
 * at most 64 characters, percent-encoded 192; a bound keeps a long word without a sign from taking seconds.
 */
const EMAIL = /[^\s"'<>(),;:=&?/]{1,192}(?:@|%40)[^\s"'<>(),;:&?/]+/gi;
/**
 * A secret with its name, in JSON or a form that became text: `"password":"..."`, `pin: 2468`; backslashes are JSON in a
 * string of JSON.
 */
const NAMED_SECRET =
  /\b(authorization|(?:new|old|current)?_?password|pin|(?:id|access|refresh|custom)?_?token)\b(\\*["']?\s*[=:]\s*)("(?:[^"\\]|\\.)*"|\\+"[^"]*"|'[^']*'|[^\s&,;}"'\\]+)/gi;
/** What only an address carries: the pairing code, the code of a reset mail, the provider's key. */
const QUERY_SECRET = /([?&](?:code|oobcode|key)=)[^\s&"']+/gi;
const DEPTH = 6;

/** A text without bearers, tokens, e-mail addresses and what stands behind a secret's name. */
export function scrubText(text: string): string {
  return text
    .replace(BEARER, 'Bearer [removed]')
    .replace(JWT, '[removed]')
    .replace(EMAIL, '[removed]')
    .replace(NAMED_SECRET, '$1$2[removed]')
    .replace(QUERY_SECRET, '$1[removed]');
}

/** A copy without authorization headers and other secrets, whatever their depth; functions and what lies deeper are left out. */
export function scrub(value: unknown, depth: number = DEPTH): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (depth === 0) return '[deeper]';
  if (value instanceof Headers) return scrub(Object.fromEntries(value), depth);
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth - 1));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    if (!SECRET.test(key)) copy[scrubText(key)] = scrub(item, depth - 1);
  return copy;
}
