/** The service's own address, as the caller sees it and as a phone in the same room does. */
import { networkInterfaces } from 'node:os';
import type { Context } from 'hono';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** The origin a request came to, by its Host header. */
export function originOf(c: Context): string {
  return new URL(c.req.url).origin;
}

/**
 * The origin to print in a QR code. A television set that opened 'localhost' would send the phone to itself, so a service
 * that listens on every address gives this machine's own; one bound to loopback cannot be reached anyway.
 */
export function phoneOriginOf(c: Context, boundHost: string): string {
  const url = new URL(c.req.url);
  const address = ANY_ADDRESS.has(boundHost) && LOOPBACK.has(url.hostname) ? ownAddress() : null;
  if (address) url.hostname = address;
  return url.origin;
}

function ownAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
