/** Builds the films of the catalogue from the hand-written lists. */
import { random } from '../artwork/random';
import { contentsOf, FEATURE_SECONDS, framesOf } from './contents';
import { crewOf } from './crew';
import type { Closers } from './descriptions';
import { describe, filmClosersOf } from './descriptions';
import { sequels, twoMinuteTitles } from './editorial';
import type { TitleRow } from './text-rows';
import { filmRows, slugOf } from './text-rows';
import type { Family } from './texts/closers';
import { actionFilms } from './texts/films-action';
import { comedyFilms } from './texts/films-comedy';
import { documentaryFilms } from './texts/films-documentary';
import { dramaFilms } from './texts/films-drama';
import { familyFilms } from './texts/films-family';
import { historyFilms } from './texts/films-history';
import { horrorFilms } from './texts/films-horror';
import { romanceFilms } from './texts/films-romance';
import { speculativeFilms } from './texts/films-speculative';
import { thrillerFilms } from './texts/films-thriller';
import type { SpecialFilm } from './texts/special';
import { arabicFilm, bareFilm, gurmukhiFilm, longNameFilm, unbrokenFilm, urduFilm } from './texts/special';
import { traitsOf } from './traits';
import type { Entry } from './types';

const lists: readonly [Family, string][] = [
  ['drama', dramaFilms],
  ['thriller', thrillerFilms],
  ['comedy', comedyFilms],
  ['romance', romanceFilms],
  ['action', actionFilms],
  ['speculative', speculativeFilms],
  ['horror', horrorFilms],
  ['history', historyFilms],
  ['family', familyFilms],
  ['documentary', documentaryFilms],
];

const specials: readonly [string, SpecialFilm][] = [
  ['chanan-di-gali', gurmukhiFilm],
  ['akhri-station-ki-sham', urduFilm],
  ['haris-al-manara', arabicFilm],
  ['the-account-of-mr-dhillon', longNameFilm],
  ['one-breath', unbrokenFilm],
];

/** Every film, in the order of the lists. `now` is the service's start in milliseconds since 1970. */
export function films(seed: number, now: number): Entry[] {
  const listed = lists.flatMap(([family, text]) => {
    const closers = filmClosersOf(seed, family);
    return filmRows(text).map((row) => filmOf(seed, now, slugOf(row.name), row, closers));
  });
  const special = specials.map(([id, film]) => filmOf(seed, now, id, { ...film, seasons: [] }, null));
  return [...listed, ...special, bare(seed, now)];
}

function filmOf(seed: number, now: number, id: string, row: TitleRow, closers: Closers | null): Entry {
  const chance = random(`film ${seed} ${id}`);
  const animated = row.genres.includes('Animation');
  const crew = crewOf(`${seed} ${id}`, row.language, chance.int(3, 6));
  const traits = traitsOf({ id, seed, now, live: false, ...row });
  const duration = twoMinuteTitles.has(id)
    ? FEATURE_SECONDS
    : chance.int(animated ? 74 : 88, animated ? 98 : 152) * 60 + chance.int(0, 59);
  return {
    ...traits,
    id,
    type: 'movie',
    name: row.name,
    administrativeName: chance.chance(0.5) ? `${id}-${row.year}` : null,
    description: closers ? describe(id, row.premise, crew, closers) : row.premise,
    duration,
    year: row.year,
    genres: row.genres,
    minAge: chance.chance(0.02) ? null : row.minAge,
    order: null,
    contents: contentsOf(id, traits.media, traits.hasTrailer),
    frames: framesOf({ id, titleId: id, duration, kind: 'movie', hasRecap: false }),
    crew: chance.chance(0.03) ? [] : crew,
    rootId: null,
    parentId: null,
    childIds: [],
    nextId: sequels.get(id) ?? null,
  };
}

/** A record somebody opened and never filled in. */
function bare(seed: number, now: number): Entry {
  const id = slugOf(bareFilm.name);
  return {
    ...traitsOf({ id, seed, now, live: false, year: null, language: 'en', genres: [], minAge: 0 }),
    id,
    type: 'movie',
    name: bareFilm.name,
    administrativeName: null,
    description: null,
    duration: null,
    year: null,
    genres: [],
    minAge: null,
    audios: [],
    subtitles: [],
    imageKinds: ['hero'],
    hasTrailer: false,
    order: null,
    contents: [],
    frames: [],
    crew: [],
    rootId: null,
    parentId: null,
    childIds: [],
    nextId: null,
  };
}
