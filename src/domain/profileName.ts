/** A profile's name: what typed text becomes, and what keeps it from being saved [PROFILE-16..19]. */
import type { Profile } from '../contract';

/** Letters of a new name: more do not fit beneath a face at reading size, and the service sets no limit of its own. */
export const PROFILE_NAME_MAX = 30;

export type NameProblem = 'required' | 'taken';

/** Joiners that Indic scripts spell with; every other invisible character is left out. */
const JOINERS = '\u200c\u200d';
/** Controls, direction marks, lone halves of a pair, private characters: nothing one can see or say. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** A letter, digit, sign or picture. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A letter with the marks and joined pictures that belong to it. */
const LETTERS = /\P{M}[\p{M}\u200c]*(?:\u200d\P{M}[\p{M}\u200c]*)*\u200d?/gu;

/**
 * The name after an edit, whatever was typed or pasted: line breaks become spaces, invisible characters go, and it is cut
 * at `PROFILE_NAME_MAX` letters. A name that came longer from the service can only become shorter.
 */
export function editedName(before: string, typed: string): string {
  const clean = typed
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, (character) => (JOINERS.includes(character) ? character : ''));
  const letters = lettersOf(clean);
  if (letters.length <= PROFILE_NAME_MAX) return clean;
  const room = lettersOf(before).length;
  if (room <= PROFILE_NAME_MAX) return letters.slice(0, PROFILE_NAME_MAX).join('');
  return letters.length < room ? clean : before;
}

function lettersOf(text: string): readonly string[] {
  return text.match(LETTERS) ?? [];
}

/** As it is sent and kept. */
export const savedName = (name: string): string => name.trim();

/** Two names are the same whatever their case, outer spaces and way of writing an accent. */
const folded = (name: string): string => savedName(name).normalize('NFC').toLowerCase();

/**
 * The first thing wrong with a name, null when it can be saved.
 * @param profiles the account's
 * @param own uuid of the profile that is edited, whose name is no other's; null for a new one
 */
export function nameProblem(
  name: string,
  profiles: readonly Profile[],
  own: string | null,
): NameProblem | null {
  if (!SEEN.test(name)) return 'required';
  const wanted = folded(name);
  return profiles.some((one) => one.uuid !== own && folded(one.name) === wanted) ? 'taken' : null;
}
