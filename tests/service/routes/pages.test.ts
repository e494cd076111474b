import { beforeAll, describe, expect, it } from 'vitest';
import { parseAsset } from '../../../src/contract/index';
import { parsePageChunk } from '../../../src/contract/testing/parsePageChunk';
import { hostileAssets, LARGE_PAGE_ROWS, LONG_NAME_LENGTH, LONG_ROW_TITLES } from '../catalogue/hostile';
import type { TestService } from './testing';
import { TEST_ORIGIN, testService } from './testing';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const guest = { as: 'guest' };
const chunk = async (uuid: string, skip: number, limit = 10) =>
  parsePageChunk(
    (await service.ask(`/page/${uuid}/components?skip=${skip}&limit=${limit}`, guest)).body,
    () => {},
  );

describe('pages', () => {
  it('[PAGE-03, PAGE-05] come in chunks of 10, each component once, until the count', async () => {
    const chunks = [
      await chunk('home', 0),
      await chunk('home', 10),
      await chunk('home', 20),
      await chunk('home', 30),
    ];
    expect(chunks.map(({ received }) => received)).toEqual([10, 10, 10, 0]);
    expect(chunks.map(({ components }) => components.count)).toEqual([30, 30, 30, 30]);
    const uuids = chunks.flatMap(({ components }) => components.data.map(({ uuid }) => uuid));
    expect(new Set(uuids).size).toBe(30);
  });

  it('keep their uuids from one request to the next', async () => {
    expect((await chunk('home', 0)).components.data.map(({ uuid }) => uuid)).toEqual(
      (await chunk('home', 0)).components.data.map(({ uuid }) => uuid),
    );
  });

  it('answer 404 page_not_exists for a page that is not there, and nothing for one that is empty', async () => {
    const missing = await service.ask('/page/nonesuch/components', guest);
    expect([missing.status, (missing.body as { code: string }).code]).toEqual([404, 'page_not_exists']);
    expect((await chunk('empty', 0)).components).toEqual({ data: [], count: 0 });
  });

  it('take numbers that are none for their defaults', async () => {
    for (const query of ['skip=-1&limit=0', 'skip=x&limit=1.5', '']) {
      const { status } = await service.ask(`/page/home/components?${query}`, guest);
      expect(status, query).toBe(200);
    }
  });

  it('[PAGE-26] are in no menu when they are for tests', async () => {
    const { body } = await service.ask('/settings');
    const uuids = (body as { menuLinks: { uuid: string }[] }).menuLinks.map(({ uuid }) => uuid);
    expect(uuids).toEqual(['home', 'movies', 'shows', 'live', 'kids', 'collections']);
  });
});

describe('the large page', () => {
  it('has 500 components, each with a uuid of its own', async () => {
    const uuids = new Set<string>();
    for (let skip = 0; skip < LARGE_PAGE_ROWS; skip += 100) {
      const { components } = await chunk('large', skip, 100);
      for (const { uuid } of components.data) uuids.add(uuid);
    }
    expect(uuids.size).toBe(500);
    expect((await chunk('large', 500)).received).toBe(0);
  });
});

describe('the hostile page', () => {
  it('keeps its whole rows when the contract’s parser has dropped the rest', async () => {
    const { components } = await chunk('hostile', 0, 100);
    const titles = components.data.map(({ title }) => title);
    expect(titles).toContain('A row with nothing wrong');
    expect(titles).toContain('Still here');
    expect(titles).not.toContain('A component of tomorrow');
    expect(titles).not.toContain('A component id used twice');
    expect(titles.find((title) => title.length === LONG_NAME_LENGTH)).toBeDefined();
    const long = components.data.find(({ uuid }) => uuid === 'hostile-two-thousand');
    expect(long?.body.assets).toHaveLength(LONG_ROW_TITLES);
    const twins = components.data.find(({ uuid }) => uuid === 'hostile-duplicates')?.body.assets ?? [];
    expect(new Set(twins.map(({ id }) => id)).size).toBe(twins.length);
  });

  it('is reported, and its titles have detail pages that the contract’s parser survives', async () => {
    const problems: string[] = [];
    const { body } = await service.ask('/page/hostile/components?limit=100', guest);
    parsePageChunk(body, ({ where }) => problems.push(where));
    expect(problems.length).toBeGreaterThan(10);
    for (const id of hostileAssets(TEST_ORIGIN).keys()) {
      const answer = await service.ask(`/asset/v2/${id}`, guest);
      expect(parseAsset(answer.body, () => {}).id).toBe(id);
    }
  });
});

describe('quickness', () => {
  it('answers a chunk of Home, a long show and a search each in well under 50 ms of work', async () => {
    const body = { limit: 30, offset: 0, query: 'the' };
    const work = async () => {
      await service.ask('/page/home/components', guest);
      await service.ask('/asset/v2/chai-at-platform-nine', guest);
      await service.ask('/search/search', { ...guest, method: 'POST', body });
    };
    await work();
    const before = process.cpuUsage();
    for (let round = 0; round < 5; round++) await work();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 15).toBeLessThan(50);
  });
});
