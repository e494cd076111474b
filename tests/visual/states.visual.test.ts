/** Every state of states.ts against its accepted picture and scene. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { acceptShot, clearFailures, readBaseline, UPDATING, writeFailurePage } from './baselines';
import { judge } from './gate';
import { enterState, PICTURE_TIME, shoot } from './shoot';
import { STATES } from './states';

const app = useApp({ at: PICTURE_TIME });
beforeAll(clearFailures);

describe.each(STATES)('$name', (state) => {
  const shots = (state.engines ?? ['webgl']).flatMap((engine) =>
    (state.resolutions ?? ['1280x720']).map((resolution) => ({ engine, resolution })),
  );

  test.each(shots)('$engine $resolution', async ({ engine, resolution }) => {
    const key = `${engine}/${resolution}/${state.name}`;
    await app.reset();
    const tv = await enterState(app, state, resolution, engine);
    const shot = await shoot(tv, state);
    if (UPDATING) {
      acceptShot(key, shot);
      return;
    }
    const baseline = readBaseline(key);
    if (!baseline) throw new Error(`${key} has no accepted picture: npm run test:visual -- --update`);
    const verdict = judge(baseline, shot);
    if (verdict.accepted) return;
    const page = writeFailurePage(key, baseline, shot, verdict);
    expect.fail([`${key} differs, see ${page}`, ...verdict.reasons.slice(0, 20)].join('\n'));
  });
});
