/** How a `<View>` is drawn: one colour, corners with border and shadow, or a gradient. */
import type { ViewProps } from '../types';
import type { BoxNode } from './boxNode';
import { createShader } from './internals/shaderTypes';
import type { LightningStage, ShaderNode } from './internals/types';
import { boxStyleOf, clampRadius } from '../host/boxStyle';
import type { HostNode } from '../host/node';
import type { GradientProps } from './shaders';
import { isClipped } from '../host/style';

/** The shader that all boxes share; a gradient has a shader of its own, for its colours. */
export interface BoxShaders {
  readonly box: ShaderNode;
}

/** Writes style and shader of `core` from its host node's props. */
export function paintBox(stage: LightningStage, shaders: BoxShaders, node: HostNode, core: BoxNode): void {
  const props = node.props as ViewProps;
  core.clipping = isClipped(node);
  if (props.gradient !== undefined) {
    core.boxStyle = null;
    paintGradient(stage, props, node, core);
  } else {
    core.gradientStops = 0;
    core.boxStyle = boxStyleOf(props, node.target.w, node.target.h);
    core.shader = core.boxStyle === null ? null : shaders.box;
  }
  stage.requestRender();
}

interface GradientShaderNode extends ShaderNode {
  props: GradientProps;
}

function paintGradient(stage: LightningStage, props: ViewProps, node: HostNode, core: BoxNode): void {
  const { angle, colors, stops } = props.gradient!;
  const [radius] = clampRadius(props.radius, node.target.w, node.target.h);
  const next: GradientProps = { angle, colors: [...colors], stops: [...stops], radius };
  // A program is compiled for a number of stops; a shader's properties can change.
  if (core.gradientStops === colors.length) Object.assign((core.shader as GradientShaderNode).props, next);
  else core.shader = createShader(stage, 'Gradient', next);
  core.gradientStops = colors.length;
}
