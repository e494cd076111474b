/**
 * The temporary folder the fonts are made in.
 *
 * The tools are needed once in a while and by nobody who only runs the product, so they are no dependency of the project:
 * they are installed at exact versions into a folder of their own, which the caller removes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = {
  // Whole font files. @fontsource cuts the same fonts into files by script, and kerning pairs across two of them are lost.
  '@expo-google-fonts/noto-sans': '0.4.2',
  '@expo-google-fonts/noto-sans-arabic': '0.4.3',
  '@expo-google-fonts/noto-sans-gurmukhi': '0.4.1',
  'msdf-bmfont-xml': '2.7.0',
  'subset-font': '2.9.0',
};

/** Newer releases of these two break msdf-bmfont-xml: opentype.js 1.3.5 has no loadSync. */
const OVERRIDES = { 'opentype.js': '1.3.4', 'maxrects-packer': '2.7.3' };

export interface ToolFolder {
  /** Absolute path of a file in an installed package, as 'package/path/in/it'. */
  path(file: string): string;
  /** An installed CommonJS module. */
  load(module: string): unknown;
  /** Removes the folder. */
  remove(): void;
}

/**
 * Installs the tools and the source fonts.
 * @throws when npm cannot install, with npm's own message on stderr
 */
export function installTools(): ToolFolder {
  const folder = mkdtempSync(join(tmpdir(), 'proscenium-fonts-'));
  const manifest = { private: true, dependencies: PACKAGES, overrides: OVERRIDES };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const require = createRequire(join(folder, 'package.json'));
  return {
    path: (file) => join(folder, 'node_modules', file),
    load: (module) => require(module) as unknown,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
