/** Module aliases, for every vite and vitest configuration that builds the renderer. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rendererAliases = [
  {
    // Lightning 3.0.0-beta22 checks that a platform extends its own class but does not export that class; 3.3 exports
    // it under this path. Until then the path is resolved to the file.
    find: '@lightningjs/renderer/platforms',
    replacement: join(
      createRequire(import.meta.url).resolve('@lightningjs/renderer'),
      '../../src/core/platforms/web/WebPlatform.js',
    ),
  },
  {
    find: /^(\.\.\/)+lib\/textureCompression\.js$/,
    replacement: fileURLToPath(new URL('lightning/internals/noCompressedTextures.ts', import.meta.url)),
  },
  {
    // vite resolves a folder by its manifest, which names the packed file. In the repository the source is meant.
    find: /^(\.\.\/)+renderer$/,
    replacement: fileURLToPath(new URL('index.ts', import.meta.url)),
  },
];
