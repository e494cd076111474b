import { expect, it } from 'vitest';
import { shownVersion } from './version';

it.each([
  ['development', '1.5.1 tizen'],
  ['staging', '1.5.1 tizen'],
  ['production', '1.5.1'],
] as const)('[SHELL-17] in %s the version line says %s', (environment, line) => {
  expect(shownVersion('1.5.1', 'tizen', environment)).toBe(line);
});
