/** What the rungs have shown, as a table. Pure. */
import { SCREENS, type JourneyResult } from './journey';

export interface Row {
  /** 'b' and 'c' of the proof's rungs. */
  readonly rung: string;
  readonly engine: string;
  readonly result: JourneyResult;
  /** What was done to it. */
  readonly how: string;
}

const HEAD = ['rung', 'engine', 'build', ...SCREENS, 'drawn by', 'what differed'];

const FOOT = `Rungs: (b) today's Chromium without every API that MDN's data says came later, deleted before the first script: the syntax,
the layout and the decoders are still today's, and workers have all of today's APIs. (c) an engine of that age, as it was. For 38,
47 and 53 there is no real engine here: what is said of them is (a), es-check over every script, and (b).`;

export function engineTable(rows: readonly Row[]): string {
  const lines = rows.map(({ rung, engine, result, how }) => [
    rung,
    engine,
    buildOf(result),
    ...SCREENS.map((name) => (result.reached.includes(name) ? 'yes' : 'no')),
    result.drawnBy,
    [
      how,
      ...(result.stopped === null ? [] : [`stopped: ${shortened(result.stopped)}`]),
      ...errorsOf(result),
    ].join('; '),
  ]);
  return `${[HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${FOOT}\n`;
}

/** By the scripts that were loaded; both would be a fault of the loader. */
export function buildOf({ scripts }: Pick<JourneyResult, 'scripts'>): string {
  const legacy = scripts.some((path) => path.startsWith('assets/legacy/'));
  const modern = scripts.some((path) => path.startsWith('assets/index-'));
  if (legacy && modern) return 'both';
  const polyfills = scripts.some((path) => path.startsWith('assets/newer-'));
  return legacy ? 'legacy' : modern ? `modern${polyfills ? ' and polyfills' : ''}` : 'none';
}

function errorsOf({ errors }: JourneyResult): string[] {
  return [...new Set(errors.map((error) => shortened(error.split('\n')[0]!)))];
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 120);
