/** The testing side of the public face: tests import from here, the product never does. */
export { createFakeClock } from './fakeClock';
export type { FakeClock } from './fakeClock';
export { createTestRoot } from './createTestRoot';
export type { TestRoot, TestRootOptions } from './createTestRoot';
export type { Painted, RememberingPainter } from './rememberingPainter';
