/** The moment a screen is fully drawn, as a mark in the browser's timeline: for recordings of any build, production's too. */

/** `performance.getEntriesByName('page drawn')`; the last visit's alone, as a set runs for weeks. @param screen its test id */
export function markDrawn(screen: string): void {
  const name = `${screen} drawn`;
  performance.clearMarks(name);
  performance.mark(name);
}
