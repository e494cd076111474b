/** An image's quad: the common quad with the fade written into its vertices (see `shaders.ts`). */
import { coreNodeClass, withDefaults } from './lightning';
import type { CoreNode, CoreNodeProps, LightningStage, QuadWriter } from './lightning';

export interface PictureNode extends CoreNode {
  /** 0 shows the plate, 1 the picture. */
  fade: number;
}

const floatsPerVertex = 8;
const amount = 5;

const classes = new WeakMap<object, new (stage: LightningStage, props: CoreNodeProps) => PictureNode>();

export function createPictureNode(stage: LightningStage, props: CoreNodeProps): PictureNode {
  const base = coreNodeClass(stage);
  let made = classes.get(base);
  if (made === undefined) {
    made = makeClass(base);
    classes.set(base, made);
  }
  return new made(stage, withDefaults(stage, props));
}

function makeClass(
  Base: ReturnType<typeof coreNodeClass>,
): new (stage: LightningStage, props: CoreNodeProps) => PictureNode {
  return class extends Base implements PictureNode {
    fade = 0;

    override renderQuads(renderer: never): void {
      const out = renderer as QuadWriter;
      const start = out.curBufferIdx;
      super.renderQuads(renderer);
      for (let vertex = start; vertex < out.curBufferIdx; vertex += floatsPerVertex) {
        out.fQuadBuffer[vertex + amount] = this.fade;
      }
    }
  };
}
