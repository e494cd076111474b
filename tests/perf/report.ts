/** The table that `npm run test:perf` prints: rows gathered by a file of the suite, written to test-results/perf. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERF_TABLES } from '../../scripts/paths';

export interface PerfTable {
  /** Adds a row: 'script in a key event', 0.42, 'ms'. Bytes are shown in kB or MB. */
  add(name: string, value: number, unit: 'ms' | 'bytes' | ''): void;
  /** Writes what was gathered, in the order it came. */
  write(): void;
}

/** @param name of the file it is written to */
export function createPerfTable(name: string): PerfTable {
  const rows: [string, string][] = [];
  return {
    add(name, value, unit) {
      rows.push([name, format(value, unit)]);
    },
    write() {
      const width = Math.max(0, ...rows.map(([what]) => what.length));
      mkdirSync(PERF_TABLES, { recursive: true });
      const lines = rows.map(([what, value]) => `${what.padEnd(width)}  ${value.padStart(12)}`);
      writeFileSync(join(PERF_TABLES, `${name}.txt`), `${lines.join('\n')}\n`);
    },
  };
}

function format(value: number, unit: 'ms' | 'bytes' | ''): string {
  if (unit === 'bytes')
    return value < 1e6 ? `${(value / 1e3).toFixed(1)} kB` : `${(value / 1e6).toFixed(1)} MB`;
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}`.trim();
}
