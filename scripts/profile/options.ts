/** The command line of `npm run profile`: reading of it, without effects. */

export interface ProfileOptions {
  /** Remote DevTools of a set, 'http://192.168.1.20:9998'; null for none. */
  url: string | null;
  /** Waits on this port for a set that was opened with ?profile=; null for none. */
  listen: number | null;
  /** The fake of a set under the page, by its platform; null for a browser on a desk. Headless only. */
  platform: string | null;
  /** File of steps; null for the session that comes with it. */
  script: string | null;
  /** Where the recording is written as a Chrome trace; null for nowhere. */
  trace: string | null;
  /** Where pictures of the figures are put; headless only. */
  pictures: string | null;
  /** Slow-down of the processor, where DevTools offer it; 1 for none. */
  slow: number;
}

const USAGE =
  'npm run profile -- [--url http://tv:9998 | --listen 4801] [--platform tizen] [--script FILE] [--trace FILE] [--slow 6] [--pictures FOLDER]';

/** @throws Error with one line to print */
export function parseProfileOptions(args: readonly string[]): ProfileOptions {
  const options: ProfileOptions = {
    url: null,
    listen: null,
    platform: null,
    script: null,
    trace: null,
    pictures: null,
    slow: 1,
  };
  for (let i = 0; i < args.length; i += 2) {
    const [name = '', value] = [args[i], args[i + 1]];
    if (value === undefined || value.startsWith('--')) throw wrong(`${name} needs a value`);
    switch (name) {
      case '--url':
        options.url = address(value);
        break;
      case '--listen':
        options.listen = whole(name, value, 1, 65_535);
        break;
      case '--slow':
        options.slow = whole(name, value, 1, 20);
        break;
      case '--platform':
      case '--script':
      case '--trace':
      case '--pictures':
        options[name.slice(2) as 'platform' | 'script' | 'trace' | 'pictures'] = value;
        break;
      default:
        throw wrong(`Unknown argument '${name}'`);
    }
  }
  if (options.url !== null && options.listen !== null) throw wrong('--url and --listen exclude each other');
  if (options.platform !== null && (options.url !== null || options.listen !== null))
    throw wrong('--platform is for a session without a set');
  return options;
}

function address(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'http:') throw wrong(`--url must be like http://192.168.1.20:9998, not '${value}'`);
  return url.origin;
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw wrong(`${name} must be a whole number from ${least} to ${most}, not '${value}'`);
  }
  return number;
}

const wrong = (what: string): Error => new Error(`${what}. Usage: ${USAGE}`);
