/** Where an error came from, as far as that is known. */
export interface ErrorDetails {
  /** React's: the components around it, innermost first, a line each. Null where no component is known. */
  readonly componentStack: string | null;
  /** The element whose handler threw, as in `<View testId="play"> in PlayButton`. */
  readonly element?: string;
  /** The handler that threw: a prop as `onPress`, or the method it was given to, as `focus.subscribe`. */
  readonly handler?: string;
}

/** `internal`: a fault of the renderer or the browser, which the root got over. `fatal`: one that it did not. */
export type RootErrorKind =
  'uncaught' | 'caught' | 'recoverable' | 'handler' | 'frame' | 'font' | 'mistake' | 'internal' | 'fatal';
