/** Who sends a request, for limits: the address of its connection. */
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';

/**
 * The address of a request's connection: '192.168.1.20'. Headers such as X-Forwarded-For are not read, for whoever sends one
 * chooses what it says. Requests that did not come through a socket (an app called directly) share one name.
 */
export function callerAddress(c: Context): string {
  if (!c.env || !('incoming' in c.env)) return 'direct';
  // An IPv4 caller of a socket that takes both is written as IPv6.
  return (getConnInfo(c).remote.address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}
