import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { internals } from './assertInternals';
import { lightningVersion } from './members';
import { renderTable, summary } from './table.fixture';

const here = fileURLToPath(new URL('.', import.meta.url));
const readmePath = `${here}README.md`;
const between = /(<!-- members -->\n)[^]*(<!-- \/members -->)/;

/** README.md with the list as the code declares it. */
async function expectedReadme(readme: string): Promise<string> {
  const config = await prettier.resolveConfig(readmePath);
  const text = readme.replace(between, `$1\n${summary()}\n\n${renderTable()}\n\n$2`);
  return prettier.format(text, { ...config, parser: 'markdown' });
}

it('README.md lists exactly the members that the code declares (`vitest run -u` writes it)', async () => {
  const readme = readFileSync(readmePath, 'utf8');
  expect(readme).toMatch(between);
  await expect(await expectedReadme(readme)).toMatchFileSnapshot(readmePath);
});

it('the version this folder is written for is the one that the renderer pins', () => {
  const { dependencies } = JSON.parse(readFileSync(`${here}../../package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@lightningjs/renderer']).toBe(lightningVersion);
});

it('each file that is named as needing a member is in this folder', () => {
  const files = new Set(readdirSync(here));
  expect(
    internals.filter(({ file }) => !files.has(file)).map(({ owner, file }) => `${owner}: ${file}`),
  ).toEqual([]);
});

it('no code outside of this folder names a member that Lightning’s types keep private', () => {
  const privates = new Set(
    internals.flatMap(({ members }) =>
      Object.entries(members).flatMap(([name, { kind }]) => (kind === 'private' ? [name] : [])),
    ),
  );
  // names that are also plain words of our own code: a member of another object is no breach
  for (const common of ['program', 'gl', 'initialized']) privates.delete(common);
  expect(privates.size).toBeGreaterThan(5);
  const outside = readdirSync(`${here}..`).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  expect(outside.length).toBeGreaterThan(10);
  const breaches = outside.flatMap((file) =>
    memberNames(`${here}../${file}`)
      .filter((name) => privates.has(name))
      .map((name) => `renderer/lightning/${file}: ${name} is private to Lightning; use it in internals/`),
  );
  expect(breaches).toEqual([]);
});

/** Names after a dot, and keys of objects, patterns and interfaces. */
function memberNames(path: string): string[] {
  const names: string[] = [];
  JSON.stringify(parseSync(path, readFileSync(path, 'utf8')).program, (_key, node: unknown) => {
    const { property, key } = (node ?? {}) as { property?: { name?: string }; key?: { name?: string } };
    for (const name of [property?.name, key?.name]) if (name !== undefined) names.push(name);
    return node;
  });
  return names;
}
