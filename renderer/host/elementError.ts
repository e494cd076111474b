/**
 * A mistake in the use of an element: thrown in development, where it goes to the nearest error boundary as the errors of
 * components do. Every other error of a host method is the renderer's own, which React must not see (`reconciler/guardHost.ts`).
 */
export class ElementError extends Error {}
