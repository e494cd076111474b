/**
 * What a draw call needs set: program, textures, uniforms, clip. What is set already is left as it is, for each call of WebGL
 * crosses to the browser's GPU process.
 */
import type { DrawCall } from '../drawCalls';
import { glyphSamplers, imageSamplers } from '../shaders';
import { textureUnits } from '../textureUnits';
import type { GroupMoves } from './groupMoves';
import type { WebGlRenderer } from './package';
import { isBatched, programOf } from './programs';
import { attributeNames } from './shaderProgram';
import type { ShaderProgram } from './shaderProgram';
import type { ContextTexture, CoreNode, WholeGlState } from './types';
import { skipKnownUniforms } from './uniforms';

export interface CallState {
  /** Before the calls of a frame. `frame`: another number for quads that were written anew. */
  begin(frame: number): void;
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
  let writtenFrame = 0;
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

  function setSamplers(names: readonly string[], firstUnit: number): void {
    for (let slot = 0; slot < names.length; slot++) glw.uniform1i(names[slot]!, firstUnit + slot);
  }

  function use(program: ShaderProgram): void {
    activeProgram = program;
    glw.useProgram(program.program, program.uniformLocations);
    const { given } = program;
    if (given.moves !== moves.version) {
      given.moves = moves.version;
      glw.uniform4fv('u_groups', moves.transforms);
    }
    if (given.viewport === viewportVersion) return;
    given.viewport = viewportVersion;
    glw.uniform1f('u_pixelRatio', stage.pixelRatio);
    glw.uniform2f('u_resolution', glw.canvas.width, glw.canvas.height);
    setSamplers(imageSamplers, textureUnits.image);
    setSamplers(glyphSamplers, textureUnits.glyphs);
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

  /** The uniforms of its nodes, unless they are what the program was given last. */
  function setUniforms(call: DrawCall<CoreNode, ContextTexture>, { given }: ShaderProgram): void {
    const { node, textures, textureCount } = call;
    if (!isBatched(node)) return;
    if (given.call === call && given.frame === writtenFrame && given.textures === textureCount) return;
    given.call = call;
    given.frame = writtenFrame;
    given.textures = textureCount;
    node.bindUniforms(glw, textures, textureCount);
  }

  return {
    begin(frame) {
      writtenFrame = frame;
      if (!hasAttributes) setAttributes();
      hasAttributes = true;
      refreshViewport();
      activeProgram = null;
    },
    bind(call) {
      const { node, textures, textureCount, clipGroup } = call;
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
      setUniforms(call, program);
      clip(node, clipGroup);
    },
  };
}
