/**
 * Configuration of a deployment: /config.json beside index.html, or config.js in a package, which cannot fetch its own files.
 * Unlike the service's answers it is parsed strictly: a wrong value is a mistake of whoever deployed it, and is told with the
 * name of the field.
 */
import * as v from 'valibot';
import { DEVICE_CLASSES } from '../../platforms/deviceClass';
import { PLATFORM_IDS } from '../../platforms/platformId';
import { defaultPaths } from '../contract';
import type { ConfigurablePaths } from '../contract';
import { parseKeySequence, SEQUENCE_KEYS } from '../domain/keySequence';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
/** http(s) or root-relative, without a slash at the end. */
const address = v.pipe(
  filled,
  v.regex(/^(https?:\/\/|\/)/, 'must begin with http://, https:// or /'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const path = v.pipe(filled, v.startsWith('/', 'must begin with /'));
const assetPath = v.pipe(path, v.includes('{id}', 'must hold {id}'));

const PathsSchema = v.strictObject({
  asset: v.optional(assetPath, defaultPaths.asset),
  rootAsset: v.optional(assetPath, defaultPaths.rootAsset),
  nextEpisode: v.optional(assetPath, defaultPaths.nextEpisode),
  playback: v.optional(assetPath, defaultPaths.playback),
  provider: v.optional(path, defaultPaths.provider),
  tokenExchange: v.optional(path, defaultPaths.tokenExchange),
  userSettings: v.optional(path, defaultPaths.userSettings),
} satisfies Record<keyof ConfigurablePaths, unknown>);

const keySequence = v.pipe(
  filled,
  v.check((text) => parseKeySequence(text) !== null, `must be keys out of ${SEQUENCE_KEYS.join(' ')}`),
  v.transform((text) => parseKeySequence(text) ?? []),
);

/** Tools for engineers. A production build has them only when its configuration names this field, be it `{}`. */
const EngineeringSchema = v.strictObject({
  /** Shows and hides the profiler's figures. Arrows, which every remote has. */
  hud: v.optional(keySequence, 'up up down down left right left right'),
  /** While the figures are shown: sends the last 60 s to `tracesUrl` and shows a QR code of where they can be fetched. */
  send: v.optional(keySequence, 'blue'),
  /** While the figures are shown: saves the last 60 s as a file, in browsers that can. */
  download: v.optional(keySequence, 'yellow'),
  /** In the player: shows and hides the figures of its stream. Up first, to the top, where left and right do not seek. */
  stats: v.optional(keySequence, 'up up up up right left right left'),
  /** Takes recordings by POST. Without one, the service's own. */
  tracesUrl: v.optional(address),
});
export type EngineeringConfig = v.InferOutput<typeof EngineeringSchema>;

/** What a build other than production's does without configuration. */
export const defaultEngineering: EngineeringConfig = v.parse(EngineeringSchema, {});

/**
 * Reports to the operator's own delivery network and analytics: CMCD version 2 (CTA-5004-A). Requests for media carry a report
 * by themselves; what happens to the picture is sent to `eventUrl`.
 */
const CmcdSchema = v.strictObject({
  /** Takes event reports by POST. Without one, the service's own: `routes.cmcd` below `apiUrl`. */
  eventUrl: v.optional(address),
  /** Where a request carries its report. Headers to another origin cost a preflight for every address. */
  transmission: v.optional(v.picklist(['query', 'headers']), 'query'),
  /** Seconds between two periodic event reports; 0 sends none. The standard's own value is 30. */
  interval: v.optional(v.pipe(v.number(), v.minValue(0, 'must not be negative')), 30),
});
export type CmcdConfig = v.InferOutput<typeof CmcdSchema>;

const TelemetrySchema = v.strictObject({
  /** Reports are sent when this field is there, be it `{}`. */
  cmcd: v.optional(CmcdSchema),
  /** Takes batches of events by POST. Without one no event is sent. */
  eventsUrl: v.optional(address),
  /** Takes batches of error reports by POST. Without one no report is sent. */
  reportsUrl: v.optional(address),
  /** Share of the errors that is reported, 0 to 1. Without one, that of ERR-05. */
  sampling: v.optional(
    v.pipe(v.number(), v.minValue(0, 'must be from 0 to 1'), v.maxValue(1, 'must be from 0 to 1')),
  ),
});

/** A model whose class the table of `platforms/classes.ts` does not meet; the first that fits a set decides. */
const DeviceClassSchema = v.strictObject({
  /** Without one, every platform. */
  platform: v.optional(v.picklist(PLATFORM_IDS)),
  /** As 'Device info' shows it, in any case; `*` stands for any letters. */
  model: filled,
  class: v.picklist(DEVICE_CLASSES),
});

const ConfigSchema = v.strictObject({
  /** Base of the service's calls. */
  apiUrl: address,
  /** Base of static texts. */
  staticUrl: address,
  /** Base of the legal-text provider; the type is appended. */
  legalUrl: address,
  /** Pages a phone opens from a QR code: pairing and checkout. Without one the client shows the code alone. */
  pairUrl: v.optional(address),
  checkoutUrl: v.optional(address),
  identity: v.strictObject({
    apiKey: filled,
    projectId: filled,
    authDomain: filled,
    /** Origin of an identity provider other than Google's: the embedded one, or the Auth emulator. */
    emulatorUrl: v.optional(
      v.pipe(
        filled,
        v.regex(/^(https?:\/\/[^/]+)?\/?$/, 'must be an origin without a path, or / for the own origin'),
      ),
    ),
  }),
  environment: v.picklist(['development', 'staging', 'production']),
  paths: v.optional(PathsSchema, {}),
  engineering: v.optional(EngineeringSchema),
  telemetry: v.optional(TelemetrySchema, {}),
  /** Seconds of rest after which a jumbotron shows its next title, 0 for never. Without one, those of `TURN_MS`. */
  jumbotronTurnSeconds: v.optional(v.pipe(v.number(), v.minValue(0, 'must not be negative'))),
  /** Classes of models by name. */
  deviceClasses: v.optional(v.array(DeviceClassSchema), []),
});
export type Config = v.InferOutput<typeof ConfigSchema>;

/** The global that config.js of a package sets. */
export const PACKAGED_CONFIG = 'PROSCENIUM_CONFIG';

/** The configuration cannot be used; the message names file, field and reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads a parsed /config.json. @throws ConfigError naming every wrong field. */
export function parseConfig(input: unknown, where: string): Config {
  const result = v.safeParse(ConfigSchema, input);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new ConfigError(`${where} cannot be used: ${wrong.join('; ')}`);
}

/** Fetches and reads the configuration. @throws ConfigError when it is absent, no JSON or wrong. */
export async function loadConfig(url: string, fetchFile: typeof fetch = fetch): Promise<Config> {
  return parseConfig(await fetchJson(url, fetchFile), url);
}

/** Reads what the package's config.js has set; `undefined` when there was none. @throws ConfigError when it is absent or wrong */
export function packagedConfig(set: unknown): Config {
  if (set === undefined) throw new ConfigError(`config.js cannot be loaded, or sets no ${PACKAGED_CONFIG}`);
  return parseConfig(set, 'config.js');
}

async function fetchJson(url: string, fetchFile: typeof fetch): Promise<unknown> {
  try {
    const response = await fetchFile(url, { cache: 'no-store' });
    if (!response.ok) throw new ConfigError(`${url} cannot be loaded: HTTP ${response.status}`);
    return (await response.json()) as unknown;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof SyntaxError ? 'it is no JSON' : 'the request failed';
    throw new ConfigError(`${url} cannot be loaded: ${reason}`, { cause: error });
  }
}

/**
 * The same configuration with addresses that stand alone: root-relative ones on the origin the app was loaded from.
 * @param origin null for a package, which was loaded from none
 * @throws ConfigError when an address is relative to no origin
 */
export function resolveConfig(config: Config, origin: string | null): Config {
  const absolute = (url: string): string => {
    if (!url.startsWith('/')) return url;
    if (origin !== null) return origin + url;
    throw new ConfigError(`config.js cannot be used: a package must name ${url} with http:// or https://`);
  };
  const { emulatorUrl } = config.identity;
  const { cmcd, eventsUrl, reportsUrl } = config.telemetry;
  return {
    ...config,
    apiUrl: absolute(config.apiUrl),
    staticUrl: absolute(config.staticUrl),
    legalUrl: absolute(config.legalUrl),
    identity:
      emulatorUrl === undefined
        ? config.identity
        : { ...config.identity, emulatorUrl: absolute(emulatorUrl) },
    telemetry: {
      ...config.telemetry,
      ...(eventsUrl === undefined ? {} : { eventsUrl: absolute(eventsUrl) }),
      ...(reportsUrl === undefined ? {} : { reportsUrl: absolute(reportsUrl) }),
      ...(cmcd?.eventUrl === undefined ? {} : { cmcd: { ...cmcd, eventUrl: absolute(cmcd.eventUrl) } }),
    },
  };
}
