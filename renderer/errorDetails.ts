/** What is told with an error, besides the error itself. */

/**
 * What failed: a component or an effect that no boundary caught, one that a boundary caught, one that React got over; a handler or
 * listener of the product; a frame, or a node in it; a font; the use of an element (development only). `internal`: the renderer or the
 * browser, after which everything was made anew. `fatal`: that failed too.
 */
export type RootErrorKind =
  'uncaught' | 'caught' | 'recoverable' | 'handler' | 'frame' | 'font' | 'mistake' | 'internal' | 'fatal';

/** Where an error came from, as far as that is known. */
export interface ErrorDetails {
  /**
   * React's component stack: the component that failed and those around it, innermost first, a line each. In production
   * they have the names that the build gave them. Null where no component is known.
   */
  readonly componentStack: string | null;
  /** The element whose handler threw, as in `<View testId="play"> in PlayButton`. */
  readonly element?: string;
  /** The handler that threw: a prop as `onPress`, or the method it was given to, as `focus.subscribe`. */
  readonly handler?: string;
}

/** For an error that comes from no component: of a frame, a font, an image. */
export const noDetails: ErrorDetails = { componentStack: null };
