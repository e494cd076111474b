/**
 * `npm run requirements`: which points of tests/requirements.md have no test that names them, and the counts by area.
 * `npm run requirements -- PAGE MENU` looks at those areas only. Ends with an error when a test names a point that
 * does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { coverage, namedPoints, readPoints, type NamedPoint } from './requirement-points';

const ROOMS = ['renderer', 'src', 'platforms', 'scripts', 'fonts', 'tests'];

const points = readPoints(readFileSync(join(ROOT, 'tests/requirements.md'), 'utf8'));
const { areas, unknown } = coverage(points, namedInTests());
const wanted = process.argv.slice(2);
const shown = areas.filter(({ area }) => wanted.length === 0 || wanted.includes(area));

for (const { area, missing } of shown) {
  if (missing.length === 0) continue;
  console.log(`\n${area}`);
  for (const { id, text } of missing) console.log(`  ${id} ${text}`);
}
console.log('\nArea      named / points');
for (const { area, total, missing } of shown) {
  console.log(`${area.padEnd(9)} ${String(total - missing.length).padStart(5)} / ${total}`);
}
const total = shown.reduce((sum, each) => sum + each.total, 0);
const missing = shown.reduce((sum, each) => sum + each.missing.length, 0);
console.log(`${'total'.padEnd(9)} ${String(total - missing).padStart(5)} / ${total}`);
for (const { id, file } of unknown)
  console.error(`${file} names ${id}, which is no point of tests/requirements.md`);
if (unknown.length > 0) process.exitCode = 1;

function namedInTests(): NamedPoint[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .flatMap((name) => namedPoints(join(room, name), readFileSync(join(ROOT, room, name), 'utf8'))),
  );
}
