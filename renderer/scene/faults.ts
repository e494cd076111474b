/** Errors inside a frame: what throws is left out, the rest is drawn, and the report is no storm. */
import type { Clock } from '../types';
import type { CoreNode, LightningStage } from './lightning';

/** The same error again is told after this, ms. */
const quietMs = 1000;
/** Different errors remembered; beyond it all are told anew. */
const mostErrors = 50;

/** `report`, with every message at most once a second: a node that throws does so sixty times. */
export function oncePerSecond(clock: Clock, report: (error: unknown) => void): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const message = String(error);
    const now = clock.now();
    if (now - (told.get(message) ?? -Infinity) < quietMs) return;
    if (told.size >= mostErrors) told.clear();
    told.set(message, now);
    report(error);
  };
}

/** A node whose drawing throws is not drawn, nor what is below it; everything else is. */
export function skipFaultyNodes(stage: LightningStage, report: (error: unknown) => void): void {
  const walker = stage as unknown as { addQuads(node: CoreNode): void };
  // calls itself for the children by its name, and so comes through here for each
  const addQuads = walker.addQuads.bind(walker);
  walker.addQuads = (node) => {
    try {
      addQuads(node);
    } catch (error) {
      report(error);
    }
  };
}
