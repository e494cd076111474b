/**
 * The table of device classes: what a set of each class can do, and which set is of which class. The only place that knows a
 * class by its name; everything else reads `Capabilities`.
 */
import { DEVICE_CLASSES } from './deviceClass';
import type { DeviceClass } from './deviceClass';
import type { DeviceFacts } from './deviceFacts';
import type { PlatformId } from './platformId';

/** What a set can do. */
export interface Capabilities {
  /** Bytes that all textures may take. */
  readonly textureBudget: number;
  /** Panel pixels from top to bottom that are drawn at most; artwork is requested for these pixels. */
  readonly renderHeight: number;
  /** Lines that a list keeps mounted beyond the visible ones on each side. */
  readonly overscan: number;
  /** Reduced: positions and sizes change at once, images do not fade in, nothing moves by itself. */
  readonly motion: 'full' | 'reduced';
  /** Whether a muted video may play behind a screen: the trailer of a page's first title, the welcome screen's. */
  readonly backgroundVideo: boolean;
  /** Images that are loaded and decoded at once. */
  readonly imageRequests: number;
}

/**
 * Texture memory: Roku's old models give 20, 44 and 60 MB; the rest is ours, since no maker of these seven publishes a
 * figure. Hosted platforms of this kind ask for at most 200 MB in all, so a television gets 100 MB however much it has.
 * Pixels: Android TV's sets with 1 GB draw their interface at 720p, 44 % of the pixels and of every picture's bytes.
 * Requests: six are a browser's connections to a host; each may hold a decoded picture of 3.7 MB at 720p, and a set of
 * the lowest class has two slow cores. With twice as many the connections are not idle while six are decoded: the
 * bench's page of posters is ready 7 % sooner.
 */
export const CLASSES: Readonly<Record<DeviceClass, Capabilities>> = {
  lowest: {
    textureBudget: 20e6,
    renderHeight: 720,
    overscan: 1,
    motion: 'reduced',
    backgroundVideo: false,
    imageRequests: 2,
  },
  low: {
    textureBudget: 64e6,
    renderHeight: 720,
    overscan: 2,
    motion: 'full',
    backgroundVideo: true,
    imageRequests: 3,
  },
  middle: {
    textureBudget: 100e6,
    renderHeight: 1080,
    overscan: 2,
    motion: 'full',
    backgroundVideo: true,
    imageRequests: 6,
  },
  high: {
    textureBudget: 160e6,
    renderHeight: 1080,
    overscan: 2,
    motion: 'full',
    backgroundVideo: true,
    imageRequests: 12,
  },
};

/** A deployment's own choice for a model, from /config.json. */
export interface DeviceClassOverride {
  /** Default: every platform. */
  readonly platform?: PlatformId | undefined;
  /** The model's name in any case; `*` stands for any letters. */
  readonly model: string;
  readonly class: DeviceClass;
}

/** Why a class was chosen, for the 'Device info' of the settings. */
export interface ClassReason {
  readonly by: 'configuration' | 'engine' | 'version' | 'memory' | 'unknown' | 'platform';
  /** What was read: the model, the engine's version, the platform's, gigabytes; '' for what is not known. */
  readonly value: string;
}

/** The class of a set, and what follows from it. */
export interface ChosenClass {
  readonly name: DeviceClass;
  readonly reason: ClassReason;
  readonly capabilities: Capabilities;
}

type Choice = Pick<ChosenClass, 'name' | 'reason'>;

/**
 * Chrome's versions from which an engine is of the low and of the middle class. 53: webOS 4 of 2018, Vewd 4.9; before it are
 * webOS 3 (38) and Tizen 3 (47), sets of 2015 to 2017. 68: webOS 5 of 2020; before it are webOS 4.5 (53), Tizen 4 and 5
 * (56, 63) and Vewd 4.11 (59), of 2018 and 2019. An engine that was brought up to date later runs on a set of 2022 or newer.
 */
const ENGINES = { low: 53, middle: 68 } as const;

/** The platform's versions that carry these engines, for sets whose user agent does not name Chrome. */
const VERSIONS: Partial<Record<PlatformId, { readonly low: string; readonly middle: string }>> = {
  tizen: { low: '4', middle: '5.5' },
  webos: { low: '4', middle: '5' },
  vewd: { low: '4.9', middle: '4.20' },
  foxxum: { low: '4.9', middle: '4.20' },
};

/** Gigabytes up to which a set is of the class. */
const MEMORY: Readonly<Record<DeviceClass, number>> = { lowest: 0.5, low: 1, middle: 2, high: Infinity };

/** The class of a set: a deployment's own choice, else by the weakest of what is known, since each part can be too little. */
export function deviceClassOf(
  facts: DeviceFacts,
  overrides: readonly DeviceClassOverride[] = [],
): ChosenClass {
  const choice = configured(facts, overrides) ?? weakest(facts);
  return { ...choice, capabilities: CLASSES[choice.name] };
}

function configured(facts: DeviceFacts, overrides: readonly DeviceClassOverride[]): Choice | null {
  const own = overrides.find((override) => isFor(override, facts));
  return own === undefined
    ? null
    : { name: own.class, reason: { by: 'configuration', value: facts.model ?? '' } };
}

function weakest(facts: DeviceFacts): Choice {
  const limits = [byEngine(facts), byPlatform(facts.id), byMemory(facts.memory)];
  return limits.reduce((least, limit) => (rank(limit) < rank(least) ? limit : least));
}

const rank = ({ name }: Choice): number => DEVICE_CLASSES.indexOf(name);

function isFor({ platform, model }: DeviceClassOverride, facts: DeviceFacts): boolean {
  if (facts.model === null || (platform !== undefined && platform !== facts.id)) return false;
  return matches(model.toLowerCase(), facts.model.toLowerCase());
}

/** Whether `*` of the pattern can be filled so that it is the name. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** The engine is the best clue to a set's age, and what runs whatever the maker calls it. */
function byEngine({ id, version, userAgent }: DeviceFacts): Choice {
  const chrome = chromeVersion(userAgent);
  if (chrome !== null) {
    const name = newerThan(ENGINES, (floor) => chrome < floor);
    return { name, reason: { by: 'engine', value: `Chrome ${chrome}` } };
  }
  // a desktop without Chrome is a Firefox or a Safari, and as new as its owner keeps it
  if (id === 'browser') return byPlatform(id);
  const versions = VERSIONS[id];
  // A set that tells nothing is no new one: too small a budget loads an image twice, too large a one ends the application.
  if (version === null || versions === undefined) return { name: 'low', reason: UNKNOWN };
  const name = newerThan(versions, (floor) => isBefore(version, floor));
  return { name, reason: { by: 'version', value: `${id} ${version}` } };
}

/** Above both floors it sets no limit. */
function newerThan<Version>(
  floors: Readonly<Record<'low' | 'middle', Version>>,
  isBelow: (floor: Version) => boolean,
): DeviceClass {
  if (isBelow(floors.low)) return 'lowest';
  return isBelow(floors.middle) ? 'low' : 'high';
}

/** The number after `Chrome/`; Samsung's web view has it without the name, before its own: `69.0.3497.106/5.5`. */
function chromeVersion(userAgent: string): number | null {
  const found = /\bChrome\/(\d+)/.exec(userAgent) ?? /\) (\d+)\.[\d.]+\/\d+\.\d+ TV Safari/.exec(userAgent);
  return found === null ? null : Number(found[1]);
}

/** Compares '4.9' and '4.20' by their numbers. What is no number counts as 0. */
function isBefore(version: string, other: string): boolean {
  const [major, minor] = numbers(version);
  const [otherMajor, otherMinor] = numbers(other);
  return major === otherMajor ? minor < otherMinor : major < otherMajor;
}

function numbers(version: string): [number, number] {
  const [major, minor] = version.split('.').map((part) => parseInt(part, 10) || 0);
  return [major ?? 0, minor ?? 0];
}

function byMemory(memory: number | undefined): Choice {
  if (memory === undefined) return { name: 'middle', reason: UNKNOWN };
  const name = DEVICE_CLASSES.find((each) => memory <= MEMORY[each]) ?? 'high';
  return { name, reason: { by: 'memory', value: `${memory} GB` } };
}

/** A television shares its memory with picture, sound and guide; only a desktop has all of it. */
function byPlatform(id: PlatformId): Choice {
  return { name: id === 'browser' ? 'high' : 'middle', reason: { by: 'platform', value: id } };
}

const UNKNOWN: ClassReason = { by: 'unknown', value: '' };
