/** test-results/platforms.md: what a run saw of each set, a row a platform. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from '../../scripts/paths';

const COLUMNS = [
  'detection',
  'keys',
  'back on the entry page',
  'exit',
  'network',
  'id',
  'captions',
  'pointer',
  'launch',
] as const;
type Column = (typeof COLUMNS)[number];

export interface SetTable {
  /** Call after what is said was seen: a cell that nothing filled stays a dash. */
  saw(id: string, column: Column, what: string): void;
  write(): void;
}

/** An empty table with a row for each id. */
export function createSetTable(ids: readonly string[]): SetTable {
  const rows = new Map(ids.map((id) => [id, new Map<Column, string>()]));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return {
    saw: (id, column, what) => void rows.get(id)?.set(column, what),
    write() {
      const text = [
        '# The product on seven platforms',
        '',
        'Each row was seen in Chromium on a fake of the set: its agent, its globals, its key codes and no others, after the',
        'maker’s documentation. No real set was at hand. `-`: the set has no such thing, or this run did not look.',
        '',
        line(['platform', ...COLUMNS]),
        line(['platform', ...COLUMNS].map(() => '---')),
        ...[...rows].map(([id, cells]) => line([id, ...COLUMNS.map((column) => cells.get(column) ?? '-')])),
        '',
      ];
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, 'platforms.md'), text.join('\n'));
    },
  };
}
