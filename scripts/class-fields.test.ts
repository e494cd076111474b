/** What is taken out of Lightning fits the version that is installed, and what is assumed of it holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { LIGHTNING_ROOMS } from '../../tests/architecture/rules';
import { ROOT } from '../paths';
import { LIGHTNING_SOURCE, REPLACED, STAND_INS, slimLightning } from './lightning';

const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Every module of Lightning's core, text renderers and 2D engine among them. */
const core = readdirSync(LIGHTNING_SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.includes('.test.'))
  .map((file) => join(LIGHTNING_SOURCE, file));

/** Ours, as far as they may hold one of its objects. */
const ours = readdirSync(join(ROOT, LIGHTNING_ROOMS[0]!))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .map((file) => join(ROOT, LIGHTNING_ROOMS[0]!, file));

test('the version the stand-ins were written for', () => {
  const { version } = JSON.parse(read(join(LIGHTNING_SOURCE, '../../../package.json'))) as {
    version: string;
  };
  expect(version).toBe('3.0.0-beta22');
});

test('a stand-in for each name that is imported from a replaced module, of the same type', async () => {
  const standIns = await load(STAND_INS);
  const kept = core.filter((file) => !REPLACED.some((name) => file === join(LIGHTNING_SOURCE, `${name}.js`)));
  for (const name of REPLACED) {
    const original = await load(join(LIGHTNING_SOURCE, `${name}.js`));
    const imported = new RegExp(`import \\{([^}]*)\\} from '[./\\w-]*/${name.split('/').at(-1)}\\.js'`, 'g');
    const wanted = new Set<string>();
    for (const file of kept.filter((each) => !/text-rendering|renderers.canvas|WebGlCore[A-Z]/.test(each))) {
      for (const [, list] of read(file).matchAll(imported)) {
        for (const each of list!.split(',')) if (each.trim() !== '') wanted.add(each.trim());
      }
    }
    expect(wanted.size, name).toBeGreaterThan(0);
    for (const each of wanted)
      expect(`${each}: ${typeof standIns[each]}`).toBe(`${each}: ${typeof original[each]}`);
  }
});

test('what a stage makes at its start can be made; the rest says what was reached', async () => {
  const standIns = await load(STAND_INS);
  const make = (name: string): object => Reflect.construct(standIns[name] as never, []) as object;
  const harmless = ['AnimationManager', 'ImageWorkerManager'];
  for (const name of harmless) expect(make(name)).toBeDefined();
  for (const [name, value] of Object.entries(standIns)) {
    if (harmless.includes(name) || typeof value !== 'function' || /^[a-z]/.test(name)) continue;
    expect(() => make(name)).toThrow(`Lightning's ${name} is not part of this build`);
  }
  expect(() => (make('ImageWorkerManager') as { getImage(): void }).getImage()).toThrow('ImageWorker');
});

test('imports of replaced modules lead to the stand-ins, from Lightning only, and not for a page that wants it whole', () => {
  const resolve = (importer: string, standIns = true): unknown => {
    const [{ resolveId }] = slimLightning(standIns) as unknown as [
      { resolveId(...names: string[]): unknown },
    ];
    return resolveId('./Autosizer.js', importer);
  };
  expect(resolve(join(LIGHTNING_SOURCE, 'CoreNode.js'))).toBe(STAND_INS);
  expect(resolve(join(LIGHTNING_SOURCE, 'lib/utils.js'))).toBeNull();
  expect(resolve(join(ROOT, 'renderer/scene/stage.ts'))).toBeNull();
  expect(resolve(join(LIGHTNING_SOURCE, 'CoreNode.js'), false)).toBeNull();
});

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
  visit(parseAst(read(file), { lang: file.endsWith('.js') ? 'js' : 'tsx' }) as unknown as Node);
  return found;
}

/** vite.config.ts assigns fields instead of defining them: a setter of that name further up would take the value. */
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
