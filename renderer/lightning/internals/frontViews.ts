/** Views of the front of a buffer: as much as is needed is uploaded, and no view is made in a frame. */

/** Quads by which two views differ. */
const quadsPerStep = 64;

/**
 * @param perQuad numbers of a quad
 * @param make a view of so many numbers
 * @returns a view of `length` numbers or some more, made once
 */
export function createFrontViews<View>(
  perQuad: number,
  make: (length: number) => View,
): (length: number) => View {
  const views: View[] = [];
  const step = quadsPerStep * perQuad;
  return (length) => {
    const steps = Math.ceil(length / step);
    return (views[steps] ??= make(steps * step));
  };
}
