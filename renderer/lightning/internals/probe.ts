/** Things made of a stage for `assertInternals` to look at, and what was seen while they were made. */
import type { Stage } from '@lightningjs/renderer';
import type { WebGlRenderer } from '@lightningjs/renderer/webgl';
import { glStateOf } from './glState';
import type { Probe } from './probeTypes';
import { completeProps } from './stage';
import { createPixelTexture } from './textures';
import type { CoreNodeProps, NodeProps, WholeNode, WholeTexture } from './types';

type Nodes = Pick<Probe, 'node' | 'child' | 'farNode' | 'listedToSort'> &
  Pick<Probe, 'inheritedMarks' | 'visibilityUpdates' | 'childUpdates'>;
type Upload = Pick<Probe, 'uploadedTexture' | 'uploadedBytes' | 'freedBytes'>;

/**
 * Of a stage that nothing was patched of. Nodes and textures are made when they are first asked for, so that a member that
 * keeps them from being made is found by its own test. `remove` takes them off the stage.
 */
export function createProbe(stage: Stage): { probe: Probe; remove(): void } {
  const batches = stage.renderer as WebGlRenderer;
  const createTexture = (): WholeTexture =>
    createPixelTexture(stage, { source: () => new ImageData(2, 2), premultiplyAlpha: true }) as WholeTexture;
  let made: Nodes | null = null;
  let uploaded: Upload | null = null;
  let waiting: WholeTexture | null = null;
  const nodes = (): Nodes => (made ??= makeNodes(stage));
  const upload = (): Upload => (uploaded ??= uploadTexture(stage, createTexture()));
  const probe: Probe = {
    stage,
    batches,
    gl: glStateOf(batches),
    get node() {
      return nodes().node;
    },
    get child() {
      return nodes().child;
    },
    get farNode() {
      return nodes().farNode;
    },
    get listedToSort() {
      return nodes().listedToSort;
    },
    get inheritedMarks() {
      return nodes().inheritedMarks;
    },
    get visibilityUpdates() {
      return nodes().visibilityUpdates;
    },
    get childUpdates() {
      return nodes().childUpdates;
    },
    get texture() {
      return (waiting ??= createTexture());
    },
    createTexture,
    get uploadedTexture() {
      return upload().uploadedTexture;
    },
    get uploadedBytes() {
      return upload().uploadedBytes;
    },
    get freedBytes() {
      return upload().freedBytes;
    },
  };
  return {
    probe,
    remove() {
      made?.node.destroy();
      made?.farNode.destroy();
    },
  };
}

function makeNodes(stage: Stage): Nodes {
  const { root } = stage;
  const Node = root.constructor as new (stage: Stage, props: CoreNodeProps) => WholeNode;
  const make = (props: NodeProps): WholeNode => new Node(stage, completeProps(stage, props));
  const node = make({ parent: root, x: 9, y: 20, w: 30, h: 40 });
  const child = make({ parent: node, w: 10, h: 10, color: 0xffffffff, zIndex: 5 });
  const farNode = make({ parent: root, x: -100_000, w: 10, h: 10 });
  const listedToSort = node.zIndexSortList.includes(child);
  root.update(0, root.clippingRect);

  let inheritedMarks = 0;
  let visibilityUpdates = 0;
  let childUpdates = 0;
  const mark = child.setUpdateType.bind(child);
  child.setUpdateType = (type) => {
    inheritedMarks |= type;
    mark(type);
  };
  const update = child.update.bind(child);
  child.update = (delta, clip) => {
    childUpdates++;
    update(delta, clip);
  };
  const updateIsRenderable = node.updateIsRenderable.bind(node);
  node.updateIsRenderable = () => {
    visibilityUpdates++;
    updateIsRenderable();
  };
  node.x = 10;
  node.alpha = 0.5;
  node.clipping = true;
  root.update(0, root.clippingRect);
  for (const name of ['setUpdateType', 'update']) Reflect.deleteProperty(child, name);
  Reflect.deleteProperty(node, 'updateIsRenderable');
  return { node, child, farNode, listedToSort, inheritedMarks, visibilityUpdates, childUpdates };
}

/** Uploads a texture of 2 x 2 pixels and destroys it, and says what was counted meanwhile. */
function uploadTexture({ txManager, txMemManager }: Stage, texture: WholeTexture): Upload {
  const uploadedBytes: number[] = [];
  const count = txMemManager.setTextureMemUse.bind(txMemManager);
  txMemManager.setTextureMemUse = (each, bytes) => {
    if (bytes > 0) uploadedBytes.push(bytes);
    count(each, bytes);
  };
  texture.textureData = { data: new ImageData(2, 2), premultiplyAlpha: true };
  void txManager.uploadTexture(texture);
  Reflect.deleteProperty(txMemManager, 'setTextureMemUse');
  const before = txMemManager.getMemoryInfo().memUsed;
  texture.setState('loaded', { w: 2, h: 2 });
  txMemManager.destroyTexture(texture);
  const freedBytes = before - txMemManager.getMemoryInfo().memUsed;
  return { uploadedTexture: texture, uploadedBytes, freedBytes };
}
