/**
 * What is known of a program before it runs, written into its code: the minifier then removes what can no longer be reached.
 *
 * No minifier can know such facts; they are the caller's to prove. Nothing moves.
 */
import { parseAst } from 'vite';
import { blank, type Edit, type Range } from './text.ts';

export interface Facts {
  /** Variables that never have another value, with the code of that value. */
  variables: Readonly<Record<string, string>>;
  /** Properties, of any object, likewise. */
  properties: Readonly<Record<string, string>>;
  /** Functions, with the code of what every call of theirs comes to. */
  calls: Readonly<Record<string, string>>;
  /** Values a property or variable of this name never has, asked for by `===`, `!==` or `switch`. */
  never: Readonly<Record<string, readonly number[]>>;
  /** Bits that nothing has set, asked for by `&`. */
  bits: readonly number[];
  /** Names of functions that, if called at all, do nothing. */
  idle: RegExp;
}

interface Node extends Range {
  type: string;
  [key: string]: unknown;
}

/** Pure: the code with the facts written in. */
export function fold(code: string, facts: Facts): string {
  const edits: Edit[] = [];
  visit(parseAst(code) as unknown as Node, null, (node, parent) => {
    if (node.type === 'FunctionDeclaration' && facts.idle.test(nameOf(node.id as Node)!)) {
      const { start, end } = node.body as Node;
      edits.push({ start: start + 1, end: end - 1 });
      return false;
    }
    if (node.type === 'SwitchStatement') edits.push(...deadCases(code, node, facts));
    const text = knownText(node, parent, facts);
    if (text !== null) edits.push({ ...rangeOf(node), text });
    return text === null;
  });
  return blank(code, edits);
}

/** Calls `see` with every node and its parent; what is in a node only when `see` says so. */
function visit(node: Node, parent: Node | null, see: (node: Node, parent: Node | null) => boolean): void {
  if (!see(node, parent)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, node, see);
    }
  }
}

/** What may stand for a node; null when nothing is known of it. */
function knownText(node: Node, parent: Node | null, facts: Facts): string | null {
  switch (node.type) {
    case 'Identifier':
      return isRead(node, parent) ? known(facts.variables, node.name) : null;
    case 'MemberExpression':
      return isRead(node, parent) && node.computed === false ? known(facts.properties, nameOf(node)) : null;
    case 'CallExpression':
      return known(facts.calls, nameOf(node.callee as Node));
    case 'BinaryExpression':
      return knownComparison(node, facts);
    default:
      return null;
  }
}

function knownComparison(node: Node, { never, bits }: Facts): string | null {
  const sides = [node.left as Node, node.right as Node];
  const literal = sides.find(({ type }) => type === 'Literal');
  if (literal === undefined) return null;
  const value = literal.value as number;
  if (node.operator === '&') return bits.includes(value) ? '0' : null;
  const other = sides.find((each) => each !== literal)!;
  if (!known(never, nameOf(other))?.includes(value)) return null;
  if (node.operator === '===') return '!1';
  return node.operator === '!==' ? '!0' : null;
}

/**
 * Labels of cases that never come. What stands under one goes as dead code, unless the case before runs on into it; before
 * the first label no code may stand, so there it goes with its label; unless it declares a variable, which others may use.
 */
function deadCases(code: string, node: Node, { never }: Facts): Range[] {
  const values = known(never, nameOf(node.discriminant as Node)) ?? [];
  const dead: Range[] = [];
  let first = true;
  for (const each of node.cases as Node[]) {
    const test = each.test as Node | null;
    const body = each.consequent as Node[];
    const comes = test === null || !values.includes(test.value as number);
    if (!comes && (!first || body.length === 0)) {
      dead.push({ start: each.start, end: code.indexOf(':', test.end) + 1 });
    } else if (!comes && endsHere(body.at(-1)!) && !/\bvar\b/.test(code.slice(each.start, each.end)))
      dead.push(rangeOf(each));
    else first = false;
  }
  return dead;
}

const endsHere = ({ type }: Node): boolean => /^(?:Break|Continue|Return|Throw)Statement$/.test(type);

/** False where a name is declared, assigned or a key: only what is asked for may be replaced. */
function isRead(node: Node, parent: Node | null): boolean {
  if (parent === null || /^(?:Function|Property$|Labeled|Break|Continue)/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression' && parent.property === node) return false;
  if (parent.type === 'UpdateExpression') return false;
  return parent.left !== node || parent.type === 'BinaryExpression' || parent.type === 'LogicalExpression'
    ? parent.id !== node
    : false;
}

/** The name of a variable, or of the property that is asked for. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && node.computed === false) return nameOf(node.property as Node);
  return node.type === 'Identifier' ? (node.name as string) : undefined;
}

function known<Value>(facts: Readonly<Record<string, Value>>, name: unknown): Value | null {
  return typeof name === 'string' && Object.hasOwn(facts, name) ? facts[name]! : null;
}

const rangeOf = ({ start, end }: Node): Range => ({ start, end });
