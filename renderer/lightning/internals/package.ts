/**
 * The one import of Lightning: every value the renderer takes from the package. A version without one of them is refused
 * here, by name, before a class is derived from nothing.
 */
import * as main from '@lightningjs/renderer';
import * as platforms from '@lightningjs/renderer/platforms';
import * as webgl from '@lightningjs/renderer/webgl';
import { faultLine } from './members';

const name = '@lightningjs/renderer';

if (process.env.NODE_ENV !== 'production') {
  requireExports(name, main, ['RendererMain', 'Texture', 'TextureType']);
  requireExports(`${name}/platforms`, platforms, ['WebPlatform']);
  requireExports(`${name}/webgl`, webgl, ['WebGlRenderer', 'WebGlCtxTexture']);
}

export const RendererMain = main.RendererMain;
export const LightningTexture = main.Texture;
export const TextureType = main.TextureType;
export const WebPlatform = platforms.WebPlatform;
export const WebGlRenderer = webgl.WebGlRenderer;
export const WebGlCtxTexture = webgl.WebGlCtxTexture;

/** @throws Error that names the exports a module lacks, one a line */
export function requireExports(module: string, exported: object, names: readonly string[]): void {
  const missing = names.filter((each) => !(each in exported));
  if (missing.length === 0) return;
  const lines = missing.map((each) => faultLine(`'${module}'`, each, 'package.ts', 'is missing'));
  throw new Error(lines.join('\n'));
}
