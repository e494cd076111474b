/**
 * A canvas's picture is not kept (`preserveDrawingBuffer` is false): while the page is hidden a browser may give its memory
 * back, and what is shown again is then empty until something changes. One frame is drawn whenever the page is shown.
 */

/** The members of `document` that are used. */
export type ShownPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Calls `redraw` at each event that finds the page visible. @returns stops it */
export function redrawWhenShown(page: ShownPage, redraw: () => void): () => void {
  const onChange = (): void => {
    if (page.visibilityState === 'visible') redraw();
  };
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
}
