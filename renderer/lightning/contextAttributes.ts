/**
 * What a WebGL context is asked for with. Imports nothing: the page's loader asks with the same, long before the renderer is
 * there, and whoever asks a canvas again gets the first one's context.
 *
 * Lightning's, without its stencil buffer: nothing uses it, and with 1920x1080 pixels it takes up to 8 MB.
 */
export const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'high-performance',
};
