/**
 * Bytes `run` leaves on the heap. Of seven rounds the second least: the first ones are run by the interpreter, which boxes
 * numbers, and one may have seen a collection.
 */
export function heapGrowth(run: () => void): number {
  const rounds = Array.from({ length: 7 }, () => {
    const before = process.memoryUsage().heapUsed;
    run();
    return process.memoryUsage().heapUsed - before;
  });
  return rounds.toSorted((one, other) => one - other)[1]!;
}
