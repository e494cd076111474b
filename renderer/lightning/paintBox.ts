/** How a `<View>` is drawn: one colour, corners with border and shadow, or a gradient. */
import { boxStyleOf, clampCorner } from '../host/boxStyle';
import type { HostNode } from '../host/node';
import { isClipped } from '../host/style';
import type { ViewProps } from '../types';
import type { BoxNode } from './boxNode';
import type { CoreNode, LightningStage, ShaderNode } from './internals/types';

/** The shaders that all boxes share. */
export interface BoxShaders {
  readonly box: ShaderNode;
  readonly gradient: ShaderNode;
}

/** Writes style and shader of `core` from its host node's props. */
export function paintBox(stage: LightningStage, shaders: BoxShaders, node: HostNode, core: BoxNode): void {
  const props = node.props as ViewProps;
  const { w, h } = node.target;
  setClipping(core, isClipped(node));
  core.gradient = props.gradient ?? null;
  if (core.gradient !== null) {
    core.boxStyle = null;
    core.gradientRadius = clampCorner(props.radius, 0, w, h);
    core.shader = shaders.gradient;
  } else {
    core.boxStyle = boxStyleOf(props, w, h);
    const shader = core.boxStyle === null ? stage.defShaderNode : shaders.box;
    if (core.shader !== shader) core.shader = shader;
  }
  stage.requestRender();
}

/** Lightning updates a node and all that is in it when its clipping is set, changed or not. */
export function setClipping(core: CoreNode, clips: boolean): void {
  if (core.clipping !== clips) core.clipping = clips;
}
