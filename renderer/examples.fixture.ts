/** The examples of README.md as files: every `tsx` block, named by its export, with its line number on the page. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Example {
  /** The first export; `test` for the block that only contains tests. */
  readonly name: string;
  readonly code: string;
  /** Line of the page its first line is on. */
  readonly line: number;
  /** Where `writeExamples` puts it. */
  readonly file: string;
}

const page = fileURLToPath(new URL('./README.md', import.meta.url));
/** As deep as a screen's folder, so that `../../renderer` resolves to the renderer. */
const folder = fileURLToPath(new URL('../test-results/readme', import.meta.url));

/** The examples of the page, in order. */
export function readExamples(): Example[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const examples: Example[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== '```tsx') continue;
    const end = lines.indexOf('```', at);
    const code = lines.slice(at + 1, end).join('\n');
    const name = /^export (?:async )?(?:function|const) (\w+)/m.exec(code)?.[1] ?? 'test';
    examples.push({ name, code, line: at + 2, file: join(folder, `${name}.tsx`) });
    at = end;
  }
  return examples;
}

/**
 * Writes the examples and a tsconfig.json with the project's checks. Each file is padded with blank lines, so that an
 * error reports the line number of the page. @returns the folder
 */
export function writeExamples(examples: readonly Example[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code, line } of examples) writeFileSync(file, '\n'.repeat(line - 1) + code + '\n');
  const config = { extends: '../../tsconfig.json', include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}
