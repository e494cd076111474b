/**
 * What a system starts the application with: a route, from its home screen, its search or its assistant [ROUTE-37].
 * Makers wrap it differently; what is no route of a title is as if nothing had been asked.
 */

/** A route to open, without its platform: '/asset/a1' or '/asset/a1/watch'. */
export interface LaunchRequest {
  readonly path: string;
}

/** Ids are shorter, counted without escapes: of a name in Indian letters those are nine times as long. */
const MAX_ID = 128;
const MAX_PATH = 1500;

/** Wrappings inside one another that are opened: Samsung's payload is JSON in JSON. */
const MAX_DEPTH = 4;

/** Names under which makers hand over what the application itself has registered: ours, LG's search, Samsung's payload. */
const MEMBERS = ['path', 'contentTarget', 'values'] as const;

/** The request in launch parameters: a route, its JSON, or an object with it; null for anything else. */
export function launchRequestOf(told: unknown, depth = 0): LaunchRequest | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof told === 'string') {
    if (told.startsWith('/')) return titleRoute(told);
    return /^[{"]/.test(told) ? launchRequestOf(parsed(told), depth + 1) : null;
  }
  if (typeof told !== 'object' || told === null) return null;
  for (const name of MEMBERS) {
    const request = launchRequestOf((told as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (request !== null) return request;
  }
  return null;
}

/**
 * The route of a title in a path as makers hand it over: with a slash at its end, with a query of theirs, in capitals but for the
 * id. Null for any other: neither steps upwards, also not in escapes, nor escapes that are none.
 */
function titleRoute(told: string): LaunchRequest | null {
  if (told.length > MAX_PATH) return null;
  const [screen, written, ...rest] = told
    .slice(1)
    .replace(/[?#][^]*$/, '')
    .replace(/\/$/, '')
    .split('/');
  const parts = [screen, ...rest].map((part) => decoded(part)?.toLowerCase());
  const id = decoded(written);
  // oxlint-disable-next-line no-control-regex -- what no id has
  if (id === null || id.length > MAX_ID || /^\.*$|[/\\\0-\x1f]/.test(id)) return null;
  const route = parts.join('/');
  if (route !== 'asset' && route !== 'asset/watch') return null;
  return { path: `/asset/${written}${route === 'asset' ? '' : '/watch'}` };
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
