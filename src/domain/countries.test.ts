import { describe, expect, it } from 'vitest';
import { countryCodes, leadingCountry, listedCountries } from './countries';

describe('[PLAN-10] the countries of a plan', () => {
  it('are codes in capitals, none twice and none blank', () => {
    expect(countryCodes(['in', 'IN', ' gb ', '', '  ', 'xx'])).toEqual(['IN', 'GB', 'XX']);
  });

  it.each([
    [['GB', 'IN', 'CA'], 'IN', { code: 'IN', others: 2 }],
    [['GB', 'in'], 'In', { code: 'IN', others: 1 }],
    [['GB', 'CA'], 'IN', { code: 'GB', others: 1 }],
    [['GB'], 'IN', { code: 'GB', others: 0 }],
    [['GB', 'gb', ''], 'IN', { code: 'GB', others: 0 }],
    [[], 'IN', null],
    [['', ' '], 'IN', null],
  ])('of %j, seen from %s: %j', (codes, viewer, leading) => {
    expect(leadingCountry(codes, viewer)).toEqual(leading);
  });

  it('are listed with the viewer’s first, the others by their names', () => {
    const names: Record<string, string> = { IN: 'India', DE: 'Germany', AT: 'Austria', QQ: 'QQ' };
    const listed = listedCountries(
      ['DE', 'QQ', 'AT', 'IN', 'de'],
      'in',
      (code) => names[code] ?? code,
      (one, other) => (one < other ? -1 : 1),
    );
    expect(listed.map(({ name }) => name)).toEqual(['India', 'Austria', 'Germany', 'QQ']);
  });

  it('a viewer from elsewhere finds them all by name', () => {
    const listed = listedCountries(['DE', 'AT'], 'IN', String, (one, other) => one.localeCompare(other));
    expect(listed.map(({ code }) => code)).toEqual(['AT', 'DE']);
  });
});
