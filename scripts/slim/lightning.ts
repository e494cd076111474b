/**
 * Lightning without what we never use.
 *
 * Whole modules: imports of those in `REPLACED` lead to the stand-ins in `renderer/scene/lightningParts.ts`. Members of what is
 * left: those nobody names are taken out of the chunk (`methods.ts`). Together 12 kB gz of 35.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LIGHTNING_ROOMS } from '../../tests/architecture/rules.ts';
import { ROOT } from '../paths.ts';
import { livingNames, sweepMembers } from './methods.ts';

/** Where Lightning's modules lie, and the stand-ins for some of them. */
export const LIGHTNING_SOURCE = join(ROOT, 'node_modules/@lightningjs/renderer/dist/src/core');
export const STAND_INS = join(ROOT, 'renderer/scene/lightningParts.ts');

/** Modules below `LIGHTNING_SOURCE` that no scene of ours reaches. */
export const REPLACED = [
  'Autosizer',
  'CoreTextNode',
  'animations/AnimationManager',
  'animations/CoreAnimation',
  'animations/CoreAnimationController',
  'lib/ContextSpy',
  'lib/ImageWorker',
  'lib/textureCompression',
  'lib/validateImageBitmap',
  'renderers/webgl/WebGlCtxRenderTexture',
  'renderers/webgl/WebGlCtxSubTexture',
  'textures/ImageTexture',
  'textures/NoiseTexture',
  'textures/RenderTexture',
  'textures/SubTexture',
] as const;

const replaced = new Set<string>(REPLACED.map((name) => join(LIGHTNING_SOURCE, `${name}.js`)));
const inLightning = (id: string): boolean => /[\\/]node_modules[\\/]@lightningjs[\\/]/.test(id);
/** The stand-ins, and what the bundler adds by itself. */
const isHelp = (id: string): boolean => id === STAND_INS || id.startsWith('\0');
/** Only there may code hold one of Lightning's objects; the architecture test sees to it. */
const inRooms = (id: string): boolean => LIGHTNING_ROOMS.some((room) => id.startsWith(join(ROOT, room)));

/** For vite's `plugins`. Without `standIns` every module is the real one, for pages that use Lightning without our renderer. */
export function slimLightning(standIns = true): Plugin[] {
  let living: ReadonlySet<string> | null = null;
  return [
    {
      name: 'lightning-stand-ins',
      enforce: 'pre',
      // bundled ahead for development, the package would come whole
      config: () => ({ optimizeDeps: { exclude: ['@lightningjs/renderer'] } }),
      resolveId(source, importer) {
        if (!standIns || !source.startsWith('.') || importer === undefined || !inLightning(importer))
          return null;
        return replaced.has(join(importer, '..', source)) ? STAND_INS : null;
      },
    },
    {
      name: 'lightning-members',
      apply: 'build',
      renderStart: () => void (living = null),
      renderChunk(code, chunk, _options, { chunks }) {
        const modules = Object.keys(chunk.modules);
        // in a chunk that holds anything else stand classes of ours, which others name
        if (!modules.some(inLightning) || !modules.every((id) => inLightning(id) || isHelp(id))) return null;
        living ??= livingNames(
          Object.values(chunks).flatMap((each) =>
            Object.entries(each.modules).flatMap(([id, module]) =>
              inLightning(id) || inRooms(id) ? [module.code ?? ''] : [],
            ),
          ),
        );
        return { code: sweepMembers(code, living), map: null };
      },
    },
  ];
}
