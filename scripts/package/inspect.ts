/** Looks into what is about to be packed for what must not be in it. */
import { homedir } from 'node:os';
import { DEMO_ACCOUNTS } from '../../tests/service/demo-accounts';
import { ROOT } from '../paths';
import type { Files } from './files';

/** Of files that are read as text. */
const TEXT = /\.(js|mjs|html|css|json|xml|svg|txt)$/;

/** A word that no package holds, and what it would mean. */
const FORBIDDEN: readonly (readonly [word: string, meaning: string])[] = [
  ['__tv', 'the test interface window.__tv'],
  ['sourceMappingURL', 'a reference to a source map'],
  ['/__test/', "the reference service's hooks for tests"],
  ...DEMO_ACCOUNTS.map(({ email }) => [email, 'an account of the reference service'] as const),
];

/** Folders of this machine; '/root' and the like are too short to tell them from addresses of a service. */
const MACHINE = [ROOT.replace(/\/$/, ''), homedir()].filter((path) => path.split('/').length > 2);

/** Why these files may not be packed, a line for each, which names the file; none when they may. */
export function packageFaults(files: Files, machine: readonly string[] = MACHINE): string[] {
  const faults: string[] = [];
  for (const [path, bytes] of files) {
    if (path.endsWith('.map')) faults.push(`${path}: a source map`);
    if (/^(\/|[A-Za-z]:)|(^|\/)\.\.(\/|$)|\\/.test(path)) faults.push(`${path}: a path out of the package`);
    if (!TEXT.test(path)) continue;
    const text = Buffer.from(bytes).toString('utf8');
    for (const [word, meaning] of FORBIDDEN)
      if (text.includes(word)) faults.push(`${path}: holds ${meaning}`);
    if (machine.some((folder) => text.includes(folder))) faults.push(`${path}: holds a path of this machine`);
  }
  return faults;
}
