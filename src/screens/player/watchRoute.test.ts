import { expect, it } from 'vitest';
import { contentOfRoute } from './watchRoute';

it.each([
  [undefined, undefined, 'main'],
  [undefined, 'main', 'main'],
  [undefined, 'trailer', 'trailer'],
  ['main', undefined, 'main'],
  ['live', undefined, 'main'],
  ['trailer', undefined, 'trailer'],
  ['trailer', 'main', 'trailer'],
  ['main', 'trailer', 'main'],
  ['nonsense', undefined, 'main'],
] as const)('[ROUTE-14] the type %s with the state %s plays the %s', (type, contentType, content) => {
  expect(contentOfRoute(type, contentType)).toBe(content);
});
