/** Removes what a viewer types and what proves who they are, from everything that is said about them [ERR-04, ANA-06]. */

const SECRET =
  /^((?:proxy-)?authorization|(?:set-)?cookie|(?:new|old|current)?_?password|pin|(?:id|access|refresh|custom)?_?token|email)$/i;
const BEARER = /\bbearer\s+[\w.~+/=-]+/gi;
/**
 * The name and password of a basic authorization: base64, which has a digit, a sign or a capital after a small letter. A plan
 * may be called 'Basic' too.
 */
const BASIC = /\b(?:[Bb]asic|BASIC)\s+(?=[\w+/-]*(?:\d|[+/=]|[a-z][A-Z]))[\w+/=-]{6,}/g;
/**
 * An address, also with the backslashes of JSON. Of what follows its path nothing stays: a delivery network's signature may
 * have any name. Nor does a name with its password before the host.
 */
const ADDRESS =
  /\b([a-z][a-z\d+.-]{1,15}:(?:\\*\/){2})(?:[^\s"'<>/?#@\\]{1,200}@)?((?:[^\s"'<>?#\\]|\\+\/)*)(?:[?#](?:[^\s"'<>\\]|\\+\/)*)?/gi;
/** The same of one without an origin, which begins a word. */
const PATH_QUERY = /(^|[\s"'(=,])(\/[\w~%.:@+-][\w~%.:@+/-]*)\?[^\s"'<>\\]*/g;
/** All that follows on its line, or in its quotes. */
const COOKIE =
  /\b((?:set-)?cookie)(\\*["']?\s*[=:]\s*)("(?:[^"\\]|\\.)*"|\\+"(?:[^"\\]|\\[^"])*\\+"|'[^']*'|[^\r\n"']+)/gi;
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
  /\b((?:proxy-)?authorization|(?:new|old|current)?_?password|pin|(?:id|access|refresh|custom)?_?token)\b(\\*["']?\s*[=:]\s*)("(?:[^"\\]|\\.)*"|\\+"[^"]*"|'[^']*'|(?:(?:basic|bearer|digest)\s+)?[^\s&,;}"'\\]+)/gi;
/** What only a form or an address carries: the pairing code, the code of a reset mail, the provider's key. */
const QUERY_SECRET = /([?&](?:code|oobcode|key)=)[^\s&"']+/gi;
/** A code in JSON, which may be that of a pairing or of a mail. */
const JSON_CODE = /((\\*)"(?:oob)?code\2"\s*:\s*)(?:(\\*")([^"\\]*)\3|\d{5,})/gi;
/** The code of an error, which is no secret: 'page_not_exists', 'native_player_error_3_3016', 'auth/invalid-email'. */
const ERROR_CODE = /^(?:[a-z]+(?:_[a-z\d]+)+|[A-Z]+(?:_[A-Z\d]+)+|[a-z]+\/[a-z-]+)$/;
const REMOVED = '[removed]';
const DEPTH = 6;

/** Characters behind a cut that are still looked through: a token that is cut in two has no form. */
const BEHIND = 8000;

/**
 * A text without credentials, tokens, cookies, e-mail addresses, what follows an address's path and what stands behind a
 * secret's name.
 * @param length characters that are left of it at most
 */
export function scrubText(text: string, length: number = Infinity): string {
  return text
    .slice(0, length + BEHIND)
    .replace(ADDRESS, '$1$2')
    .replace(PATH_QUERY, '$1$2')
    .replace(COOKIE, `$1$2${REMOVED}`)
    .replace(BEARER, `Bearer ${REMOVED}`)
    .replace(BASIC, `Basic ${REMOVED}`)
    .replace(JWT, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(NAMED_SECRET, `$1$2${REMOVED}`)
    .replace(JSON_CODE, (found: string, name: string, _slashes: string, quote = '', code = '') =>
      ERROR_CODE.test(code) ? found : `${name}${quote}${REMOVED}${quote}`,
    )
    .replace(QUERY_SECRET, `$1${REMOVED}`)
    .slice(0, length);
}

/** How much of a value is copied. */
export interface ScrubLimits {
  /** Characters of a text. */
  readonly length: number;
  /** Entries of a list or an object; those behind are left out. */
  readonly items: number;
}
const WHOLE: ScrubLimits = { length: Infinity, items: Infinity };

/** A copy without authorization headers and other secrets, whatever their depth; functions and what lies deeper are left out. */
export function scrub(value: unknown, depth: number = DEPTH, limits: ScrubLimits = WHOLE): unknown {
  if (typeof value === 'string') return scrubText(value, limits.length);
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (depth === 0) return '[deeper]';
  if (value instanceof Headers) return scrub(Object.fromEntries(value), depth, limits);
  const inner = (item: unknown): unknown => scrub(item, depth - 1, limits);
  if (Array.isArray(value)) return value.slice(0, limits.items).map(inner);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value).slice(0, limits.items))
    if (!SECRET.test(key))
      copy[scrubText(key, limits.length)] = isSecretCode(key, item) ? REMOVED : inner(item);
  return copy;
}

/** A status has three digits, a player's error four. */
function isSecretCode(key: string, item: unknown): boolean {
  if (!/^(?:oob)?code$/i.test(key)) return false;
  return typeof item === 'number' ? item > 9999 : typeof item === 'string' && !ERROR_CODE.test(item);
}
