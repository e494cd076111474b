import { describe, expect, test } from 'vitest';
import { compareLicenses, describeLicenses, type BundledPackage } from './license-file';

const apache = { identifier: 'Apache-2.0', text: 'Apache License' };
const list = (...bundled: BundledPackage[]): string => describeLicenses(bundled, () => null);

describe('the list of licences', () => {
  test('holds a text once for all packages under it', () => {
    const text = list({ name: 'a', version: '1.0.0', ...apache }, { name: 'b', version: '2.0.0', ...apache });
    expect(text).toContain('  a 1.0.0\n  b 2.0.0\n');
    expect(text.split('Apache License')).toHaveLength(2);
  });

  test('gives a package without a licence file the text of its licence', () => {
    const bare = { name: 'bare', version: '1.0.0', identifier: 'Apache-2.0' };
    expect(list(bare, { name: 'a', version: '1.0.0', ...apache })).toContain('  bare 1.0.0\n  a 1.0.0\n');
    expect(() => list(bare)).toThrow('bare has no licence file');
  });

  test('passes on what a package wants passed on', () => {
    const notice = (name: string) => (name === 'a' ? 'Copyright of a' : null);
    expect(describeLicenses([{ name: 'a', version: '1.0.0', ...apache }], notice)).toContain(
      'a 1.0.0\n\nCopyright of a\n\nApache License',
    );
  });
});

describe('a build is held against the list', () => {
  const needed = list({ name: 'a', version: '1.0.0', ...apache });

  test('the list as it should be has no fault', () => {
    expect(compareLicenses(needed, needed)).toEqual([]);
  });

  test('another version is one that is missing and one too many', () => {
    expect(compareLicenses(needed, needed.replace('1.0.0', '0.9.0'))).toEqual([
      'LICENSES: a 1.0.0 is missing; run npm run licenses',
      'LICENSES: a 0.9.0 is not in the build; run npm run licenses',
    ]);
  });

  test('another text is a fault too', () => {
    expect(compareLicenses(needed, needed.replace('Apache', 'Some'))).toEqual([
      'LICENSES: a text differs; run npm run licenses',
    ]);
  });
});
