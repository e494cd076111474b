import { configDefaults, defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

/** Unit tests stand beside the code they test; browser suites under tests/ have runners of their own. */
export default defineConfig({
  resolve: {
    alias: {
      '@lightningjs/renderer/platforms': fileURLToPath(
        new URL(
          './node_modules/@lightningjs/renderer/dist/src/core/platforms/web/WebPlatform.js',
          import.meta.url,
        ),
      ),
    },
  },
  test: {
    include: ['{renderer,src,platforms,scripts,fonts}/**/*.test.{ts,tsx}', 'tests/{service,unit}/**/*.test.ts'],
    exclude: [...configDefaults.exclude],
    environment: 'node',
  },
});
