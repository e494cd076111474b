/** What a screen, a product or a test can import says what it is for. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportsOf, undocumented } from './docstrings.fixture';

const face = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe.each(['./index.ts', './testing/index.ts'])('%s', (path) => {
  const names = exportsOf(face(path));

  it('every known export is found exactly once', () => {
    const known =
      path === './index.ts' ? ['View', 'Row', 'createRoot', 'NodeHandle', 'Key', 'Clock'] : ['TestRoot'];
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });

  it.each(names)('$name has a docstring, and so has each of its members', (exported) => {
    expect(undocumented(exported)).toEqual([]);
  });
});

describe('the scanner', () => {
  const files: Record<string, string> = {
    '/a/index.ts': "export { one } from './one';\nexport type * from './two';\n",
    '/a/one.ts': '// a remark is no docstring\nexport function one(): void {}\n',
    '/a/two.ts': [
      'interface Base {',
      '  x: number;',
      '}',
      '',
      '/** Documented, its members are not. */',
      'export interface Two extends Base {',
      '  /** Kept. */',
      '  readonly kept: number;',
      '  run(): void;',
      '  on?: {',
      '    deeper: boolean;',
      '  };',
      '}',
      '',
    ].join('\n'),
  };
  const read = (file: string): string | null => files[file] ?? null;

  it('follows re-exports and finds what has none', () => {
    const found = exportsOf('/a/index.ts', read);
    expect(found).toEqual([
      { name: 'one', file: '/a/one.ts' },
      { name: 'Two', file: '/a/two.ts' },
    ]);
    expect(found.flatMap((exported) => undocumented(exported, read))).toEqual([
      'one',
      'Two.run',
      'Two.on',
      'Two.x',
    ]);
  });

  it('throws for what is exported and nowhere declared', () => {
    expect(() => undocumented({ name: 'gone', file: '/a/one.ts' }, read)).toThrow('gone');
  });
});
