/** The service's own address: as the caller sees it, as a phone in the same room does, and as it stands in mails. */
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
export function phoneOriginOf(c: Context, boundHost: string, configured: string | null): string {
  if (configured !== null) return configured;
  const url = new URL(c.req.url);
  const address = ANY_ADDRESS.has(boundHost) && LOOPBACK.has(url.hostname) ? ownAddress() : null;
  if (address) url.hostname = address;
  return url.origin;
}

/**
 * The origin in mails: the configured one, else the address that is listened on. Never the Host header: whoever asks for a reset
 * mail for somebody else's account would choose where its link leads, and be sent the code when it is followed.
 */
export function mailOriginOf(boundHost: string, port: number, configured: string | null): string {
  if (configured !== null) return configured;
  const host = ANY_ADDRESS.has(boundHost) ? (ownAddress() ?? '127.0.0.1') : boundHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function ownAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
