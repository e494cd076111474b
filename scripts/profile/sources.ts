/** Names of functions as their authors wrote them: built code has short ones, source maps know the places. */
import { SourceMap } from 'node:module';
import type { CallFrame, CpuProfile } from './flame';

interface MappedFile {
  map: SourceMap;
  sources: readonly string[];
  contents: readonly (string | null)[];
}

/** Fetches the maps of the scripts in a profile; a script without one keeps its own names. */
export async function namerFor({ nodes }: CpuProfile): Promise<(frame: CallFrame) => string> {
  const urls = [...new Set(nodes.map(({ callFrame }) => callFrame.url))].filter((url) =>
    url.startsWith('http'),
  );
  const files = new Map(
    await Promise.all(
      urls.map(async (url): Promise<[string, MappedFile | null]> => [url, await readMap(url)]),
    ),
  );
  return (frame) => nameOf(frame, files.get(frame.url) ?? null);
}

async function readMap(url: string): Promise<MappedFile | null> {
  try {
    const answer = await fetch(`${url}.map`);
    const payload = (await answer.json()) as ConstructorParameters<typeof SourceMap>[0];
    return { map: new SourceMap(payload), sources: payload.sources, contents: payload.sourcesContent };
  } catch {
    // production builds have none, and a set's own pages neither
    return null;
  }
}

/** 'drawFrame  core/Stage.js:312'; what has no place, '(garbage collector)', stays as it is. */
export function nameOf(
  { functionName, url, lineNumber, columnNumber }: CallFrame,
  file: MappedFile | null,
): string {
  if (url === '') return functionName || '(anonymous)';
  const entry = file?.map.findEntry(lineNumber, columnNumber);
  // some stretches of built code come from no file
  if (!file || !entry || !('originalSource' in entry) || entry.originalSource === undefined) {
    return `${functionName || '(anonymous)'}  ${url.split('/').pop() ?? ''}:${lineNumber + 1}`;
  }
  const content = file.contents[file.sources.indexOf(entry.originalSource)];
  const line = content?.split('\n')[entry.originalLine] ?? '';
  const name = functionAt(line, entry.originalColumn) ?? (functionName || '(anonymous)');
  return `${name}  ${entry.originalSource.split('/').slice(-2).join('/')}:${entry.originalLine + 1}`;
}

const KEYWORDS = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'function',
  'async',
  'return',
  'const',
  'get',
  'set',
]);

/** The name of the function that begins nearest to `column` of a line; null when the line names none. */
export function functionAt(line: string, column: number): string | null {
  let best: string | null = null;
  let nearest = Infinity;
  for (const match of line.matchAll(/([A-Za-z_$][\w$]*)\s*(?:[=:]\s*(?:async\s*)?(?:function\s*)?)?[(<]/g)) {
    if (KEYWORDS.has(match[1]!)) continue;
    const end = match.index + match[0].length - 1;
    const distance = Math.min(Math.abs(match.index - column), Math.abs(end - column));
    if (distance < nearest) [best, nearest] = [match[1]!, distance];
  }
  return best;
}
