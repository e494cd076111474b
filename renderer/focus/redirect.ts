/** Groups that send focus elsewhere. */
import { nodeOf } from '../reconciler/handle';
import { isReachable } from './reachable';
import { recordFor } from './record';
import type { FocusRecord } from './record';

/**
 * Where focus that comes into `record` really goes, following redirects from one to the next. The record itself when it
 * sends nobody away, or when what it points to is not there, cannot have focus, or is kept out by an open trap.
 */
export function redirected(record: FocusRecord): FocusRecord {
  let at = record;
  // a ring of redirects ends where it began
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const next = targetOfRedirect(at);
    if (next === record) return record;
    if (next === null) return at;
    at = next;
  }
  return record;
}

const MAX_HOPS = 8;

function targetOfRedirect(record: FocusRecord): FocusRecord | null {
  const to = record.node.props.redirect;
  const root = record.node.root;
  if (to === undefined || root === null) return null;
  const target = typeof to === 'string' ? root.focus.named(to, record) : recordFor(nodeOf(to));
  return target !== null && isReachable(target) && root.focus.allows(target.node) ? target : null;
}
