/**
 * createImageBitmap, Chromium 50: the image element itself, which WebGL and 2D canvases take as they take a bitmap. There is no
 * `ImageBitmap` then, which tells the renderer that only the page can decode and that pixels are still to be premultiplied.
 */
if (typeof createImageBitmap === 'undefined') {
  const decode = (source: Blob | HTMLCanvasElement): Promise<HTMLImageElement & { close(): void }> =>
    new Promise((done, failed) => {
      const address = source instanceof Blob ? URL.createObjectURL(source) : source.toDataURL();
      const release = (): void => {
        if (source instanceof Blob) URL.revokeObjectURL(address);
      };
      const image = Object.assign(new Image(), {
        // an image without a source holds no pixels
        close: () => image.removeAttribute('src'),
      });
      image.addEventListener('load', () => {
        release();
        done(image);
      });
      image.addEventListener('error', () => {
        release();
        failed(new Error('not an image'));
      });
      image.src = address;
    });
  Object.assign(window, { createImageBitmap: decode });
}
