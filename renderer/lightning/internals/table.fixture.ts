/** The list of README.md, made of what the code declares. */
import { internals } from './assertInternals';
import { lightningVersion } from './members';
import type { Internals, Member } from './members';

const head = ['Member', 'Kind', 'Why', 'Since', 'In 3.3.1', 'What `assertInternals` looks for', 'Used in'];

/** Markdown: a row for each member; those of a class with one and the same reason share a row. */
export function renderTable(): string {
  const rows = internals.flatMap(rowsOf);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowsOf({ owner, file, members }: Internals): string[][] {
  const groups = new Map<string, string[]>();
  for (const [name, member] of Object.entries(members)) {
    const cells = JSON.stringify(cellsOf(member));
    groups.set(cells, [...(groups.get(cells) ?? []), name]);
  }
  return [...groups].map(([cells, names]) => [
    `\`${owner}\`: ${names.map((name) => `\`${name}\``).join(', ')}`,
    ...(JSON.parse(cells) as string[]),
    `\`${file}\``,
  ]);
}

function cellsOf({ kind, why, since, upstream, assumes }: Member): string[] {
  return [kind, why, since, upstream, assumes === undefined ? 'it is there' : assumes];
}

/** Members declared, and how many of them by kind, in words. */
export function summary(): string {
  const kinds = new Map<string, number>();
  for (const { members } of internals)
    for (const { kind } of Object.values(members)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return `${total} members of Lightning ${lightningVersion}: ${parts}.`;
}
