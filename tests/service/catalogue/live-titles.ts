/** Builds the live channels and live events. Events start around the service's own start, so that some are on. */
import { random } from '../artwork/random';
import { contentsOf } from './contents';
import type { Closers } from './descriptions';
import { describe, liveClosersOf } from './descriptions';
import type { LiveRow } from './text-rows';
import { channelRows, eventRows, slugOf } from './text-rows';
import { liveChannels, liveEvents } from './texts/live';
import { DAY_MS, traitsOf } from './traits';
import type { Entry } from './types';

/** One event in this many is still to come. */
const COMING_EVERY = 4;
const HOUR_MS = 3_600_000;

/** Channels, then events. `now` as for films. */
export function liveTitles(seed: number, now: number): Entry[] {
  const channel = liveClosersOf(seed, 'channel');
  const event = liveClosersOf(seed, 'event');
  return [
    ...channelRows(liveChannels).map((row) => liveOf(seed, now, row, null, channel)),
    ...eventRows(liveEvents).map((row, at) => liveOf(seed, now, row, startOf(now, at), event)),
  ];
}

/** Whole hours, so that a date on the screen reads like a programme guide. */
function startOf(now: number, at: number): number {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return at % COMING_EVERY === COMING_EVERY - 1 ? hour + (at + 1) * (DAY_MS / 2) : hour - (at % 3) * HOUR_MS;
}

function liveOf(seed: number, now: number, row: LiveRow, startsAt: number | null, closers: Closers): Entry {
  const id = slugOf(row.name);
  const chance = random(`live ${seed} ${id}`);
  const traits = traitsOf({ id, seed, now, live: true, year: null, ...row });
  return {
    ...traits,
    id,
    type: startsAt === null ? 'live channel' : 'live event',
    name: row.name,
    administrativeName: null,
    description: describe(id, row.description, [], closers),
    duration: row.duration,
    year: startsAt === null ? null : new Date(startsAt).getUTCFullYear(),
    genres: row.genres,
    minAge: row.minAge,
    availableFrom: traits.availableFrom ?? startsAt,
    order: null,
    contents: contentsOf(id, traits.media, false),
    frames: [],
    crew: chance.chance(0.3) ? [{ type: 'studio', name: 'Proscenium Live' }] : [],
    rootId: null,
    parentId: null,
    childIds: [],
    nextId: null,
  };
}
