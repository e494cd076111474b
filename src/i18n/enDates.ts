/**
 * The texts with which dates are written where the engine has no data for the viewer's language (`dateLocale.ts`). Every engine
 * has English, so these are in no build: they name the keys of the other catalogues.
 */
export const enDates = {
  'date.months':
    'January, February, March, April, May, June, July, August, September, October, November, December',
  'date.shortMonths': 'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec',
  /** Sunday first. */
  'date.weekdays': 'Sun, Mon, Tue, Wed, Thu, Fri, Sat',
} as const;
