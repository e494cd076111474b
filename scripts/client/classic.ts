/** Small scripts that are loaded before the client: polyfills and the loader. */
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../paths';
import { toEs5 } from './es5';

/** What `Intl.DisplayNames` is asked about, of which the polyfill knows the names in English. */
const KINDS = ['language', 'region'] as const;

/** Builds a file of `engines/` into one ES5 script. @param define constants written into it */
export async function buildClassic(file: string, define: Record<string, unknown> = {}): Promise<string> {
  const written = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries({ __ENGLISH_NAMES__: englishNames(), ...define }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
    build: {
      write: false,
      target: 'es2015',
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, 'engines', file), output: { format: 'iife' } },
    },
  });
  const [output] = [written].flat() as { output: { code: string }[] }[];
  return toEs5(output!.output[0]!.code, 'script');
}

let names: Record<string, Record<string, string>> | null = null;

/** Names of languages by two letters, and of regions by two letters. */
function englishNames(): Record<string, Record<string, string>> {
  return (names ??= Object.fromEntries(KINDS.map((type) => [type, namesOf(type)])));
}

function namesOf(type: (typeof KINDS)[number]): Record<string, string> {
  const letters = [...(type === 'region' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'abcdefghijklmnopqrstuvwxyz')];
  const names = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const known: Record<string, string> = {};
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    if (name !== undefined) known[code] = name;
  }
  return known;
}
