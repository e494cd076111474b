/** The members of Lightning's WebGL renderer that `BatchRenderer` reads, writes or has its own of. */
import { declareInternals } from './members';
import { floatsPerQuad } from './numbers';
import { WebGlRenderer } from './package';
import { programOf } from './programs';

type Overridden =
  'reset' | 'render' | 'addQuad' | 'createShaderProgram' | 'createShaderNode' | 'getDefaultShaderNode';

type Fields =
  | 'mode'
  | 'glw'
  | 'curBufferIdx'
  | 'numQuadsRendered'
  | 'getQuadCount'
  | 'quadBufferCollection'
  | 'defaultTextureCoords'
  | 'defaultShaderNode';

export const rendererMethods = /* @__PURE__ */ declareInternals<Overridden>(() => {
  const batching = {
    kind: 'overridden',
    why: 'quads are gathered into a third of the draw calls, with an index list for 16,384 quads instead of 4,166',
  } as const;
  return {
    owner: 'WebGlRenderer',
    file: 'batchRenderer.ts',
    holder: () => WebGlRenderer.prototype,
    members: {
      reset: { ...batching, since: '3.0.0-beta3', upstream: 'the same' },
      render: {
        ...batching,
        since: '3.0.0-beta3',
        upstream: 'the same; what has not changed since the last frame is not uploaded again',
      },
      createShaderProgram: {
        kind: 'overridden',
        why: 'programs compile beside the page’s thread (shaderProgram.ts)',
        since: '3.0.0-beta3',
        upstream: 'the same',
        assumes: 'is what makes the program of a shader, which is none of Lightning’s own',
        holds: ({ node }) => 'uniformLocations' in programOf(node) && !('lifecycle' in programOf(node)),
      },
      createShaderNode: {
        kind: 'overridden',
        why: 'no shader has properties: what differs from node to node is in its quads, and the batches set the rest',
        since: '3.0.0-beta3',
        upstream: 'the same',
        assumes: 'is what makes the shader of a node, of which it calls `attachNode` alone',
        holds: ({ node }) => !('resolvedProps' in node.props.shader!),
      },
      getDefaultShaderNode: {
        kind: 'overridden',
        why: 'the program of plain boxes moves them with their groups, as all others do',
        since: '3.0.0-beta3',
        upstream: 'the same',
        assumes: 'is asked once, by the stage',
        holds: ({ stage, batches }) => stage.defShaderNode === batches.defaultShaderNode,
      },
      addQuad: {
        ...batching,
        since: '3.0.0-beta3',
        upstream: 'the same; indexed textures put several into one call, a change of shader ends it still',
        assumes: 'is what a plain node calls to be drawn',
        holds: ({ stage, node }) => {
          const drawn: unknown[] = [];
          const { defaultTexture } = stage;
          const plain = { props: { texture: { state: 'loaded' } }, stage: { defaultTexture } };
          Reflect.apply(node.renderQuads, plain, [{ addQuad: (each: unknown) => drawn.push(each) }]);
          return drawn.length === 1 && drawn[0] === plain;
        },
      },
    },
  };
});

export const rendererFields = /* @__PURE__ */ declareInternals<Fields>(() => {
  const buffer = { kind: 'used', since: '3.0.0-beta3', upstream: 'the same' } as const;
  return {
    owner: 'WebGlRenderer',
    file: 'batchRenderer.ts',
    holder: ({ renderer }) => renderer,
    members: {
      mode: {
        ...buffer,
        why: 'sheets of quads are for WebGL only',
        assumes: 'is `webgl`',
        holds: ({ batches }) => batches.mode === 'webgl',
      },
      glw: { ...buffer, why: 'all drawing goes through its memory of what is set' },
      curBufferIdx: {
        ...buffer,
        why: 'where the next quad begins',
        assumes: 'is 0 after `reset`',
        holds: ({ batches }) => {
          batches.curBufferIdx = floatsPerQuad;
          batches.reset();
          return batches.curBufferIdx === 0;
        },
      },
      numQuadsRendered: {
        ...buffer,
        why: 'is told how many quads were drawn, since Lightning counts them in its own `render`',
        assumes: 'is what `getQuadCount` says',
        holds: ({ batches }) => {
          batches.numQuadsRendered = 7;
          const said = batches.getQuadCount();
          batches.numQuadsRendered = 0;
          return said === 7;
        },
      },
      getQuadCount: { ...buffer, why: 'how many quads the last frame had' },
      quadBufferCollection: { ...buffer, why: 'the vertex buffer, and how its attributes lie in it' },
      defaultShaderNode: { ...buffer, why: 'the shader of plain boxes' },
      defaultTextureCoords: {
        ...buffer,
        since: '3.0.0-beta4',
        why: 'the whole of a texture, for nodes without coordinates of their own',
        assumes: 'runs from 0, 0 to 1, 1',
        holds: ({ batches: { defaultTextureCoords } }) =>
          [
            defaultTextureCoords.x1,
            defaultTextureCoords.y1,
            defaultTextureCoords.x2,
            defaultTextureCoords.y2,
          ].join() === '0,0,1,1',
      },
    },
  };
});
