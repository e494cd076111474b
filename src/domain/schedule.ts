/** Start and air time of an asset, their texts ('Today 20:30', '18:00–21:00'), and how long those texts are right. */
import type { Asset } from '../contract';
import { calendarParts, formatDate } from './dateFormat';
import type { DateLocale } from './dateFormat';
import { comingAt, isLive } from './playable';

/** The time a live event is on air. */
export interface Airing {
  /** ms since 1970. */
  readonly start: number;
  /** ms since 1970; null when the asset has no length. */
  readonly end: number | null;
}

/** The air time of a live event; null for any other asset, and for an event with an unreadable start. */
export function airingOf(asset: Pick<Asset, 'type' | 'availableFrom' | 'duration'>): Airing | null {
  if (asset.type !== 'live event' || asset.availableFrom === null) return null;
  const start = Date.parse(asset.availableFrom);
  if (Number.isNaN(start)) return null;
  const { duration } = asset;
  const end = duration !== null && duration > 0 ? start + duration * 1000 : NaN;
  // A length that exceeds the range of Date counts as none.
  return { start, end: Number.isNaN(new Date(end).getTime()) ? null : end };
}

/**
 * Whether the asset is on air: a channel always, an event during its air time, whatever the service reported before. For
 * an event without a known end, and for other assets, the service's `live` decides.
 */
export function isOnAir(asset: Asset, now: number): boolean {
  if (comingAt(asset, now) !== null) return false;
  const end = airingOf(asset)?.end ?? null;
  return end === null ? isLive(asset) : now < end;
}

/**
 * The service's `not_available` may be out of date: the start time has passed since it was sent. True for one day after the
 * start, or after the end of an event.
 */
export function mayBeAvailable(asset: Asset, now: number): boolean {
  const { watchable, inRegion, availableFrom } = asset;
  if (watchable !== 'not_available' || !inRegion || availableFrom === null) return false;
  return Date.parse(availableFrom) <= now && now < unavailableUntil(asset, availableFrom);
}

function unavailableUntil(asset: Asset, availableFrom: string): number {
  return (airingOf(asset)?.end ?? Date.parse(availableFrom)) + DAY_MS;
}

/** Names of the days next to today, with the time filled in. */
export interface DayLabels {
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
}

/** '20:30'. */
export function clockTime(at: number, locale: DateLocale): string {
  return formatDate('time', at, locale);
}

/** '18:00–21:00', or '18:00' without a known end. */
export function airingText({ start, end }: Airing, locale: DateLocale): string {
  const begins = clockTime(start, locale);
  return end === null ? begins : `${begins}–${clockTime(end, locale)}`;
}

/** Number of days for which the name of a weekday is unambiguous. */
const WEEK = 7;

/** A start time in its shortest clear form: 'Today 20:30', 'Tomorrow 20:30', 'Tue 20:30', '24 Nov', '24 Nov 2027'. */
export function comingText(at: number, now: number, labels: DayLabels, locale: DateLocale): string {
  const day = dayOf(at, locale);
  const today = dayOf(now, locale);
  const days = day.number - today.number;
  const time = clockTime(at, locale);
  if (days === 0) return labels.today(time);
  if (days === 1) return labels.tomorrow(time);
  if (days < WEEK) return `${formatDate('weekday', at, locale)} ${time}`;
  return formatDate(day.year === today.year ? 'day' : 'date', at, locale);
}

/**
 * When the labels of a card change next without new data: at a midnight that changes the name of its day, at its start
 * or at its end.
 * ms since 1970; null: never.
 */
export function labelsChangeAt(asset: Asset, now: number, locale: DateLocale): number | null {
  const at = comingAt(asset, now);
  if (at !== null) return dayLabelChangesAt(at, now, locale) ?? at;
  const end = airingOf(asset)?.end ?? null;
  if (end !== null && end > now) return end;
  const { availableFrom } = asset;
  return availableFrom !== null && mayBeAvailable(asset, now) ? unavailableUntil(asset, availableFrom) : null;
}

/** The next midnight at which the text of `comingText` changes; null when it stays the same until `at`. */
function dayLabelChangesAt(at: number, now: number, locale: DateLocale): number | null {
  const day = dayOf(at, locale);
  const today = dayOf(now, locale).number;
  const byName = day.number - WEEK + 1;
  const newYear = Math.floor(Date.UTC(day.year, 0, 1) / DAY_MS);
  const days = [...(newYear < byName ? [newYear] : []), byName, day.number - 1, day.number];
  const next = days.find((number) => number > today);
  return next === undefined ? null : startOfDay(next, locale);
}

const DAY_MS = 86_400_000;

interface Day {
  readonly year: number;
  /** Days since 1970. */
  readonly number: number;
}

/** The calendar day of a time in the viewer's time zone. */
function dayOf(at: number, locale: DateLocale): Day {
  const { year, month, day } = calendarParts(at, locale.timeZone);
  const number = Math.floor(Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS);
  return { year: Number(year), number };
}

/** Largest offset of a time zone east of UTC, in quarters of an hour (offsets are whole quarters): a day begins that much earlier. */
const EAST = 14 * 4;
/** Largest offset west of UTC, in quarters of an hour. */
const WEST = 12 * 4;
const QUARTER_MS = 15 * 60_000;

/** Start of a day in the viewer's time zone, ms since 1970. @param number days since 1970 */
function startOfDay(number: number, locale: DateLocale): number {
  const greenwich = number * DAY_MS;
  let before = -EAST - 1;
  let begun = WEST;
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2);
    if (dayOf(greenwich + middle * QUARTER_MS, locale).number >= number) begun = middle;
    else before = middle;
  }
  return greenwich + begun * QUARTER_MS;
}
