/** The table that `npm run bench` prints: a line a measure, a column a contestant with how far its rounds are apart, and the ratios. Pure. */
import { CONTESTANTS, TITLES, type Contestant } from './contestants';
import { MEASURES, median, readingOf, type Measure } from './figures';
import { short, valuesOf, type AllFigures } from './goals';

/** No ratio is made to ourselves, nor to the page that shows nothing. */
const NO_PEERS: ReadonlySet<Contestant> = new Set(['proscenium', 'clear-only']);

export function tableOf(all: AllFigures): string[] {
  const here = CONTESTANTS.filter((contestant) => all[contestant] !== undefined);
  const peers = all.proscenium === undefined ? [] : here.filter((each) => !NO_PEERS.has(each));
  const head = ['', ...here.map((each) => TITLES[each]), ...peers.map((each) => `to ${TITLES[each]}`)];
  const rows = (Object.keys(MEASURES) as Measure[]).map((measure) => {
    const values = (contestant: Contestant): number[] => valuesOf(all, contestant, measure);
    return [
      MEASURES[measure].label,
      ...here.map((each) => reading(values(each))),
      ...peers.map((peer) => ratio(median(values('proscenium')), median(values(peer)))),
    ];
  });
  return layOut([head, ...rows]);
}

/** '412 ±4 %': the median, and half of how far the rounds are apart as a share of it. */
function reading(values: readonly number[]): string {
  const { median: middle, least, most } = readingOf(values);
  const share = Math.round(((most - least) / 2 / middle) * 100);
  return share > 0 ? `${short(middle)} ±${share} %` : short(middle);
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
