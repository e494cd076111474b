import { expect, it } from 'vitest';
import { visibleIds } from './listedAssets';

it.each([
  ['each once, in their order', ['b', 'a', 'b'], [], null, ['b', 'a']],
  ['without those that cannot be loaded', ['a', 'b'], ['a'], null, ['b']],
  ['only those that are loaded, where that is asked', ['a', 'b', 'c'], ['c'], ['a', 'c'], ['a']],
])('the ids to show: %s', (_name, ids, unavailable, loaded, shown) => {
  expect(visibleIds(ids, new Set(unavailable), loaded && ((id) => loaded.includes(id)))).toEqual(shown);
});
