/**
 * react-dom in Node, for components that draw nothing. It is loaded without its types: they declare what a Fragment's ref has
 * in a page, which is not what one has here.
 */
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';

interface DomRoot {
  render(element: ReactNode): void;
  unmount(): void;
}

const load = createRequire(import.meta.url);
const { createRoot } = load('react-dom/client') as { createRoot(container: object): DomRoot };

export const { flushSync } = load('react-dom') as { flushSync(run: () => void): void };

/** A root in the least of a document. The test has a `window` with `HTMLIFrameElement`, by which react-dom looks for focus. */
export function createDomRoot(): DomRoot {
  const ownerDocument = {
    nodeType: 9,
    activeElement: null,
    addEventListener() {},
    get defaultView() {
      return window;
    },
  };
  const names = { nodeName: 'DIV', tagName: 'DIV', namespaceURI: 'http://www.w3.org/1999/xhtml' };
  return createRoot({ nodeType: 1, ...names, ownerDocument, addEventListener() {} });
}
