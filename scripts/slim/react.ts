/**
 * React's reconciler without what our host has no use for: hydration, persistent trees, resources, test selectors, view
 * transitions; and without what the react package has no element for, such as SuspenseList.
 *
 * The package asks the host configuration when it runs, so no minifier can know the answers. Here they are written into its
 * production build, with what follows from them, and exports nobody calls are taken out; the minifier removes what can no longer
 * be reached, 10 kB gz. The contract suites run against the result.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../paths.ts';
import { fold, type Facts } from './fold.ts';
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

/**
 * What follows. Each holds when a root is made, and the test sees that no code which is left could change it: with all of
 * them written in, nothing makes such a fiber, sets such a bit or assigns such a variable anything else.
 */
export const FACTS: Facts = {
  variables: {
    ...Object.fromEntries(Object.entries(HOST_FLAGS).map(([flag, value]) => [flag, value ? '!0' : '!1'])),
    isHydrating: '!1',
    hydrationErrors: 'null',
    shouldStartViewTransition: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionNameCanceled: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
  },
  // of the states of Suspense, Activity and the root
  properties: { dehydrated: 'null', isDehydrated: '!1' },
  calls: { popHydrationState: '!1' },
  never: {
    // Kinds of fibers: incomplete class, dehydrated, SuspenseList, fundamental, scope, legacy hidden, cache, tracing marker,
    // hoistable, singleton, incomplete function, view transition.
    tag: [17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 30],
  },
  // ViewTransitionStatic: below is a view transition
  bits: [0x2000000],
  // They look for fibers of those kinds, or are called with one.
  idle: /Dehydrated|ViewTransition/,
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
  const unused = unusedExports(code, known);
  for (const flag of Object.keys(HOST_FLAGS)) {
    if (!code.includes(`${flag} = $$$config.${flag}`)) throw new Error(`react-reconciler asks no ${flag}`);
  }
  const slim = blank(code, unused).replace(/\$\$\$config\.(\w+)/g, (read, name: string) =>
    known.has(name) ? read : 'void 0'.padEnd(read.length),
  );
  return fold(withoutKinds(slim), FACTS);
}

function unusedExports(code: string, known: ReadonlySet<string>): Range[] {
  const exported = /^ {2}exports\.(\w+) = [^]*?(?=^ {2}(?:exports\.|return exports;))/gm;
  const unused: Range[] = [];
  for (const { 0: text, 1: name, index } of code.matchAll(exported)) {
    if (!known.has(name!)) unused.push({ start: index, end: index + text.length });
  }
  if (unused.length === 0) throw new Error('react-reconciler: its exports are not written as expected');
  return unused;
}

/**
 * Where elements become fibers. SuspenseList, which the react package does not export, is no element. A `<ViewTransition>` becomes what
 * `<StrictMode>` is, without its checks: what stands in it. The host has no snapshots to move, and React takes them unasked.
 */
function withoutKinds(code: string): string {
  const list = /case REACT_SUSPENSE_LIST_TYPE:\s+return \(\s+\(type = createFiber\(19,[^;]+;/.exec(code);
  const at = code.indexOf('createFiber(30,');
  if (list === null || at < 0) throw new Error('react-reconciler makes its fibers in another way');
  const tag = at + 'createFiber('.length;
  return blank(code, [
    { start: list.index, end: list.index + list[0].length },
    { start: tag, end: tag + 2, text: '8' },
  ]);
}
