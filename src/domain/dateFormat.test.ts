import { describe, expect, it } from 'vitest';
import { dateFormat } from './dateFormat';

const NOON = Date.UTC(2026, 10, 24, 12);

describe('a date formatter', () => {
  it('is made once for its name, language and time zone', () => {
    const locale = { language: 'en', timeZone: 'Asia/Kolkata' };
    expect(dateFormat('time', { ...locale })).toBe(dateFormat('time', locale));
    expect(dateFormat('time', locale).format(NOON)).toBe('17:30');
    expect(dateFormat('time', { ...locale, timeZone: 'UTC' }).format(NOON)).toBe('12:00');
    expect(dateFormat('longDate', { ...locale, language: 'de' }).format(NOON)).toBe('24. November 2026');
  });

  it('the number of cached formatters is bounded', () => {
    const locale = { language: 'en', timeZone: 'UTC' };
    const first = dateFormat('day', locale);
    for (let offset = 1; offset <= 14; offset += 1)
      for (const sign of ['+', '-'])
        dateFormat('day', { ...locale, timeZone: `Etc/GMT${sign}${offset % 12}` });
    for (const language of ['de', 'fr', 'it', 'es', 'pl']) dateFormat('day', { ...locale, language });
    expect(dateFormat('day', locale)).not.toBe(first);
    expect(dateFormat('day', locale).format(NOON)).toBe('Nov 24');
  });
});
