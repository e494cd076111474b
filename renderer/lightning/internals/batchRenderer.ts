/**
 * Lightning's WebGL renderer with other batching: quads are gathered into draw calls by `drawCalls.ts`, four textures of images
 * share a call, and a call's glyphs or posters need not lie together in the vertex buffer: an index list picks them out. What was
 * written is drawn again while only its groups move (`movingGroups.ts`).
 *
 * Lightning ends a call at every change of shader, which on a page of posters with titles is 2.5 calls a poster, and its
 * index buffer holds 4,166 quads a frame, with nothing drawn beyond it.
 */
import { createDrawCalls } from '../drawCalls';
import type { DrawCall, DrawCalls } from '../drawCalls';
import { PlainShader } from '../shaders';
import { amountOf, boundsOf, isSeen, writeBox } from './boxQuad';
import { createCallState } from './callState';
import type { ContextTexture, CoreNode, KeptQuads, OpenCall, QuadWriter, TextureCell } from './types';
import { unobserved } from './frameParts';
import { contextOf, glStateOf } from './glState';
import { createGrounds } from './grounds';
import { standing } from './groupMoves';
import { colorQuads } from './keptQuads';
import { createMovingGroups } from './movingGroups';
import { floatsPerQuad } from './numbers';
import { WebGlRenderer } from './package';
import { canBatch, isBatched } from './programs';
import { createQuadBuffers } from './quadBuffers';
import { createRewrittenQuads } from './rewrittenQuads';
import { createPrograms } from './shaderProgram';
import type { ShaderSource } from './shaderProgram';
import { createShader, registerShaders } from './shaderTypes';
import { contextTextureOf } from './textures';

/** 16-bit indices reach 65,536 corners. */
export const maxQuads = 16384;

export class BatchRenderer extends WebGlRenderer implements QuadWriter {
  /** Called in every frame. */
  parts = unobserved;
  /** Nothing moves, and what gives up its texture is not on the stage. */
  givesUpFar = false;
  override readonly quadBuffer = new ArrayBuffer(maxQuads * floatsPerQuad * Float32Array.BYTES_PER_ELEMENT);
  override readonly fQuadBuffer = new Float32Array(this.quadBuffer);
  override readonly uiQuadBuffer = new Uint32Array(this.quadBuffer);
  readonly box = new Float64Array(4);
  readonly groups = createMovingGroups();
  group = standing;
  clipGroup = standing;
  private readonly state = glStateOf(this);
  private readonly calls: DrawCalls<CoreNode, ContextTexture> = createDrawCalls({
    canBatch,
    slots: (node) => (isBatched(node) ? node.textureSlots : 1),
    meet: this.groups.moves.meet,
  });
  private readonly grounds = createGrounds(this.stage);
  /** Something was drawn of this frame. */
  private isCleared = false;
  private readonly buffers = createQuadBuffers<CoreNode, ContextTexture>(
    this.state,
    this.quadBuffer,
    maxQuads,
    // Lightning looks for it by a function that it makes each time
    this.quadBufferCollection.getBuffer('a_position') ?? null,
  );
  private readonly callState = createCallState(this, this.state, this.groups.moves);
  private readonly programs = createPrograms(contextOf(this.state));
  /** Counts the fillings of the buffer, mostly one a frame that is written, from 1 on: 0 is that of what was never written. */
  private frame = 1;
  private isPreparing = false;
  /** What was written is not in the buffers of WebGL. */
  private isUnsent = false;
  private readonly rewrittenQuads = createRewrittenQuads(this.fQuadBuffer);
  private drawCallCount = 0;
  private quadsDrawn = 0;

  /** Draw calls of the last frame. */
  get draws(): number {
    return this.drawCallCount;
  }

  /** Lightning hands it on to `createShaderNode`, and looks at nothing of it. */
  override createShaderProgram(source: ShaderSource): never {
    return this.programs.begin(source) as never;
  }

  /** Lightning's own works uniforms out for the properties of each node. */
  override createShaderNode(shaderKey: string, _source: object, _props: unknown, program: unknown): never {
    return { shaderKey, program, attachNode() {} } as never;
  }

  /** Waits for the programs that are being compiled. @throws Error in the compiler's words when one does not compile */
  finishPrograms(): void {
    this.programs.finish();
  }

  /** Lightning's own program for plain boxes knows no groups. */
  override getDefaultShaderNode(): never {
    if (this.defaultShaderNode === null) {
      registerShaders(this.stage, { default: PlainShader });
      this.defaultShaderNode = createShader(this.stage, 'default') as never;
    }
    return this.defaultShaderNode as never;
  }

  override reset(): void {
    this.parts.uploaded();
    super.reset();
    this.begin();
  }

  /** Nodes write between two frames, for the next one. */
  prepare(): void {
    this.curBufferIdx = 0;
    this.begin();
    this.isPreparing = true;
  }

  /** They have written: `drawAgain` draws it. */
  prepared(): void {
    this.isPreparing = false;
    this.isUnsent = true;
  }

  private begin(): void {
    this.isPreparing = this.isUnsent = false;
    this.calls.reset();
    this.grounds.reset();
    this.isCleared = false;
    this.drawCallCount = 0;
    this.quadsDrawn = 0;
    this.frame++;
    this.rewrittenQuads.forget();
  }

  /** There are quads that no frame has drawn. */
  get rewritten(): boolean {
    return this.isUnsent || this.rewrittenQuads.any;
  }

  /** Draws what was drawn last, its groups where they are now. */
  drawAgain(): void {
    if (this.isUnsent) return this.send();
    this.isCleared = false;
    this.drawCallCount = 0;
    // the vertex buffer is bound: it is the only one of its kind
    if (this.rewrittenQuads.any) this.rewrittenQuads.upload(contextOf(this.state));
    this.submit();
  }

  get slot(): number {
    return this.calls.slot;
  }

  settles(): void {
    if (this.group !== standing) this.groups.settles = true;
  }

  open(
    node: CoreNode,
    texture: ContextTexture | null,
    quads: number,
  ): DrawCall<CoreNode, ContextTexture> | null {
    const { box, group, clipGroup } = this;
    const swept = group === clipGroup ? box : this.groups.moves.sweep(box, 0, group, clipGroup);
    if (!isSeen(swept, node.clippingRect, this.stage.root.props)) return null;
    if (this.curBufferIdx / floatsPerQuad + quads > maxQuads) {
      // what comes next is written over it
      this.groups.kept = false;
      if (this.isPreparing) return null;
      this.flush();
      this.frame++;
      this.curBufferIdx = 0;
      this.calls.reset();
    }
    return this.calls.open(node, texture, box, group, clipGroup);
  }

  close(call: DrawCall<CoreNode, ContextTexture>, end: number): void {
    const start = this.curBufferIdx;
    this.calls.add(call, start / floatsPerQuad, (end - start) / floatsPerQuad);
    this.curBufferIdx = end;
  }

  override addQuad(node: CoreNode, kept?: KeptQuads | null): void {
    const isFirst = this.calls.count === 0 && !this.isCleared && this.group === standing;
    if (isFirst && this.grounds.take(node)) return;
    this.addBox(
      node,
      contextTextureOf(node.props.texture ?? this.stage.defaultTexture!),
      0,
      0,
      null,
      null,
      kept,
    );
  }

  addBox(
    node: CoreNode,
    texture: ContextTexture | null,
    outset: number,
    fade: number,
    part?: CoreNode['textureCoords'] | null,
    cell?: TextureCell | null,
    kept?: KeptQuads | null,
  ): void {
    boundsOf(this.box, node, outset);
    const call = this.open(node, texture, 1);
    const at = this.curBufferIdx;
    if (kept) this.keep(kept, call, at, 1);
    if (call === null) return;
    this.putBox(at, node, outset, amountOf(this.group, this.slot, fade), part, cell);
    this.close(call, at + floatsPerQuad);
  }

  private putBox(
    at: number,
    node: CoreNode,
    outset: number,
    amount: number,
    part: CoreNode['textureCoords'] | null,
    cell: TextureCell | null | undefined,
  ): void {
    const cut = part ?? node.textureCoords ?? this.defaultTextureCoords;
    writeBox(this.fQuadBuffer, this.uiQuadBuffer, at, node, outset, amount, cut, cell);
  }

  keep(kept: KeptQuads, call: OpenCall | null, at: number, count: number): void {
    kept.frame = this.frame;
    kept.call = call;
    kept.at = at;
    kept.count = count;
    kept.group = this.group;
  }

  holds = ({ frame }: KeptQuads): boolean => frame === this.frame;

  recolor(kept: KeptQuads, corner: number): void {
    if (kept.call === null) return;
    colorQuads(this.uiQuadBuffer, kept, corner);
    this.rewrittenQuads.add(kept.at, kept.count);
  }

  giveUp({ frame, call }: KeptQuads): boolean {
    if (!this.givesUpFar) return frame === this.frame && call === null;
    // its draw call has the texture still, which is freed
    this.groups.kept = false;
    return true;
  }

  rewriteBox(
    node: CoreNode,
    texture: ContextTexture | null,
    outset: number,
    fade: number,
    part: CoreNode['textureCoords'] | null,
    cell: TextureCell | null | undefined,
    { frame, call, at, group }: KeptQuads,
  ): boolean {
    if (frame !== this.frame) return false;
    if (call === null) return true;
    const slot = this.calls.slotIn(call as DrawCall<CoreNode, ContextTexture>, texture);
    if (slot < 0) return false;
    this.putBox(at, node, outset, amountOf(group, slot, fade), part, cell);
    this.rewrittenQuads.add(at, 1);
    return true;
  }

  override render(): void {
    this.parts.filled();
    this.send();
  }

  private send(): void {
    this.isUnsent = false;
    this.rewrittenQuads.forget();
    this.flush();
    this.numQuadsRendered = this.quadsDrawn;
  }

  private flush(): void {
    const quads = this.curBufferIdx / floatsPerQuad;
    this.clear();
    if (quads === 0) return;
    this.buffers.send(this.calls, this.curBufferIdx);
    this.submit();
    this.quadsDrawn += quads;
  }

  private clear(): void {
    if (this.isCleared) return;
    this.grounds.clear(this.state);
    this.isCleared = true;
  }

  private submit(): void {
    this.clear();
    this.callState.begin(this.frame);
    this.drawCallCount += this.buffers.draw(this.calls, this.callState.bind);
  }
}
