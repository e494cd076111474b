/**
 * Numbers that cannot be drawn. In development they are an error that names the component; in production they become
 * the default, so that a bad number neither reaches the GPU nor breaks the rest of the screen.
 */
import { ElementError } from './elementError';
import type { HostProps } from './hostProps';
import type { HostType } from './node';

const elements: Record<HostType, string> = { view: '<View>', text: '<Text>', image: '<Image>' };

/**
 * The name of a node in an error: `<Image> in PosterCard`; `owner` is the component whose JSX created it, if known.
 */
export function elementName(type: HostType, owner: string | null): string {
  return owner === null ? elements[type] : `${elements[type]} in ${owner}`;
}

/**
 * Props that are numbers or contain some. `value` is excluded because it is not drawn: an unknown duration is NaN.
 */
const numeric: ReadonlySet<string> = new Set(
  (
    'x y w h alpha scale rotation color pivotX pivotY zIndex transition focusedStyle parentFocusedStyle ring columns ' +
    'order gradient radius border shadow gap padding placeholder crop fade size weight lineHeight letterSpacing maxWidth maxLines'
  ).split(' '),
);

/**
 * `next` without numbers that are not finite; the same object when there are none. Values equal to those of
 * `previous` were checked before. @throws Error in development
 */
export function dropInvalidNumbers(
  type: HostType,
  next: HostProps,
  previous: HostProps | null,
  owner: string | null,
): HostProps {
  let valid = next;
  for (const name in next) {
    const value: unknown = next[name as keyof HostProps];
    if (previous !== null && previous[name as keyof HostProps] === value) continue;
    if (!numeric.has(name) || (typeof value !== 'string' && allFinite(value))) continue;
    if (process.env.NODE_ENV !== 'production')
      throw new ElementError(
        `${elementName(type, owner)}: ${name} is ${formatValue(value)}, which cannot be drawn.`,
      );
    if (valid === next) valid = { ...next };
    delete valid[name as keyof HostProps];
  }
  return valid;
}

/** Whether every number in a value is finite: the value itself, or the numbers of a border, a gradient, a style. */
export function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) if (!allFinite((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** JSON would serialize NaN and Infinity as null. */
function formatValue(value: unknown): string {
  const plain = (_: string, part: unknown): unknown => (typeof part === 'number' ? String(part) : part);
  return typeof value === 'number'
    ? String(value)
    : JSON.stringify(value, plain).replace(/"(\w+)":/g, '$1: ');
}
