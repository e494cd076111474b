/**
 * The edge at which props enter the renderer. In development a value that a prop cannot have (`propKinds.ts`) is an error
 * that names element, component and prop; in production it is repaired or left out, so that neither an element nor a
 * browser breaks on it and the rest of the screen stays.
 */
import { elementName } from './describeNode';
import { ElementError } from './elementError';
import type { HostProps } from './hostProps';
import { assertAccepted } from './kindErrors';
import { validFields } from './kinds';
import type { HostType } from './node';
import { propKinds } from './propKinds';
import { assertTextContent } from './textContent';

/** Names that React reserves; `children` of a text is its content. */
const reserved: ReadonlySet<string> = new Set(['key', 'ref', 'children']);

/**
 * `next` as it may be drawn: the same object when all of it is valid. Values that are the same in `previous` were checked
 * before. @throws Error in development, also for an unknown prop and for a text of anything but strings and numbers
 */
export function validateProps(
  type: HostType,
  next: HostProps,
  previous: HostProps | null,
  owner: string | null,
): HostProps {
  // Nothing is needed of props, so that there are always some.
  const valid = validFields(propKinds[type], next, previous)!;
  // Checked first, because devices that run the production build lack `Object.hasOwn`.
  if (process.env.NODE_ENV !== 'production') {
    const element = elementName(type, owner);
    for (const name in next) {
      if (Object.hasOwn(propKinds[type].fields, name) || reserved.has(name)) continue;
      throw new ElementError(`${element} has no prop "${name}".`);
    }
    if (type === 'text') assertTextContent(next.children, element);
    if (valid !== next) assertAccepted(element, propKinds[type], next, valid);
  }
  return valid;
}
