/** Fetches and decodes pictures beside the main thread, as the engines do: it answers each address with its pixels, or null. */

// Typed by hand: the project's type library is that of a page.
const workerScope = globalThis as unknown as {
  addEventListener(type: 'message', run: (event: { data: string }) => void): void;
  postMessage(answer: PictureAnswer, transfer: Transferable[]): void;
};

export interface PictureAnswer {
  address: string;
  picture: ImageBitmap | null;
}

workerScope.addEventListener('message', ({ data: address }) => {
  fetch(address)
    .then((response) => response.blob())
    .then((blob) => createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }))
    .then(
      (picture) => workerScope.postMessage({ address, picture }, [picture]),
      () => workerScope.postMessage({ address, picture: null }, []),
    );
});
