/** A folder that is served, and builds that are deployed to it: the files of the one before vanish, as at a roll-out. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '../../scripts/client';
import { RESULTS } from '../../scripts/paths';

export interface Deployment {
  /** To be served. */
  readonly folder: string;
  /** Puts the build's files in place of what is there. Build B is A with other names of files, as after a change in each. */
  deploy(build: 'A' | 'B'): void;
}

/** @param name of its folder below the tests' results */
export function createDeployment(name: string): Deployment {
  const folder = join(RESULTS, 'deployed', name);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    deploy(build) {
      for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
      cpSync(clientFolder('staging'), folder, { recursive: true });
      if (build === 'B') renameAssets(folder);
    },
  };
}

/** 'Search-B2x9.js' becomes 'Search-B2x9b.js', also wherever it is named. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /-[\w-]+\.\w+$/.test(name));
  const renamed = (name: string): string => name.replace(/(\.\w+)$/, 'b$1');
  // The longest first: a name may be the end of another.
  const pattern = new RegExp(
    names
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.$]/g, '\\$&'))
      .join('|'),
    'g',
  );
  const rewrite = (from: string, to: string): void => {
    const text = readFileSync(from, 'utf8').replace(pattern, renamed);
    rmSync(from);
    writeFileSync(to, text);
  };
  for (const name of readdirSync(assets)) {
    const to = names.includes(name) ? renamed(name) : name;
    if (/\.(js|css|json)$/.test(name)) rewrite(join(assets, name), join(assets, to));
    else if (to !== name) {
      cpSync(join(assets, name), join(assets, to));
      rmSync(join(assets, name));
    }
  }
  rewrite(join(folder, 'index.html'), join(folder, 'index.html'));
}
