/** Crews: who made a title, drawn from a company of people for each language so that the same faces come back. */
import type { Random } from '../artwork/random';
import { random } from '../artwork/random';
import { shuffled } from './text-rows';
import { namesByLanguage, studios } from './texts/people';
import type { CrewSeed } from './types';

/** How many people a language's company has for each first name it knows. */
const PEOPLE_PER_FIRST_NAME = 2;

const companies = new Map<string, readonly string[]>();

/** The people who work in a language, the same for every seed. */
function companyOf(language: string): readonly string[] {
  const known = companies.get(language);
  if (known) return known;
  const names = namesByLanguage[language] ?? namesByLanguage['en'];
  if (!names) throw new Error(`No names for ${language}`);
  const last = shuffled(names.last, `company ${language}`);
  const people = names.first.flatMap((first, at) =>
    Array.from({ length: PEOPLE_PER_FIRST_NAME }, (_, turn) => {
      const family = last[(at + turn * 7) % last.length];
      return `${first} ${family}`;
    }),
  );
  const company = [...new Set(people)];
  companies.set(language, company);
  return company;
}

function draw(chance: Random, from: readonly string[], count: number, taken: Set<string>): string[] {
  const drawn: string[] = [];
  while (drawn.length < count && taken.size < from.length) {
    const name = chance.pick(from);
    if (taken.has(name)) continue;
    taken.add(name);
    drawn.push(name);
  }
  return drawn;
}

/**
 * The crew of a title: director, cast and studio always, music, producers and writers mostly, so that every tab of the
 * detail page is seen and sometimes missing.
 */
export function crewOf(seed: string, language: string, castSize: number): CrewSeed[] {
  const chance = random(`crew ${seed}`);
  const company = companyOf(language);
  const taken = new Set<string>();
  const people = (type: CrewSeed['type'], count: number): CrewSeed[] =>
    draw(chance, company, count, taken).map((name) => ({ type, name }));
  return [
    ...people('director', chance.chance(0.08) ? 2 : 1),
    ...people('cast', castSize),
    { type: 'studio', name: chance.pick(studios) },
    ...(chance.chance(0.7) ? people('music', 1) : []),
    ...(chance.chance(0.8) ? people('producer', chance.int(1, 2)) : []),
    ...(chance.chance(0.85) ? people('writer', chance.int(1, 2)) : []),
  ];
}
