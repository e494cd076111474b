/** vite.config.ts assigns class fields instead of defining them: a setter of that name further up would take the value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { LIGHTNING_FOLDERS } from '../tests/architecture/rules';
import { ROOT } from './paths';

const LIGHTNING_SOURCE = join(ROOT, 'node_modules/@lightningjs/renderer/dist/src/core');
const OUR_SOURCE = join(ROOT, LIGHTNING_FOLDERS[0]!);

/** Every module of Lightning's core, text renderers and 2D engine among them. */
const core = readdirSync(LIGHTNING_SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.includes('.test.'))
  .map((file) => join(LIGHTNING_SOURCE, file));

/** Ours, as far as they may hold one of its objects. */
const ours = readdirSync(OUR_SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .map((file) => join(OUR_SOURCE, file));

interface ClassFacts {
  name: string;
  base: string | null;
  fields: Set<string>;
  accessors: Set<string>;
}

/** As much of a syntax tree as is read here. */
interface Node {
  type?: string;
  kind?: string;
  static?: boolean;
  name?: string;
  id?: Node | null;
  key?: Node;
  superClass?: Node | null;
  body?: { body: Node[] };
}

/** Classes of a module with their own public fields and accessors. */
function classesOf(file: string): ClassFacts[] {
  const found: ClassFacts[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      const own = node.body!.body.filter((each) => each.static === false);
      const namesOf = (members: Node[]): Set<string> => new Set(members.map(({ key }) => key?.name ?? ''));
      found.push({
        name: node.id?.name ?? file,
        base: node.superClass?.name ?? null,
        fields: namesOf(own.filter(({ type }) => type === 'PropertyDefinition')),
        accessors: namesOf(own.filter(({ kind }) => kind === 'get' || kind === 'set')),
      });
    }
    for (const value of Object.values(node)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (typeof each === 'object' && each !== null && 'type' in each) visit(each as Node);
      }
    }
  };
  visit(
    parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('.js') ? 'js' : 'tsx' }) as unknown as Node,
  );
  return found;
}

test('no field has the name of an accessor it inherits', () => {
  const classes = [...core, ...ours].flatMap(classesOf);
  expect(classes.length).toBeGreaterThan(60);
  // Lightning's own first: our platform has the name of the one it stands on
  const byName = new Map(classes.toReversed().map((each) => [each.name, each]));
  // classes made over the stage's own node class
  byName.set('Base', byName.get('CoreNode')!);
  byName.set('LightningTexture', byName.get('Texture')!);
  const clashes: string[] = [];
  for (const each of classes) {
    for (let up = byName.get(each.base ?? ''); up !== undefined; up = byName.get(up.base ?? '')) {
      for (const field of each.fields)
        if (up.accessors.has(field)) clashes.push(`${each.name}.${field}: ${up.name}`);
    }
  }
  expect(clashes).toEqual([]);
});
