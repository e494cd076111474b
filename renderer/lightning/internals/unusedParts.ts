/**
 * Stands in for modules of Lightning that this renderer never calls, 10 kB gz of the first load, and for what Lightning would do at
 * every start in vain. `aliases.ts` puts it in their place: images are fetched and decoded by `images/`, texts are laid out by `text/`, what
 * moves is moved by `motion/`, flows are laid out by `host/`.
 */

function refuse(): never {
  throw new Error('a part of Lightning that this renderer leaves out');
}

/** `lib/textureCompression.js`, readers of compressed textures (PVR, KTX, ASTC): uploads by type of texture, none. */
export const uploadCompressedTexture = {};

/** `textures/ImageTexture.js`: registered, and never made. */
export const ImageTexture = {
  /** Of a texture with the properties of an image: none is kept by them. */
  makeCacheKey: (): false => false,
};

/** `textures/SubTexture.js`, `NoiseTexture.js` and `RenderTexture.js`: registered, and never made. */
export const SubTexture = refuse;
export const NoiseTexture = refuse;
export const RenderTexture = refuse;

/** Of `renderers/webgl/`: what they and textures that are rendered to would be on the GPU. */
export const WebGlCtxSubTexture = refuse;
export const WebGlCtxRenderTexture = refuse;

/** `WebGlShaderProgram.js` and `shaders/webgl/Default.js`: the batches have programs of their own, that of plain boxes too. */
export const WebGlShaderProgram = refuse;
export const Default = {};

/** `CoreShaderNode.js` and `WebGlShaderNode.js`: shaders with properties, which none of the batches' has. */
export const CoreShaderNode = refuse;
export const WebGlShaderNode = refuse;
export const resolveShaderProps = refuse;

/** `lib/ContextSpy.js`: counts calls of WebGL when asked to. */
export const ContextSpy = refuse;

/**
 * `internal/RendererUtils.js`, by which a new context is asked for nine extensions and ten limits, waiting for the GPU's process, and
 * is given 150 kB of indices: the batches have an index list of their own, and nothing reads the rest.
 */
export function createIndexBuffer(): void {}
export const getWebGlParameters = (): object => ({});
export const getWebGlExtensions = (): object => ({});
/** Of data to upload. */
export const isHTMLImageElement = (data: unknown): boolean =>
  typeof HTMLImageElement !== 'undefined' && data instanceof HTMLImageElement;

/** `lib/ImageWorker.js`: made at the start by `new`, and never asked. */
export function ImageWorkerManager(): void {}

/** `lib/validateImageBitmap.js`: `start.ts` says what it would try. */
export const validateCreateImageBitmap = refuse;

/** `CoreTextNode.js`, which `createTextNode` would make. */
export const CoreTextNode = refuse;

/** `animations/CoreAnimation.js` and `CoreAnimationController.js`, which `animate` of a node would make. */
export const CoreAnimation = refuse;
export const CoreAnimationController = refuse;

/** `Autosizer.js`, which a node with `autosize` would make. */
export const Autosizer = refuse;
export const AutosizeMode = {};
