import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '../domain/dateFormat';
import { createTexts } from './text';

const file = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../tests/service/translations/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/** As a set's engine without Punjabi: it supports every language but that, and writes it as 'M12'. */
function withoutPunjabi(): void {
  const { DateTimeFormat } = Intl;
  class Reduced extends DateTimeFormat {
    constructor(language: string, options: Intl.DateTimeFormatOptions) {
      super(language === 'pa' ? 'und' : language, options);
    }
    static override supportedLocalesOf(locales: string | readonly string[]): string[] {
      return DateTimeFormat.supportedLocalesOf(locales).filter((locale) => locale !== 'pa');
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Reduced });
}
afterEach(() => void vi.unstubAllGlobals());

/** The dates of a catalogue whose Punjabi is `punjabi`. @param timeZone one a test, as formatters are kept */
async function datesIn(punjabi: Record<string, string>, timeZone: string) {
  const texts = createTexts(async () => punjabi);
  await texts.use('pa');
  return { ...texts.dates(), timeZone };
}

const NOON = Date.UTC(2026, 11, 13, 12);

describe('dates in Punjabi', () => {
  it.each(['weekday', 'day', 'date', 'longDate'] as const)(
    'on an engine without it a %s reads as on one that has it, in every month',
    async (name) => {
      const times = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 11 + month, 12));
      const write = (locale: Awaited<ReturnType<typeof datesIn>>) =>
        times.map((at) => formatDate(name, at, locale));
      const expected = write(await datesIn({}, 'UTC'));
      withoutPunjabi();
      const locale = await datesIn(file('pa'), 'Etc/GMT+0');
      expect(locale.names, 'the engine lacks it').toBeDefined();
      expect(write(locale)).toEqual(expected);
      expect(expected.join()).not.toMatch(/M\d/);
    },
  );

  it('are the engine`s own where it has the language, whatever the catalogue says', async () => {
    expect(await datesIn({ ...file('pa'), 'date.months': 'x' }, 'UTC')).toEqual({
      language: 'pa',
      timeZone: 'UTC',
    });
  });

  it.each([
    ['no names', {}],
    ['eleven months', { ...file('pa'), 'date.months': 'a, b, c, d, e, f, g, h, i, j, k' }],
    ['eleven short months', { ...file('pa'), 'date.shortMonths': 'a, b, c, d, e, f, g, h, i, j, k' }],
    ['six weekdays', { ...file('pa'), 'date.weekdays': 'a, b, c, d, e, f' }],
  ])('are English where neither engine nor catalogue has them: %s', async (_, punjabi) => {
    withoutPunjabi();
    const locale = await datesIn(punjabi, 'UTC');
    expect(formatDate('longDate', NOON, locale)).toBe('December 13, 2026');
  });

  it('follow the language back to English', async () => {
    withoutPunjabi();
    const texts = createTexts(async () => file('pa'));
    await texts.use('pa');
    expect(formatDate('date', NOON, { ...texts.dates(), timeZone: 'Etc/GMT-0' })).toBe('13 ਦਸੰ 2026');
    await texts.use('en');
    expect(texts.dates()).toEqual({ language: 'en' });
  });
});
