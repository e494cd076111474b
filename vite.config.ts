/**
 * How the client is built. One of three environments:
 *
 *   development   `npm run dev`; React's and Lightning's checks are on
 *   staging       `npm start` and the tests: production code with `window.__tv` and source maps
 *   production    `npm run build`: what a device gets
 *
 * PROSCENIUM_ENV names it, else vite's --mode, else development when serving and production when building.
 * PROSCENIUM_BASE is the address it is served under ('/' when not said): deep links such as /browser/asset/7 need an
 * absolute one. `scripts/client.ts` sets the others: PROSCENIUM_OUT, the folder of the result; PROSCENIUM_PACKAGED, for a
 * client that is loaded from file: and may fetch nothing of its own; PROSCENIUM_LEGACY, for the scripts of engines before
 * Chromium 68, which are put beside those of a build that was made.
 */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { COMPILED_WHOLE, LEGACY_FOLDER, LEGACY_MANIFEST, MODERN_MANIFEST } from './scripts/client/files.ts';
import { rendererAliases, wholeLightningAliases } from './renderer/aliases.ts';
import { toEs5 } from './scripts/client/es5.ts';
import { buildConstants, environmentOf } from './scripts/environment.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Answered by the service of an `npm start` that runs beside the development server. */
const SERVICE_PATHS =
  '^/(api|config\\.json|static|legal|images|media|pair|checkout|emulator|[a-z]+\\.googleapis\\.com)';

/**
 * For Chrome 68 fields are written into the constructor: by assignment, not by a defineProperty for each, which is 1 kB gz more
 * and slow where nodes are made. It holds as long as no field has the name of an inherited accessor.
 */
const FIELDS = { assumptions: { setPublicClassFields: true } };

/** React Router's manifest leads browsers to its development build, 0.5 kB gz of warnings more. */
const routerAlias = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

/** Loaded by nearly every visit: what these chunks need is asked for together with them, not after them. */
const OFTEN = /^assets\/(adapter|pages|Player|shakaEngine|Search|firebaseIdentity)-/;

/** Of a package that is named by its index alone: the first screen needs none of these, so they stay with what does. */
const LATER =
  /[\\/]@tanstack[\\/].*[\\/](queriesObserver|useQueries|infiniteQuery\w+|useInfiniteQuery|mutationObserver|useMutation)\.js$/;

/** The screens that every visit opens: one chunk for both and what they share, since each request costs a weak set 10 ms. */
const PAGES = /[\\/]src[\\/]screens[\\/](page[\\/]Page|asset[\\/]AssetDetail)\.tsx$/;
/** Named by the renderer's index, and shown by no screen of the first load. */
const LISTS = /[\\/]renderer[\\/]lists[\\/]/;
/** What the adapters share. */
const PLATFORM = /[\\/]platforms[\\/]common[\\/]/;

/**
 * Run by every start. Their functions are compiled with them, beside the page's thread, and not on it at the first call of each:
 * 0.79 of the script's time until the first focus, at 6x slow-down in Chromium 156.
 */
const EVERY_START = new Set([
  'index',
  'rolldown-runtime',
  'react',
  'lightning',
  'pages',
  'firebase',
  'fonts',
]);

type ModuleInfo = { id: string; isEntry: boolean; importers: readonly string[] } | null;
type InfoOf = (id: string) => ModuleInfo;
type Chosen = (info: NonNullable<ModuleInfo>) => boolean;

/** One that is chosen reaches the module by static imports alone. */
function reaches(chosen: Chosen, id: string, infoOf: InfoOf, seen = new Set<string>()): boolean {
  if (seen.has(id) || LATER.test(id)) return false;
  seen.add(id);
  const info = infoOf(id);
  return (
    info !== null && (chosen(info) || info.importers.some((each) => reaches(chosen, each, infoOf, seen)))
  );
}

/** Left to itself what lazy screens share with each other becomes a chunk for each combination, which together are 5 kB gz larger. */
function sharedChunk(id: string, infoOf: InfoOf): string | null {
  if (LISTS.test(id)) return 'pages';
  if (reaches(({ isEntry }) => isEntry, id, infoOf)) return 'client';
  if (PLATFORM.test(id)) return 'platform';
  if (reaches((info) => PAGES.test(info.id), id, infoOf)) return 'pages';
  return null;
}

/** The text of the renderer's programs without its indentation, 0.1 kB gz of the first load; its lines stay the same for the map. */
const programText: Plugin = {
  name: 'program-text',
  apply: 'build',
  transform: (code, id) =>
    /[\\/]lightning[\\/]shaders\.ts$/.test(id) ? { code: code.replace(/\n +/g, '\n'), map: null } : null,
};

/** Vite writes its list of chunks above the banner, where the hint is read too late: the two lines change places. */
const hintFirst: Plugin = {
  name: 'hint-first',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const [list, hint, ...rest] = file.code.split('\n');
        if (hint === COMPILED_WHOLE) file.code = [hint, list, ...rest].join('\n');
      }
    },
  },
};

/** The worker travels as text inside a chunk, where no later step sees it. */
const es5Worker: Plugin = {
  name: 'es5-worker',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = await toEs5(file.code, 'script');
    }
  },
};

export default defineConfig(({ mode }) => {
  const environment = environmentOf(process.env.PROSCENIUM_ENV ?? mode);
  const packaged = process.env.PROSCENIUM_PACKAGED === '1';
  const legacy = process.env.PROSCENIUM_LEGACY === '1';
  const scripts = legacy ? `${LEGACY_FOLDER}/[name]-[hash].js` : 'assets/[name]-[hash].js';
  return {
    root,
    base: packaged ? './' : (process.env.PROSCENIUM_BASE ?? '/'),
    plugins: [programText, react(), hintFirst],
    define: buildConstants(environment),
    resolve: {
      alias: [
        // a page of the bench that is written on Lightning by hand
        ...(process.env.PROSCENIUM_WHOLE_LIGHTNING === '1' ? wholeLightningAliases : rendererAliases),
        ...(environment === 'development' ? [] : [routerAlias]),
      ],
    },
    // Bundled ahead for development, the package would hold a second copy of the class behind the alias, and refuse ours.
    optimizeDeps: { exclude: ['@lightningjs/renderer'] },
    server: { port: 4300, strictPort: true, proxy: { [SERVICE_PATHS]: 'http://127.0.0.1:4200' } },
    worker: { plugins: () => (legacy ? [es5Worker] : []), rolldownOptions: { transform: FIELDS } },
    build: {
      target: 'chrome68',
      modulePreload:
        packaged || legacy
          ? false
          : {
              polyfill: false,
              // Which chunks a chunk needs is a list in the first load: 1.3 kB gz with those of screens that are rarely opened.
              resolveDependencies: (file, needed, { hostType }) =>
                hostType === 'html' || OFTEN.test(file) ? needed : [],
            },
      outDir: process.env.PROSCENIUM_OUT ?? `dist/${environment}`,
      emptyOutDir: !legacy,
      manifest: legacy ? LEGACY_MANIFEST : MODERN_MANIFEST,
      license: legacy ? false : { fileName: '.vite/licenses.json' },
      sourcemap: environment === 'staging' && !legacy && !packaged,
      // The fonts of a package are data in a script: from file: nothing can be fetched.
      ...(packaged ? { assetsInlineLimit: Number.POSITIVE_INFINITY } : {}),
      // Sizes are gated by scripts/bundle.ts, which counts what the first screen loads and not single files.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        transform: FIELDS,
        // How long our own hook took is nobody's question.
        checks: { pluginTimings: false },
        ...(legacy ? { input: 'src/main.tsx' } : {}),
        output: {
          entryFileNames: scripts,
          chunkFileNames: scripts,
          postBanner: ({ name }) => (EVERY_START.has(name) && !legacy ? COMPILED_WHOLE : ''),
          codeSplitting: {
            // Only names: a group holds no module that is imported statically elsewhere, so lazy code stays lazy.
            groups: [
              ...(packaged ? [{ name: 'fonts', test: /[\\/]fonts[\\/]generated[\\/]/ }] : []),
              { name: 'shaka', test: /node_modules[\\/]shaka-player/ },
              { name: 'firebase', test: /node_modules[\\/](@firebase|firebase|idb)[\\/]/ },
              { name: 'lightning', test: /node_modules[\\/]@lightningjs/ },
              { name: 'react', test: /node_modules[\\/](react|react-reconciler|scheduler)[\\/]/ },
              {
                name: (id, context) => sharedChunk(id, (each) => context.getModuleInfo(each)),
                debugName: 'shared',
              },
            ],
          },
        },
      },
    },
  };
});
