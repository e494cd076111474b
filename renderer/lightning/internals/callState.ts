/**
 * What a draw call needs set: program, textures, uniforms, clip. What is set already is left as it is, for each call of WebGL
 * crosses to the browser's GPU process.
 */
import type { DrawCall } from '../drawCalls';
import { imageSamplers, imageSlots } from '../shaders';
import { textureUnits } from '../textureUnits';
import type { GroupMoves } from './groupMoves';
import type { WebGlRenderer } from './package';
import { isBatched, programOf } from './programs';
import { attributeNames } from './shaderProgram';
import type { ShaderProgram } from './shaderProgram';
import type { ContextTexture, CoreNode, WholeGlState } from './types';
import { skipKnownUniforms } from './uniforms';

export interface CallState {
  /** Before the calls of a frame. */
  begin(): void;
  bind(call: DrawCall<CoreNode, ContextTexture>): void;
}

type Renderer = Pick<InstanceType<typeof WebGlRenderer>, 'stage' | 'quadBufferCollection'>;

export function createCallState(
  { stage, quadBufferCollection }: Renderer,
  glw: WholeGlState,
  moves: GroupMoves,
): CallState {
  let activeProgram: ShaderProgram | null = null;
  let hasAttributes = false;
  /** What each texture unit has; the first is left to Lightning, which uploads by it. */
  const bound: unknown[] = [];
  /** The view each program's own uniforms were set for. */
  const preparedViewports = new WeakMap<ShaderProgram, number>();
  /** The version of the groups' places that each program was given. */
  const givenMoves = new WeakMap<ShaderProgram, number>();
  /** Another number for every size of canvas and pixel ratio. */
  let viewportVersion = 0;
  let viewportWidth = 0;
  let viewportHeight = 0;
  let viewportRatio = 0;

  skipKnownUniforms(glw);

  /** All programs read the one vertex buffer, each by the same locations: they are set once. */
  function setAttributes(): void {
    attributeNames.forEach((name, at) => {
      const { size, type, normalized, stride, offset } = quadBufferCollection.getAttributeInfo(name)!;
      const buffer = quadBufferCollection.getBuffer(name);
      glw.enableVertexAttribArray(at);
      glw.vertexAttribPointer(buffer, at, size, type, normalized, stride, offset);
    });
  }

  function refreshViewport(): void {
    const { width, height } = glw.canvas;
    const { pixelRatio } = stage;
    if (width === viewportWidth && height === viewportHeight && pixelRatio === viewportRatio) return;
    viewportWidth = width;
    viewportHeight = height;
    viewportRatio = pixelRatio;
    viewportVersion++;
  }

  function use(program: ShaderProgram): void {
    activeProgram = program;
    glw.useProgram(program.program, program.uniformLocations);
    if (givenMoves.get(program) !== moves.version) {
      givenMoves.set(program, moves.version);
      glw.uniform4fv('u_groups', moves.transforms);
    }
    if (preparedViewports.get(program) === viewportVersion) return;
    preparedViewports.set(program, viewportVersion);
    glw.uniform1f('u_pixelRatio', stage.pixelRatio);
    glw.uniform2f('u_resolution', glw.canvas.width, glw.canvas.height);
    for (let slot = 0; slot < imageSlots; slot++)
      glw.uniform1i(imageSamplers[slot]!, textureUnits.image + slot);
    glw.uniform1i('u_glyphs', textureUnits.glyphs);
    glw.uniform1i('u_texture', textureUnits.plain);
  }

  function clip(node: CoreNode, group: number): void {
    const rect = node.clippingRect;
    glw.setScissorTest(rect.valid);
    if (!rect.valid) return;
    const ratio = stage.pixelRatio;
    const height = Math.round(moves.nowSize(group, rect.h) * ratio);
    glw.scissor(
      Math.round(moves.nowX(group, rect.x) * ratio),
      Math.round(glw.canvas.height - height - moves.nowY(group, rect.y) * ratio),
      Math.round(moves.nowSize(group, rect.w) * ratio),
      height,
    );
  }

  return {
    begin() {
      if (!hasAttributes) setAttributes();
      hasAttributes = true;
      refreshViewport();
      activeProgram = null;
    },
    bind({ node, textures, textureCount, clipGroup }) {
      const program = programOf(node);
      if (program !== activeProgram) use(program);
      const firstUnit = isBatched(node) ? node.textureUnit : textureUnits.plain;
      for (let slot = 0; slot < textureCount; slot++) {
        const unit = firstUnit + slot;
        const texture = textures[slot]!.ctxTexture;
        if (bound[unit] === texture) continue;
        bound[unit] = texture;
        glw.activeTexture(unit);
        glw.bindTexture(texture);
      }
      if (isBatched(node)) node.bindUniforms(glw, textures, textureCount);
      clip(node, clipGroup);
    },
  };
}
