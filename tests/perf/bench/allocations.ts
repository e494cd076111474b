/**
 * What a page's functions allocate while it is driven: every object, counted by the browser's heap profiler with the function that
 * made it, whatever was collected since. The page must not be minified, for functions are known by their names.
 */
import type { Page } from 'playwright';

/** A function's objects. */
export interface Allocation {
  /** 'rectWithin:667', by the line in the built file, counted from 1. */
  readonly name: string;
  readonly count: number;
  readonly bytes: number;
}

/** Of a heap snapshot, what is read here. The tree is flat: id, function, count, bytes and children of each node. */
export interface TraceSnapshot {
  readonly snapshot: { readonly meta: { readonly trace_function_info_fields: readonly string[] } };
  readonly trace_function_infos: readonly number[];
  readonly trace_tree: readonly TraceField[];
  readonly strings: readonly string[];
}
type TraceField = number | readonly TraceField[];
const fieldsPerNode = 5;

/**
 * A number that is no small integer, where V8 keeps one as an object: it does in code that it has not optimised yet. Chromium's
 * pointers are of four bytes: one of them and eight of the number.
 */
const NUMBER_BYTES = 12;

/** Drives the page and counts. */
export async function trackAllocations(page: Page, drive: () => Promise<unknown>): Promise<TraceSnapshot> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.startTrackingHeapObjects', { trackAllocations: true });
  await drive();
  await session.send('HeapProfiler.stopTrackingHeapObjects', { reportProgress: false });
  await session.detach();
  return JSON.parse(chunks.join('')) as TraceSnapshot;
}

/** What was made by a function and by all that it called but `except`, the largest first. */
export function allocationsUnder(entry: string, except: string, snapshot: TraceSnapshot): Allocation[] {
  const { strings, trace_function_infos: infos } = snapshot;
  const fields = snapshot.snapshot.meta.trace_function_info_fields;
  const sums = new Map<string, { count: number; bytes: number }>();

  const valueOf = (info: number, field: string): number =>
    infos[info * fields.length + fields.indexOf(field)]!;

  function addAll(nodes: readonly TraceField[], isInside: boolean): void {
    for (let at = 0; at < nodes.length; at += fieldsPerNode) {
      const [, info, count, bytes, children] = nodes.slice(at, at + fieldsPerNode) as [
        number,
        number,
        number,
        number,
        readonly TraceField[],
      ];
      const name = strings[valueOf(info, 'name')]!;
      const inside = (isInside || name === entry) && name !== except;
      if (inside && count > 0) {
        const key = `${name || '(anonymous)'}:${valueOf(info, 'line')}`;
        const sum = sums.get(key) ?? { count: 0, bytes: 0 };
        sums.set(key, { count: sum.count + count, bytes: sum.bytes + bytes });
      }
      addAll(children, inside);
    }
  }
  addAll(snapshot.trace_tree, false);
  return [...sums].map(([name, sum]) => ({ name, ...sum })).toSorted((a, b) => b.bytes - a.bytes);
}

/** Bytes that are of no number, and so of objects, lists and closures: at least so many. */
export const objectBytes = ({ count, bytes }: Allocation): number => bytes - count * NUMBER_BYTES;
