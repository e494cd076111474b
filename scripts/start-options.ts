/** The command line of `npm start`: a table of options, and the reading of it. No effects. */

export interface StartOptions {
  port: number;
  host: string;
  /** Folder as given, relative to where the command was called. */
  data: string;
}

const DEFAULTS: StartOptions = { port: 4200, host: '127.0.0.1', data: 'data' };

const USAGE = 'npm start -- [--port 4200] [--host 127.0.0.1] [--data data]';

/**
 * Reads arguments such as ['--port', '80'] or ['--port=80'].
 * @throws Error with one line to print: unknown option, missing value, or a port outside 1..65535.
 */
export function parseStartOptions(args: readonly string[]): StartOptions {
  const options = { ...DEFAULTS };
  const words = args.flatMap((arg) => (/^--\w+=/.test(arg) ? splitOnce(arg) : [arg]));
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i] ?? '';
    const value = words[i + 1];
    if (name !== '--port' && name !== '--host' && name !== '--data') {
      throw new Error(`Unknown argument '${name}'. Usage: ${USAGE}`);
    }
    if (value === undefined || value === '' || value.startsWith('--')) {
      throw new Error(`${name} needs a value. Usage: ${USAGE}`);
    }
    if (name === '--port') options.port = parsePort(value);
    else if (name === '--host') options.host = value;
    else options.data = value;
  }
  return options;
}

function splitOnce(arg: string): [string, string] {
  const at = arg.indexOf('=');
  return [arg.slice(0, at), arg.slice(at + 1)];
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Error(`--port must be a whole number from 1 to 65535, not '${value}'.`);
  }
  return port;
}
