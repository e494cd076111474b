/** The content routes without a server, for tests: any bearer is believed, and time stands where the test puts it. */
import { Hono } from 'hono';
import { createCatalogue } from '../catalogue/index';
import type { Catalogue } from '../catalogue/types';
import type { ServiceContext, Viewer } from '../context';
import { DEMO_ACCOUNTS } from '../demo-accounts';
import { ServiceFailure } from '../failure';
import { completeOptions } from '../options';
import { openStore } from '../store';
import { contentRoutes } from './index';

/** The moment tests start at: a Saturday noon. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);
/** The address tests ask. */
export const TEST_ORIGIN = 'http://tv.test';

/** A request's options. `as` is a uid, or 'guest'; absent means no session. */
export interface Ask {
  method?: string;
  as?: string;
  profile?: string;
  body?: unknown;
  /** The lang header. Default: none is sent. */
  language?: string;
}

/** An answer, its body read. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Routes under test. */
export interface TestService {
  catalogue: Catalogue;
  ctx: ServiceContext;
  ask(path: string, ask?: Ask): Promise<Answer>;
  /** Moves the clock. */
  advance(ms: number): void;
}

/** A service with fresh data. */
export async function testService(seed = 1): Promise<TestService> {
  let now = TEST_NOW;
  const clock = (): number => now;
  const catalogue = createCatalogue(seed, now);
  const viewerOf = (header: string | undefined): Viewer | null => {
    const uid = header?.replace('Bearer ', '');
    if (!uid) return null;
    if (uid === 'guest') return { uid, email: null, anonymous: true };
    const known = DEMO_ACCOUNTS.find((account) => account.uid === uid);
    return { uid, email: known?.email ?? `${uid}@example.com`, anonymous: false };
  };
  const ctx: ServiceContext = {
    catalogue,
    clock,
    store: await openStore(null),
    options: completeOptions({ clock, seed }),
    origin: () => TEST_ORIGIN,
    phoneOrigin: () => TEST_ORIGIN,
    verifyBearer: async (c) => viewerOf(c.req.header('authorization')),
    requireViewer: async (c) => {
      const viewer = viewerOf(c.req.header('authorization'));
      if (!viewer) throw new ServiceFailure(401, 'unauthorized');
      return viewer;
    },
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ServiceFailure) return c.json(error.body(), error.status);
    throw error;
  });
  app.route('/', contentRoutes(ctx));
  return {
    catalogue,
    ctx,
    advance(ms) {
      now += ms;
    },
    async ask(path, { method = 'GET', as, profile, body, language } = {}) {
      const headers = new Headers({ 'x-platform': 'TV' });
      if (as) headers.set('authorization', `Bearer ${as}`);
      if (language) headers.set('lang', language);
      if (profile) headers.set('x-profile-id', profile);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await app.request(path, init);
      const text = await answer.text();
      const json = answer.headers.get('content-type')?.includes('json') === true;
      return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
    },
  };
}
