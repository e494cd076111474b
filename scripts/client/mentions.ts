/** What a script asks of JavaScript's own objects, by their names. Pure. */
import { parseAst } from 'vite';

export interface Mentions {
  /** 'Object.fromEntries', 'Array.prototype.at': called, or handed on to be called. Not what the script does without. */
  readonly members: Set<string>;
  /** Names of methods that are called on anything: 'at'. */
  readonly methods: Set<string>;
}

/** A node of the tree, of which any member may be missing. */
interface Node {
  readonly type?: string;
  readonly [name: string]: unknown;
}

type Asked = ReadonlySet<string>;

/** By these a script says that a global is meant. */
const GLOBAL_OBJECTS: readonly unknown[] = ['window', 'self', 'globalThis'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** What all of these scripts mention. */
export function mentionsOf(codes: readonly string[]): Mentions {
  const found: Mentions = { members: new Set(), methods: new Set() };
  for (const code of codes) read(parseAst(code) as unknown as Node, found);
  return found;
}

function read(program: Node, { members, methods }: Mentions): void {
  /** `asked`: what was looked for on the way here, so that the script has another way without it. `test`: the value is only looked at. */
  function visit(node: Node, asked: Asked, test = false): void {
    const { type } = node;
    const go = (child: unknown, also = asked, isTest = false): void => {
      if (isNode(child)) visit(child, also, isTest);
    };

    if (type === 'UnaryExpression') return go(node.argument, asked, test || node.operator === 'typeof');
    if (type === 'BinaryExpression') {
      go(node.left, asked, test);
      return go(node.right, asked, test);
    }
    if (type === 'LogicalExpression') {
      go(node.left, asked, true);
      return go(node.right, withNames(asked, node.left), test);
    }
    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      go(node.test, asked, true);
      const both = withNames(asked, node.test);
      go(node.consequent, both, test);
      return go(node.alternate, both, test);
    }
    if (Array.isArray(node.body)) {
      let known = asked;
      for (const statement of node.body) {
        go(statement, known);
        // Beyond it only an engine goes on that has what it looked for.
        if (leaves(statement)) known = withNames(known, (statement as Node).test);
      }
      return;
    }
    // What is written is not asked for.
    if (type === 'AssignmentExpression' && node.operator === '=' && nameOf(node.left) !== null)
      return go(node.right);

    const name = nameOf(node);
    if (name !== null && !test && !asked.has(name) && !asked.has(name.split('.')[0]!)) members.add(name);
    const callee = type === 'CallExpression' && isNode(node.callee) ? node.callee : {};
    const method = propertyOf(callee);
    if (method !== null) methods.add(method);
    for (const child of childrenOf(node)) go(child);
  }
  visit(program, new Set());
}

const withNames = (asked: Asked, test: unknown): Asked => {
  const names = namesIn(test);
  return names.length === 0 ? asked : new Set([...asked, ...names]);
};

/** `if (...) return`, also at the end of a block. */
function leaves(statement: unknown): boolean {
  if (!isNode(statement) || statement.type !== 'IfStatement') return false;
  const { consequent } = statement;
  const last = isNode(consequent) && Array.isArray(consequent.body) ? consequent.body.at(-1) : consequent;
  return isNode(last) && /^(Return|Throw)Statement$/.test(last.type ?? '');
}

/** 'Object.fromEntries' for a member of a global, 'Array.prototype.at' for one of its objects'; null for anything else. */
function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  const property = propertyOf(node);
  const owner = property === null ? null : ownerOf(node.object);
  return owner === null || property === 'prototype' ? null : `${owner}.${property}`;
}

/** The name of a global, of one of Intl's, or of the prototype of either. Which globals there are the data says. */
function ownerOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node.name);
  const property = propertyOf(node);
  if (property === null) return null;
  const { object } = node;
  if (isNode(object) && object.type === 'Identifier') {
    if (GLOBAL_OBJECTS.includes(object.name)) return property;
    if (object.name === 'Intl') return `Intl.${property}`;
  }
  const owner = property === 'prototype' ? ownerOf(object) : null;
  return owner && `${owner}.prototype`;
}

/** The name of the member that an expression takes; null when it is computed, or no member. */
function propertyOf({ type, computed, property }: Node): string | null {
  if (type !== 'MemberExpression' || !isNode(property)) return null;
  if (computed !== true) return typeof property.name === 'string' ? property.name : null;
  return typeof property.value === 'string' ? property.value : null;
}

/** All that is looked for in a test, also as `typeof BigInt` and `'at' in Array.prototype`. */
function namesIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { type, operator, left, right, argument } = node;
  const names = childrenOf(node).flatMap(namesIn);
  const name = nameOf(node);
  if (name !== null) names.push(name);
  if (operator === 'typeof' && isNode(argument) && argument.type === 'Identifier')
    names.push(String(argument.name));
  if (type === 'BinaryExpression' && operator === 'in' && isNode(left))
    names.push(String(left.value), `${ownerOf(right)}.${String(left.value)}`);
  return names;
}
