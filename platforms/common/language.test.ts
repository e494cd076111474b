import { expect, it } from 'vitest';
import { languageCode } from './language';

it.each([
  ['en', 'en'],
  ['pa-IN', 'pa'],
  ['pa_IN.UTF-8', 'pa'],
  ['EN-US', 'en'],
  ['eng', null],
  ['', null],
  [undefined, null],
  [{ language: 'en' }, null],
])('[PROFILE-30] %j is the language %j', (told, code) => {
  expect(languageCode(told)).toBe(code);
});
