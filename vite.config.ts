/**
 * How the client is built. One of three environments:
 *
 *   development   `npm run dev`; React's and Lightning's checks are on
 *   staging       `npm start` and the tests: production code with `window.__tv` and source maps
 *   production    `npm run build`: what a device gets
 *
 * PROSCENIUM_ENV names it, else vite's --mode, else development when serving and production when building.
 * The result lies in dist/{environment}. PROSCENIUM_BASE is the address it is served under ('/' when not said): deep
 * links such as /browser/asset/7 need an absolute one, an application packaged for file: needs './'.
 */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { rendererAliases } from './renderer/aliases.ts';
import { buildConstants, environmentOf } from './scripts/environment.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Answered by the service of an `npm start` that runs beside the development server. */
const SERVICE_PATHS =
  '^/(api|config\\.json|static|legal|images|media|pair|checkout|emulator|[a-z]+\\.googleapis\\.com)';

/**
 * For Chrome 87 fields are written into the constructor: by assignment, not by a defineProperty for each, which is 1 kB gz more
 * and slow where nodes are made. It holds as long as no field has the name of an inherited accessor.
 */
const FIELDS = { assumptions: { setPublicClassFields: true } };

/** Of a package that is named by its index alone: the first screen needs none of these, so they stay with what does. */
const LATER =
  /[\\/]@tanstack[\\/].*[\\/](queriesObserver|useQueries|infiniteQuery\w+|useInfiniteQuery|mutationObserver|useMutation)\.js$/;

type ModuleInfo = { isEntry: boolean; importers: readonly string[] } | null;
/** The entry reaches the module by static imports alone. */
function loadsFirst(id: string, infoOf: (id: string) => ModuleInfo, seen = new Set<string>()): boolean {
  if (seen.has(id) || LATER.test(id)) return false;
  seen.add(id);
  const info = infoOf(id);
  return info !== null && (info.isEntry || info.importers.some((each) => loadsFirst(each, infoOf, seen)));
}

export default defineConfig(({ mode }) => {
  const environment = environmentOf(process.env.PROSCENIUM_ENV ?? mode);
  return {
    root,
    base: process.env.PROSCENIUM_BASE ?? '/',
    plugins: [react()],
    define: buildConstants(environment),
    resolve: { alias: rendererAliases },
    // Bundled ahead for development, the package would hold a second copy of the class behind the alias, and refuse ours.
    optimizeDeps: { exclude: ['@lightningjs/renderer'] },
    server: { port: 4300, strictPort: true, proxy: { [SERVICE_PATHS]: 'http://127.0.0.1:4200' } },
    worker: { rolldownOptions: { transform: FIELDS } },
    build: {
      target: 'chrome87',
      modulePreload: { polyfill: false },
      outDir: `dist/${environment}`,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: '.vite/licenses.json' },
      sourcemap: environment === 'staging',
      // Sizes are gated by scripts/bundle.ts, which counts what the first screen loads and not single files.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        transform: FIELDS,
        output: {
          codeSplitting: {
            // Only names: a group holds no module that is imported statically elsewhere, so lazy code stays lazy.
            groups: [
              { name: 'shaka', test: /node_modules[\\/]shaka-player/ },
              { name: 'firebase', test: /node_modules[\\/](@firebase|firebase|idb)[\\/]/ },
              { name: 'lightning', test: /node_modules[\\/]@lightningjs/ },
              { name: 'react', test: /node_modules[\\/](react|react-reconciler|scheduler)[\\/]/ },
              // One chunk for the rest of the first load: left to itself what lazy screens share with it becomes a chunk for each
              // combination, which together are 5 kB gz larger.
              {
                name: (id, context) =>
                  loadsFirst(id, (each) => context.getModuleInfo(each)) ? 'client' : null,
                debugName: 'client',
              },
            ],
          },
        },
      },
    },
  };
});
