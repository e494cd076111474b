/** What is told with an error, besides the error itself. */
export interface ErrorDetails {
  /**
   * React's component stack: the component that failed and those around it, innermost first, a line each. In production
   * they have the names that the build gave them. Null where no component is known.
   */
  readonly componentStack: string | null;
}

/** For an error that comes from no component: of a frame, a font, an image. */
export const noDetails: ErrorDetails = { componentStack: null };
