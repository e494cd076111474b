/** The look of a `<View>`: colour alone, corners with border and shadow, or a scrim. */
import type { ViewProps } from '../types';
import type { BoxLook, BoxNode } from './boxNode';
import type { LightningStage } from './lightning';
import type { HostNode } from './node';
import { isClipped } from './style';

/** The shaders all boxes share; a scrim has one of its own, for its colours. */
export interface BoxShaders {
  readonly box: BoxNode['shader'];
}

/** Gives `core` what its props ask for. */
export function paintBox(stage: LightningStage, shaders: BoxShaders, node: HostNode, core: BoxNode): void {
  const props = node.props as ViewProps;
  core.clipping = isClipped(node);
  if (props.gradient !== undefined) {
    core.look = null;
    paintScrim(stage, props, node, core);
  } else {
    core.look = lookOf(props, node.target.w, node.target.h);
    core.shader = core.look === null ? null : shaders.box;
  }
  stage.requestRender();
}

interface ScrimShader {
  shaderKey: string;
  props: { angle: number; colors: number[]; stops: number[]; radius: number };
}

function paintScrim(stage: LightningStage, props: ViewProps, node: HostNode, core: BoxNode): void {
  const { angle, colors, stops } = props.gradient!;
  const [radius] = clampRadius(props.radius, node.target.w, node.target.h);
  const next = { angle, colors: [...colors], stops: [...stops], radius };
  const current = core.shader as unknown as ScrimShader | null;
  // the key is Lightning's: the program depends on the number of colours
  if (current?.shaderKey === `Scrim-${colors.length}`) Object.assign(current.props, next);
  else core.shader = stage.shManager.createShader('Scrim' as never, next as never) as never;
}

/** What the box program has to draw; null where a plain quad will do. */
export function lookOf(props: ViewProps, w: number, h: number): BoxLook | null {
  const radius = clampRadius(props.radius, w, h);
  const { border, shadow } = props;
  const borderWidth = border === undefined ? 0 : Math.max(0, border.width);
  if (borderWidth === 0 && shadow === undefined && radius.every((corner) => corner <= 0)) return null;
  return {
    radius,
    borderWidth,
    borderColor: borderWidth === 0 ? 0 : border!.color,
    shadow: shadow?.projection ?? null,
    shadowColor: shadow?.color ?? 0,
  };
}

/** Four corners, none more than half the smaller side: a radius of 999 makes a pill. */
export function clampRadius(
  radius: ViewProps['radius'],
  w: number,
  h: number,
): [number, number, number, number] {
  const most = w > 0 && h > 0 ? Math.min(w, h) / 2 : Infinity;
  const at = (i: number): number => Math.min(most, typeof radius === 'number' ? radius : (radius?.[i] ?? 0));
  return [at(0), at(1), at(2), at(3)];
}
