/**
 * What the build puts in the place of the parts of Lightning we never use (`scripts/slim/lightning.ts` names the files): 9 kB gz.
 *
 * Lightning imports them all, whether a scene needs them or not. A stand-in has the name of what it replaces; those Lightning
 * makes or asks at every start do nothing, the others throw when they are reached.
 */

function absent(part: string): never {
  throw new Error(`Lightning's ${part} is not part of this build (renderer/scene/lightningParts.ts).`);
}

/** A class of which nothing can be made. */
function absentClass(part: string): new () => never {
  return function () {
    return absent(part);
  } as unknown as new () => never;
}

/** Text is drawn by `glyphNode` and `textPicture`. */
export const CoreTextNode = /* @__PURE__ */ absentClass('CoreTextNode');

/** Movement is `renderer/motion`. */
export const CoreAnimation = /* @__PURE__ */ absentClass('CoreAnimation');
export const CoreAnimationController = /* @__PURE__ */ absentClass('CoreAnimationController');
/** Made by every stage; stepped only by Lightning's own frame loop. */
export function AnimationManager(): void {}

/** Sizes come from the host tree (`flow.ts`). A node asks for the mode only when it has an autosizer. */
export const Autosizer = /* @__PURE__ */ absentClass('Autosizer');
export const AutosizeMode = {};

/** All pixels are `PixelTexture`; the stage's white one stays Lightning's `ColorTexture`. */
export const ImageTexture = /* @__PURE__ */ absentClass('ImageTexture');
export const NoiseTexture = /* @__PURE__ */ absentClass('NoiseTexture');
export const SubTexture = /* @__PURE__ */ absentClass('SubTexture');
export const RenderTexture = /* @__PURE__ */ absentClass('RenderTexture');
export const WebGlCtxSubTexture = /* @__PURE__ */ absentClass('WebGlCtxSubTexture');
export const WebGlCtxRenderTexture = /* @__PURE__ */ absentClass('WebGlCtxRenderTexture');

/** Pictures and atlases come by `fetchPicture`. Made by every stage that may have a worker; one without says so at each start. */
export class ImageWorkerManager {
  getImage(): never {
    return absent('ImageWorker');
  }
}
/** Asked only where the browser's abilities are to be found out. */
export const validateCreateImageBitmap = (): never => absent('validateCreateImageBitmap');

/** Compressed textures: an upload looks its function up here by the container's type. */
export const uploadCompressedTexture = {};

/** Made when the option `enableContextSpy` is set. */
export const ContextSpy = /* @__PURE__ */ absentClass('ContextSpy');
