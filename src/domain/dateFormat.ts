/** Formatters of dates and times of day in the viewer's language. */

/** The viewer's language, and a time zone other than the device's. */
export interface DateLocale {
  readonly language: string;
  readonly timeZone?: string;
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
  /** Numeric parts, for calculations. */
  calendar: { year: 'numeric', month: 'numeric', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** All formats of four languages: one application has one at a time. */
const MOST_FORMATTERS = 28;

/**
 * Memo of a pure function, at module level because the result depends on name and locale only. Creating a formatter
 * takes a weak device a millisecond, and a row needs dozens.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter of that name in the viewer's language and time zone. */
export function dateFormat(
  name: keyof typeof FORMATS,
  { language, timeZone }: DateLocale,
): Intl.DateTimeFormat {
  const key = `${name} ${language} ${timeZone ?? ''}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(language, { ...FORMATS[name], timeZone });
    if (formatters.size === MOST_FORMATTERS) formatters.clear();
    formatters.set(key, known);
  }
  return known;
}
