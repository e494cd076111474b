/** JSON bodies of requests. */
import type { Context } from 'hono';
import { ServiceFailure } from './failure';

/** The body as an object, its fields unchecked; an empty body is an empty object. Throws a 400 `ServiceFailure`. */
export async function jsonBody(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const text = await c.req.text();
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch (error) {
    throw new ServiceFailure(400, 'malformed_body', { message: String(error) });
  }
  throw new ServiceFailure(400, 'malformed_body', { message: 'The body is not a JSON object' });
}
