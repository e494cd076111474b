/** What a draw call needs set before it, and which nodes may share it. */
import type { CoreNode, GlState, ShaderProgram } from './lightning';

/** A node that says itself what of its state a draw call must share, instead of by a shader's props. */
export interface BatchedNode extends CoreNode {
  /** Its program takes its uniforms from the node; false while one of Lightning's draws it. */
  readonly ownsUniforms: boolean;
  /** Textures a call of its kind can hold; its program has as many samplers. */
  readonly textureSlots: number;
  /** `first` is of the same kind and has the same program. */
  alikeTo(first: CoreNode): boolean;
  /** Sets the uniforms all in the call share. The program is in use. */
  bindUniforms(gl: GlState): void;
}

export function isBatched(node: CoreNode): node is BatchedNode {
  return (node as Partial<BatchedNode>).ownsUniforms === true;
}

/** Same program, same clip, same uniforms. */
export function alike(node: CoreNode, first: CoreNode): boolean {
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
  if (isBatched(node)) return node.alikeTo(first);
  if (shader === other || shader?.shaderKey === 'default') return true;
  return (shader as unknown as { program: ShaderProgram }).program.reuseRenderOp(node, first);
}

/** What Lightning's programs take from a node: alpha, size, and the uniforms its shader has worked out. */
export function bindShaderUniforms(node: CoreNode, program: ShaderProgram, glw: GlState): void {
  if (program.useSystemAlpha) glw.uniform1f('u_alpha', node.worldAlpha);
  if (program.useSystemDimensions) glw.uniform2f('u_dimensions', node.w, node.h);
  const shader = node.props.shader as unknown as ShaderWithUniforms;
  if (shader.props === undefined) return;
  const set = glw as unknown as UniformSetters;
  const { single, vec2, vec3, vec4 } = shader.uniforms;
  for (const name in single) {
    const { method, value } = single[name]!;
    set[method]!(name, value);
  }
  for (const name in vec2) {
    const { method, value } = vec2[name]!;
    set[method]!(name, value[0], value[1]);
  }
  for (const name in vec3) {
    const { method, value } = vec3[name]!;
    set[method]!(name, value[0], value[1], value[2]);
  }
  for (const name in vec4) {
    const { method, value } = vec4[name]!;
    set[method]!(name, value[0], value[1], value[2], value[3]);
  }
}

type UniformSetters = Record<string, (name: string, ...values: unknown[]) => void>;

interface ShaderWithUniforms {
  props?: unknown;
  uniforms: {
    single: Record<string, { method: string; value: unknown }>;
    vec2: Record<string, { method: string; value: readonly number[] }>;
    vec3: Record<string, { method: string; value: readonly number[] }>;
    vec4: Record<string, { method: string; value: readonly number[] }>;
  };
}
