/** Programs and their uniforms: what a draw call needs set before it, and which nodes may share it. */
import { declareInternals } from './members';
import type { ShaderProgram } from './shaderProgram';
import type { WholeGlState, BatchedNode, CoreNode, ShaderNode } from './types';

/** The methods a shader's update may have been worked out to. */
type UniformSetter = 'uniform1f' | 'uniform2f' | 'uniform3f' | 'uniform4f';

interface Uniforms {
  /** Its value is a list where the method takes one. */
  readonly single: Record<string, { method: UniformSetter; value: number }>;
  readonly vec2: Record<string, { method: UniformSetter; value: readonly number[] }>;
  readonly vec3: Record<string, { method: UniformSetter; value: readonly number[] }>;
  readonly vec4: Record<string, { method: UniformSetter; value: readonly number[] }>;
}

/** All of a shader's node that is read here. */
interface WholeShader extends ShaderNode {
  readonly program: ShaderProgram;
  readonly props?: unknown;
  readonly uniforms: Uniforms;
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
  if (isBatched(node)) return node.canBatchWith(first);
  // a shader of Lightning's kind has the properties of one node
  return shader === other || shader?.shaderKey === 'default';
}

/** What Lightning's programs take from a node: alpha, size, and the uniforms its shader has worked out. */
export function bindShaderUniforms(node: CoreNode, program: ShaderProgram, glw: WholeGlState): void {
  const { uniformLocations } = program;
  if ('u_alpha' in uniformLocations) glw.uniform1f('u_alpha', node.worldAlpha);
  if ('u_dimensions' in uniformLocations) glw.uniform2f('u_dimensions', node.w, node.h);
  const shader = node.props.shader as WholeShader;
  if (shader.props === undefined) return;
  const { single, vec2, vec3, vec4 } = shader.uniforms;
  for (const name in single) {
    const { method, value } = single[name]!;
    glw[method](name, value);
  }
  for (const name in vec2) {
    const { method, value } = vec2[name]!;
    glw[method](name, value[0]!, value[1]!);
  }
  for (const name in vec3) {
    const { method, value } = vec3[name]!;
    glw[method](name, value[0]!, value[1]!, value[2]!);
  }
  for (const name in vec4) {
    const { method, value } = vec4[name]!;
    glw[method](name, value[0]!, value[1]!, value[2]!, value[3]!);
  }
}

const shaderOf = (shader: unknown): WholeShader => shader as WholeShader;

export const shaderInternals = /* @__PURE__ */ declareInternals<'shaderKey' | 'program' | 'uniforms'>(() => ({
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
    uniforms: {
      kind: 'used',
      why: 'gradients have their uniforms worked out by Lightning; the batches set them',
      since: '3.0.0-beta3',
      upstream: 'the same',
      assumes: 'has `single`, `vec2`, `vec3` and `vec4`',
      holds: ({ stage }) =>
        ['single', 'vec2', 'vec3', 'vec4'].every((kind) => kind in shaderOf(stage.defShaderNode).uniforms),
    },
  },
}));
