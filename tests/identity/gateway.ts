/** A gateway before an identity provider, which may answer calls itself: as one does that is overloaded. */
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { listen } from '../service/listen';

/** A gateway on a port of its own. */
export interface Gateway {
  readonly url: string;
  /** From now on it answers calls whose address contains `call` with that status, and the message in Firebase's body. */
  refuse(call: string, status: ContentfulStatusCode, message: string): void;
  /** From now on every call reaches the provider. */
  open(): void;
  close(): Promise<void>;
}

/** @param provider origin of the identity provider */
export async function openGateway(provider: string): Promise<Gateway> {
  let refusal: { call: string; status: ContentfulStatusCode; message: string } | null = null;
  const app = new Hono();
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (refusal !== null && pathname.includes(refusal.call)) {
      const { status, message } = refusal;
      return c.json({ error: { code: status, message } }, status);
    }
    const { method } = c.req;
    const headers = { 'content-type': c.req.header('content-type') ?? 'application/json' };
    const answer = await fetch(`${provider}${pathname}${search}`, {
      method,
      headers,
      body: await c.req.text(),
    });
    return c.body(await answer.text(), answer.status as ContentfulStatusCode, {
      'content-type': 'application/json',
    });
  });
  const listener = await listen(0, '127.0.0.1');
  listener.serve(app);
  return {
    url: `http://127.0.0.1:${listener.port}`,
    refuse: (call, status, message) => (refusal = { call, status, message }),
    open: () => (refusal = null),
    close: () => listener.close(),
  };
}
