/** Formatters of dates and times of day in the viewer's language. */

/** The viewer's language, and a time zone other than the device's. */
export interface DateLocale {
  readonly language: string;
  readonly timeZone?: string;
  /** Given where the engine has no data for the language; without them it would write 'M12' for a month. */
  readonly names?: DateNames;
}

/** Names of a language for dates. */
export interface DateNames {
  /** January first. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Short, Sunday first. */
  readonly weekdays: readonly string[];
}

const FORMATS = {
  /** '20:30'. */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 'Tue'. */
  weekday: { weekday: 'short' },
  /** '24 Nov'. */
  day: { day: 'numeric', month: 'short' },
  /** '24 Nov 2027'. */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** '24 November 2026'. */
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  /** '24 November 2026 at 8:30 pm', as the language writes it. */
  longDateTime: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Numbers of a time zone other than the device's, for calculations. */
  calendar: {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** All formats of four languages: one application has one at a time. */
const MOST_FORMATTERS = 28;

/**
 * Memo of a pure function, at module level because the result depends on name and locale only. Creating a formatter
 * takes a weak device a millisecond, and a row needs dozens.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(name: keyof typeof FORMATS, language: string, timeZone = ''): Intl.DateTimeFormat {
  const key = `${name} ${language} ${timeZone}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(language, { ...FORMATS[name], timeZone: timeZone || undefined });
    formatters.set(key, known);
    // The oldest leaves.
    if (formatters.size > MOST_FORMATTERS) formatters.delete(formatters.keys().next().value!);
  }
  return known;
}

/** Year, month (from 1), day, hour and minute as they are written, '05' for an hour or a minute. */
export interface CalendarParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** @param at ms since 1970 @param timeZone default: the device's, which `Date` tells without the tables of `Intl` */
export function calendarParts(at: number, timeZone?: string): CalendarParts {
  if (timeZone !== undefined) return partsIn(timeZone, at);
  const date = new Date(at);
  return {
    year: String(date.getFullYear()),
    month: String(date.getMonth() + 1),
    day: String(date.getDate()),
    hour: twoDigits(date.getHours()),
    minute: twoDigits(date.getMinutes()),
  };
}

/** In English, which every engine has. */
function partsIn(timeZone: string, at: number): CalendarParts {
  const parts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of formatter('calendar', 'en', timeZone).formatToParts(at))
    if (type in parts) parts[type as keyof CalendarParts] = value;
  return parts;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

/**
 * Languages that write a time of day as '20:30'. The first formatter of a process loads the engine's tables of languages: 93 of
 * the 281 ms of home's first commit, in a trace at 6x slow-down.
 */
export const PLAIN_TIMES: ReadonlySet<string> = new Set(
  'bg cs de el en es et fr he hi hr hu it ja ko lt lv nb nl no pa pl pt ro ru sk sl sr sv ta te th tr uk ur vi zh'.split(
    ' ',
  ),
);

/** A time in the viewer's language and time zone. @param at ms since 1970 */
export function formatDate(
  name: Exclude<keyof typeof FORMATS, 'calendar'>,
  at: number,
  { language, timeZone, names }: DateLocale,
): string {
  if (name === 'time' && (names !== undefined || PLAIN_TIMES.has(language)))
    return timeText(calendarParts(at, timeZone));
  return names
    ? named(FORMATS[name], calendarParts(at, timeZone), names)
    : formatter(name, language, timeZone).format(at);
}

/**
 * Makes the formatters that cards' labels need, which the first of a row would make in the frame that shows it: 107 to 113 ms of a
 * held key, in a profile of home at 6x slow-down, for the engine's tables of languages.
 */
export function prepareDates(locale: DateLocale): void {
  for (const name of ['weekday', 'day', 'date'] as const) formatDate(name, 0, locale);
}

const timeText = ({ hour, minute }: CalendarParts): string => `${hour}:${minute}`;

/** '24 ਨਵੰਬਰ 2026, 20:30': what `shown` asks for, with given names. */
function named(shown: Intl.DateTimeFormatOptions, parts: CalendarParts, names: DateNames): string {
  const { year, month, day } = parts;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  const months = shown.month === 'long' ? names.months : names.shortMonths;
  const date = [
    shown.weekday && names.weekdays[weekday],
    shown.day && day,
    shown.month && months[Number(month) - 1],
    shown.year && year,
  ];
  return [date.filter(Boolean).join(' '), shown.hour && timeText(parts)].filter(Boolean).join(', ');
}
