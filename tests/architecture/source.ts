/** Reads what the rules need to know of one source file: its imports and the global names its code uses. */
import { parseSync } from 'vite';

export interface SourceFacts {
  /** Specifiers of imports, re-exports and dynamic imports, types included. */
  imports: string[];
  /** Free names used as values: 'document', 'setTimeout'. Names the file declares itself are left out. */
  names: Set<string>;
  /** 'Date.now' for each member read of a plain name. */
  members: Set<string>;
  /** `new Date()` without an argument: the present moment. */
  readsPresent: boolean;
  /** Every comment, with the line it begins on, from 1. */
  comments: { text: string; line: number }[];
}

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** @throws Error when the file has a syntax error. */
export function readSource(path: string, text: string): SourceFacts {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const facts: SourceFacts = {
    imports: [],
    names: new Set(),
    members: new Set(),
    readsPresent: false,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(text, start) })),
  };
  const declared = new Set<string>();
  // the parser's types are a union of all nodes; the walk reads them by name
  visit(program as unknown as SyntaxNode, facts, declared, false);
  for (const name of declared) facts.names.delete(name);
  return facts;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Walks the tree; inside a type a name stands for no value, but an import is still an import. */
function visit(node: SyntaxNode, facts: SourceFacts, declared: Set<string>, inType: boolean): void {
  const within = inType || isType(node);
  const skip = readNode(node, facts, declared, within);
  for (const [key, value] of Object.entries(node)) {
    if (skip.includes(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, facts, declared, within);
    }
  }
}

/** Syntax of TypeScript that holds no values: every TS node but casts, parameter properties, enums and namespaces. */
function isType({ type }: SyntaxNode): boolean {
  return /^TS(?!As|Satisfies|NonNull|Instantiation|TypeAssertion|ParameterProperty|Enum|Export|Module)/.test(
    type,
  );
}

/** Notes what a node says; gives the keys below it that are mere names of properties. */
function readNode(node: SyntaxNode, facts: SourceFacts, declared: Set<string>, inType: boolean): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      noteImport(node.source ?? node.argument, facts);
      return [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      declareNames(node.local, declared);
      return ['imported', 'local'];
    case 'ExportSpecifier':
      return ['exported'];
    case 'VariableDeclarator':
    case 'CatchClause':
      declareNames(node.id ?? node.param, declared);
      return [];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      declareNames(node.id, declared);
      for (const param of node.params as SyntaxNode[]) declareNames(param, declared);
      return [];
    case 'ClassDeclaration':
      declareNames(node.id, declared);
      return [];
    case 'MemberExpression':
      noteMember(node, facts);
      return node.computed ? [] : ['property'];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed || node.shorthand ? [] : ['key'];
    case 'NewExpression':
      if (nameOf(node.callee) === 'Date' && (node.arguments as unknown[]).length === 0)
        facts.readsPresent = true;
      return [];
    case 'Identifier':
      if (!inType) facts.names.add(node.name as string);
      return [];
    case 'LabeledStatement':
      return ['label'];
    default:
      return [];
  }
}

function noteImport(source: unknown, facts: SourceFacts): void {
  const literal = isNode(source) && source.type === 'TSLiteralType' ? source.literal : source;
  if (isNode(literal) && typeof literal.value === 'string') facts.imports.push(literal.value);
}

function noteMember(node: SyntaxNode, facts: SourceFacts): void {
  const object = nameOf(node.object);
  const property = nameOf(node.property);
  if (!object || !property) return;
  facts.members.add(`${object}.${property}`);
  // globalThis.document is document by another name.
  if (object === 'globalThis' || object === 'self') facts.names.add(property);
}

function declareNames(pattern: unknown, declared: Set<string>): void {
  if (!isNode(pattern)) return;
  switch (pattern.type) {
    case 'Identifier':
      declared.add(pattern.name as string);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties as SyntaxNode[])
        declareNames(property.value ?? property, declared);
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements as unknown[]) declareNames(element, declared);
      return;
    case 'AssignmentPattern':
      declareNames(pattern.left, declared);
      return;
    case 'RestElement':
      declareNames(pattern.argument, declared);
      return;
    case 'TSParameterProperty':
      declareNames(pattern.parameter, declared);
  }
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
