/** What a title has beside its text: access, region, dates, sound, moods, artwork and popularity, by its seed. */
import type { ImageKind } from '../../../src/contract/asset';
import type { Random } from '../artwork/random';
import { random } from '../artwork/random';
import {
  comingTitles,
  editorialAccess,
  emptyTitles,
  outOfRegionTitles,
  protectedTitles,
  screenLimitedTitles,
} from './editorial';
import type { Access, MediaKind } from './types';

export const DAY_MS = 86_400_000;

const GUEST_SHARE = 0.1;
const ACCOUNT_SHARE = 0.07;
const OUT_OF_REGION_SHARE = 0.02;

const moodsByGenre: Readonly<Record<string, readonly string[]>> = {
  Drama: ['Thoughtful', 'Moving'],
  Mystery: ['Tense', 'Puzzling'],
  Thriller: ['Tense', 'Dark'],
  Crime: ['Dark', 'Gritty'],
  Comedy: ['Funny', 'Feel-good'],
  Romance: ['Romantic', 'Moving'],
  Family: ['Feel-good', 'Cosy'],
  Animation: ['Funny', 'Cosy'],
  Action: ['Exciting', 'Epic'],
  Adventure: ['Exciting', 'Epic'],
  'Science Fiction': ['Strange', 'Thoughtful'],
  Fantasy: ['Strange', 'Epic'],
  Horror: ['Scary', 'Dark'],
  History: ['Nostalgic', 'Thoughtful'],
  War: ['Gritty', 'Moving'],
  Documentary: ['Thoughtful', 'Curious'],
  Music: ['Feel-good', 'Nostalgic'],
  Sport: ['Exciting', 'Feel-good'],
};

/** Every mood a title can have, in alphabetical order. */
export const ALL_MOODS: readonly string[] = [...new Set(Object.values(moodsByGenre).flat())].sort();

const SUBTITLES = ['en', 'pa', 'hi', 'ur'] as const;
const TAGS_BY_AGE: Readonly<Record<number, readonly string[]>> = {
  12: ['Mild language', 'Some threat', 'Smoking'],
  16: ['Violence', 'Strong language', 'Smoking', 'Upsetting scenes'],
  18: ['Strong violence', 'Strong language', 'Drug use', 'Disturbing scenes'],
};

/** The traits of one title. */
interface Traits {
  access: Access;
  inRegion: boolean;
  availableFrom: number | null;
  media: MediaKind;
  tags: string[];
  audios: string[];
  subtitles: string[];
  moods: string[];
  imageKinds: ImageKind[];
  popularity: number;
  hasTrailer: boolean;
  screenLimited: boolean;
}

interface TraitSource {
  id: string;
  seed: number;
  /** Milliseconds since 1970 of the service's start: dates to come count from it. */
  now: number;
  live: boolean;
  year: number | null;
  language: string;
  genres: readonly string[];
  minAge: number;
}

/** The traits of a title: what editorial.ts says of it, and what its seed says of the rest. */
export function traitsOf(source: TraitSource): Traits {
  const { id, genres, minAge, language, live } = source;
  const chance = random(`traits ${source.seed} ${id}`);
  const access = editorialAccess(id) ?? drawnAccess(chance);
  const daysAhead = comingTitles.get(id);
  return {
    access,
    inRegion: !outOfRegionTitles.has(id) && !(access === 'premium' && chance.chance(OUT_OF_REGION_SHARE)),
    availableFrom: daysAhead === undefined ? null : startOfDay(source.now) + daysAhead * DAY_MS,
    media: mediaOf(id, live),
    tags: (TAGS_BY_AGE[minAge] ?? []).filter(() => chance.chance(0.55)),
    audios: audiosOf(chance, language),
    subtitles: SUBTITLES.filter((code) => code === 'en' || chance.chance(0.6)),
    moods: [...new Set(genres.flatMap((genre) => moodsByGenre[genre] ?? []))].slice(0, 3),
    imageKinds: imageKindsOf(chance),
    popularity: popularityOf(chance, source.year, access),
    hasTrailer: !live && chance.chance(0.85),
    screenLimited: screenLimitedTitles.has(id),
  };
}

function drawnAccess(chance: Random): Access {
  const at = chance.num();
  if (at < GUEST_SHARE) return 'free';
  return at < GUEST_SHARE + ACCOUNT_SHARE ? 'account' : 'premium';
}

function mediaOf(id: string, live: boolean): MediaKind {
  if (emptyTitles.has(id)) return 'none';
  if (live) return 'live';
  return protectedTitles.has(id) ? 'encrypted' : 'feature';
}

function audiosOf(chance: Random, language: string): string[] {
  const dubs = ['en', 'hi', 'pa'].filter((code) => code !== language && chance.chance(0.35));
  return [language, ...dubs];
}

/** Nearly every title has nearly every picture; what is missing makes the client fall back to another kind. */
function imageKindsOf(chance: Random): ImageKind[] {
  const drawn: [ImageKind, number][] = [
    ['thumbnail', 0.98],
    ['portrait', 0.97],
    ['hero', 0.96],
    ['jumbotron', 0.93],
    ['billboard', 0.9],
    ['logo', 0.8],
    ['child', 0.6],
  ];
  const kinds = drawn.filter(([, share]) => chance.chance(share)).map(([kind]) => kind);
  return kinds.length > 0 ? kinds : ['hero'];
}

function popularityOf(chance: Random, year: number | null, access: Access): number {
  const fresh = year === null ? 0.5 : Math.max(0, Math.min(1, (year - 2018) / 8));
  const open = access === 'free' ? 0.15 : 0;
  return Math.min(1, chance.num() * 0.6 + fresh * 0.3 + open);
}

function startOfDay(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}
