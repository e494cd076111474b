/**
 * Methods that nothing calls. knip knows exports, not what an interface promises or an area of the API offers.
 * By name alone: a name that is read anywhere counts as called, so what is found is certain and not all is found.
 */
import { parseSync } from 'vite';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Which methods need a caller. */
export interface Declaring {
  /** Those that types of these files promise. */
  byType(path: string): boolean;
  /** Those that object literals of these files have, where no type is written for them. */
  byLiteral(path: string): boolean;
}

/** Pure: names in order. Any of `files` may call. */
export function uncalledMethods(files: ReadonlyMap<string, string>, declaring: Declaring): string[] {
  const declared = new Set<string>();
  const called = new Set<string>();
  for (const [path, text] of files) {
    const { program } = parseSync(path, text);
    const method = (node: SyntaxNode): string | null =>
      (declaring.byType(path) ? promisedMethod(node) : null) ??
      (declaring.byLiteral(path) ? literalMethod(node) : null);
    visit(
      program as unknown as SyntaxNode,
      [],
      (node) => {
        const name = method(node);
        if (name !== null) declared.add(name);
      },
      called,
    );
  }
  return [...declared].filter((name) => !called.has(name)).toSorted();
}

/** `inside` are the members being defined: one that passes a call on to the next of its name calls nothing. */
function visit(
  node: SyntaxNode,
  inside: readonly string[],
  declare: (node: SyntaxNode) => void,
  called: Set<string>,
): void {
  declare(node);
  for (const name of readNames(node)) if (!inside.includes(name)) called.add(name);
  const own = definedMember(node);
  const within = own === null ? inside : [...inside, own];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, within, declare, called);
    }
  }
}

function promisedMethod(node: SyntaxNode): string | null {
  if (node.type === 'TSMethodSignature') return nameOf(node.key);
  if (node.type !== 'TSPropertySignature' || !isNode(node.typeAnnotation)) return null;
  const type = node.typeAnnotation.typeAnnotation;
  return isNode(type) && type.type === 'TSFunctionType' ? nameOf(node.key) : null;
}

function literalMethod(node: SyntaxNode): string | null {
  if (node.type !== 'Property' || !isNode(node.value)) return null;
  return /^(ArrowFunction|Function)Expression$/.test(node.value.type) ? nameOf(node.key) : null;
}

function definedMember({ type, key, value }: SyntaxNode): string | null {
  if (type !== 'Property' && type !== 'MethodDefinition') return null;
  // `tracks: player.tracks()` calls; a function, or `tracks: player.tracks`, passes on.
  return isNode(value) && value.type === 'CallExpression' && callee(value) === nameOf(key)
    ? null
    : nameOf(key);
}

const callee = ({ callee: called }: SyntaxNode): string | null =>
  isNode(called) && called.type === 'MemberExpression' ? nameOf(called.property) : null;

function readNames(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return present(nameOf(node.property));
    case 'ObjectPattern':
      return (node.properties as SyntaxNode[]).flatMap(({ key }) => present(nameOf(key)));
    case 'TSLiteralType':
      // Pick<Api, 'asset'> and names in a union, by which members are looked up.
      return present(nameOf(node.literal));
    default:
      return [];
  }
}

const present = (name: string | null): string[] => (name === null ? [] : [name]);

function nameOf(key: unknown): string | null {
  if (!isNode(key)) return null;
  if (key.type === 'Identifier') return key.name as string;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
