/**
 * The client in today's Chromium without what an older one lacks: every API that MDN's data says came later is deleted before
 * the first script. Driven by DevTools alone, because Playwright's own scripts in the page want what was deleted.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFolder, ensureClient } from '../../scripts/client';
import { SCREENS } from '../../scripts/engines/journey';
import {
  IMITATED,
  imitateCodeFailure,
  imitateEngine,
  TODAY,
  type Imitated,
} from '../../scripts/engines/rungs';
import { buildOf } from '../../scripts/engines/table';
import { createService, type Service } from '../service/server';

let service: Service;
beforeAll(async () => {
  await ensureClient('staging', 'hosted');
  service = await createService({
    port: 0,
    artwork: 'plain',
    faults: true,
    clientDir: clientFolder('staging', 'hosted'),
  });
});
afterAll(() => service.close());

/** The identity SDK's record of its own use, by the package idb, wants a Proxy (49); its calls do without that record. */
const isKnown = ({ version, without }: Imitated, error: string): boolean =>
  (version < 49 || without.includes('Proxy')) && error.includes('Proxy is not defined');

const buildFor = (version: number): string =>
  version < 68 ? 'legacy' : version < TODAY ? 'modern and polyfills' : 'modern';

test.each(IMITATED)(
  '[SHELL-01, PLAYER-01] Chromium $version without $without loads the build for it alone, and comes to a film',
  async (engine) => {
    const { version } = engine;
    const result = await imitateEngine(service.url, engine);
    expect({ reached: result.reached, stopped: result.stopped }).toEqual({
      reached: [...SCREENS],
      stopped: null,
    });
    expect(buildOf(result)).toBe(buildFor(version));
    expect(result.errors.filter((error) => !isKnown(engine, error))).toEqual([]);
    expect(result.drawnBy).toBe('webgl');
    expect(result.textures).toBeGreaterThan(5);
  },
);

test('the legacy build, whose loader of scripts keeps a failure, has a screen’s file that failed once after one reload', async () => {
  const result = await imitateCodeFailure(service.url, { version: 53, without: [] });
  expect(result).toEqual({ loads: 2, asked: 2, stopped: null });
});
