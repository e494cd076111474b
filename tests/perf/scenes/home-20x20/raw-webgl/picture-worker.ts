/** Fetches and decodes pictures beside the main thread, as the engines do: it answers each request with the pixels, or null. */

// Typed by hand: the project's type library is that of a page.
const workerScope = globalThis as unknown as {
  addEventListener(type: 'message', run: (event: { data: readonly PictureRequest[] }) => void): void;
  postMessage(answer: PictureAnswer, transfer: Transferable[]): void;
};

export interface PictureRequest {
  id: string;
  address: string;
}

export interface PictureAnswer {
  id: string;
  picture: ImageBitmap | null;
}

function answer({ id, address }: PictureRequest): void {
  fetch(address)
    .then((response) => response.blob())
    .then((blob) => createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }))
    .then(
      (picture) => workerScope.postMessage({ id, picture }, [picture]),
      () => workerScope.postMessage({ id, picture: null }, []),
    );
}

workerScope.addEventListener('message', ({ data }) => data.forEach(answer));
