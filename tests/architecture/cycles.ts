/**
 * Circles of files that import each other, type imports counted: a circle has no bottom to begin reading at, and a type
 * that leads back is a dependency that no bundler reports. Tarjan's strongly connected components, in one pass.
 */

/** A file's path to the paths of the project files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every circle of two or more files, each in alphabetical order. */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const closed = new Set<string>();
  const cycles: string[][] = [];

  /** The earliest file of the walk that can be reached from `file`, by its order. */
  function visit(file: string): number {
    const own = order.size;
    let earliest = own;
    order.set(file, own);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = order.get(target);
      if (known === undefined) earliest = Math.min(earliest, visit(target));
      else if (!closed.has(target)) earliest = Math.min(earliest, known);
    }
    if (earliest === own) {
      const members = open.splice(open.indexOf(file));
      for (const member of members) closed.add(member);
      if (members.length > 1) cycles.push(members.toSorted());
    }
    return earliest;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
