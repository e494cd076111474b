/**
 * Intl.DateTimeFormat.formatToParts, Chromium 57: numbers of year, month, day, hour and minute in English, without what stands
 * between them; the product reads nothing else (`calendarParts`).
 */
const NUMBERS = ['year', 'month', 'day', 'hour', 'minute'] as const;

if (!('formatToParts' in Intl.DateTimeFormat.prototype)) {
  const formatToParts = function formatToParts(this: Intl.DateTimeFormat, at?: Date | number) {
    const shown = this.resolvedOptions();
    return NUMBERS.filter((type) => shown[type] !== undefined).map((type) => {
      const format = new Intl.DateTimeFormat('en-US', {
        [type]: 'numeric',
        timeZone: shown.timeZone,
        hour12: false,
      });
      const number = Number(format.format(at).replace(/\D/g, ''));
      // midnight is 24 in some versions, and a minute alone has one digit in all
      const value = String(type === 'hour' ? number % 24 : number);
      return { type, value: shown[type] === '2-digit' && value.length === 1 ? `0${value}` : value };
    });
  };
  Object.assign(Intl.DateTimeFormat.prototype, { formatToParts });
}
