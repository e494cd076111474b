/** What search costs: counts are held to their budgets. The table is printed by `npm run test:perf`. */
import { afterAll, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { pressMoving } from '../support/focus';
import { figuresOf } from '../support/frames';
import { enterAsGuest, goTo } from '../support/journeys';
import { BUDGETS } from './budgets';
import { readPageWatch, watchPage } from './page-watch';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
const table = createPerfTable('search');
afterAll(() => table.write());

test('a key of the keyboard fades without the page being written', async () => {
  const tv = await app.open('/', { prepare: watchPage });
  await enterAsGuest(tv);
  await goTo(tv, '/browser/search');
  await tv.waitForFocus({ id: 'key-a' });
  await tv.idle();
  const { bufferBytes: before } = await readPageWatch(tv.page);
  const figures = figuresOf(
    await tv.measure(async () => {
      for (const key of ['right', 'down', 'right', 'down', 'left', 'up', 'left', 'up'] as const) {
        await pressMoving(tv, key);
        await tv.idle();
      }
    }),
  );
  const { bufferBytes } = await readPageWatch(tv.page);
  const perFrame = (bufferBytes - before) / figures.frames;
  table.add('a fading key: to buffers in a frame', perFrame, 'bytes');
  expect(figures).toMatchObject({ keys: 8, commits: 0, uploads: 0 });
  expect(perFrame).toBeLessThan(BUDGETS.bufferBytesPerFadingFrame);
});
