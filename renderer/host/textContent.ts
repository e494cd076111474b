/** The text of a `<Text>`, from its children. */
import { ElementError } from './elementError';

/** Strings and numbers joined, everything else left out. */
export function textContent(children: unknown): string {
  if (Array.isArray(children)) return children.map(textContent).join('');
  return isTextChild(children) ? String(children) : '';
}

/** @throws Error for an element among the children of a `<Text>`, which would silently not be drawn */
export function assertTextContent(children: unknown, element: string): void {
  if (Array.isArray(children)) return children.forEach((child) => assertTextContent(child, element));
  if (children === null || children === undefined || typeof children === 'boolean') return;
  if (isTextChild(children)) return;
  throw new ElementError(`${element} takes strings and numbers only; put other elements beside it.`);
}

function isTextChild(child: unknown): boolean {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}
