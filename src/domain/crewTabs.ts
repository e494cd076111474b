/**
 * Tabs of the description drawer: Description always, then the crew roles with at least one name [ASSET-06,
 * ASSET-07].
 */
import type { CrewMember } from '../contract';

/** The tabs of the description drawer. */
export type CrewTabKind = 'description' | 'director' | 'cast' | 'studio' | 'music' | 'producer' | 'writers';

/** Order of the tabs, and the names that the service may use for each role. */
const TRADES: readonly { readonly kind: CrewTabKind; readonly words: readonly string[] }[] = [
  { kind: 'director', words: ['director', 'directors'] },
  { kind: 'cast', words: ['cast', 'actor', 'actors'] },
  { kind: 'studio', words: ['studio', 'studios'] },
  { kind: 'music', words: ['music', 'composer'] },
  { kind: 'producer', words: ['producer', 'producers'] },
  { kind: 'writers', words: ['writers', 'writer'] },
];

/** A tab of the description drawer with its names. */
export interface CrewTab {
  readonly kind: CrewTabKind;
  /** Names without duplicates; empty for the description. */
  readonly names: readonly string[];
}

/** The tabs to show. Roles without a tab are left out. */
export function crewTabs(crew: readonly CrewMember[]): CrewTab[] {
  const tabs: CrewTab[] = [{ kind: 'description', names: [] }];
  for (const { kind, words } of TRADES) {
    const names = new Set(crew.filter((member) => words.includes(member.type)).map((member) => member.name));
    if (names.size > 0) tabs.push({ kind, names: [...names] });
  }
  return tabs;
}
