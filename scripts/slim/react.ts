/**
 * React's reconciler without what our host has no use for: hydration, persistent trees, resources, test selectors.
 *
 * The package asks the host configuration when it runs, so no minifier can know the answers. Here they are written into its
 * production build: flags as constants, what the host does not have as undefined, and exports nobody calls are taken out; the minifier
 * removes what can no longer be reached, 5 kB gz. The contract suites run against the result.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../paths.ts';
import { blank, namesInFolder, type Range } from './text.ts';

/** What `renderer/reconciler/host.ts` answers, or leaves out. */
export const HOST_FLAGS: Readonly<Record<string, boolean>> = {
  supportsMutation: true,
  supportsMicrotasks: true,
  isPrimaryRenderer: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
};

const RECONCILER = /react-reconciler[\\/]cjs[\\/]react-reconciler\.production\.js$/;

/** For vite's `plugins`. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    enforce: 'pre',
    transform: {
      filter: { id: RECONCILER },
      handler: (code) => ({ code: slimReconciler(code, hostNames()), map: null }),
    },
  };
}

/** The same for tests: Node would load the package as it is, so it is given as a module of its own. */
export function slimReactInTests(): Plugin {
  const virtual = '\0react-reconciler';
  return {
    name: 'slim-react-in-tests',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-reconciler' ? virtual : null),
    load(id) {
      if (id !== virtual) return null;
      const file = join(ROOT, 'node_modules/react-reconciler/cjs/react-reconciler.production.js');
      return [
        `import react from 'react'; import scheduler from 'scheduler';`,
        `const module = { exports: {} }; const require = (name) => ({ react, scheduler })[name];`,
        // the client never asks it, a test does
        slimReconciler(readFileSync(file, 'utf8'), hostNames().add('isAlreadyRendering')),
        `export default module.exports;`,
      ].join('\n');
    },
  };
}

/** Every name our half of the contract is written with. */
export const hostNames = (): Set<string> => namesInFolder(join(ROOT, 'renderer/reconciler'));

/**
 * Pure: the reconciler's production build for a host that knows the names in `known`. Nothing moves.
 * @throws Error when the build is not written as expected, which another version may be
 */
export function slimReconciler(code: string, known: ReadonlySet<string>): string {
  const exported = /^ {2}exports\.(\w+) = [^]*?(?=^ {2}(?:exports\.|return exports;))/gm;
  const unused: Range[] = [];
  for (const { 0: text, 1: name, index } of code.matchAll(exported)) {
    if (!known.has(name!)) unused.push({ start: index, end: index + text.length });
  }
  if (unused.length === 0) throw new Error('react-reconciler: its exports are not written as expected');
  let slim = blank(code, unused);
  for (const [flag, value] of Object.entries(HOST_FLAGS)) {
    if (!slim.includes(`${flag} = $$$config.${flag}`)) throw new Error(`react-reconciler asks no ${flag}`);
    const use = new RegExp(`(?<![.\\w$])${flag}\\b(?! = )`, 'g');
    slim = slim.replace(use, (value ? '!0' : '!1').padEnd(flag.length));
  }
  return slim.replace(/\$\$\$config\.(\w+)/g, (read, name: string) =>
    known.has(name) ? read : 'void 0'.padEnd(read.length),
  );
}
