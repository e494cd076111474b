/**
 * Titles that are what they are on purpose: tests and the first minute of a demonstration lean on them. Everything else is
 * left to the seed. Ids are slugs of the names.
 */
import type { Access } from './types';

const ids = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Open to guests. */
const freeTitles = ids(`
  the-long-platform night-ferry kinnow-season monsoon-radio the-salt-road glass-harbour winter-wheat red-kite-rising
  wedding-number-four the-accidental-mayor signal-from-spiti kavis-cloud goodnight-jupiter little-lighthouse
  the-moons-umbrella the-fox-who-kept-winter tuktuk-and-friends little-lanterns the-number-bazaar chai-at-platform-nine
  the-last-tonga-of-lahore street-food-republic proscenium-one newsroom-24 khabar-punjab gurbani-darbar quiet wildlife-now
  vaisakhi-mela-from-anandpur republic-day-parade chanan-di-gali akhri-station-ki-sham film-matinee
`);

/** Open to any account, paid or not. */
const accountTitles = ids(`
  carbon-copy paper-moons the-quiet-coast auntie-network proscenium-punjabi tarana raga-radio-with-pictures
  the-proscenium-awards haris-al-manara the-eleventh-photograph
`);

/** Open to the highest plan alone. */
const cinemaTitles = ids(`
  the-echo-chamber the-understar nightjar zero-hour-at-zoji-la the-quiet-machine under-a-second-moon
  nothing-rhymes-with-amrita everyone-was-at-the-wedding
`);

/** Played from the encrypted stream, with a licence. */
export const protectedTitles = ids('signal-from-spiti the-gravity-tax');

/** Interrupted by advertisements. */
export const titlesWithAds = ids('wedding-number-four the-accidental-mayor chai-at-platform-nine');

/** Channels that show the present alone: nothing to go back to [SEEK-10]. */
export const windowlessChannels = ids('khabar-punjab');

/** A playback of these always meets the limit of screens. */
export const screenLimitedTitles = ids('carbon-copy');

/** Not sold in the country the service stands in. */
export const outOfRegionTitles = ids(`
  the-paper-tiger-gang black-tea-for-the-dead the-silk-spy winter-at-stalingrad-street sabre-dance the-tenants-below
  dal-lake sixth-floor snooker-masters-semi-final
`);

/** Announced, with a date some days from now. */
export const comingTitles: ReadonlyMap<string, number> = new Map([
  ['uncle-has-a-plan', 3],
  ['the-lamp-room', 9],
  ['last-flight-to-leh', 16],
  ['the-interpreters-daughter', 24],
  ['iron-monsoon', 12],
  ['under-the-same-stars', 30],
  ['harbour-lights-kochi', 45],
  ['a-year-of-mondays', 5],
]);

/** Listed, but with nothing to play yet. */
export const emptyTitles = ids(`
  the-cinema-of-tripoli thirteenth-bell slow-boat-to-alleppey the-pearl-divers-accountant the-thousandth-night
  untitled-verma-project
`);

/** Two minutes long, as long as the committed media: what plays is the whole of it. */
export const twoMinuteTitles = ids(`
  kavis-cloud goodnight-jupiter little-lighthouse the-moons-umbrella the-fox-who-kept-winter tuktuk-and-friends
  little-lanterns the-number-bazaar bulbul-sings
`);

/** Films that another one follows. */
export const sequels: ReadonlyMap<string, string> = new Map([
  ['night-ferry', 'signal-lost'],
  ['kavis-cloud', 'goodnight-jupiter'],
  ['moon-over-mohali', 'paper-boats-to-saturn'],
]);

/** Seasons rated for older viewers than their show: a child who may watch the show does not see these. */
export const gradedSeasons: ReadonlyMap<string, { season: number; minAge: number }> = new Map([
  ['kohinoor-apartments', { season: 3, minAge: 16 }],
  ['house-full', { season: 2, minAge: 12 }],
]);

/** The level a title was given on purpose, or null. */
export function editorialAccess(id: string): Access | null {
  if (freeTitles.has(id)) return 'free';
  if (accountTitles.has(id)) return 'account';
  if (cinemaTitles.has(id)) return 'cinema';
  return null;
}
