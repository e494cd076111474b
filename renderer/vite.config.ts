/**
 * The packed renderer (`npm pack`): a module for each face, `dist/index.js` and `dist/testing.js`. Lightning is built in, because
 * half of it is not exported and what is patched holds for one version. React stays outside, for there must be one of it.
 */
import { defineConfig } from 'vite';
import { rendererAliases } from './aliases.ts';

/** As in the product's build: fields written by assignment. */
const FIELDS = { assumptions: { setPublicClassFields: true } };

export default defineConfig({
  // Whoever builds the application says which of the two it is, as with React.
  define: { __DEV__: `process.env.NODE_ENV !== 'production'` },
  // Whatever it is packed under: React's production build has no development JSX.
  oxc: { jsx: { development: false } },
  resolve: { alias: rendererAliases },
  worker: { rolldownOptions: { transform: FIELDS } },
  build: {
    // The oldest engine of the modern build. The worker travels as text, where no later build can lower it.
    target: 'chrome68',
    minify: false,
    license: { fileName: 'LICENSES.md' },
    lib: { entry: { index: 'index.ts', testing: 'testing/index.ts' }, formats: ['es'] },
    rolldownOptions: { external: /^react(-reconciler)?($|\/)/, transform: FIELDS },
  },
});
