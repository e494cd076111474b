/** Checks of what screens write on lists. Nothing here runs in production. */
import { describeNode } from '../host/describeNode';
import { formatValue } from '../host/kindErrors';
import type { HostNode } from '../host/node';
import type { ListModel } from './listModel';

/**
 * Throws for a size a list cannot be laid out with, naming the list. In production such a list stays empty and the rest
 * of the screen stays. A function is asked item by item.
 */
export function validateSizes<Props>(
  list: string,
  props: Props,
  names: readonly (keyof Props & string)[],
): void {
  for (const name of names) {
    const size: unknown = props[name];
    if (typeof size === 'function' || (typeof size === 'number' && Number.isFinite(size) && size > 0))
      continue;
    throw new Error(`${list}: ${name} must be a positive number, not ${formatValue(size)}.`);
  }
}

/** Reports items of one key that are mounted together: focus and its history cannot tell them apart. Each key once. */
export function reportDuplicateKeys(model: ListModel, list: HostNode, reported: Set<string>): void {
  const seen = new Set<string>();
  const last = Math.min(model.mountedLines.last * model.columns, model.count);
  for (let index = model.mountedLines.first * model.columns; index < last; index++) {
    const key = model.keyAt(index);
    if (seen.has(key) && !reported.has(key)) {
      reported.add(key);
      list.root?.report(new Error(`${describeNode(list)} has two items with the itemKey "${key}".`));
    }
    seen.add(key);
  }
}
