/** The table that `npm run bench` prints: a line a measure, a column a contestant, and the ratios. Pure. */
import { CONTESTANTS, TITLES, type Contestant } from './contestants';
import { MEASURES, type Measure } from './figures';
import { short, type AllFigures } from './goals';

/** No ratio is made to ourselves, nor to the page that shows nothing. */
const NO_PEERS: ReadonlySet<Contestant> = new Set(['proscenium', 'clear-only']);

export function tableOf(all: AllFigures): string[] {
  const here = CONTESTANTS.filter((contestant) => all[contestant] !== undefined);
  const peers = all.proscenium === undefined ? [] : here.filter((each) => !NO_PEERS.has(each));
  const head = ['', ...here.map((each) => TITLES[each]), ...peers.map((each) => `to ${TITLES[each]}`)];
  const rows = (Object.keys(MEASURES) as Measure[]).map((measure) => {
    const value = (contestant: Contestant): number => all[contestant]?.[measure] ?? NaN;
    return [
      MEASURES[measure].label,
      ...here.map((each) => short(value(each))),
      ...peers.map((peer) => ratio(value('proscenium'), value(peer))),
    ];
  });
  return layOut([head, ...rows]);
}

function ratio(own: number, other: number): string {
  return other === 0 ? '-' : short(own / other);
}

function layOut(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_cell, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)];
}
