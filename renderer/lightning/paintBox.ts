/** How a `<View>` is drawn: one colour, corners with border and shadow, or a gradient. */
import { boxStyleOf, clampRadius } from '../host/boxStyle';
import type { HostNode } from '../host/node';
import { isClipped } from '../host/style';
import type { ViewProps } from '../types';
import type { BoxNode } from './boxNode';
import type { LightningStage, ShaderNode } from './internals/types';

/** The shaders that all boxes share. */
export interface BoxShaders {
  readonly box: ShaderNode;
  readonly gradient: ShaderNode;
}

/** Writes style and shader of `core` from its host node's props. */
export function paintBox(stage: LightningStage, shaders: BoxShaders, node: HostNode, core: BoxNode): void {
  const props = node.props as ViewProps;
  const { w, h } = node.target;
  core.clipping = isClipped(node);
  core.gradient = props.gradient ?? null;
  if (core.gradient !== null) {
    core.boxStyle = null;
    core.gradientRadius = clampRadius(props.radius, w, h)[0];
    core.shader = shaders.gradient;
  } else {
    core.boxStyle = boxStyleOf(props, w, h);
    core.shader = core.boxStyle === null ? null : shaders.box;
  }
  stage.requestRender();
}
