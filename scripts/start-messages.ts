/** What `npm start` says: the greeting, and one line for each way in which it can fail. No effects. */
import { networkInterfaces } from 'node:os';
import type { StartOptions } from './start-options';

/** An account to try the product with. */
export interface PrintedAccount {
  email: string;
  password: string;
  kind: string;
}

/** The keys of a remote, on a keyboard. */
const KEYS = [
  ['arrows', 'move'],
  ['Enter', 'choose'],
  ['Backspace', 'back'],
  ['Space', 'play and pause'],
] as const;

/** The text printed once the service answers. */
export function greeting(
  options: StartOptions,
  dataDir: string,
  accounts: readonly PrintedAccount[],
  addresses: readonly string[] = addressesOf(options.host),
): string {
  const everywhere = addresses.length > 1;
  return [
    '',
    '  Proscenium is running:',
    ...addresses.map((address) => `    http://${address}:${options.port}/`),
    ...(everywhere ? [] : ['    (add -- --host 0.0.0.0 to open it from a phone or a television)']),
    '',
    '  Accounts (password after the slash):',
    ...accounts.map(({ email, password, kind }) => `    ${kind.padEnd(8)} ${email} / ${password}`),
    '',
    '  Keys:',
    ...KEYS.map(([key, does]) => `    ${key.padEnd(10)} ${does}`),
    '',
    `  Data is kept in ${dataDir}. Ctrl-C stops.`,
    '',
  ].join('\n');
}

function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return ['localhost', ...own.filter((a) => a.family === 'IPv4' && !a.internal).map((a) => a.address)];
}

/** One line for an error that ended the start. Errors of the network come from Node with a code and an address. */
export function startFailure(error: unknown): string {
  const { code, message, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${Number(port) + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023: npm start -- --port 4200`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${address ?? (error as { hostname?: string }).hostname}'. Use --host 127.0.0.1 or 0.0.0.0.`;
    default:
      return (message ?? String(error)).split('\n', 1)[0] ?? '';
  }
}
