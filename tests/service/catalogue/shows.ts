/** Builds the shows with their seasons and episodes from the hand-written lists. */
import type { Random } from '../artwork/random';
import { random } from '../artwork/random';
import { contentsOf, FEATURE_SECONDS, framesOf } from './contents';
import { crewOf } from './crew';
import type { ShowFamily } from './descriptions';
import { describe, showClosersOf } from './descriptions';
import { gradedSeasons, twoMinuteTitles } from './editorial';
import type { TitleRow } from './text-rows';
import { showRows, shuffled, slugOf } from './text-rows';
import {
  episodeNames,
  episodeOpenings,
  episodeTurns,
  factualEpisodeNames,
  factualEpisodeSummaries,
  kidsEpisodeNames,
  kidsEpisodeSummaries,
} from './texts/episodes';
import { comedyShows } from './texts/shows-comedy';
import { crimeShows } from './texts/shows-crime';
import { dramaShows } from './texts/shows-drama';
import { factualShows } from './texts/shows-factual';
import { kidsShows } from './texts/shows-kids';
import { speculativeShows } from './texts/shows-speculative';
import { traitsOf } from './traits';
import type { Entry } from './types';

const lists: readonly [ShowFamily, string][] = [
  ['show', dramaShows],
  ['show', crimeShows],
  ['show', comedyShows],
  ['kids', kidsShows],
  ['factual', factualShows],
  ['show', speculativeShows],
];

/** Minutes of an episode, least and most, by family. */
const minutes: Record<ShowFamily, readonly [number, number]> = {
  show: [38, 57],
  kids: [11, 22],
  factual: [44, 58],
};

const names: Record<ShowFamily, readonly string[]> = {
  show: episodeNames,
  kids: kidsEpisodeNames,
  factual: factualEpisodeNames,
};

/** Share of shows whose first episode is open to guests. */
const OPEN_PILOT_SHARE = 0.3;

/** A show, then its seasons, each followed by its episodes: show after show. `now` as for films. */
export function shows(seed: number, now: number): Entry[] {
  const closers = {
    show: showClosersOf(seed, 'show'),
    kids: showClosersOf(seed, 'kids'),
    factual: showClosersOf(seed, 'factual'),
  };
  return lists.flatMap(([family, text]) =>
    showRows(text).flatMap((row) => {
      const id = slugOf(row.name);
      const crew = crewOf(`${seed} ${id}`, row.language, family === 'factual' ? 2 : 5);
      const description = describe(id, row.premise, crew, closers[family]);
      return showOf(seed, now, { id, family, row, crew, description });
    }),
  );
}

interface ShowPlan {
  id: string;
  family: ShowFamily;
  row: TitleRow;
  crew: Entry['crew'];
  description: string;
}

function showOf(seed: number, now: number, { id, family, row, crew, description }: ShowPlan): Entry[] {
  const chance = random(`show ${seed} ${id}`);
  const traits = traitsOf({ id, seed, now, live: false, ...row });
  const show: Entry = {
    ...traits,
    id,
    type: 'show',
    name: row.name,
    administrativeName: null,
    description,
    duration: null,
    year: row.year,
    genres: row.genres,
    minAge: row.minAge,
    order: null,
    contents: contentsOf(id, 'none', traits.hasTrailer),
    frames: [],
    crew,
    rootId: null,
    parentId: null,
    childIds: row.seasons.map((_, at) => seasonId(id, at + 1)),
    nextId: null,
  };
  const draws = drawsOf(seed, id, family);
  const openPilot = chance.chance(OPEN_PILOT_SHARE);
  const thisYear = new Date(now).getUTCFullYear();
  const children = row.seasons.flatMap((count, at) =>
    seasonOf(show, {
      chance,
      thisYear,
      family,
      number: at + 1,
      count,
      openPilot,
      draws,
      seasons: row.seasons,
    }),
  );
  return [show, ...children];
}

/** Names and summaries of a show's episodes, handed out without repeats. */
interface Draws {
  name(): string;
  summary(): string;
}

function drawsOf(seed: number, id: string, family: ShowFamily): Draws {
  const name = turns(shuffled(names[family], `names ${seed} ${id}`));
  if (family === 'show') {
    const opening = turns(shuffled(episodeOpenings, `openings ${seed} ${id}`));
    const turn = turns(shuffled(episodeTurns, `turns ${seed} ${id}`));
    return { name, summary: () => `${opening()} ${turn()}` };
  }
  const summaries = family === 'kids' ? kidsEpisodeSummaries : factualEpisodeSummaries;
  return { name, summary: turns(shuffled(summaries, `summaries ${seed} ${id}`)) };
}

function turns(list: readonly string[]): () => string {
  let at = 0;
  return () => list[at++ % list.length] ?? '';
}

const seasonId = (show: string, season: number): string => `${show}-s${season}`;
const episodeId = (show: string, season: number, episode: number): string => `${show}-s${season}e${episode}`;

interface SeasonPlan {
  /** The show's own, drawn from in the order of its episodes. */
  chance: Random;
  thisYear: number;
  family: ShowFamily;
  number: number;
  count: number;
  openPilot: boolean;
  draws: Draws;
  seasons: readonly number[];
}

function seasonOf(show: Entry, plan: SeasonPlan): Entry[] {
  const { number, count } = plan;
  const graded = gradedSeasons.get(show.id);
  const minAge = graded?.season === number ? graded.minAge : show.minAge;
  const id = seasonId(show.id, number);
  const season: Entry = {
    ...show,
    id,
    type: 'season',
    name: `Season ${number}`,
    description: null,
    year: show.year === null ? null : Math.min(show.year + number - 1, plan.thisYear),
    minAge,
    order: number,
    contents: [],
    hasTrailer: false,
    crew: [],
    imageKinds: ['portrait', 'thumbnail'],
    rootId: show.id,
    parentId: show.id,
    childIds: Array.from({ length: count }, (_, at) => episodeId(show.id, number, at + 1)),
  };
  const episodes = season.childIds.map((_, at) => episodeOf(show, season, plan, at + 1));
  return [season, ...episodes];
}

function episodeOf(show: Entry, season: Entry, plan: SeasonPlan, number: number): Entry {
  const id = episodeId(show.id, plan.number, number);
  const { chance } = plan;
  const [least, most] = minutes[plan.family];
  const duration = twoMinuteTitles.has(show.id)
    ? FEATURE_SECONDS
    : chance.int(least, most) * 60 + chance.int(0, 59);
  const pilot = plan.number === 1 && number === 1;
  return {
    ...season,
    id,
    type: 'episode',
    name: plan.draws.name(),
    description: chance.chance(0.03) ? null : plan.draws.summary(),
    duration,
    minAge: stricter(chance.chance(0.05), season.minAge),
    order: number,
    access: pilot && plan.openPilot ? 'free' : season.access,
    contents: contentsOf(id, season.media, false),
    frames: framesOf({ id, titleId: show.id, duration, kind: 'episode', hasRecap: !pilot }),
    imageKinds: chance.chance(0.95) ? ['child', 'thumbnail', 'hero', 'jumbotron'] : ['thumbnail'],
    parentId: season.id,
    childIds: [],
    nextId: nextEpisode(show.id, plan, number),
  };
}

/** One episode in twenty is rated a step above its season. */
function stricter(applies: boolean, minAge: number | null): number | null {
  const step = [0, 7, 12, 16, 18];
  const at = step.indexOf(minAge ?? 0);
  return applies ? (step[at + 1] ?? minAge) : minAge;
}

function nextEpisode(show: string, plan: SeasonPlan, number: number): string | null {
  if (number < plan.count) return episodeId(show, plan.number, number + 1);
  return plan.number < plan.seasons.length ? episodeId(show, plan.number + 1, 1) : null;
}
