/** What is done to a built client's files: scripts for older engines and for pages from file:, polyfills, and the loader. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Loads } from '../../engines/loader';
import { firstLoadFiles, type Manifest } from '../bundle';
import { buildClassic } from './classic';
import { toEs5, toSystem } from './es5';
import {
  COMPILED_WHOLE,
  LEGACY_FOLDER,
  LEGACY_MANIFEST,
  MODERN_MANIFEST,
  PACKAGED_CONFIG_FILE,
} from './files';

export interface FinishOptions {
  folder: string;
  /** In front of every address: '/' or './'. */
  base: string;
  /** Loaded from file: */
  packaged: boolean;
  /** The legacy build was made too. */
  legacy: boolean;
}

/** Converts the scripts of a built client and puts the loader into its index.html. */
export async function finishClient({ folder, base, packaged, legacy }: FinishOptions): Promise<void> {
  if (packaged) await convert(join(folder, 'assets'), toSystem);
  if (legacy) await convert(join(folder, LEGACY_FOLDER), (code) => toEs5(code, 'system'));
  const add = (name: string, code: string): string => base + writeHashed(folder, name, code);
  const loads: Loads = {
    ...(packaged ? { config: base + PACKAGED_CONFIG_FILE } : {}),
    modern: firstFilesOf(folder, MODERN_MANIFEST).map((file) => base + file),
    soon: packaged ? [] : soonFilesOf(folder).map((file) => base + file),
    // of a package they are in its scripts
    fonts: packaged ? [] : firstFontsOf(folder).map((file) => base + file),
    newer: add('assets/newer', await buildClassic('polyfills/modern.ts')),
    ...(legacy
      ? {
          legacy: [
            base + firstFilesOf(folder, LEGACY_MANIFEST)[0]!,
            add(`${LEGACY_FOLDER}/polyfills`, await buildClassic('polyfills/legacy.ts')),
          ],
        }
      : {}),
    ...(legacy || packaged ? { system: add('assets/system', systemCode()) } : {}),
  };
  const page = join(folder, 'index.html');
  const links = packaged ? [] : loads.modern;
  writeFileSync(page, withLoader(readFileSync(page, 'utf8'), await loaderCode(loads), links));
}

/** The loader as it stands in the page. */
export function loaderCode(loads: Loads): Promise<string> {
  return buildClassic('loader.ts', { __LOADS__: loads });
}

/**
 * Instead of the tags that vite writes, which would load one build in every engine. Every engine that knows links to modules
 * (Chromium 66 and later) is one for the modern build.
 * @param modules what the links ask for: a script asks 25 to 80 ms later at 6x slow-down
 */
export function withLoader(html: string, loader: string, modules: readonly string[]): string {
  const bare = html.replace(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    '',
  );
  const tags = [
    `<script>${loader.trim()}</script>`,
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ];
  return bare.replace(/\s*<\/head>/, () => `${tags.map((tag) => `\n    ${tag}`).join('')}\n  </head>`);
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, MODERN_MANIFEST), 'utf8')) as Manifest;

function firstFilesOf(folder: string, manifest: string): string[] {
  return firstLoadFiles(JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as Manifest);
}

/** The identity provider's adapter and SDK, and what the adapter of every platform imports. */
function soonFilesOf(folder: string): string[] {
  const manifest = manifestOf(folder);
  const identity = manifest['src/session/firebaseIdentity.ts'];
  if (identity === undefined) throw new Error('the build has no chunk of the identity provider');
  const adapters = Object.keys(manifest)
    .filter((source) => /^platforms\/\w+\/adapter\.ts$/.test(source))
    .map((source) => manifest[source]!.imports ?? []);
  const shared = (adapters[0] ?? []).filter((key) => adapters.every((imports) => imports.includes(key)));
  const imported = [...(identity.imports ?? []), ...shared].map((key) => manifest[key]!.file);
  const first = new Set(firstLoadFiles(manifest));
  return [identity.file, ...imported].filter((file) => !first.has(file));
}

/** The atlases of what most texts need. */
function firstFontsOf(folder: string): string[] {
  const manifest = manifestOf(folder);
  return Object.keys(manifest)
    .filter((source) => /\/noto-sans-basic-/.test(source))
    .map((source) => manifest[source]!.file);
}

async function convert(folder: string, change: (code: string) => Promise<string>): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const code = readFileSync(file, 'utf8');
      // The conversion drops comments.
      const hint = code.includes(COMPILED_WHOLE) ? `${COMPILED_WHOLE}\n` : '';
      writeFileSync(file, hint + (await change(code)));
    }),
  );
}

function writeHashed(folder: string, name: string, code: string): string {
  const file = `${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}

/** The loader of modules in classic scripts. */
function systemCode(): string {
  const file = createRequire(import.meta.url).resolve('systemjs/dist/s.min.js');
  if (!existsSync(file)) throw new Error('systemjs is not installed');
  return readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '');
}
