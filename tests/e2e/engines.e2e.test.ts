/**
 * The client in today's Chromium without what an older one lacks: every API that MDN's data says came later is deleted before
 * the first script. Driven by DevTools alone, because Playwright's own scripts in the page want what was deleted.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFolder, ensureClient } from '../../scripts/client';
import { SCREENS } from '../../scripts/engines/journey';
import { imitateEngine } from '../../scripts/engines/rungs';
import { buildOf } from '../../scripts/engines/table';
import { createService, type Service } from '../service/server';

let service: Service;
beforeAll(async () => {
  await ensureClient('staging', 'hosted');
  service = await createService({ port: 0, artwork: 'plain', clientDir: clientFolder('staging', 'hosted') });
});
afterAll(() => service.close());

/** The identity SDK's record of its own use, by the package idb, wants a Proxy (49); its calls do without that record. */
const isKnown = (version: number, error: string): boolean =>
  version < 49 && error.includes('Proxy is not defined');

test.each([
  [38, [], 'legacy'],
  [47, [], 'legacy'],
  [53, [], 'legacy'],
  [53, ['Worker'], 'legacy'],
  [68, [], 'modern and polyfills'],
  [79, [], 'modern and polyfills'],
  [200, [], 'modern'],
])(
  '[SHELL-01, PLAYER-01] Chromium %i without %j loads the %s build alone, and comes to a film',
  async (version, also, build) => {
    const result = await imitateEngine(service.url, version, also);
    expect({ reached: result.reached, stopped: result.stopped }).toEqual({
      reached: [...SCREENS],
      stopped: null,
    });
    expect(buildOf(result)).toBe(build);
    expect(result.errors.filter((error) => !isKnown(version, error))).toEqual([]);
    expect(result.drawnBy).toBe('webgl');
    expect(result.textures).toBeGreaterThan(5);
  },
);
