/** What `holds` of a member gets to look at: things made of a stage of which nothing was patched. */
import type { Stage } from '@lightningjs/renderer';
import type { WebGlRenderer } from '@lightningjs/renderer/webgl';
import type { WholeGlState, WholeNode, WholeTexture } from './types';

export interface Probe {
  readonly stage: Stage;
  readonly batches: WebGlRenderer;
  readonly gl: WholeGlState;
  /** At 10, 20 and 30 x 40, clipping, with half its opacity. */
  readonly node: WholeNode;
  /** Fills 10 x 10 of it from its corner on; white; zIndex 5. */
  readonly child: WholeNode;
  /** Far to the left of the stage. */
  readonly farNode: WholeNode;
  /** The child waited to be sorted by its zIndex. */
  readonly listedToSort: boolean;
  /** What the update of `node` marked its child with, when its place, its opacity and its clipping had changed. */
  readonly inheritedMarks: number;
  /** Calls of the node's `updateIsRenderable` and of its child's `update` meanwhile. */
  readonly visibilityUpdates: number;
  readonly childUpdates: number;
  /** Has not been asked for. */
  readonly texture: WholeTexture;
  readonly createTexture: () => WholeTexture;
  /** Of 2 x 2 pixels, uploaded, then destroyed. */
  readonly uploadedTexture: WholeTexture;
  /** Bytes that were counted for it one after another. */
  readonly uploadedBytes: readonly number[];
  /** Bytes that its end gave back. */
  readonly freedBytes: number;
}
