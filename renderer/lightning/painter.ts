/** The painter that draws: one Lightning node for each host node, written to and never read back. */
import { createBoxNode } from './boxNode';
import type { BoxNode } from './boxNode';
import { paintBox } from './boxPaint';
import { createGlyphNode } from './glyphNode';
import type { GlyphNode } from './glyphNode';
import type { Images, ImageState } from './images';
import type { ChildOrder, CoreNode, CoreNodeProps, LightningStage, Texture } from './lightning';
import { windowOf } from './marquee';
import { Dirty } from './node';
import type { DrawnNode, HostNode, WrittenProp } from './node';
import type { Painter } from './painter';
import { createPictureNode } from './pictureNode';
import type { PictureNode } from './pictureNode';
import { shownAlpha, zIndexOf } from './style';
import type { TextLayout } from './textLayout';
import { createTextPicture } from './textPicture';
import type { TextPicture } from './textPicture';

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
  /** A text whose letters the atlas lacks. */
  picture: TextPicture | null = null;

  constructor(readonly core: CoreNode) {}

  write(prop: WrittenProp, value: number): void {
    const core = this.core;
    switch (prop) {
      case 'color':
        core.color = value;
        this.picture?.tint(value);
        return;
      case 'clip':
        core.clipping = value !== 0;
        return;
      case 'slide':
        if (this.picture !== null) this.picture.slide(value);
        else (core as GlyphNode).slide(value);
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
    const layout = node.whole ?? node.layout;
    const room = node.whole === null ? Infinity : windowOf(node);
    const glyphs = drawn.core as GlyphNode;
    drawn.picture?.destroy();
    drawn.picture = null;
    if (layout === null || layout.lines.length === 0) return glyphs.clearText();
    if (layout.engine === 'sdf') return glyphs.setText(layout, atlas(layout.face.sdf!.imageUrl), room);
    glyphs.clearText();
    drawn.picture = createTextPicture(stage, drawn.core, layout, node.now.color, room, fontReady(layout));
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
      drawn.picture?.destroy();
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
    preload: images.preload,
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
