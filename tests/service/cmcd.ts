/**
 * Reports of players about what they fetch and play (CMCD, CTA-5004-A): read from the requests a service got, and taken by
 * POST where a player sends its events. Nothing is kept but the request log of test mode.
 */
import { Hono } from 'hono';
import { routes } from '../../src/contract/routes';
import { ServiceFailure } from './failure';
import type { LoggedRequest } from './request-log';

/** Keys and values of one report. Of an inner list the items, without their parameters. */
export type CmcdData = Readonly<Record<string, CmcdValue>>;
type CmcdValue = string | number | boolean | readonly (string | number | boolean)[];

/** What a service was told. Times are the service's clock, milliseconds since 1970. */
export interface CmcdReports {
  /** Requests that carried a report in their query or headers; `data` is null where it cannot be read. */
  requests: { at: number; path: string; data: CmcdData | null }[];
  /** Event reports, in the order they were sent. */
  events: { at: number; data: CmcdData }[];
}

const HEADERS = ['cmcd-object', 'cmcd-request', 'cmcd-session', 'cmcd-status'] as const;

/** POST /cmcd, below /api. Players carry no session. Throws a 400 for a body that cannot be read. */
export function cmcdRoutes(): Hono {
  const app = new Hono();
  app.post(routes.cmcd, async (c) => {
    if (eventsOf(await c.req.text()).length === 0) throw new ServiceFailure(400, 'malformed_body');
    return c.body(null, 204);
  });
  return app;
}

/** The reports among a log's requests. */
export function cmcdReports(log: readonly LoggedRequest[]): CmcdReports {
  const reports: CmcdReports = { requests: [], events: [] };
  for (const { at, path, query, headers, body } of log) {
    if (path.endsWith(routes.cmcd)) {
      reports.events.push(...eventsOf(body).map((data) => ({ at, data })));
      continue;
    }
    const text = query['CMCD'] ?? HEADERS.flatMap((name) => headers[name] ?? []).join(',');
    if (text !== '') reports.requests.push({ at, path, data: parseCmcd(text) });
  }
  return reports;
}

/** The events of a body, one a line; none when a line cannot be read. */
function eventsOf(body: string): CmcdData[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const events = lines.map(parseCmcd);
  return events.every((event) => event !== null) ? events : [];
}

const KEY = /\s*([a-z*][a-z0-9_.*-]*)(=?)/y;
const STRING = /"((?:[^"\\]|\\["\\])*)"/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;
const BOOLEAN = /\?([01])/y;
const TOKEN = /[A-Za-z*][\w!#$%&'*+\-.^`|~:/]*/y;
const PARAMETERS = /(?:;[a-z*][a-z0-9_.*-]*(?:=(?:"(?:[^"\\]|\\["\\])*"|[^;,\s)]+))?)*/y;
const COMMA = /\s*,\s*/y;
const OPEN = /\(\s*/y;
const CLOSE = /\s*\)/y;
const SPACE = /\s*/y;

/** Reads a dictionary of structured fields (RFC 8941), which is how a report is written; null when it is none. */
export function parseCmcd(text: string): CmcdData | null {
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found) place = pattern.lastIndex;
    return found;
  };
  const item = (): string | number | boolean | null => {
    const string = take(STRING);
    const value = string
      ? (string[1] ?? '').replaceAll(/\\(["\\])/g, '$1')
      : (numberOf(take(NUMBER)) ?? booleanOf(take(BOOLEAN)) ?? take(TOKEN)?.[0] ?? null);
    take(PARAMETERS);
    return value;
  };
  const list = (): (string | number | boolean)[] | null => {
    const items: (string | number | boolean)[] = [];
    while (!take(CLOSE)) {
      const next = item();
      if (next === null) return null;
      items.push(next);
      take(SPACE);
    }
    take(PARAMETERS);
    return items;
  };

  const data: Record<string, CmcdValue> = {};
  do {
    const key = take(KEY);
    if (!key) return null;
    const value = key[2] === '' ? true : take(OPEN) ? list() : item();
    if (value === null) return null;
    data[key[1] ?? ''] = value;
    if (key[2] === '') take(PARAMETERS);
  } while (take(COMMA));
  return text.slice(place).trim() === '' ? data : null;
}

const numberOf = (found: RegExpExecArray | null): number | null => (found ? Number(found[0]) : null);
const booleanOf = (found: RegExpExecArray | null): boolean | null => (found ? found[1] === '1' : null);
