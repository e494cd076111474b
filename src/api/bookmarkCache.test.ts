import { expect, it } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import { updateBookmarkCache } from './bookmarkCache';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';

const mark = (assetUuid: string, currentSecond: number) => ({ assetUuid, currentSecond, finished: false });

it('[ASSET-27, CONT-10] a saved bookmark is also the show’s, and an older answer that arrives later does not replace it', async () => {
  let answer = (): void => {};
  const { fetch } = fakeFetch(() => new Promise((done) => (answer = () => done(json(mark('e3', 10))))));
  const api = createApi({
    config: { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession(),
    onProblem: () => {},
    fetch,
  });
  const client = createQueryClient();
  const asked = client.fetchQuery(queries.bookmark(api, 'show')).catch(() => 'given up');
  await new Promise((done) => setTimeout(done, 20));
  updateBookmarkCache(client, api, 'p1', mark('e4', 300), 'show');
  answer();
  await asked;
  for (const id of ['show', 'e4'])
    expect(client.getQueryData(queries.bookmark(api, id).queryKey)).toEqual(mark('e4', 300));
});
