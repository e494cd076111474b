/** The last lines of the console, for reports, without anything secret. */
import { scrub, scrubText } from './scrub';

/** Lines kept [SHELL-20]. */
export const LOG_LINES = 50;
/** A line is cut here: an object dumped by mistake must not fill the memory of the set. */
const LINE_LENGTH = 500;

export interface LogRing {
  add(level: string, parts: readonly unknown[]): void;
  /** Oldest first. */
  lines(): readonly string[];
}

/** @param now the clock's time, put before each line */
export function createLogRing(now: () => number, limit: number = LOG_LINES): LogRing {
  const lines: string[] = [];
  return {
    add: (level, parts) => {
      const text = parts.map(partText).join(' ').slice(0, LINE_LENGTH);
      lines.push(`${Math.round(now())} ${level} ${text}`);
      if (lines.length > limit) lines.shift();
    },
    lines: () => [...lines],
  };
}

function partText(part: unknown): string {
  if (typeof part === 'string') return scrubText(part);
  if (part instanceof Error) return scrubText(`${part.name}: ${part.message}`);
  try {
    return JSON.stringify(scrub(part)) ?? scrubText(String(part));
  } catch {
    // A getter that throws, a number without a text: the kind of thing is all there is to say.
    return Object.prototype.toString.call(part);
  }
}

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLike = Record<(typeof LEVELS)[number], (...parts: unknown[]) => void>;

/** Copies what goes to a console into the ring; the console still prints it. @returns the way to stop */
export function captureConsole(target: ConsoleLike, ring: LogRing): () => void {
  const originals = LEVELS.map((level) => [level, target[level]] as const);
  for (const [level, print] of originals) {
    target[level] = (...parts) => {
      ring.add(level, parts);
      print.apply(target, parts);
    };
  }
  return () => {
    for (const [level, print] of originals) target[level] = print;
  };
}
