/** The testing side of the public face: tests import from here, the product never does. */
export { createFakeClock, settlePromises } from './fakeClock';
export type { FakeClock } from './fakeClock';
export { createTestRoot } from './createTestRoot';
export type { TestRoot, TestRootOptions } from './createTestRoot';
export type { PaintedNode, RecordingPainter } from './recordingPainter';
