/** What a node is called in messages to developers. */
import type { HostNode } from './node';

/** `<View testId="play">`: how a node is called in messages. */
export function describeNode(node: HostNode): string {
  const { testId, label, focusKey } = node.props;
  const name = testId ?? label ?? focusKey;
  const type = node.type === 'view' ? 'View' : node.type === 'text' ? 'Text' : 'Image';
  const prop = testId !== undefined ? 'testId' : label !== undefined ? 'label' : 'focusKey';
  return name === undefined ? `<${type}>` : `<${type} ${prop}="${name}">`;
}
