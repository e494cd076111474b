/** What a node is called in messages to developers. */
import { elementName } from './badProps';
import type { HostNode } from './node';

/** The components nodes come from; kept in development only. */
const owners = new WeakMap<HostNode, string | null>();

/** A node is made or updated: keeps whose it is. `owner` is null in production. */
export function rememberOwner(node: HostNode, owner: string | null): void {
  if (owner !== null) owners.set(node, owner);
}

/** `<View testId="play"> in PlayButton`. */
export function describeNode(node: HostNode): string {
  const { testId, label, focusKey } = node.props;
  const name = testId ?? label ?? focusKey;
  const prop = testId !== undefined ? 'testId' : label !== undefined ? 'label' : 'focusKey';
  const element = elementName(node.type, owners.get(node) ?? null);
  return name === undefined ? element : element.replace('>', ` ${prop}="${name}">`);
}
