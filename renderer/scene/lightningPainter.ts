/** The painter that draws: one Lightning node for each host node, written to and never read back. */
import type { AnimatedProp } from '../types';
import { createBoxNode } from './boxNode';
import type { BoxNode } from './boxNode';
import { paintBox } from './boxPaint';
import { drawText } from './canvasText';
import { createGlyphNode } from './glyphNode';
import type { GlyphNode } from './glyphNode';
import type { Images, ImageState } from './images';
import type { ChildOrder, CoreNode, CoreNodeProps, LightningStage, Texture } from './lightning';
import { Dirty } from './node';
import type { DrawnNode, HostNode } from './node';
import type { Painter } from './painter';
import { createPictureNode } from './pictureNode';
import type { PictureNode } from './pictureNode';
import { preloadPicture } from './preload';
import { shownAlpha, zIndexOf } from './style';
import type { TextLayout } from './textLayout';

/** Lightning's UpdateType.Children: what `children` spliced by hand needs to be walked again. */
const childrenChanged = 1;

export interface LightningPainterOptions {
  stage: LightningStage;
  images: Images;
  /** The atlas texture of an SDF face, by its picture's address. */
  atlas(imageUrl: string): Texture;
  /** Asks for the web font a canvas text needs; the text is laid out again when it comes. */
  fontReady(layout: TextLayout): boolean;
}

/** What is drawn for one host node. */
class LightningDrawn implements DrawnNode {
  image: ImageState | null = null;
  /** The texture's node of a text whose letters the atlas lacks. */
  picture: CoreNode | null = null;

  constructor(readonly core: CoreNode) {}

  write(prop: AnimatedProp | 'zIndex', value: number): void {
    const core = this.core;
    switch (prop) {
      case 'color':
        core.color = value;
        if (this.picture !== null) this.picture.color = value;
        return;
      default:
        core[prop] = value;
    }
  }
}

const drawnOf = (node: HostNode): LightningDrawn => node.drawn as LightningDrawn;

export function createLightningPainter({
  stage,
  images,
  atlas,
  fontReady,
}: LightningPainterOptions): Painter {
  function baseProps(node: HostNode): CoreNodeProps {
    const { now, props } = node;
    return {
      x: now.x,
      y: now.y,
      w: now.w,
      h: now.h,
      alpha: shownAlpha(node),
      scale: now.scale,
      rotation: now.rotation,
      pivotX: props.pivotX ?? 0.5,
      pivotY: props.pivotY ?? 0.5,
      color: now.color,
      zIndex: zIndexOf(node),
      parent: node.parent === null ? stage.root : drawnOf(node.parent).core,
    } as CoreNodeProps;
  }

  // their nodes set the uniforms themselves, so one shader serves all
  const shared = {
    box: stage.shManager.createShader('Box' as never) as never,
    picture: stage.shManager.createShader('Picture' as never) as never,
    glyphs: stage.shManager.createShader('Glyphs' as never) as never,
  };

  function updateText(node: HostNode, drawn: LightningDrawn): void {
    const layout = node.layout;
    const glyphs = drawn.core as GlyphNode;
    drawn.picture?.destroy();
    drawn.picture = null;
    if (layout === null || layout.lines.length === 0) return glyphs.clearText();
    if (layout.engine === 'sdf') return glyphs.setText(layout, atlas(layout.face.sdf!.imageUrl));
    glyphs.clearText();
    fontReady(layout);
    const { image, x, y, w, h } = drawText(layout, stage.pixelRatio);
    const texture = stage.txManager.createTexture('ImageTexture', { src: image, premultiplyAlpha: true });
    drawn.picture = stage.createNode({
      parent: drawn.core,
      x,
      y,
      w,
      h,
      color: node.now.color,
      texture,
    } as never);
  }

  function createCore(node: HostNode): CoreNode {
    const props = baseProps(node);
    if (node.type === 'view') return createBoxNode(stage, props);
    if (node.type === 'image') return createPictureNode(stage, { ...props, shader: shared.picture });
    return createGlyphNode(stage, { ...props, shader: shared.glyphs });
  }

  return {
    create(node) {
      const core = createCore(node);
      const drawn = new LightningDrawn(core);
      if (node.type === 'image') drawn.image = images.create(node, core as PictureNode);
      return drawn;
    },
    destroy(node) {
      const drawn = drawnOf(node);
      if (drawn.image !== null) images.destroy(drawn.core as PictureNode, drawn.image);
      drawn.core.destroy();
    },
    reorder(node) {
      const { core } = drawnOf(node);
      const order = core as unknown as ChildOrder;
      const cores = node.children.map((child) => drawnOf(child).core);
      cores.sort((one, other) => one.zIndex - other.zIndex);
      core.children.splice(0, core.children.length, ...cores);
      // Lightning keeps a list of children it has yet to sort by zIndex; it would put them behind their equals
      order.zIndexSortList.length = 0;
      order.zIndexMin = cores[0]?.zIndex ?? 0;
      order.zIndexMax = cores.at(-1)?.zIndex ?? 0;
      core.setUpdateType(childrenChanged);
      stage.requestRender();
    },
    preload: (src) => preloadPicture(stage, src),
    update(node, dirty) {
      const drawn = drawnOf(node);
      const { core } = drawn;
      if (dirty & Dirty.text) updateText(node, drawn);
      if (node.type === 'image' && dirty & (Dirty.image | Dirty.paint)) {
        images.update(node, core as PictureNode, drawn.image!);
      }
      if (node.type === 'view' && dirty & Dirty.paint) paintBox(stage, shared, node, core as BoxNode);
      if (dirty & Dirty.paint) {
        core.pivotX = node.props.pivotX ?? 0.5;
        core.pivotY = node.props.pivotY ?? 0.5;
      }
    },
  };
}
