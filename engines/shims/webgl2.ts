/** WebGL2RenderingContext, Chromium 56. Lightning asks whether a context is one, which without the name is an error. */
if (typeof WebGL2RenderingContext === 'undefined') {
  Object.assign(window, { WebGL2RenderingContext: function WebGL2RenderingContext() {} });
}
