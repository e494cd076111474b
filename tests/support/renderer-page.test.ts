/** The figures on the renderer's page are the ones that fail the build. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCENE_BUDGETS } from '../perf/budgets';

it('renderer/README.md names the budgets of home-20x20 as they are', () => {
  const page = readFileSync(new URL('../../renderer/README.md', import.meta.url), 'utf8');
  const { drawsPerFrame, uploadsPerKey, nodes, pageBytes } = SCENE_BUDGETS;
  const figures = `${drawsPerFrame} draws a frame, ${uploadsPerKey} uploads a key, ${nodes} nodes, ${pageBytes / 1000} kB of script`;
  expect(page).toContain(figures);
});
