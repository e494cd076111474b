/** Programs and their uniforms: what a draw call needs set before it, and which nodes may share it. */
import { declareInternals } from './members';
import type { ShaderProgram } from './shaderProgram';
import type { BatchedNode, CoreNode, ShaderNode } from './types';

/** All of a shader's node that is read here. */
interface WholeShader extends ShaderNode {
  readonly program: ShaderProgram;
}

export const programOf = (node: CoreNode): ShaderProgram => (node.props.shader as WholeShader).program;

export function isBatched(node: CoreNode): node is BatchedNode {
  return (node as Partial<BatchedNode>).ownsUniforms === true;
}

/** Same program, same clip, same uniforms. */
export function canBatch(node: CoreNode, first: CoreNode): boolean {
  const shader = node.props.shader;
  const other = first.props.shader;
  if (shader?.shaderKey !== other?.shaderKey) return false;
  const clip = node.clippingRect;
  const otherClip = first.clippingRect;
  if (clip.valid !== otherClip.valid) return false;
  if (
    clip.valid &&
    (clip.x !== otherClip.x || clip.y !== otherClip.y || clip.w !== otherClip.w || clip.h !== otherClip.h)
  )
    return false;
  return !isBatched(node) || node.canBatchWith(first);
}

export const shaderInternals = /* @__PURE__ */ declareInternals<'shaderKey' | 'program'>(() => ({
  owner: 'WebGlShaderNode',
  file: 'programs.ts',
  holder: ({ defShaderNode }) => defShaderNode,
  members: {
    shaderKey: {
      kind: 'used',
      why: 'nodes of one program may share a draw call',
      since: '3.0.0-beta3',
      upstream: 'the same',
      assumes: 'is `default` for the shader of plain boxes',
      holds: ({ stage }) => stage.defShaderNode?.shaderKey === 'default',
    },
    program: {
      kind: 'used',
      why: 'is bound by the batches',
      since: '3.0.0-beta3',
      upstream: 'the same',
    },
  },
}));
