/** When a live title is on, and that in words: 'Today 20:30', '18:00–21:00'. */
import type { Asset } from '../contract';

export interface Airing {
  /** ms since 1970. */
  readonly start: number;
  /** ms since 1970; null when the title has no length. */
  readonly end: number | null;
}

/** The stretch a live event is on; null for everything else, and for an event whose beginning cannot be read. */
export function airingOf(asset: Pick<Asset, 'type' | 'availableFrom' | 'duration'>): Airing | null {
  if (asset.type !== 'live event' || asset.availableFrom === null) return null;
  const start = Date.parse(asset.availableFrom);
  if (Number.isNaN(start)) return null;
  const { duration } = asset;
  const end = duration !== null && duration > 0 ? start + duration * 1000 : NaN;
  // Dates end: a length beyond them is no length.
  return { start, end: Number.isNaN(new Date(end).getTime()) ? null : end };
}

/** Days next to now by their names, the time filled in. */
export interface DayWords {
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
}

/** The viewer's language, and a time zone other than the device's. */
export interface Where {
  readonly language: string;
  readonly timeZone?: string;
}

/** '20:30'. */
export function clockTime(at: number, where: Where): string {
  return format('time', where).format(at);
}

/** '18:00–21:00', or '18:00' of what has no known end. */
export function airingText({ start, end }: Airing, where: Where): string {
  const begins = clockTime(start, where);
  return end === null ? begins : `${begins}–${clockTime(end, where)}`;
}

/** Days on which a name of the week still says which day is meant. */
const WEEK = 7;

/** When something comes, as short as it is clear: 'Today 20:30', 'Tomorrow 20:30', 'Tue 20:30', '24 Nov', '24 Nov 2027'. */
export function comingText(at: number, now: number, words: DayWords, where: Where): string {
  const days = dayNumber(at, where) - dayNumber(now, where);
  const time = clockTime(at, where);
  if (days === 0) return words.today(time);
  if (days === 1) return words.tomorrow(time);
  if (days < WEEK) return `${format('weekday', where).format(at)} ${time}`;
  const sameYear = format('year', where).format(at) === format('year', where).format(now);
  return format(sameYear ? 'day' : 'date', where).format(at);
}

const DAY_MS = 86_400_000;

/** Days since 1970 on the viewer's calendar. */
function dayNumber(at: number, where: Where): number {
  const part = { year: 0, month: 0, day: 0 };
  for (const { type, value } of format('calendar', { ...where, language: 'en' }).formatToParts(at))
    if (type === 'year' || type === 'month' || type === 'day') part[type] = Number(value);
  return Math.floor(Date.UTC(part.year, part.month - 1, part.day) / DAY_MS);
}

const FORMATS = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'short' },
  year: { year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  calendar: { year: 'numeric', month: 'numeric', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs a weak set a millisecond, and a row asks for dozens. */
const made = new Map<string, Intl.DateTimeFormat>();

function format(name: keyof typeof FORMATS, { language, timeZone }: Where): Intl.DateTimeFormat {
  const key = `${name} ${language} ${timeZone ?? ''}`;
  let known = made.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(language, { ...FORMATS[name], timeZone });
    made.set(key, known);
  }
  return known;
}
