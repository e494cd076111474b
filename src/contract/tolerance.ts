/**
 * Tolerant parsing at the edge of the product.
 *
 * A field is written as `required(schema)`, `optional(schema, default)`, `oneOf(...)` or `list(schema)`; `entity(name, fields)`
 * makes a valibot schema of them, and `parser(name, schema)` the function the API layer calls. What is wrong is repaired as
 * far as it can be and told to the `Report` given to that call:
 *   missing optional field -> default, silent      wrong value or unknown enum value -> default, reported
 *   list item that cannot be read -> dropped, reported      unknown extra field -> ignored, silent
 * Only an answer that is useless as a whole (not an object, no id) throws ContractError.
 */
import * as v from 'valibot';

/** One thing in an answer of the service that is not as the contract says. */
export interface ContractProblem {
  /** Where, without list positions: 'asset.year', 'page.components.data'. The same text for the same mistake. */
  readonly where: string;
  /** What was wrong, in words: 'Expected number, got string'. */
  readonly what: string;
}

/** Receives every repaired problem of one parse, in the order found. */
export type Report = (problem: ContractProblem) => void;

/** The answer as a whole could not be read. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly where: string,
    what: string,
  ) {
    super(`${where}: ${what}`);
  }
}

/** A valibot schema that takes anything and gives T. */
export type Schema<T> = v.GenericSchema<unknown, T>;
/** A field of an entity: knows its own place once the entity gives it its label ('asset.year'). */
export type Field<T> = (label: string) => Schema<T>;
type Fields = Record<string, Field<unknown>>;
/** What a record of fields parses to. */
export type Parsed<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** valibot's configuration of one parse, which it hands to every schema, action and fallback in it, with its report. */
interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  readonly report: Report;
}

type Outcome<T> = v.OutputDataset<T, v.BaseIssue<unknown>>;

/**
 * What `v.safeParse` does. That copies the configuration member by member and leaves the report behind, so this calls what
 * it calls: the member by which valibot's own schemas run one another.
 */
function run<T>(schema: Schema<T>, input: unknown, config: ParseConfig): Outcome<T> {
  return schema['~run']({ value: input }, config);
}

/** Only words out of a fixed set are quoted: a value of any other field may be a PIN, an address or a token. */
function describe(issue: v.BaseIssue<unknown>): string {
  const got = issue.type === 'picklist' ? issue.received : typeof issue.input;
  return `Expected ${issue.expected ?? 'something else'}, got ${got}`;
}

function tell(report: Report, where: string, issues: readonly v.BaseIssue<unknown>[] | undefined): void {
  for (const issue of issues ?? []) report({ where, what: describe(issue) });
}

/** A schema that takes anything and gives what `read` makes of it. */
function readBy<T>(read: (input: unknown, config: ParseConfig) => T): Schema<T> {
  return v.pipe(
    v.unknown(),
    // Whatever is parsed here is parsed by `run`, with such a configuration.
    v.rawTransform(({ dataset, config }) => read(dataset.value, config as ParseConfig)),
  );
}

/** A field without which the entity is useless (an id): a wrong value makes the whole entity invalid. */
export function required<T>(schema: Schema<T>): Field<T> {
  return () => schema;
}

/** A field with a default: missing or null gives the default in silence, a wrong value gives it and is reported. */
export function optional<T, D>(schema: Schema<T>, fallback: D): Field<T | D> {
  return (label) =>
    v.fallback(v.nullish(schema as Schema<T | D>, fallback as T | D), (dataset, config) => {
      // Without a dataset it is valibot's object that asks, for a key that is absent.
      if (dataset) tell((config as ParseConfig).report, label, dataset.issues);
      return fallback as T | D;
    }) as Schema<T | D>;
}

/** A word out of a fixed set; `normalise` may bring other spellings to it. Anything else gives the fallback. */
export function oneOf<const W extends string, D>(
  words: readonly W[],
  fallback: D,
  normalise: (word: string) => string = (word) => word,
): Field<W | D> {
  return optional(wordSchema(words, normalise), fallback);
}

/** The schema behind `oneOf`, for fields that must be right. */
export function wordSchema<const W extends string>(
  words: readonly W[],
  normalise: (word: string) => string = (word) => word,
): Schema<W> {
  return v.pipe(v.string(), v.transform(normalise), v.picklist(words)) as Schema<W>;
}

/**
 * A list whose unreadable items are dropped and reported; missing or null gives an empty list. `keyOf` drops repeats.
 * The fallback here and in `mapOf` is what valibot's object takes for an absent key.
 */
export function list<T>(item: Schema<T>, keyOf?: (item: T) => string): Field<T[]> {
  return (label) => v.fallback(listSchema(label, item, keyOf), () => []);
}

/** The schema behind `list`, for answers that are a bare list. */
export function listSchema<T>(label: string, item: Schema<T>, keyOf?: (item: T) => string): Schema<T[]> {
  return readBy((input, config) => drain(itemsInSteps(label, input, item, config, keyOf)));
}

function* itemsInSteps<T>(
  label: string,
  input: unknown,
  item: Schema<T>,
  config: ParseConfig,
  keyOf?: (item: T) => string,
): Steps<T[]> {
  const { report } = config;
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) {
    report({ where: label, what: `Expected Array, got ${typeof input}` });
    return [];
  }
  const kept: T[] = [];
  const seen = new Set<string>();
  for (const one of input as unknown[]) {
    const { issues, value } = run(item, one, config);
    const key = issues === undefined ? keyOf?.(value) : undefined;
    if (issues !== undefined) tell(report, label, issues);
    else if (key !== undefined && seen.has(key)) {
      report({ where: label, what: `Repeated id ${key}` });
    } else {
      if (key !== undefined) seen.add(key);
      kept.push(value);
    }
    yield;
  }
  return kept;
}

/** Work that may pause at each `yield`, for as long as whoever runs it likes. */
export type Steps<T> = Generator<void, T>;

/** Runs it without a pause. */
export function drain<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * The items of a list one by one, as `list` reads them: for answers so long that a key must be answered meanwhile.
 * `report` is that of the parse they belong to.
 */
export function listInSteps<T>(
  label: string,
  input: unknown,
  item: Schema<T>,
  keyOf: (item: T) => string,
  report: Report,
): Steps<T[]> {
  return itemsInSteps(label, input, item, { report }, keyOf);
}

/** A map of which only the named keys with a readable value are kept (artwork by kind, streams by type). */
export function mapOf<const K extends string, T>(
  keys: readonly K[],
  value: Schema<T>,
): Field<Partial<Record<K, T>>> {
  return (label) =>
    v.fallback(
      readBy((input, config) => readMap(label, input, keys, value, config)),
      () => ({}),
    );
}

function readMap<K extends string, T>(
  label: string,
  input: unknown,
  keys: readonly K[],
  value: Schema<T>,
  config: ParseConfig,
): Partial<Record<K, T>> {
  const kept: Partial<Record<K, T>> = {};
  if (input === undefined || input === null) return kept;
  if (typeof input !== 'object') {
    config.report({ where: label, what: `Expected Object, got ${typeof input}` });
    return kept;
  }
  const source = input as Partial<Record<K, unknown>>;
  for (const key of keys) {
    const raw = source[key];
    if (raw === undefined || raw === null) continue;
    const result = run(value, raw, config);
    if (result.issues === undefined) kept[key] = result.value;
    else tell(config.report, `${label}.${key}`, result.issues);
  }
  return kept;
}

/** An object of fields; unknown fields of the input are left out. `name` is the first part of every problem's place. */
export function entity<F extends Fields>(name: string, fields: F): Schema<Parsed<F>> {
  const entries: Record<string, Schema<unknown>> = {};
  for (const [key, field] of Object.entries(fields)) entries[key] = field(`${name}.${key}`);
  // valibot reads the type of an object from literal entries; these are made one by one, each of its field's type
  return v.pipe(
    // valibot's object takes an array as well, and every field of it would then be "missing".
    v.unknown(),
    v.check((input) => !Array.isArray(input), 'Expected Object, got Array'),
    v.object(entries),
  ) as unknown as Schema<Parsed<F>>;
}

/** The parse function of an answer. @throws ContractError when nothing of it can be used. */
export function parser<T>(name: string, schema: Schema<T>): (input: unknown, report: Report) => T {
  return (input, report) => {
    const { issues, value } = run(schema, input, { report });
    if (issues === undefined) return value;
    const path = v.getDotPath(issues[0]);
    throw new ContractError(path ? `${name}.${path}` : name, describe(issues[0]));
  };
}

/** A report for those who must obey the contract (the reference service's own tests): every problem is an error. */
export function refuseProblems(problem: ContractProblem): never {
  throw new ContractError(problem.where, problem.what);
}
