/** Reads the hand-written lists in texts/: one title a line, fields parted by ' | '. */
import { random } from '../artwork/random';

/** A line of a list of films or shows. */
export interface TitleRow {
  name: string;
  year: number;
  language: string;
  genres: readonly string[];
  minAge: number;
  /** Number of episodes by season; empty for a film. */
  seasons: readonly number[];
  premise: string;
}

/** A line of the live channels or events. */
export interface LiveRow {
  name: string;
  language: string;
  genres: readonly string[];
  minAge: number;
  /** Seconds; null for a channel. */
  duration: number | null;
  description: string;
}

function rowsOf(text: string, fields: number): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const parts = line.split(' | ');
      if (parts.length !== fields) throw new Error(`Expected ${fields} fields in: ${line}`);
      return parts;
    });
}

const listOf = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Films: name, year, language, genres, age, premise. Throws on a line of another shape. */
export function filmRows(text: string): TitleRow[] {
  return rowsOf(text, 6).map(([name = '', year, language = '', genres = '', minAge, premise = '']) => ({
    name,
    year: Number(year),
    language,
    genres: listOf(genres),
    minAge: Number(minAge),
    seasons: [],
    premise,
  }));
}

/** Shows: as films, with the episodes of each season before the premise. Throws on a line of another shape. */
export function showRows(text: string): TitleRow[] {
  return rowsOf(text, 7).map(
    ([name = '', year, language = '', genres = '', minAge, seasons = '', premise = '']) => ({
      name,
      year: Number(year),
      language,
      genres: listOf(genres),
      minAge: Number(minAge),
      seasons: listOf(seasons).map(Number),
      premise,
    }),
  );
}

/** Channels: name, language, genres, age, description. Throws on a line of another shape. */
export function channelRows(text: string): LiveRow[] {
  return rowsOf(text, 5).map(([name = '', language = '', genres = '', minAge, description = '']) => ({
    name,
    language,
    genres: listOf(genres),
    minAge: Number(minAge),
    duration: null,
    description,
  }));
}

/** Events: as channels, with their hours before the description. Throws on a line of another shape. */
export function eventRows(text: string): LiveRow[] {
  return rowsOf(text, 6).map(([name = '', language = '', genres = '', minAge, hours, description = '']) => ({
    name,
    language,
    genres: listOf(genres),
    minAge: Number(minAge),
    duration: Number(hours) * 3600,
    description,
  }));
}

/** The list in an order of its own for that seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const chance = random(seed);
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = chance.int(0, last);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** An id from a name in Latin letters: 'A Knife for the Mango' -> 'a-knife-for-the-mango'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
