/** Whether what an engine of 2014 loads is ES5 throughout, as es-check sees it: every script, the page's own, and the worker's text. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { RESULTS, ROOT } from '../paths';
import { LEGACY_FOLDER } from './files';

/** Why the legacy build of this client may not be shipped; empty when it may, or when there is none. */
export function es5Faults(folder: string): string[] {
  const legacy = join(folder, LEGACY_FOLDER);
  if (!existsSync(legacy)) return [];
  const files = [legacy, join(folder, 'assets')].flatMap((each) =>
    readdirSync(each)
      .filter((name) => name.endsWith('.js') && (each === legacy || name.startsWith('system-')))
      .map((name) => join(each, name)),
  );
  const texts = join(RESULTS, 'es5');
  rmSync(texts, { recursive: true, force: true });
  mkdirSync(texts, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!);
  const workers = files.flatMap((file) => workerTexts(readFileSync(file, 'utf8')));
  if (workers.length === 0) return ['the legacy build holds no text of the image worker'];
  const written = [...inline, ...workers].map((code, i) => {
    const file = join(texts, `${i}.js`);
    writeFileSync(file, code);
    return file;
  });
  const check = spawnSync(join(ROOT, 'node_modules/.bin/es-check'), ['es5', ...files, ...written], {
    encoding: 'utf8',
  });
  if (check.status === 0) return [];
  return [`es-check: the legacy build is not ES5: ${(check.stdout + check.stderr).trim().slice(0, 2000)}`];
}

/** Programs inside strings: what is made a worker of. Pure. */
export function workerTexts(code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const node = value as { type?: string; value?: unknown };
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (/postMessage\(/.test(node.value) && /addEventListener\(/.test(node.value)) found.push(node.value);
    } else Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found;
}
