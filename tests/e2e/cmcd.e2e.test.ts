/** Reports on playback to the operator's own network (CMCD, CTA-5004-A), which the configuration turns on. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { CmcdReports } from '../service/cmcd';
import { FILMS, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const reports = async (): Promise<CmcdReports> => {
  const answer = await fetch(`${app.url}/__test/cmcd`);
  return (await answer.json()) as CmcdReports;
};

/** The deployment's configuration with `telemetry.cmcd` in it. */
const withCmcd = async (page: Page): Promise<void> => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, telemetry: { cmcd: { interval: 1 } } } });
  });
};

async function watch(tv: Tv, id: string): Promise<void> {
  await goTo(tv, `/browser/asset/${id}`);
  await tv.waitForFocus({ role: 'button', name: /^Watch|^Continue/ });
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);
  await waitForPlayback(tv, 2);
}

test('without telemetry.cmcd in the configuration nothing is reported', async () => {
  const tv = await app.open('/browser/welcome');
  await enterAsGuest(tv);
  await watch(tv, 'night-ferry');
  expect(await reports()).toEqual({ requests: [], events: [] });
});

test('with it each view has a session of its own, the id of its playback, and the content is the asset', async () => {
  const tv = await app.open('/browser/welcome', { prepare: withCmcd });
  await enterAsGuest(tv);
  await watch(tv, 'night-ferry');
  await leaveByKeys(tv);
  await watch(tv, 'night-ferry');
  const playbacks = (await app.requests())
    .filter(({ path }) => path === '/api/asset/night-ferry/playback')
    .map(({ body }) => (JSON.parse(body) as { playbackId: string }).playbackId);
  expect(new Set(playbacks).size).toBe(2);
  const { requests, events } = await reports();
  for (const told of [requests.filter(({ path }) => path.endsWith('.m4s')), events]) {
    expect([...new Set(told.map(({ data }) => data?.sid))]).toEqual(playbacks);
    expect(new Set(told.map(({ data }) => data?.cid))).toEqual(new Set(['night-ferry']));
  }
  expect(tv.errors).toEqual([]);
});
