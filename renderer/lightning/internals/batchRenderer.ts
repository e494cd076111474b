/**
 * Lightning's WebGL renderer with other batching: quads are gathered into draw calls by `drawCalls.ts`, four textures of images
 * share a call, and a call's glyphs or posters need not lie together in the vertex buffer: an index list picks them out.
 *
 * Lightning ends a call at every change of shader, which on a page of posters with titles is 2.5 calls a poster, and its
 * index buffer holds 4,166 quads a frame, with nothing drawn beyond it.
 */
import { createDrawCalls } from '../drawCalls';
import type { DrawCall, DrawCalls } from '../drawCalls';
import { indicesPerQuad, writeIndices } from '../quadIndices';
import { imageSamplers, imageSlots } from '../shaders';
import type { WholeGlState, ContextTexture, CoreNode, QuadWriter } from './types';
import { glStateOf } from './glState';
import { floatsPerQuad } from './numbers';
import { WebGlRenderer } from './package';
import { bindShaderUniforms, canBatch, isBatched, programOf } from './programs';
import type { ShaderProgram } from './programs';
import { contextTextureOf } from './textures';

/** 16-bit indices reach 65,536 corners. */
export const maxQuads = 16384;
/** Views over the buffers come in steps of so many quads: as many as are needed are uploaded without making one a frame. */
const viewStep = 64;

/** The points in a frame between which the profiler measures. */
export interface FrameParts {
  /** Textures are uploaded. */
  uploaded(): void;
  /** The nodes have written their quads. */
  filled(): void;
  /** All draw calls are made. */
  submitted(): void;
}

const unobserved: FrameParts = { uploaded() {}, filled() {}, submitted() {} };

export class BatchRenderer extends WebGlRenderer implements QuadWriter {
  /** Called in every frame. */
  parts = unobserved;
  private readonly state = glStateOf(this);
  private readonly calls: DrawCalls<CoreNode, ContextTexture> = createDrawCalls({
    canBatch,
    slots: (node) => (isBatched(node) ? node.textureSlots : 1),
  });
  private readonly indices = new Uint16Array(maxQuads * indicesPerQuad);
  private readonly indexBuffer = this.state.createBuffer();
  private readonly vertexViews: Float32Array[] = [];
  private readonly indexViews: Uint16Array[] = [];
  private activeProgram: ShaderProgram | null = null;
  /** What each attribute location reads. */
  private readonly attributes: string[] = [];
  /** The view each program's own uniforms were set for. */
  private readonly preparedViewports = new WeakMap<ShaderProgram, number>();
  /** Another number for every size of canvas and pixel ratio. */
  private viewportVersion = 0;
  private viewportWidth = 0;
  private viewportHeight = 0;
  private viewportRatio = 0;
  private drawCallCount = 0;
  private quadsDrawn = 0;
  /** Draw calls of the last frame. */
  get draws(): number {
    return this.drawCallCount;
  }

  override reset(): void {
    this.parts.uploaded();
    super.reset();
    this.calls.reset();
    this.drawCallCount = 0;
    this.quadsDrawn = 0;
  }

  open(
    node: CoreNode,
    texture: ContextTexture | null,
    quads: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): DrawCall<CoreNode, ContextTexture> | null {
    const clip = node.clippingRect;
    if (clip.valid) {
      if (left >= clip.x + clip.w || right <= clip.x || top >= clip.y + clip.h || bottom <= clip.y)
        return null;
    } else {
      const { w, h } = this.stage.root.props;
      if (left >= w || right <= 0 || top >= h || bottom <= 0) return null;
    }
    if (this.curBufferIdx / floatsPerQuad + quads > maxQuads) this.flush();
    return this.calls.open(node, texture, left, top, right, bottom);
  }

  close(call: DrawCall<CoreNode, ContextTexture>, end: number): void {
    const start = this.curBufferIdx;
    this.calls.add(call, start / floatsPerQuad, (end - start) / floatsPerQuad);
    this.curBufferIdx = end;
  }

  override addQuad(node: CoreNode): void {
    this.addBox(node, contextTextureOf(node.props.texture ?? this.stage.defaultTexture!), 0, 0);
  }

  addBox(
    node: CoreNode,
    texture: ContextTexture | null,
    outset: number,
    fade: number,
    part?: CoreNode['textureCoords'] | null,
  ): void {
    const { ta, tb, tc, td, tx, ty } = node.globalTransform!;
    const { w, h } = node.props;
    const right = w + outset;
    const bottom = h + outset;
    const x1 = tx - outset * ta - outset * tb;
    const y1 = ty - outset * tc - outset * td;
    const x2 = tx + right * ta - outset * tb;
    const y2 = ty + right * tc - outset * td;
    const x3 = tx - outset * ta + bottom * tb;
    const y3 = ty - outset * tc + bottom * td;
    const x4 = tx + right * ta + bottom * tb;
    const y4 = ty + right * tc + bottom * td;
    const call =
      tb === 0 && tc === 0 && ta >= 0 && td >= 0
        ? this.open(node, texture, 1, x1, y1, x4, y4)
        : this.open(
            node,
            texture,
            1,
            Math.min(x1, x2, x3, x4),
            Math.min(y1, y2, y3, y4),
            Math.max(x1, x2, x3, x4),
            Math.max(y1, y2, y3, y4),
          );
    if (call === null) return;
    const f = this.fQuadBuffer;
    const u = this.uiQuadBuffer;
    const at = this.curBufferIdx;
    // the image program takes both numbers apart again
    const amount = this.calls.slot * 2 + fade;
    const cut = part ?? node.textureCoords ?? this.defaultTextureCoords;
    const outX = w > 0 ? outset / w : 0;
    const outY = h > 0 ? outset / h : 0;
    const beyondX = outX * (cut.x2 - cut.x1);
    const beyondY = outY * (cut.y2 - cut.y1);
    f[at] = x1;
    f[at + 1] = y1;
    f[at + 8] = x2;
    f[at + 9] = y2;
    f[at + 16] = x3;
    f[at + 17] = y3;
    f[at + 24] = x4;
    f[at + 25] = y4;
    f[at + 2] = f[at + 18] = cut.x1 - beyondX;
    f[at + 10] = f[at + 26] = cut.x2 + beyondX;
    f[at + 3] = f[at + 11] = cut.y1 - beyondY;
    f[at + 19] = f[at + 27] = cut.y2 + beyondY;
    u[at + 4] = node.premultipliedColorTl;
    u[at + 12] = node.premultipliedColorTr;
    u[at + 20] = node.premultipliedColorBl;
    u[at + 28] = node.premultipliedColorBr;
    f[at + 5] = f[at + 13] = f[at + 21] = f[at + 29] = amount;
    f[at + 6] = f[at + 22] = -outX;
    f[at + 14] = f[at + 30] = 1 + outX;
    f[at + 7] = f[at + 15] = -outY;
    f[at + 23] = f[at + 31] = 1 + outY;
    this.close(call, at + floatsPerQuad);
  }

  override render(): void {
    this.parts.filled();
    this.flush();
    this.numQuadsRendered = this.quadsDrawn;
    this.parts.submitted();
  }

  private flush(): void {
    const { state: glw, calls } = this;
    const quads = this.curBufferIdx / floatsPerQuad;
    if (quads === 0) return;
    const buffer = this.quadBufferCollection.getBuffer('a_position') ?? null;
    glw.arrayBufferData(buffer, this.vertexView(quads), glw.DYNAMIC_DRAW);
    const indices = writeIndices(this.indices, calls);
    glw.elementArrayBufferData(this.indexBuffer, this.indexView(indices), glw.DYNAMIC_DRAW);
    this.refreshViewport();
    this.activeProgram = null;
    let offset = 0;
    for (let i = 0; i < calls.count; i++) {
      const call = calls.list[i]!;
      if (call.quads === 0) continue;
      this.bind(call);
      glw.drawElements(
        glw.TRIANGLES,
        call.quads * indicesPerQuad,
        glw.UNSIGNED_SHORT,
        offset * Uint16Array.BYTES_PER_ELEMENT,
      );
      offset += call.quads * indicesPerQuad;
      this.drawCallCount++;
    }
    this.quadsDrawn += quads;
    this.curBufferIdx = 0;
    calls.reset();
  }

  private vertexView(quads: number): Float32Array {
    const step = Math.ceil(quads / viewStep);
    return (this.vertexViews[step] ??= new Float32Array(this.quadBuffer, 0, step * viewStep * floatsPerQuad));
  }

  private indexView(count: number): Uint16Array {
    const step = Math.ceil(count / indicesPerQuad / viewStep);
    return (this.indexViews[step] ??= this.indices.subarray(0, step * viewStep * indicesPerQuad));
  }

  private bind(call: DrawCall<CoreNode, ContextTexture>): void {
    const { node } = call;
    const glw = this.state;
    const program = programOf(node);
    if (program !== this.activeProgram) this.use(program, glw);
    for (let slot = 0; slot < call.textureCount; slot++) {
      glw.activeTexture(slot);
      glw.bindTexture(call.textures[slot]!.ctxTexture);
    }
    if (call.textureCount > 1) glw.activeTexture(0);
    if (isBatched(node)) node.bindUniforms(glw);
    else bindShaderUniforms(node, program, glw);
    this.clip(node, glw);
  }

  private use(program: ShaderProgram, glw: WholeGlState): void {
    this.activeProgram = program;
    glw.useProgram(program.program, program.uniformLocations);
    // all programs read the one buffer, so what a location reads is set once and not at every change of program
    const names = program.attributeLocations;
    for (let at = 0; at < names.length; at++) {
      const name = names[at]!;
      if (this.attributes[at] === name) continue;
      this.attributes[at] = name;
      const info = this.quadBufferCollection.getAttributeInfo(name);
      const buffer = this.quadBufferCollection.getBuffer(name);
      if (info === undefined || buffer === undefined) continue;
      glw.enableVertexAttribArray(at);
      glw.vertexAttribPointer(buffer, at, info.size, info.type, info.normalized, info.stride, info.offset);
    }
    if (this.preparedViewports.get(program) === this.viewportVersion) return;
    this.preparedViewports.set(program, this.viewportVersion);
    glw.uniform1f('u_pixelRatio', this.stage.pixelRatio);
    glw.uniform2f('u_resolution', glw.canvas.width, glw.canvas.height);
    for (let slot = 0; slot < imageSlots; slot++) glw.uniform1i(imageSamplers[slot]!, slot);
  }

  private refreshViewport(): void {
    const { width, height } = this.state.canvas;
    const { pixelRatio } = this.stage;
    if (width === this.viewportWidth && height === this.viewportHeight && pixelRatio === this.viewportRatio)
      return;
    this.viewportWidth = width;
    this.viewportHeight = height;
    this.viewportRatio = pixelRatio;
    this.viewportVersion++;
  }

  private clip(node: CoreNode, glw: WholeGlState): void {
    const clip = node.clippingRect;
    glw.setScissorTest(clip.valid);
    if (!clip.valid) return;
    const ratio = this.stage.pixelRatio;
    const height = Math.round(clip.h * ratio);
    glw.scissor(
      Math.round(clip.x * ratio),
      Math.round(glw.canvas.height - height - clip.y * ratio),
      Math.round(clip.w * ratio),
      height,
    );
  }
}
