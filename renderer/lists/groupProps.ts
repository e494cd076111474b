/** What a list passes on to the group it is. */
import type { ViewProps } from '../types';
import type { ListLayout } from './listLayout';
import type { ListProps } from './types';

const forwardedProps = [
  'x',
  'y',
  'w',
  'h',
  'clip',
  'visible',
  'autoFocus',
  'preferred',
  'remember',
  'wrap',
  'order',
  'onFocus',
  'onBlur',
  'onKey',
  'label',
  'testId',
  'busy',
] as const;

/** A prop of a list that is its group's. */
export type ForwardedName = (typeof forwardedProps)[number];

/** The props of a list's group. One that is not given is left out: the group has its own default for it. */
export function groupProps<Item>(props: ListProps<Item>, layout: ListLayout): ViewProps {
  const group: Record<string, unknown> = { group: layout.group, focusKey: props.listKey };
  group['role'] = props.role ?? (layout.group === 'grid' ? 'grid' : 'list');
  if (layout.group === 'grid') group['columns'] = layout.columns;
  for (const name of forwardedProps) if (props[name] !== undefined) group[name] = props[name];
  return group;
}
