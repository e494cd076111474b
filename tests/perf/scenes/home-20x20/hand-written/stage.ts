/** Lightning as it comes, set up as the renderer sets it up where that decides what is drawn or loaded. */
import { RendererMain } from '@lightningjs/renderer';
import { SdfTextRenderer, WebGlRenderer } from '@lightningjs/renderer/webgl';
import { Rounded, RoundedWithBorder } from '@lightningjs/renderer/webgl/shaders';
import fontData from '../../../../../fonts/generated/noto-sans-400.json?url';
import fontPicture from '../../../../../fonts/generated/noto-sans-400.webp?url';
import { BACKGROUND } from '../content';

export const FONT = 'Noto Sans';

/** Starts Lightning in `target` and loads the font. @throws when there is no WebGL or the font does not load */
export async function createStage(target: HTMLElement): Promise<RendererMain> {
  const renderer = new RendererMain(
    {
      appWidth: 1920,
      appHeight: 1080,
      deviceLogicalPixelRatio: 1,
      devicePhysicalPixelRatio: devicePixelRatio,
      clearColor: BACKGROUND,
      boundsMargin: 200,
      renderEngine: WebGlRenderer,
      fontEngines: [SdfTextRenderer],
      numImageWorkers: 1,
    },
    target,
  );
  renderer.stage.shManager.registerShaderType('Rounded', Rounded);
  renderer.stage.shManager.registerShaderType('RoundedWithBorder', RoundedWithBorder);
  await renderer.stage.loadFont('sdf', {
    fontFamily: FONT,
    atlasUrl: fontPicture,
    atlasDataUrl: fontData,
  });
  return renderer;
}
