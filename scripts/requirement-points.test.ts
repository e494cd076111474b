import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths';
import { coverage, namedPoints, readPoints } from './requirement-points';

test('the list holds its 523 points in 31 areas, each once', () => {
  const points = readPoints(readFileSync(join(ROOT, 'tests/requirements.md'), 'utf8'));
  expect(points).toHaveLength(523);
  expect(new Set(points.map(({ id }) => id)).size).toBe(523);
  expect(new Set(points.map(({ area }) => area)).size).toBe(31);
});

test('titles name points, comments and other text do not', () => {
  const mark = '[';
  const source = [
    `test('${mark}PAGE-04] the next chunk', f);`,
    `test.each(table)(\`${mark}MENU-01, MENU-02] %s\`, f);`,
    `// '${mark}PAGE-05] in a comment'`,
    `const list = ['a', 'PAGE-06'];`,
  ].join('\n');
  expect(namedPoints('a.test.ts', source).map(({ id }) => id)).toEqual(['PAGE-04', 'MENU-01', 'MENU-02']);
});

test('coverage tells what is missing and what is unknown', () => {
  const points = readPoints('- PAGE-01 [A§1] One.\n- PAGE-02 [A§2] Two.\n- MENU-01 [A§3] Three.\n');
  const { areas, unknown } = coverage(points, [
    { id: 'PAGE-02', file: 'x' },
    { id: 'PAGE-99', file: 'y' },
  ]);
  expect(areas).toEqual([
    { area: 'PAGE', total: 2, missing: [{ id: 'PAGE-01', area: 'PAGE', text: '[A§1] One.' }] },
    { area: 'MENU', total: 1, missing: [{ id: 'MENU-01', area: 'MENU', text: '[A§3] Three.' }] },
  ]);
  expect(unknown).toEqual([{ id: 'PAGE-99', file: 'y' }]);
});
