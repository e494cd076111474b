/** Turns built scripts into what older engines and pages from file: can load. */
import { transform, type Options } from '@swc/core';
import rewritePattern from 'regexpu-core';
import { parseAst } from 'vite';

/** Chromium 38 on: ES5. `system` keeps the modules apart, as calls of System.register in classic scripts. */
export async function toEs5(code: string, form: 'system' | 'script'): Promise<string> {
  return swc(rewriteRegExps(code), form, 'es5');
}

/** The same language, as classic scripts: modules cannot be loaded from file:. */
export async function toSystem(code: string): Promise<string> {
  return swc(code, 'system', 'es2019');
}

async function swc(code: string, form: 'system' | 'script', target: 'es5' | 'es2019'): Promise<string> {
  const options: Options = {
    configFile: false,
    swcrc: false,
    isModule: form === 'system',
    minify: true,
    sourceMaps: false,
    jsc: {
      target,
      parser: { syntax: 'ecmascript' },
      // as vite.config.ts has it
      assumptions: { setPublicClassFields: true },
      // the build has compressed already, and knew more of what is used
      minify: { compress: false, mangle: true, format: { comments: false } },
    },
    ...(form === 'system' ? { module: { type: 'systemjs' } } : {}),
  };
  return (await transform(code, options)).code;
}

/** Part of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
}

/** Unicode properties (Chromium 64), flags u (50) and s (62): compilers of syntax leave them as they are. */
export function rewriteRegExps(code: string): string {
  let result = '';
  let at = 0;
  for (const { start, end, regex } of regExpsOf(code)) {
    const { pattern, flags } = regex;
    if (!/[usy]/.test(flags) && !pattern.includes('(?<')) continue;
    if (flags.includes('y') || /\(\?<[=!]/.test(pattern)) {
      throw new Error(`no engine before Chromium 62 knows /${pattern}/${flags}`);
    }
    const rewritten = rewritePattern(pattern, flags, {
      unicodeFlag: 'transform',
      unicodePropertyEscapes: 'transform',
      dotAllFlag: 'transform',
      namedGroups: 'transform',
    });
    result += `${code.slice(at, start)}/${rewritten}/${flags.replace(/[us]/g, '')}`;
    at = end;
  }
  return result + code.slice(at);
}

function regExpsOf(code: string): (Node & Required<Pick<Node, 'regex'>>)[] {
  const found: (Node & Required<Pick<Node, 'regex'>>)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const node = value as Node;
    if (node.regex) found.push({ ...node, regex: node.regex });
    else Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found.toSorted((a, b) => a.start - b.start);
}
