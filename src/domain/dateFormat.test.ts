import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarParts, formatDate, PLAIN_TIMES } from './dateFormat';

const NOON = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;

describe('a date', () => {
  it.each([
    ['time', 'en', 'Asia/Kolkata', '17:30'],
    ['time', 'en', 'UTC', '12:00'],
    ['longDate', 'de', 'UTC', '24. November 2026'],
    ['day', 'en', 'UTC', 'Nov 24'],
  ] as const)('as %s in %s, %s reads %s', (name, language, timeZone, reads) => {
    expect(formatDate(name, NOON, { language, timeZone })).toBe(reads);
  });

  it('has its formatter made once for its name, language and time zone, of which a bounded number is kept', () => {
    let made = 0;
    const { DateTimeFormat } = Intl;
    class Counted extends DateTimeFormat {
      constructor(language: string, options: Intl.DateTimeFormatOptions) {
        super(language, options);
        made += 1;
      }
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counted });
    onTestFinished(() => void vi.unstubAllGlobals());
    const write = (timeZone: string) => formatDate('date', NOON, { language: 'en', timeZone });
    for (let again = 0; again < 3; again += 1) write('Asia/Tokyo');
    expect(made).toBe(1);
    for (const timeZone of ['Asia/Seoul', 'Asia/Tokyo', 'Asia/Seoul']) write(timeZone);
    expect(made).toBe(2);
    for (let offset = 1; offset <= 12; offset += 1)
      for (const sign of ['+', '-']) write(`Etc/GMT${sign}${offset}`);
    for (const language of ['de', 'fr', 'it', 'es', 'pl'])
      formatDate('day', NOON, { language, timeZone: 'UTC' });
    made = 0;
    expect(write('Asia/Tokyo')).toBe('Nov 24, 2026');
    expect(made).toBe(1);
  });

  it('as numbers is that of the time zone', () => {
    const parts = { year: '2026', month: '11', day: '25', hour: '01', minute: '00' };
    expect(calendarParts(NOON, 'Pacific/Auckland')).toEqual(parts);
  });

  it('as numbers on the device is what its time zone says', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    for (const at of [NOON, Date.UTC(2026, 0, 1, 0, 5), Date.UTC(2027, 11, 31, 23, 59), -DAY])
      expect(calendarParts(at)).toEqual(calendarParts(at, timeZone));
  });

  it('shows a time of day as the engine does, in each language for which it is not asked', () => {
    const written = (language: string, at: number): string =>
      new Intl.DateTimeFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(at);
    const times = [NOON, NOON + DAY / 2, NOON - DAY / 6, NOON + 59 * 60_000];
    const differ = [...PLAIN_TIMES].filter((language) =>
      times.some((at) => formatDate('time', at, { language, timeZone: 'UTC' }) !== written(language, at)),
    );
    expect(differ).toEqual([]);
    expect(formatDate('time', NOON, { language: 'fi', timeZone: 'UTC' })).toBe('12.00');
    expect(formatDate('time', NOON, { language: 'fa', timeZone: 'UTC' })).toBe('۱۲:۰۰');
  });

  it('shows a time of day without the tables of languages', () => {
    vi.stubGlobal('Intl', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const at = new Date(2026, 10, 24, 9, 5).getTime();
    expect(formatDate('time', at, { language: 'en' })).toBe('09:05');
  });
});

const names = {
  months: 'I II III IV V VI VII VIII IX X XI XII'.split(' '),
  shortMonths: 'i ii iii iv v vi vii viii ix x xi xii'.split(' '),
  weekdays: 'su mo tu we th fr sa'.split(' '),
};

describe('a date in a language the engine has no data for is written with the names of the catalogue', () => {
  it.each([
    ['time', '05:30'],
    ['weekday', 'we'],
    ['day', '25 xi'],
    ['date', '25 xi 2026'],
    ['longDate', '25 XI 2026'],
    ['longDateTime', '25 XI 2026, 05:30'],
  ] as const)('%s: %s', (name, reads) => {
    const at = Date.UTC(2026, 10, 25, 0);
    expect(formatDate(name, at, { language: 'pa', timeZone: 'Asia/Kolkata', names })).toBe(reads);
  });

  it('at the ends of the year and the week', () => {
    const locale = { language: 'pa', timeZone: 'UTC', names };
    expect(formatDate('longDate', Date.UTC(2027, 0, 1), locale)).toBe('1 I 2027');
    expect(formatDate('longDate', Date.UTC(2026, 11, 31), locale)).toBe('31 XII 2026');
    expect(formatDate('weekday', Date.UTC(2026, 10, 22), locale)).toBe('su');
    expect(formatDate('weekday', Date.UTC(2026, 10, 28), locale)).toBe('sa');
  });
});
