/** The names of elements and nodes in messages to developers. */
import type { HostNode, HostType } from './node';

const elements: Record<HostType, string> = { view: '<View>', text: '<Text>', image: '<Image>' };

/**
 * The name of a node in an error: `<Image> in PosterCard`; `owner` is the component whose JSX created it, if known.
 */
export function elementName(type: HostType, owner: string | null): string {
  return owner === null ? elements[type] : `${elements[type]} in ${owner}`;
}

/** `<View testId="play"> in PlayButton`. */
export function describeNode({ type, props, owner }: HostNode): string {
  const { testId, label, focusKey } = props;
  const name = testId ?? label ?? focusKey;
  const prop = testId !== undefined ? 'testId' : label !== undefined ? 'label' : 'focusKey';
  const element = elementName(type, owner);
  return name === undefined ? element : element.replace('>', ` ${prop}="${name}">`);
}
