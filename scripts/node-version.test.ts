import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { tooOld } = createRequire(import.meta.url)('./node-version.cjs') as {
  tooOld: (version: string) => string | null;
};

test.each([
  ['8.17.0', true],
  ['18.20.4', true],
  ['20.18.9', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['22.0.0', false],
])('Node %s too old: %s', (version, expected) => {
  expect(tooOld(version) !== null).toBe(expected);
});

test('the line says what is needed and what is there', () => {
  expect(tooOld('16.1.0')).toBe('Proscenium needs Node 20.19.0 or later; this is Node 16.1.0.');
});
