/** Old Chromiums as they were: binaries that npm packages of their time carry. Kept outside of git, in node_modules/.cache. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../paths';

export interface RealEngine {
  readonly version: number;
  readonly source: string;
  /** What draws: 64 has no WebGL without libosmesa. */
  readonly drawnBy: 'webgl' | 'canvas';
}

export const REAL_ENGINES: readonly RealEngine[] = [
  { version: 64, source: 'chrome-aws-lambda@64.0.3264', drawnBy: 'canvas' },
  { version: 75, source: 'chrome-aws-lambda@1.15.0', drawnBy: 'webgl' },
];

/** They start without a window, a sandbox or processes of their own; anything else they need is missing here. */
export const REAL_ENGINE_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--single-process',
  '--no-zygote',
  '--autoplay-policy=no-user-gesture-required',
  '--hide-scrollbars',
];

/** Fetches and unpacks an engine where it is not there yet. @returns its binary @throws Error with what npm or tar said */
export function ensureRealEngine({ source, version }: RealEngine): string {
  const folder = join(ROOT, 'node_modules/.cache/engines', String(version));
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  run('npm', ['pack', source, '--silent', '--pack-destination', folder]);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  run('tar', ['xzf', join(folder, archive!), '-C', folder, '--strip-components=1']);
  const packed = join(folder, 'bin');
  for (const file of readdirSync(packed, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.br')) continue;
    // 'chromium-75.0.3765.0.br' and 'chromium.br' become the binary, 'swiftshader/libEGL.so.br' lies where it looks for it
    const name = file.startsWith('chromium') ? 'chromium' : file.slice(0, -'.br'.length);
    const to = join(folder, name);
    mkdirSync(join(to, '..'), { recursive: true });
    writeFileSync(to, brotliDecompressSync(readFileSync(join(packed, file))));
    chmodSync(to, 0o755);
  }
  if (!existsSync(binary)) throw new Error(`${source} holds no Chromium`);
  return binary;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr.trim()}`);
}
