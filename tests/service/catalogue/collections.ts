/** The lists of titles that rows and listings show: what belongs in each, and in which order. */
import { hash } from '../artwork/random';
import { comingTitles, twoMinuteTitles } from './editorial';
import { tagId } from './search';
import type { CollectionSeed, Entry, FiltersSeed } from './types';

const MOST_TITLES = 80;

interface CollectionPlan {
  title: string;
  where: (entry: Entry, now: number) => boolean;
  /** Ids that stand first, in this order, when they belong. */
  lead?: readonly string[];
  /** By popularity unless said otherwise. 'mixed' is an order of the collection's own. */
  order?: 'popular' | 'new' | 'soonest' | 'mixed';
  /** Filters a listing opens with. */
  filters?: FiltersSeed;
}

const isFilm = (entry: Entry): boolean => entry.type === 'movie';
const isShow = (entry: Entry): boolean => entry.type === 'show';
const isLive = (entry: Entry): boolean => entry.type === 'live channel' || entry.type === 'live event';
const onDemand = (entry: Entry): boolean => !isLive(entry) && !comingTitles.has(entry.id);
const sounds = (entry: Entry, ...codes: string[]): boolean => codes.includes(entry.audios[0] ?? '');
const about = (entry: Entry, genre: string, or?: string, orElse?: string): boolean =>
  entry.genres.includes(genre) ||
  (or !== undefined && entry.genres.includes(or)) ||
  (orElse !== undefined && entry.genres.includes(orElse));
const forChildren = (entry: Entry): boolean =>
  entry.minAge === 0 && about(entry, 'Family', 'Animation', 'Kids');
const tonight = (entry: Entry, now: number): boolean =>
  entry.availableFrom === null || entry.availableFrom <= now;

function ofGenre(title: string, genre: string, type?: 'MOVIE' | 'SHOW'): CollectionPlan {
  return {
    title,
    where: (entry) =>
      onDemand(entry) && about(entry, genre) && (type === undefined || entry.type.toUpperCase() === type),
    filters: { genre: tagId(genre), types: type === undefined ? ['MOVIE', 'SHOW'] : [type] },
  };
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** By uuid. */
const plans: Readonly<Record<string, CollectionPlan>> = {
  'live-now': {
    title: 'Live now',
    where: (entry, now) => isLive(entry) && tonight(entry, now),
    order: 'mixed',
  },
  'new-this-week': {
    title: 'New this week',
    where: (entry) => onDemand(entry) && (entry.year ?? 0) >= 2024,
    lead: words(
      'saffron-house static glass-harbour second-sun afterlight the-gravity-tax bad-debts rani-of-the-rooftops',
    ),
    order: 'mixed',
  },
  'top-picks': {
    title: 'Top picks',
    where: onDemand,
    lead: words(
      'night-ferry eleven-lanterns monsoon-radio red-kite-rising far-from-amritsar winter-wheat copper-sky undertow kinnow-season the-salt-road',
    ),
  },
  'series-tonight': {
    title: 'Series to start tonight',
    where: (entry) => onDemand(entry) && isShow(entry) && !about(entry, 'Kids'),
    lead: words(
      'glass-harbour chai-at-platform-nine auntie-network the-weighing-room saltmarsh the-haveli-accounts',
    ),
  },
  'because-night-ferry': {
    title: 'Because you watched Night Ferry',
    where: (entry) => onDemand(entry) && about(entry, 'Mystery', 'Thriller'),
    lead: words(
      'paper-moons the-quiet-coast a-room-in-lahore the-cartographer the-understudy undertow witness-marks',
    ),
    order: 'mixed',
  },
  'only-here': {
    title: 'Only on Proscenium',
    where: (entry) => onDemand(entry) && about(entry, 'Drama') && (entry.year ?? 0) >= 2022,
    order: 'mixed',
  },
  'crime-after-dark': ofGenre('Crime after dark', 'Crime'),
  'punjabi-cinema': {
    title: 'Punjabi cinema',
    where: (entry) => onDemand(entry) && isFilm(entry) && sounds(entry, 'pa'),
    lead: words('the-long-platform chanan-di-gali midnight-in-lyallpur'),
    filters: { audios: ['pa'], types: ['MOVIE'] },
  },
  'feel-good-comedies': ofGenre('Feel-good comedies', 'Comedy'),
  'love-stories': ofGenre('Love stories', 'Romance'),
  'free-to-watch': { title: 'Free to watch', where: (entry) => onDemand(entry) && entry.access === 'free' },
  documentaries: ofGenre('Documentaries', 'Documentary'),
  'big-screen': { title: 'Straight from the cinema', where: (entry) => entry.access === 'cinema' },
  'whole-family': { title: 'For the whole family', where: (entry) => onDemand(entry) && forChildren(entry) },
  'world-cinema': {
    title: 'World cinema',
    where: (entry) =>
      onDemand(entry) &&
      isFilm(entry) &&
      !sounds(entry, 'en', 'hi', 'pa', 'ur', 'bn', 'ta', 'te', 'ml', 'mr', 'gu', 'kn'),
    order: 'mixed',
  },
  'history-alive': ofGenre('History comes alive', 'History'),
  'into-the-unknown': ofGenre('Into the unknown', 'Science Fiction'),
  'matches-and-events': {
    title: 'Matches and events',
    where: (entry) => entry.type === 'live event',
    order: 'mixed',
  },
  'scary-nights': ofGenre('Scary nights', 'Horror'),
  'under-100-minutes': {
    title: 'Under 100 minutes',
    where: (entry) =>
      onDemand(entry) && isFilm(entry) && (entry.duration ?? Infinity) < 6000 && !forChildren(entry),
    order: 'mixed',
  },
  'coming-soon': { title: 'Coming soon', where: (entry) => comingTitles.has(entry.id), order: 'soonest' },
  'all-films': {
    title: 'All films',
    where: (entry) => onDemand(entry) && isFilm(entry),
    filters: { types: ['MOVIE'] },
  },
  'new-films': { title: 'New films', where: (entry) => onDemand(entry) && isFilm(entry), order: 'new' },
  'edge-of-your-seat': ofGenre('Edge of your seat', 'Thriller', 'MOVIE'),
  'big-adventures': ofGenre('Big adventures', 'Adventure', 'MOVIE'),
  'quiet-dramas': ofGenre('Quiet dramas', 'Drama', 'MOVIE'),
  mysteries: ofGenre('Who did it?', 'Mystery'),
  'hindi-cinema': {
    title: 'Hindi cinema',
    where: (entry) => onDemand(entry) && isFilm(entry) && sounds(entry, 'hi'),
    filters: { audios: ['hi'], types: ['MOVIE'] },
  },
  'southern-stories': {
    title: 'Stories from the south',
    where: (entry) => onDemand(entry) && sounds(entry, 'ta', 'te', 'ml', 'kn'),
  },
  bengal: { title: 'From Bengal', where: (entry) => onDemand(entry) && sounds(entry, 'bn', 'as') },
  'urdu-evenings': { title: 'Urdu evenings', where: (entry) => onDemand(entry) && sounds(entry, 'ur') },
  'all-shows': {
    title: 'All series',
    where: (entry) => onDemand(entry) && isShow(entry),
    filters: { types: ['SHOW'] },
  },
  'new-series': { title: 'New series', where: (entry) => onDemand(entry) && isShow(entry), order: 'new' },
  'crime-series': ofGenre('Crime series', 'Crime', 'SHOW'),
  'drama-series': ofGenre('Drama series', 'Drama', 'SHOW'),
  'comedy-series': ofGenre('Comedy series', 'Comedy', 'SHOW'),
  'factual-series': ofGenre('True stories', 'Documentary', 'SHOW'),
  'long-runners': {
    title: 'Three seasons and more',
    where: (entry) => onDemand(entry) && isShow(entry) && entry.childIds.length >= 3,
  },
  'one-season-wonders': {
    title: 'One season wonders',
    where: (entry) => onDemand(entry) && isShow(entry) && entry.childIds.length === 1,
    order: 'mixed',
  },
  channels: { title: 'All channels', where: (entry) => entry.type === 'live channel' },
  'live-music': { title: 'Live music', where: (entry) => isLive(entry) && about(entry, 'Music') },
  'live-sport': { title: 'Live sport', where: (entry) => isLive(entry) && about(entry, 'Sport') },
  'live-news': { title: 'News', where: (entry) => isLive(entry) && about(entry, 'News') },
  'later-live': {
    title: 'Later this week',
    where: (entry, now) => entry.type === 'live event' && !tonight(entry, now),
    order: 'soonest',
  },
  cartoons: {
    title: 'Cartoons',
    where: (entry) => onDemand(entry) && forChildren(entry) && about(entry, 'Animation'),
    filters: { genre: 'animation' },
  },
  'two-minute-tales': { title: 'Two-minute tales', where: (entry) => twoMinuteTitles.has(entry.id) },
  'kids-series': {
    title: 'Series for children',
    where: (entry) => onDemand(entry) && isShow(entry) && about(entry, 'Kids'),
  },
  animals: {
    title: 'Animals and wild places',
    where: (entry) => entry.minAge === 0 && about(entry, 'Nature'),
  },
  'kids-channels': {
    title: 'Channels for children',
    where: (entry) => isLive(entry) && about(entry, 'Kids'),
  },
  food: { title: 'At the table', where: (entry) => onDemand(entry) && about(entry, 'Food') },
  journeys: {
    title: 'Journeys',
    where: (entry) => onDemand(entry) && about(entry, 'Travel', 'Adventure'),
    order: 'mixed',
  },
  songs: { title: 'With songs in', where: (entry) => onDemand(entry) && about(entry, 'Music') },
  'sporting-stories': {
    title: 'Sporting stories',
    where: (entry) => onDemand(entry) && about(entry, 'Sport'),
  },
  fantasy: ofGenre('Once upon a time', 'Fantasy'),
};

/** A collection that exists and has nothing in it. */
const EMPTY_COLLECTION = 'empty';

/** A collection and the filters a listing of it opens with. */
export type ListedCollection = CollectionSeed & { filters: FiltersSeed | null };

/** All collections, by uuid. `now` decides what is on air. */
export function collections(titles: readonly Entry[], now: number): Map<string, ListedCollection> {
  const known = new Set(titles.map(({ id }) => id));
  const made = Object.entries(plans).map(([uuid, plan]) => ({
    uuid,
    title: plan.title,
    assetIds: chosen(titles, known, uuid, plan, now),
    filters: plan.filters ?? null,
  }));
  const empty = { uuid: EMPTY_COLLECTION, title: 'Nothing here yet', assetIds: [], filters: null };
  return new Map([...made, empty].map((collection) => [collection.uuid, collection]));
}

/** Throws when the list leads with a title that is not there. */
function chosen(
  titles: readonly Entry[],
  known: ReadonlySet<string>,
  uuid: string,
  plan: CollectionPlan,
  now: number,
): string[] {
  const lead = plan.lead ?? [];
  const missing = lead.find((id) => !known.has(id));
  if (missing !== undefined)
    throw new Error(`Collection ${uuid} leads with ${missing}, which is not a title`);
  const rest = titles
    .filter((entry) => !lead.includes(entry.id) && plan.where(entry, now))
    .map((entry) => ({ id: entry.id, value: valueOf(uuid, plan, entry) }))
    .sort((a, b) => b.value - a.value)
    .map(({ id }) => id);
  return [...lead, ...rest].slice(0, MOST_TITLES);
}

/** Titles of greater value stand first. */
function valueOf(uuid: string, { order }: CollectionPlan, entry: Entry): number {
  if (order === 'mixed') return hash(`${uuid} ${entry.id}`);
  if (order === 'new') return (entry.year ?? 0) + entry.popularity;
  if (order === 'soonest') return -(entry.availableFrom ?? Infinity);
  return entry.popularity;
}
