/** An application that has the renderer from its packed file: nothing of this repository is in reach but what the package names. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/paths';

const run = promisify(execFile);

const MAIN = `import { useState } from 'react';
import { createRoot, createTv, Image, Row, Text, View, type Key } from '@proscenium/renderer';

const keys: Readonly<Record<string, Key>> = { ArrowLeft: 'left', ArrowRight: 'right', Enter: 'enter' };
const films = Array.from({ length: 40 }, (_, i) => \`Film \${i + 1}\`);

function Films() {
  const [chosen, choose] = useState('nothing');
  const [art, setArt] = useState('loading');
  const poster = (film: string) => (
    <View focusable role="link" w={350} h={197} color={0x1b2230ff} label={film} onPress={() => choose(film)}>
      <Text x={16} y={150}>{film}</Text>
    </View>
  );
  return (
    <View w={1920} h={1080} color={0x203040ff}>
      <Text role="heading" x={76} y={60}>{\`You chose \${chosen}\`}</Text>
      <Image x={76} y={500} w={350} h={197} src="/picture/art/350x197.png" onLoad={() => setArt('loaded')} />
      <Text role="status" x={76} y={720}>{\`Picture \${art}\`}</Text>
      <Row listKey="films" x={76} y={140} w={1844} h={197} itemWidth={350} gap={10} items={films} itemKey={String} renderItem={poster} />
    </View>
  );
}

const input = { keys: window, keyMap: ({ key }: KeyboardEvent) => keys[key] ?? null, pointer: false };
const root = createRoot({ target: document.body, input, onError: console.error });
const route = () => ({ path: '/', search: '', state: null });
Object.assign(window, { __tv: createTv(root, { version: '1.0.0', platform: 'browser', route, busy: () => false, domNodes: () => [] }) });
root.render(<Films />);
`;

const PAGE =
  '<!doctype html><link rel="icon" href="data:," /><body style="margin:0;overflow:hidden"><script type="module" src="main.tsx"></script>';

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  files: ['main.tsx'],
};

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export interface PackedApplication {
  /** Type-checks it against the declarations in the package. @throws with what the compiler says */
  check(): Promise<void>;
  /** Builds it. Gives the folder of the built page. @throws with what vite says */
  build(mode: 'development' | 'production'): Promise<string>;
  remove(): void;
}

/** Packs the renderer and lays out the application in a temporary folder. */
export async function packApplication(): Promise<PackedApplication> {
  const folder = mkdtempSync(join(tmpdir(), 'proscenium-packed-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@proscenium/renderer');
  mkdirSync(installed, { recursive: true });
  const pack = ['pack', '--workspace', 'renderer', '--pack-destination', folder, '--json'];
  const { stdout } = await run('npm', [...pack, '--offline', '--foreground-scripts=false'], { cwd: ROOT });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']);

  // What npm would install beside it, at the versions that are here; the types of React are the application's own.
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  const beside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of [...beside, '@types/react']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.tsx'), MAIN);
  const tool = (path: string, args: string[], env: Record<string, string> = {}): Promise<unknown> =>
    run(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
  return {
    check: async () => void (await tool('typescript/bin/tsc', ['-p', folder])),
    async build(mode) {
      await tool('vite/bin/vite.js', ['build', '--mode', mode, '--outDir', mode], { NODE_ENV: mode });
      return join(folder, mode);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
