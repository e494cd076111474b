/** Which APIs an engine does not have yet, computed from MDN's browser-compat-data. Pure. */

/** Something a page can ask for by name: a global, or a member of one, of its prototype or of both. */
export interface Api {
  /** 'fetch', 'Array', 'Intl.DateTimeFormat'; 'TypedArray' stands for the class that has no name of its own. */
  readonly owner: string;
  /** Null for the global itself, 'constructor' for `new` of one that was there before it could be made. */
  readonly member: string | null;
  /** The data tells a class's own members from those of its objects, save for JavaScript's. */
  readonly of: 'class' | 'object' | 'either';
  /** Chromium that came with it. */
  readonly since: number;
}

/** A version of an engine in which a feature is supported, as the data has it. */
interface Support {
  version_added?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: boolean;
}

/** A node of the data: a feature, what is below it, or both. */
export interface CompatNode {
  __compat?: { support: { chrome?: Support | readonly Support[] } };
  [name: string]: CompatNode | CompatNode['__compat'] | undefined;
}

/** The data's parts that a page's script can ask for. */
export interface CompatData {
  api: CompatNode;
  javascript: { builtins: CompatNode };
}

/** Every API that Chromium of this major version lacks and a later one has. */
export function laterApis(data: CompatData, version: number): Api[] {
  const { builtins } = data.javascript;
  const all = [
    ...apisOf(data.api, '', 'object'),
    ...apisOf(builtins, '', 'either'),
    ...apisOf(childrenOf(builtins, 'Intl'), 'Intl.', 'either'),
  ];
  return all.filter(({ since }) => since > version && Number.isFinite(since));
}

function apisOf(tree: CompatNode, prefix: string, ofObjects: Api['of']): Api[] {
  return Object.entries(tree).flatMap(([name, node]): Api[] => {
    if (name === '__compat' || !isNode(node)) return [];
    const owner = prefix + name;
    const own = sinceOf(node);
    const members = Object.entries(node).flatMap(([key, child]): Api[] => {
      // events are no properties, and symbols have no names
      if (!isNode(child) || key === '__compat' || key.endsWith('_event') || /^(Symbol\.|@@)/.test(key))
        return [];
      const since = sinceOf(child);
      const member = key === name ? 'constructor' : key.replace(/_static$/, '');
      return since === null || (own !== null && member === 'constructor' && since <= own)
        ? []
        : [{ owner, member, of: key.endsWith('_static') ? 'class' : ofObjects, since }];
    });
    return own === null ? members : [{ owner, member: null, of: 'class', since: own }, ...members];
  });
}

function childrenOf(tree: CompatNode, name: string): CompatNode {
  const { __compat, ...children } = (tree[name] ?? {}) as CompatNode;
  return children;
}

function isNode(value: unknown): value is CompatNode {
  return typeof value === 'object' && value !== null;
}

/** Infinity when no version has it without a flag, null when the node is no feature. */
function sinceOf({ __compat: feature }: CompatNode): number | null {
  const statements = feature && [feature.support.chrome ?? []].flat();
  if (statements === undefined) return null;
  const versions = statements
    .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
    .map(({ version_added: added }) => versionOf(added));
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

function versionOf(added: Support['version_added']): number {
  if (added === true) return 0;
  // '≤79': nobody looked at what came before
  if (typeof added === 'string' && added.startsWith('≤')) return 0;
  const version = Number(added || Number.NaN);
  return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version;
}
