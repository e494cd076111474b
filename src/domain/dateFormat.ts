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
  /** Numbers, for calculations. */
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

/** Year, month (from 1), day, hour and minute in a time zone as they are written, '05' for a minute. */
export type CalendarParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/** In English, which every engine has. @param at ms since 1970 @param timeZone default: the device's */
export function calendarParts(at: number, timeZone?: string): CalendarParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter('calendar', 'en', timeZone).formatToParts(at)) parts[type] = value;
  return parts;
}

/** A time in the viewer's language and time zone. @param at ms since 1970 */
export function formatDate(
  name: Exclude<keyof typeof FORMATS, 'calendar'>,
  at: number,
  { language, timeZone, names }: DateLocale,
): string {
  return names
    ? named(FORMATS[name], calendarParts(at, timeZone), names)
    : formatter(name, language, timeZone).format(at);
}

/** '24 ਨਵੰਬਰ 2026, 20:30': what `shown` asks for, with given names. */
function named(shown: Intl.DateTimeFormatOptions, parts: CalendarParts, names: DateNames): string {
  const { year, month, day, hour, minute } = parts;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  const months = shown.month === 'long' ? names.months : names.shortMonths;
  const date = [
    shown.weekday && names.weekdays[weekday],
    shown.day && day,
    shown.month && months[Number(month) - 1],
    shown.year && year,
  ];
  const time = shown.hour && `${hour}:${minute}`;
  return [date.filter(Boolean).join(' '), time].filter(Boolean).join(', ');
}
