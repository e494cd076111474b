/** Module aliases, for every vite and vitest configuration that builds the renderer. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How Lightning's modules import those that `unusedParts.ts` stands in for. */
const unusedParts =
  /^\.{1,2}\/(?:.*\/)?(?:textureCompression|ImageTexture|RenderTexture|ContextSpy|ImageWorker|validateImageBitmap|CoreTextNode|CoreAnimation|CoreAnimationController|Autosizer|SubTexture|NoiseTexture|WebGlCtxSubTexture|WebGlCtxRenderTexture|WebGlShaderProgram|CoreShaderNode|WebGlShaderNode|RendererUtils|shaders\/webgl\/Default)\.js$/;

/** Lightning with all of its parts, for a page that is written on it by hand. */
export const wholeLightningAliases = [
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
    // vite resolves a folder by its manifest, which names the packed file. In the repository the source is meant.
    find: /^(\.\.\/)+renderer$/,
    replacement: fileURLToPath(new URL('index.ts', import.meta.url)),
  },
];

export const rendererAliases = [
  {
    find: unusedParts,
    replacement: fileURLToPath(new URL('lightning/internals/unusedParts.ts', import.meta.url)),
  },
  ...wholeLightningAliases,
];
