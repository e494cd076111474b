/** A profile's name: the cleaned input, and its validation [PROFILE-16..19]. */
import type { Profile } from '../contract';

/** Maximum letters of a new name: more do not fit below an avatar at a readable size; the service has no limit. */
export const PROFILE_NAME_MAX = 30;

/** Why a profile name is invalid: it is empty, or another profile has it. */
export type NameProblem = 'required' | 'taken';

/** Joiners that Indic scripts need for spelling; other invisible characters are removed. */
const JOINERS = '\u200c\u200d';
/** Controls, direction marks, lone surrogates, private-use characters: nothing that can be seen or spoken. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** A letter, digit, punctuation mark or symbol. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A grapheme: a letter with its marks and joined emoji. */
const LETTERS = /\P{M}[\p{M}\u200c]*(?:\u200d\P{M}[\p{M}\u200c]*)*\u200d?/gu;

/**
 * The name after an edit, typed or pasted: line breaks become spaces, invisible characters are removed, and it is cut
 * at `PROFILE_NAME_MAX` letters. A longer name from the service can only become shorter.
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

/** The name as it is sent and saved. */
export const savedName = (name: string): string => name.trim();

/** Key for comparing names, which ignores case, outer spaces and the encoding of accents. */
const folded = (name: string): string => savedName(name).normalize('NFC').toLowerCase();

/**
 * The first problem of a name, null when it is valid.
 * @param profiles the account's profiles
 * @param own uuid of the edited profile, whose own name is allowed; null for a new one
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
