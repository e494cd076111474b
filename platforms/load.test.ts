import { afterEach, expect, it, vi } from 'vitest';
import { loadPlatform } from './load';
import { PLATFORM_IDS } from './platformId';
import { AGENTS, fakePage } from './testing/fakePage';

afterEach(() => void vi.unstubAllGlobals());

it.each(PLATFORM_IDS)('[SHELL-01] %s has an adapter of its own', async (id) => {
  // On a desk, at the platform's path: no maker's functions, which is no reason to throw.
  vi.stubGlobal('window', fakePage({ userAgent: AGENTS.browser }).page);
  const platform = await loadPlatform(id);
  expect(platform.id).toBe(id);
  expect(platform.facts().id).toBe(id);
});
