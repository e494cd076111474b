import type { DateLocale } from '../domain/dateFormat';
import type { enDates } from './enDates';

/** Written by every engine. Asking loads its tables of languages: 70 ms of home's first commit, in a trace at 6x slow-down. */
const ENGLISH = 'en';

/**
 * How dates are written in a language: as the engine does, else with the catalogue's names, else, where it has not all of
 * them, in English.
 */
export function dateLocale(language: string, text: (key: keyof typeof enDates) => string): DateLocale {
  if (language === ENGLISH || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0)
    return { language };
  const names = {
    months: text('date.months').split(', '),
    shortMonths: text('date.shortMonths').split(', '),
    weekdays: text('date.weekdays').split(', '),
  };
  const { months, shortMonths, weekdays } = names;
  const whole = months.length === 12 && shortMonths.length === 12 && weekdays.length === 7;
  return whole ? { language, names } : { language: ENGLISH };
}
