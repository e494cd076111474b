/** Groups that redirect focus to another node. */
import { nodeOf } from '../host/handle';
import { isReachable } from './reachable';
import { recordFor } from './record';
import type { FocusRecord } from './record';

/**
 * The target of focus that enters `record`, following redirects. The record itself when it has no redirect, or when
 * the target is not mounted, cannot have focus, or is outside an open trap.
 */
export function followRedirects(record: FocusRecord): FocusRecord {
  let at = record;
  // A circle of redirects ends after this many.
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
    const next = redirectTarget(at);
    if (next === record) return record;
    if (next === null) return at;
    at = next;
  }
  return record;
}

const MAX_REDIRECTS = 8;

function redirectTarget(record: FocusRecord): FocusRecord | null {
  const to = record.node.props.redirect;
  const root = record.node.root;
  if (to === undefined || root === null) return null;
  const node = typeof to === 'string' ? root.focus.findByFocusKey(to, record.node) : nodeOf(to);
  const target = node === null ? null : recordFor(node);
  return target !== null && isReachable(target) && root.focus.allows(target.node) ? target : null;
}
