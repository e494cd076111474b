/**
 * Lightning's WebGL renderer with other batching: quads are gathered into draw calls by `drawCalls.ts`, pictures share calls
 * by four, and a call's letters or posters need not lie together in the vertex buffer: an index list picks them out.
 *
 * Lightning ends a call at every change of shader, which on a page of posters with titles is 2.5 calls a poster, and its
 * index buffer holds 4,166 quads a frame, with nothing drawn beyond it.
 */
import { WebGlRenderer } from '@lightningjs/renderer/webgl';
import { createDrawCalls } from './drawCalls';
import type { DrawCall, DrawCalls } from './drawCalls';
import { contextOf } from './lightning';
import type { ContextTexture, CoreNode, GlState, ShaderProgram } from './lightning';
import { alike, bindShaderUniforms, isBatched } from './programState';
import { pictureSamplers, pictureSlots } from './shaders';

/** 16-bit indices reach 65,536 corners. */
export const maxQuads = 16384;
export const floatsPerQuad = 32;
const indicesPerQuad = 6;
/** Views over the buffers come in steps of so many quads: as many as are needed are uploaded without making one a frame. */
const viewStep = 64;

export class BatchRenderer extends WebGlRenderer {
  private readonly calls: DrawCalls<CoreNode, ContextTexture> = createDrawCalls({
    alike,
    slots: (node) => (isBatched(node) ? node.textureSlots : 1),
  });
  private readonly indices = new Uint16Array(maxQuads * indicesPerQuad);
  private readonly indexBuffer = this.glw.createBuffer();
  private readonly vertexViews: Float32Array[] = [];
  private readonly indexViews: Uint16Array[] = [];
  private inUse: ShaderProgram | null = null;
  /** What each attribute location reads. */
  private readonly attributes: string[] = [];
  /** The view each program's own uniforms were set for. */
  private readonly prepared = new WeakMap<ShaderProgram, number>();
  /** Another number for every size of canvas and pixel ratio. */
  private view = 0;
  private viewWidth = 0;
  private viewHeight = 0;
  private viewRatio = 0;
  private drawn = 0;
  private quadsDrawn = 0;
  /** Draw calls of the last frame. */
  get draws(): number {
    return this.drawn;
  }

  override reset(): void {
    super.reset();
    this.calls.reset();
    this.drawn = 0;
    this.quadsDrawn = 0;
  }

  /**
   * The draw call for up to `quads` quads of `node` inside the box; they are written from `curBufferIdx` on and handed in
   * with `close`. Null when the box cannot be seen. What is in the buffer is drawn first when they would not fit.
   */
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

  /** The quads from `curBufferIdx` to `end` belong to `call`. */
  close(call: DrawCall<CoreNode, ContextTexture>, end: number): void {
    const start = this.curBufferIdx;
    this.calls.add(call, start / floatsPerQuad, (end - start) / floatsPerQuad);
    this.curBufferIdx = end;
  }

  /** What Lightning's own nodes and shaders draw: plain boxes, scrims, pictures of canvas text. */
  override addQuad(node: CoreNode): void {
    this.addBox(node, contextOf(node.props.texture ?? this.stage.defaultTexture!), 0, 0);
  }

  /**
   * The box of a node, `reach` stage pixels larger on every side than the node. `fade` is what its program reads beside
   * place, texture and colour; the texture's slot is added to it as twos.
   */
  addBox(node: CoreNode, texture: ContextTexture | null, reach: number, fade: number): void {
    const { ta, tb, tc, td, tx, ty } = node.globalTransform!;
    const { w, h } = node.props;
    const right = w + reach;
    const bottom = h + reach;
    const x1 = tx - reach * ta - reach * tb;
    const y1 = ty - reach * tc - reach * td;
    const x2 = tx + right * ta - reach * tb;
    const y2 = ty + right * tc - reach * td;
    const x3 = tx - reach * ta + bottom * tb;
    const y3 = ty - reach * tc + bottom * td;
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
    const amount = this.calls.slot * 2 + fade;
    const cut = node.textureCoords ?? this.defaultTextureCoords;
    const outX = w > 0 ? reach / w : 0;
    const outY = h > 0 ? reach / h : 0;
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
    this.flush();
    this.numQuadsRendered = this.quadsDrawn;
  }

  private flush(): void {
    const { glw, calls } = this;
    const quads = this.curBufferIdx / floatsPerQuad;
    if (quads === 0) return;
    const buffer = this.quadBufferCollection.getBuffer('a_position') ?? null;
    glw.arrayBufferData(buffer, this.vertexView(quads) as never, glw.DYNAMIC_DRAW as never);
    const indices = this.writeIndices();
    glw.elementArrayBufferData(this.indexBuffer, this.indexView(indices) as never, glw.DYNAMIC_DRAW as never);
    this.lookAtView();
    this.inUse = null;
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
      this.drawn++;
    }
    this.quadsDrawn += quads;
    this.curBufferIdx = 0;
    calls.reset();
  }

  /** The quads of every call one after another. @returns how many indices */
  private writeIndices(): number {
    const { indices, calls } = this;
    let at = 0;
    for (let i = 0; i < calls.count; i++) {
      const { runs, runCount } = calls.list[i]!;
      for (let run = 0; run < runCount; run++) {
        let corner = runs[run * 2]! * 4;
        const end = corner + runs[run * 2 + 1]! * 4;
        for (; corner < end; corner += 4) {
          indices[at] = corner;
          indices[at + 1] = corner + 1;
          indices[at + 2] = corner + 2;
          indices[at + 3] = corner + 2;
          indices[at + 4] = corner + 1;
          indices[at + 5] = corner + 3;
          at += indicesPerQuad;
        }
      }
    }
    return at;
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
    const glw = this.glw as unknown as GlState;
    const program = (node.props.shader as unknown as { program: ShaderProgram }).program;
    if (program !== this.inUse) this.use(program, glw);
    for (let slot = 0; slot < call.textureCount; slot++) {
      glw.activeTexture(slot);
      glw.bindTexture(call.textures[slot]!.ctxTexture);
    }
    if (call.textureCount > 1) glw.activeTexture(0);
    if (isBatched(node)) node.bindUniforms(glw);
    else bindShaderUniforms(node, program, glw);
    this.clip(node, glw);
  }

  private use(program: ShaderProgram, glw: GlState): void {
    this.inUse = program;
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
    if (this.prepared.get(program) === this.view) return;
    this.prepared.set(program, this.view);
    glw.uniform1f('u_pixelRatio', this.stage.pixelRatio);
    glw.uniform2f('u_resolution', glw.canvas.width, glw.canvas.height);
    for (let slot = 0; slot < pictureSlots; slot++) glw.uniform1i(pictureSamplers[slot]!, slot);
  }

  private lookAtView(): void {
    const { width, height } = this.glw.canvas;
    const { pixelRatio } = this.stage;
    if (width === this.viewWidth && height === this.viewHeight && pixelRatio === this.viewRatio) return;
    this.viewWidth = width;
    this.viewHeight = height;
    this.viewRatio = pixelRatio;
    this.view++;
  }

  private clip(node: CoreNode, glw: GlState): void {
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
