/** How a node takes a texture that it is given. */
import { declareInternals } from './members';
import type { CoreNode } from './types';

/** Private in Lightning's types. */
interface TextureTask {
  loadTextureTask(): void;
}

const noRequest = (): void => {};

/**
 * Listens to the node's texture, and draws it if it is loaded: what Lightning does in a microtask. What it marks the node with
 * asks for a frame; a request beside it would have all nodes written.
 */
export function takeTexture(node: CoreNode): void {
  const { stage } = node;
  const { requestRender } = stage;
  stage.requestRender = noRequest;
  try {
    // private: a cast is the only way to it
    (node as unknown as TextureTask).loadTextureTask();
  } finally {
    stage.requestRender = requestRender;
  }
}

export const nodeTextureInternals = /* @__PURE__ */ declareInternals<'loadTexture' | keyof TextureTask>(
  () => ({
    owner: 'CoreNode',
    file: 'nodeTexture.ts',
    holder: ({ root }) => root,
    members: {
      loadTexture: {
        kind: 'overridden',
        why: 'an image whose texture is loaded is drawn in the frame in which it comes near the stage',
        since: '0.3.1',
        upstream: 'the same',
        assumes: 'is called when a texture is set',
        holds: ({ child, createTexture }) => {
          let calls = 0;
          child.loadTexture = () => void calls++;
          child.texture = createTexture();
          child.texture = null;
          Reflect.deleteProperty(child, 'loadTexture');
          return calls === 1;
        },
      },
      loadTextureTask: {
        kind: 'private',
        why: 'what `loadTexture` leaves for a microtask',
        since: '2.9.0-beta3',
        upstream: 'the same, still private',
      },
    },
  }),
);
