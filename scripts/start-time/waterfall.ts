/** What a start loads, when, and how much: lines of text. Pure. */
import type { Transfer } from './link';
import type { Stretch } from './measure';

const WIDTH = 40;
const NAME = 58;

/** The requests of one stretch, as bars: waiting light, loading dark. */
export function waterfall({ name, from, to }: Stretch, transfers: readonly Transfer[]): string[] {
  const own = transfers.filter(({ asked }) => asked >= from && asked <= to);
  const end = Math.max(to, ...own.map(({ last }) => last));
  const column = (time: number): number => Math.round(((time - from) / (end - from)) * WIDTH);
  const bytes = own.reduce((sum, each) => sum + each.bytes, 0);
  return [
    `${name}: ${own.length} requests, ${kilobytes(bytes)} kB, drawn after ${Math.round(to - from)} ms`,
    ...own.map(({ path, asked, first, last, bytes: size }) => {
      const [start, load, stop] = [asked, first || asked, last || end].map(column) as [
        number,
        number,
        number,
      ];
      const bar = `${' '.repeat(start)}${'.'.repeat(load - start)}${'#'.repeat(Math.max(1, stop - load))}`;
      const times = `${ms(asked - from)} ${ms((last || end) - from)} ${kilobytes(size).padStart(7)}`;
      return `${times}  ${shortened(path).padEnd(NAME)} ${bar}`;
    }),
  ];
}

const ms = (value: number): string => value.toFixed(0).padStart(6);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const shortened = (path: string): string => (path.length <= NAME ? path : `${path.slice(0, NAME - 1)}…`);
