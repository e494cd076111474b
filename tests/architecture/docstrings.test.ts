/** Share of exports with a docstring at their declaration, in the folders whose functions other folders call. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';

/** Below 1, so that a type which only its neighbour uses may do without. */
const LEAST_SHARE = 0.95;

const EXPORT = /^export (?:default )?(?:async )?(?:function|const|class|interface|type) (\w+)/;

/** Names of the top-level exports, and of those without a docstring right above them. */
function readExports(text: string): { all: string[]; undocumented: string[] } {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    return name === undefined
      ? []
      : [{ name, documented: lines[index - 1]?.trimEnd().endsWith('*/') === true }];
  });
  return {
    all: found.map(({ name }) => name),
    undocumented: found.filter(({ documented }) => !documented).map(({ name }) => name),
  };
}

test('the scanner finds exports and tells those without a docstring', () => {
  const text =
    '/** The file. */\nimport x from "y";\n\n/** Kept. */\nexport const a = 1;\n\nexport type B = 1;\n';
  expect(readExports(text)).toEqual({ all: ['a', 'B'], undocumented: ['B'] });
});

test.each(['src/api', 'src/domain', 'src/screens', 'src/ui'])(
  'at least 95 % of the exports of %s have a docstring',
  (folder) => {
    const exports = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)testing\//.test(name))
      .map((name) => ({ name, ...readExports(readFileSync(join(ROOT, folder, name), 'utf8')) }));
    const all = exports.flatMap((file) => file.all).length;
    const missing = exports.flatMap(({ name, undocumented }) =>
      undocumented.map((each) => `${name}: ${each}`),
    );
    expect((all - missing.length) / all, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);
