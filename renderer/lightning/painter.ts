/** The painter of the WebGL backend: one Lightning node per host node, written and never read back. */
import { createBoxNode } from './boxNode';
import type { BoxNode } from './boxNode';
import { paintBox, setClipping } from './paintBox';
import { createGlyphNode } from './glyphNode';
import type { GlyphNode } from './glyphNode';
import type { ImageLoader, ImageState } from '../images/imageLoader';
import type { Goal, GroupNode } from './internals/groupNode';
import type { MovingGroups } from './internals/movingGroups';
import { setChildOrder } from './internals/node';
import type { RecolorNode } from './internals/recolor';
import { createShader } from './internals/shaderTypes';
import type { CoreNode, LightningStage, NodeProps, Texture } from './internals/types';
import { marqueeWidth } from '../text/marquee';
import { Dirty } from '../host/node';
import type { RenderNode, RenderNodeProp } from '../host/ports';
import type { HostNode, Painter } from '../host/node';
import { createImageNode } from './imageNode';
import type { ImageNode } from './imageNode';
import { effectiveAlpha, zIndexOf } from '../host/style';
import { drawnLayout } from '../text/textLayout';
import type { TextLayout } from '../text/textLayout';
import { createTextTexture } from './textTexture';
import type { TextTexture } from './textTexture';
import { createTextTextureCache } from './textTextureCache';

export interface LightningPainterOptions {
  stage: LightningStage;
  /** The nodes that are being moved. */
  groups: MovingGroups;
  imageLoader: ImageLoader<Texture>;
  /** The atlas texture of an SDF face, by the URL of the atlas's image. */
  atlas(imageUrl: string): Texture;
  /** Requests the web font that a canvas text needs; the text is laid out again once it has loaded. */
  fontReady(layout: TextLayout): boolean;
}

/** What is drawn for a host node. The goal of its group is where the host node's animations end. */
class LightningRenderNode implements RenderNode, Goal {
  image: ImageState<Texture> | null = null;
  /** A text with glyphs that the atlas lacks. */
  textTexture: TextTexture | null = null;

  constructor(
    readonly core: CoreNode,
    private readonly groups: MovingGroups,
    private readonly host: HostNode,
  ) {}

  get x(): number {
    return this.host.target.x;
  }

  get y(): number {
    return this.host.target.y;
  }

  get scale(): number {
    return this.host.target.scale;
  }

  get alpha(): number {
    return this.hidden ? 0 : this.host.target.alpha;
  }

  get hidden(): boolean {
    return this.host.hidden;
  }

  aimed(): void {
    this.groups.aim(this.core as GroupNode, this);
  }

  write(prop: RenderNodeProp, value: number): void {
    const core = this.core;
    if (prop === 'x' || prop === 'y' || prop === 'scale' || prop === 'alpha')
      if (this.groups.write(core as GroupNode, this, prop, value)) return;
    switch (prop) {
      case 'color':
        if ((core as Partial<RecolorNode>).recolor?.(value) !== true) core.color = value;
        this.textTexture?.tint(value);
        return;
      case 'clip':
        setClipping(core, value !== 0);
        return;
      case 'slide':
        if (this.textTexture !== null) this.textTexture.slide(value);
        else (core as GlyphNode).slide(value);
        return;
      // each by its name: written by a variable one, these stores were 4 % of a frame's script
      case 'x':
        core.x = value;
        return;
      case 'y':
        core.y = value;
        return;
      case 'scale':
        core.scale = value;
        return;
      case 'alpha':
        core.alpha = value;
        return;
      case 'w':
        core.w = value;
        return;
      case 'h':
        core.h = value;
        return;
      default:
        core[prop] = value;
    }
  }
}

export interface LightningPainter extends Painter {
  /** Frees all nodes, and the textures of texts. */
  release(): void;
}

const renderNodeOf = (node: HostNode): LightningRenderNode => node.renderNode as LightningRenderNode;

export function createLightningPainter({
  stage,
  groups,
  imageLoader,
  atlas,
  fontReady,
}: LightningPainterOptions): LightningPainter {
  /** The node of the host tree's root, above all others. */
  let top: CoreNode | null = null;

  function baseProps(node: HostNode): NodeProps {
    const { now, props } = node;
    return {
      x: now.x,
      y: now.y,
      w: now.w,
      h: now.h,
      alpha: effectiveAlpha(node),
      scale: now.scale,
      rotation: now.rotation,
      pivotX: props.pivotX ?? 0.5,
      pivotY: props.pivotY ?? 0.5,
      color: now.color,
      zIndex: zIndexOf(node),
      parent: node.parent === null ? stage.root : renderNodeOf(node.parent).core,
    };
  }

  // The nodes set their uniforms themselves, so one shader serves all of them.
  const shared = {
    box: createShader(stage, 'Box'),
    gradient: createShader(stage, 'Gradient'),
    image: createShader(stage, 'Image'),
    glyphs: createShader(stage, 'Glyphs'),
  };

  const textTextures = createTextTextureCache(stage);

  function updateText(node: HostNode, renderNode: LightningRenderNode): void {
    const layout = drawnLayout(node);
    const room = node.marqueeLayout === null ? Infinity : marqueeWidth(node);
    const glyphs = renderNode.core as GlyphNode;
    renderNode.textTexture?.destroy();
    renderNode.textTexture = null;
    if (layout === null || layout.lines.length === 0) return glyphs.clearText();
    if (layout.atlas !== null) return glyphs.setText(layout, atlas(layout.atlas.imageUrl), room);
    glyphs.clearText();
    renderNode.textTexture = createTextTexture(
      stage,
      textTextures,
      renderNode.core,
      layout,
      node.now.color,
      room,
      fontReady(layout),
    );
  }

  function createCore(node: HostNode): CoreNode {
    const props = baseProps(node);
    if (node.type === 'view') return createBoxNode(stage, props);
    if (node.type === 'image') return createImageNode(stage, { ...props, shader: shared.image });
    return createGlyphNode(stage, { ...props, shader: shared.glyphs });
  }

  return {
    create(node) {
      const core = createCore(node);
      if (node.parent === null) top = core;
      const renderNode = new LightningRenderNode(core, groups, node);
      if (node.type === 'image') renderNode.image = imageLoader.create(node, core as ImageNode);
      return renderNode;
    },
    destroy(node) {
      const renderNode = renderNodeOf(node);
      if (renderNode.image !== null) imageLoader.destroy(renderNode.core as ImageNode, renderNode.image);
      renderNode.textTexture?.destroy();
      renderNode.core.destroy();
    },
    reorder(node) {
      const { core } = renderNodeOf(node);
      const cores = node.children.map((child) => renderNodeOf(child).core);
      cores.sort((one, other) => one.zIndex - other.zIndex);
      setChildOrder(core, cores);
      stage.requestRender();
    },
    preload: imageLoader.preload,
    release() {
      top?.destroy();
      top = null;
      textTextures.clear();
    },
    update(node, dirty) {
      const renderNode = renderNodeOf(node);
      const { core } = renderNode;
      if (dirty & Dirty.text) updateText(node, renderNode);
      if (node.type === 'image' && dirty & (Dirty.image | Dirty.paint)) {
        imageLoader.update(node, core as ImageNode, renderNode.image!);
      }
      if (node.type === 'view' && dirty & Dirty.paint) paintBox(stage, shared, node, core as BoxNode);
      if (dirty & Dirty.paint) {
        core.pivotX = node.props.pivotX ?? 0.5;
        core.pivotY = node.props.pivotY ?? 0.5;
      }
    },
  };
}
