/** The file LICENSES: what of others reaches a set, and under which terms. Read from a build, which knows what it holds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** One package in a build, as vite writes it. */
export interface BundledPackage {
  name: string;
  version: string;
  identifier?: string;
  /** Of its licence file, if it has one. */
  text?: string;
}

/** Packages under MIT without a licence file; the copyright stands in their sources. */
const COPYRIGHTS: Readonly<Record<string, string>> = {
  'qrcode-generator': 'Copyright (c) 2009 Kazuhiko Arase',
};

const MIT = `MIT License

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The typefaces that fonts/generated is made from. */
const TYPEFACES = [
  ['Noto Sans', 'https://github.com/notofonts/latin-greek-cyrillic'],
  ['Noto Sans Arabic', 'https://github.com/notofonts/arabic'],
  ['Noto Sans Gurmukhi', 'https://github.com/notofonts/gurmukhi'],
] as const;

const HEAD = `Software and typefaces of others in the client as it reaches a set. Written by \`npm run licenses\` from what the build holds; a
build that holds anything else fails.`;

export const LICENSE_FILE = join(ROOT, 'LICENSES');

/** In the polyfills and beside the legacy build, where vite's own list does not look. */
export const BESIDE = ['abortcontroller-polyfill', 'core-js', 'systemjs', 'whatwg-fetch'] as const;

function besideThe(name: string): BundledPackage {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() };
}

/** What LICENSES must say about the client built into `folder`. */
export function licenseFile(folder: string): string {
  const bundled = JSON.parse(
    readFileSync(join(folder, '.vite/licenses.json'), 'utf8'),
  ) as readonly BundledPackage[];
  const font = readFileSync(join(ROOT, 'fonts/generated/OFL.txt'), 'utf8');
  return `${HEAD}\n\n${describeLicenses([...bundled, ...BESIDE.map(besideThe)], noticeOf)}\n\n${describeTypefaces(font)}\n`;
}

/** Why a build may not be shipped with LICENSES as it is; empty when it may. */
export function licenseFaults(folder: string): string[] {
  const written = existsSync(LICENSE_FILE) ? readFileSync(LICENSE_FILE, 'utf8') : '';
  return compareLicenses(licenseFile(folder), written);
}

/** Pure: one line for each package that one side names and the other does not, or one when only a text differs. */
export function compareLicenses(needed: string, written: string): string[] {
  if (needed === written) return [];
  const [wanted, listed] = [needed, written].map(
    (file) => new Set([...file.matchAll(/^ {2}(\S+ \S+)$/gm)].map(([, entry]) => entry!)),
  ) as [Set<string>, Set<string>];
  const missing = [...wanted].filter((each) => !listed.has(each)).map((each) => `${each} is missing`);
  const surplus = [...listed]
    .filter((each) => !wanted.has(each))
    .map((each) => `${each} is not in the build`);
  const found = [...missing, ...surplus];
  return (found.length > 0 ? found : ['a text differs']).map(
    (each) => `LICENSES: ${each}; run npm run licenses`,
  );
}

/** Pure: packages by licence text, each text once. */
export function describeLicenses(
  bundled: readonly BundledPackage[],
  noticeOf: (name: string) => string | null,
): string {
  const byText = new Map<string, BundledPackage[]>();
  for (const each of bundled) {
    const text = textOf(each, bundled);
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  return [...byText]
    .map(([text, packages]) => {
      const lines = packages.map(({ name, version }) => `  ${name} ${version}`);
      const notices = packages.flatMap(({ name }) => noticeOf(name) ?? []);
      return [rule(packages[0]!.identifier ?? ''), lines.join('\n'), ...notices, text].join('\n\n');
    })
    .join('\n\n');
}

/** Its own, or where its package has none that of its licence. @throws Error when there is none to be had */
function textOf({ name, identifier, text }: BundledPackage, all: readonly BundledPackage[]): string {
  if (text) return text;
  const copyright = COPYRIGHTS[name];
  if (identifier === 'MIT' && copyright) return `${copyright}\n\n${MIT}`;
  // Apache's names no holder: that of another package is it. Longer ones have the terms of still others below it.
  const others = all.flatMap((each) => (each.identifier === 'Apache-2.0' && each.text ? [each.text] : []));
  const [shortest] = others.toSorted((a, b) => a.length - b.length);
  if (identifier === 'Apache-2.0' && shortest) return shortest;
  throw new Error(`${name} has no licence file, and nothing here gives the text of ${identifier}`);
}

/** What Apache's licence wants passed on. */
function noticeOf(name: string): string | null {
  const file = join(ROOT, 'node_modules', name, 'NOTICE');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function describeTypefaces(text: string): string {
  const names = TYPEFACES.map(
    ([name, source]) => `  ${name}\n    Copyright 2022 The Noto Project Authors (${source})`,
  );
  return [rule('OFL-1.1'), names.join('\n'), text.trim()].join('\n\n');
}

const rule = (title: string): string => `${'='.repeat(20)} ${title} ${'='.repeat(20)}`;
