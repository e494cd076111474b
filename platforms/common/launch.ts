/**
 * What a system starts the application with: a route, from its home screen, its search or its assistant [ROUTE-37].
 * Makers wrap it differently; what is no route of a title is as if nothing had been asked.
 */

/** A route to open, without its platform: '/asset/a1' or '/asset/a1/watch'. */
export interface LaunchRequest {
  readonly path: string;
}

/** An id as the catalogue has them, in its escaped form; 128 characters are more than any. */
const TITLE_ROUTE = /^\/asset\/([\w.~%-]{1,128})(\/watch)?$/;

/** Wrappings inside one another that are opened: Samsung's payload is JSON in JSON. */
const MAX_DEPTH = 4;

/** Names under which makers hand over what the application itself has registered: ours, LG's search, Samsung's payload. */
const MEMBERS = ['path', 'contentTarget', 'values'] as const;

/** The request in launch parameters: a route, its JSON, or an object with it; null for anything else. */
export function launchRequestOf(told: unknown, depth = 0): LaunchRequest | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof told === 'string') {
    if (told.startsWith('/')) return isTitleRoute(told) ? { path: told } : null;
    return /^[{"]/.test(told) ? launchRequestOf(parsed(told), depth + 1) : null;
  }
  if (typeof told !== 'object' || told === null) return null;
  for (const name of MEMBERS) {
    const request = launchRequestOf((told as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (request !== null) return request;
  }
  return null;
}

/** Neither steps upwards, also not in escapes, nor escapes that are none. */
function isTitleRoute(path: string): boolean {
  const id = TITLE_ROUTE.exec(path)?.[1];
  if (id === undefined || /%(?![\da-f]{2})/i.test(id)) return false;
  try {
    return !/^\.*$|[/\\]/.test(decodeURIComponent(id));
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
