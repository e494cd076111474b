/**
 * Class members nobody names are taken out of a library.
 *
 * A bundler keeps a class whole, since any string may be the name of a member. Here a member goes when its name is written nowhere
 * in the library's live code and nowhere in the code of ours that touches its objects: not as a property, not as a key, not in
 * a string. Names put together while running would not be found; the library must not do that.
 */
import { parseAst } from 'vite';
import { blank, namesIn, type Range } from './text.ts';

/** What the language calls by itself. */
const IMPLICIT = ['constructor', 'toString', 'valueOf', 'toJSON', 'then'];

interface Member extends Range {
  name: string;
  /** What parameters and body name. */
  names: Set<string>;
}

interface Node extends Range {
  type: string;
  [key: string]: unknown;
}

/** Pure: the names by which some living code of these modules may reach a member. */
export function livingNames(modules: readonly string[]): Set<string> {
  const members: Member[] = [];
  const alive = new Set(IMPLICIT);
  for (const code of modules) collect(parse(code), alive, members);
  let waiting = members;
  for (;;) {
    const named = waiting.filter(({ name }) => alive.has(name));
    if (named.length === 0) return alive;
    waiting = waiting.filter(({ name }) => !alive.has(name));
    for (const { names } of named) for (const name of names) alive.add(name);
  }
}

/** Pure: the code without the methods and accessors whose name is not among `living`. Nothing moves. */
export function sweepMembers(code: string, living: ReadonlySet<string>): string {
  const members: Member[] = [];
  collect(parse(code), new Set(), members);
  return blank(
    code,
    members.filter(({ name }) => !living.has(name)),
  );
}

const parse = (code: string): Node => parseAst(code) as unknown as Node;

/** Adds what `node` names to `names`; with `members` those that are methods go there, with what they name. */
function collect(node: Node, names: Set<string>, members: Member[] | null): void {
  const { type, start, end } = node;
  if (type === 'MethodDefinition' && node.computed === false) {
    const { name } = node.key as { name?: string };
    const value = node.value as Node;
    if (members === null || name === undefined) return collect(value, names, members);
    const own = new Set<string>();
    collect(value, own, null);
    members.push({ name, start, end, names: own });
    return;
  }
  if (type === 'MemberExpression' && node.computed === false)
    names.add((node.property as { name: string }).name);
  if (type === 'Property' && node.computed === false) names.add((node.key as { name: string }).name);
  if (type === 'Literal' && typeof node.value === 'string') addAll(names, node.value);
  if (type === 'TemplateElement') addAll(names, (node.value as { raw: string }).raw);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child)
        collect(child as Node, names, members);
    }
  }
}

function addAll(names: Set<string>, text: string): void {
  for (const name of namesIn(text)) names.add(name);
}
