/** The look of a `<View>`: which of Lightning's shaders draws its corners, border, shadow and gradient, if any. */
import type { ViewProps } from '../types';
import type { CoreNode, LightningStage } from './lightning';
import type { HostNode } from './node';

interface ShaderChoice {
  name: string;
  props: Record<string, unknown>;
}

/** Nothing to draw: a box that only holds children must not cost a transparent quad. */
const drawNothing = (): void => {};

/** Whether the box costs a quad at all. */
export function setPainted(core: CoreNode, painted: boolean): void {
  if (painted) delete (core as { renderQuads?: unknown }).renderQuads;
  else core.renderQuads = drawNothing;
}

/** Gives `core` the shader its props ask for; the default quad where colour alone does. */
export function paintBox(stage: LightningStage, node: HostNode, core: CoreNode): void {
  const props = node.props as ViewProps;
  core.clipping = props.clip === true;
  const choice = chooseShader(props, node.target.w, node.target.h);
  const visible = choice !== null || (node.now.color & 0xff) !== 0 || (node.target.color & 0xff) !== 0;
  setPainted(core, visible);
  if (choice === null) {
    if (core.shader !== stage.defShaderNode) core.shader = null;
    return;
  }
  const current = core.shader as unknown as { shaderKey?: string; props?: Record<string, unknown> } | null;
  if (current?.shaderKey === keyOf(choice) && current.props !== undefined) {
    for (const name in choice.props) current.props[name] = choice.props[name];
    return;
  }
  core.shader = stage.shManager.createShader(choice.name as never, choice.props as never) as never;
}

/** Lightning's key of a shader program: the name, and what its source depends on. */
function keyOf({ name, props }: ShaderChoice): string {
  return name === 'Scrim' ? `Scrim-${(props.colors as number[]).length}` : name;
}

/** The combination of shader features a view needs, null for a plain quad. */
export function chooseShader(props: ViewProps, w: number, h: number): ShaderChoice | null {
  const { border, shadow, gradient } = props;
  const radius = clampRadius(props.radius, w, h);
  if (gradient !== undefined) {
    const { angle, colors, stops } = gradient;
    return { name: 'Scrim', props: { angle, colors: [...colors], stops: [...stops], radius: radius[0] } };
  }
  const borderProps =
    border && border.width > 0 ? { 'border-w': border.width, 'border-color': border.color } : null;
  const shadowProps = shadow
    ? { 'shadow-color': shadow.color, 'shadow-projection': [...shadow.projection] }
    : null;
  if (borderProps === null && shadowProps === null) {
    return radius.some((r) => r > 0) ? { name: 'Rounded', props: { radius } } : null;
  }
  const parts = [borderProps && 'Border', shadowProps && 'Shadow'].filter(Boolean);
  return { name: `RoundedWith${parts.join('And')}`, props: { radius, ...borderProps, ...shadowProps } };
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
