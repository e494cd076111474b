import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryNames } from './countryName';

const PUNJABI = (
  JSON.parse(
    readFileSync(new URL('../../tests/service/translations/pa.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
)['country.names']!;

describe('[PLAN-10] names of countries', () => {
  it.each([
    ['en', '', 'IN', 'India'],
    ['en', '', 'GB', 'United Kingdom'],
    ['de', '', 'IN', 'Indien'],
    ['pa', PUNJABI, 'IN', 'ਭਾਰਤ'],
    ['pa', 'GB Britain', 'IN', 'ਭਾਰਤ'],
    ['en', 'IN Bharat, GB United Kingdom', 'GB', 'United Kingdom'],
    ['en', 'IN Bharat', 'IN', 'Bharat'],
    ['en', '', 'QQ', 'QQ'],
    ['en', '', 'ZZ', 'ZZ'],
    ['en', '', 'NOWHERE', 'NOWHERE'],
    ['en', '', '', ''],
    ['en', '', '🙂', '🙂'],
    ['en', '', '419', 'Latin America'],
    ['not a language', '', 'IN', 'India'],
  ])('in %s, with %j in the catalogue, %s is %s', (language, catalogue, code, name) => {
    expect(countryNames(language, catalogue)(code)).toBe(name);
  });
});
