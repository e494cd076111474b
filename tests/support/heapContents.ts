/** What the heap of a page is made of, from a snapshot: what the page keeps apart from what V8 makes of its code. */
import type { CDPSession } from 'playwright';

/** Self sizes, in bytes. */
export interface HeapContents {
  /** Objects, functions, arrays, texts and numbers: everything that a leak of the page consists of. */
  kept: number;
  /** Compiled code with its feedback and tables, which grows for as long as V8 optimises functions that run again. */
  code: number;
}

/** The part of a snapshot's format that is read here: nodes lie flat, one value a field. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

const KEPT: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);

/** Adds up a snapshot as DevTools saves it. @throws Error when it names its fields differently */
export function contentsOf({ snapshot: { meta }, nodes }: HeapSnapshot): HeapContents {
  const type = meta.node_fields.indexOf('type');
  const size = meta.node_fields.indexOf('self_size');
  const names = meta.node_types[type];
  if (size < 0 || !Array.isArray(names)) throw new Error('a heap snapshot of another format');
  const contents = { kept: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const name = names[nodes[at + type]!] as string;
    if (KEPT.has(name)) contents.kept += nodes[at + size]!;
    else if (name === 'code') contents.code += nodes[at + size]!;
  }
  return contents;
}

/** Collects garbage and looks at what is left. Takes seconds for a heap of 15 MB. */
export async function heapContents(devtools: CDPSession): Promise<HeapContents> {
  // The console of a page under test keeps what was written to it.
  await devtools.send('Runtime.discardConsoleEntries');
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return contentsOf(JSON.parse(chunks.join('')) as HeapSnapshot);
}
