/** What a colour that fades costs: draws and bytes written to buffers are held to their budgets. The table is printed by `npm run test:perf`. */
import { afterAll, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { pressMoving } from '../support/focus';
import { figuresOf } from '../support/frames';
import { enterAsGuest, goTo } from '../support/journeys';
import { BUDGETS } from './budgets';
import { readPageWatch, watchPage } from './page-watch';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
const table = createPerfTable('fading');
afterAll(() => table.write());

test.each([
  {
    of: 'a key of the keyboard',
    path: '/browser/search',
    first: 'key-a',
    keys: ['right', 'down', 'right', 'down', 'left', 'up', 'left', 'up'] as const,
  },
  {
    of: 'a button with an icon',
    path: '/browser/asset/glass-harbour',
    first: 'asset-watch',
    keys: ['right', 'right', 'left', 'left', 'right', 'right', 'left', 'left'] as const,
  },
])('$of fades without the page being written', async ({ of, path, first, keys }) => {
  const tv = await app.open('/', { prepare: watchPage });
  await enterAsGuest(tv);
  await goTo(tv, path);
  await tv.waitForFocus({ id: first });
  await tv.idle();
  const { bufferBytes: before } = await readPageWatch(tv.page);
  const figures = figuresOf(
    await tv.measure(async () => {
      for (const key of keys) {
        await pressMoving(tv, key);
        await tv.idle();
      }
    }),
  );
  const { bufferBytes } = await readPageWatch(tv.page);
  const perFrame = (bufferBytes - before) / figures.frames;
  table.add(`${of} fades: to buffers in a frame`, perFrame, 'bytes');
  table.add(`${of} fades: draws in a frame`, figures.draws, '');
  expect(figures).toMatchObject({ keys: 8, commits: 0, uploads: 0 });
  expect(perFrame).toBeLessThan(BUDGETS.bufferBytesPerFadingFrame);
  expect(figures.draws).toBeLessThanOrEqual(BUDGETS.drawsPerFrame);
});
