/** The name of a node in messages to developers. */
import { elementName } from './validateProps';
import type { HostNode } from './node';

/** `<View testId="play"> in PlayButton`. */
export function describeNode({ type, props, owner }: HostNode): string {
  const { testId, label, focusKey } = props;
  const name = testId ?? label ?? focusKey;
  const prop = testId !== undefined ? 'testId' : label !== undefined ? 'label' : 'focusKey';
  const element = elementName(type, owner);
  return name === undefined ? element : element.replace('>', ` ${prop}="${name}">`);
}
