/** The deployment's configuration in a package: read by the client's own schema, before anything is made. */
import { parseConfig, resolveConfig } from '../../src/config/config';
import type { Config } from '../../src/config';
import { isHosted, type PackagePlatform } from './options';
import { readJson } from './readFile';

export interface Configuration {
  /** As the file has it: the client parses it again. */
  raw: unknown;
  /** What the client will make of it. */
  parsed: Config;
}

/** What an address without an origin becomes, to be found again. */
const OWN_ORIGIN = 'http://own.invalid';

/** Firebase's SDK calls these when no other provider is named. */
const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Reads and checks the file. @throws Error with one line naming it and every wrong field */
export function readConfiguration(file: string, platform: PackagePlatform): Configuration {
  const raw = readJson(file);
  const parsed = parseConfig(raw, file);
  if (!isHosted(platform)) {
    const relative = addressesOf(parsed).filter(([, address]) => address.startsWith('/'));
    if (relative.length > 0) {
      const wrong = relative.map(([name]) => `${name}: must begin with http:// or https:// in a package`);
      throw new Error(`${file} cannot be used: ${wrong.join('; ')}`);
    }
  }
  return { raw, parsed };
}

/** Origins the configuration names, sorted, each once. */
export function originsOf(config: Config): string[] {
  const named = addressesOf(resolveConfig(config, OWN_ORIGIN)).map(([, address]) => address);
  const google = config.identity.emulatorUrl === undefined ? GOOGLE_IDENTITY : [];
  const origins = [
    ...named.filter((each) => /^https?:/.test(each)).map((each) => new URL(each).origin),
    ...google,
  ];
  return [...new Set(origins)].filter((each) => each !== OWN_ORIGIN).toSorted();
}

/** Every field that holds an address, and its value. */
function addressesOf(config: Config): [name: string, address: string][] {
  const { identity, engineering, telemetry } = config;
  const fields: [string, string | undefined][] = [
    ['apiUrl', config.apiUrl],
    ['staticUrl', config.staticUrl],
    ['legalUrl', config.legalUrl],
    ['pairUrl', config.pairUrl],
    ['checkoutUrl', config.checkoutUrl],
    ['identity.emulatorUrl', identity.emulatorUrl],
    ['engineering.tracesUrl', engineering?.tracesUrl],
    ['telemetry.eventsUrl', telemetry.eventsUrl],
    ['telemetry.reportsUrl', telemetry.reportsUrl],
    ['telemetry.cmcd.eventUrl', telemetry.cmcd?.eventUrl],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== undefined);
}
