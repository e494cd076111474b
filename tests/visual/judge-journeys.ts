/** Judges every stop of a test file's journeys against its accepted picture and scene. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app';
import { acceptShot, readBaseline, UPDATING, writeFailurePage } from './baselines';
import { judge, type Shot } from './gate';
import type { Journey } from './journey';
import { PICTURE_TIME, stopsAt, travel } from './shoot';

const SIZES = ['1280x720', '1920x1080'] as const;
/** Key screens are taken once more at this size, over the product's artwork; all other pictures are over plain artwork. */
const KEY_SIZE = '1920x1080';
const ENGINES = ['webgl', 'canvas'] as const;

/** Makes a test of each journey at each size and engine that a stop of it has a picture of. */
export function judgeJourneys(journeys: readonly Journey[]): void {
  const app = useApp({ at: PICTURE_TIME });
  const trips = journeys.flatMap((journey) =>
    ENGINES.flatMap((engine) =>
      SIZES.filter((resolution) => stopsAt(journey, resolution, engine).length > 0).map((resolution) => ({
        journey,
        engine,
        resolution,
        names: stopsAt(journey, resolution, engine)
          .map(({ name }) => name)
          .join(', '),
      })),
    ),
  );

  test.each(trips)('$engine $resolution: $names', async ({ journey, engine, resolution }) => {
    await app.reset();
    if (resolution === KEY_SIZE) await app.drawArtwork('full');
    const refused: string[] = [];
    for await (const { name, shot } of travel(app, journey, resolution, engine)) {
      refused.push(...(await differences(`${engine}/${resolution}/${name}`, shot)));
    }
    if (refused.length > 0) expect.fail(refused.join('\n'));
  });
}

/** Why a shot is not the accepted one, with the page that shows it; nothing when it is, or is now made so. */
async function differences(key: string, shot: Shot): Promise<string[]> {
  if (UPDATING) {
    await acceptShot(key, shot);
    return [];
  }
  const baseline = await readBaseline(key);
  if (!baseline) return [`${key} has no accepted picture: npm run test:visual -- --update`];
  const verdict = judge(baseline, shot);
  if (verdict.accepted) return [];
  const page = writeFailurePage(key, baseline, shot, verdict);
  return [`${key} differs, see ${page}`, ...verdict.reasons.slice(0, 20)];
}
