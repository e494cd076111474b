import { describe, expect, it } from 'vitest';
import { NO_TRACKS } from './engine';
import type { PlaybackEngine } from './engine';
import { createEngineControls } from './engineControls';
import { createFakeEngine } from './testing/fakeEngine';
import type { FakeEngine } from './testing/fakeEngine';
import { twoLanguages } from './testing/fakeTracks';

const CUE = { start: 1, end: 2, text: 'a', spans: [], align: 'center', line: null, position: null } as const;
const PICTURE = { url: '/s.jpg' };

function aStream(): FakeEngine {
  const engine = createFakeEngine();
  engine.facts = {
    ...engine.facts,
    duration: 90,
    buffered: [{ start: 0, end: 9 }],
    live: true,
    tracks: twoLanguages(),
    cues: [{ ...CUE, spans: [] }],
    nextCueChange: 2,
    thumbnail: PICTURE as never,
  };
  return engine;
}

const asked = async (engine: PlaybackEngine | null, content: PlaybackEngine | null) => {
  const controls = createEngineControls(
    () => engine,
    () => content,
  );
  controls.selectAudio('a-pa');
  controls.selectText('t-en');
  controls.selectText(null);
  controls.selectQuality(720);
  controls.setQualityLimits({ maxHeight: 540, maxBandwidth: null });
  controls.setTextDelay(0.5);
  const { quality } = controls.tracks();
  return {
    duration: controls.duration(),
    buffered: controls.buffered(),
    live: controls.isLive(),
    heights: quality.filter(({ active }) => active).map(({ height }) => height),
    cues: controls.activeCues().map(({ text }) => text),
    next: controls.nextCueChange(),
    picture: await controls.thumbnail(3),
    figures: controls.stats() !== null,
    tracks: controls.tracks(),
  };
};

const NOTHING = { duration: 0, buffered: [], live: false, heights: [], cues: [], next: null, picture: null };
const DONE = ['audio a-pa', 'text t-en', 'text null', 'quality 720', 'limits 540', 'text delay 0.5'];

describe('what a screen asks of the engine', () => {
  it('is answered by the engine that plays', async () => {
    const engine = aStream();
    expect(await asked(engine, engine)).toMatchObject({
      duration: 90,
      buffered: [{ start: 0, end: 9 }],
      live: true,
      heights: [720],
      cues: ['a'],
      next: 2,
      picture: PICTURE,
      figures: true,
    });
    expect(engine.log).toEqual(DONE);
  });

  it('is nothing without one', async () => {
    expect(await asked(null, null)).toEqual({ ...NOTHING, figures: false, tracks: NO_TRACKS });
  });

  it('is nothing of an ad`s, whose figures are told and for which choices hold', async () => {
    const engine = aStream();
    expect(await asked(engine, null)).toEqual({ ...NOTHING, figures: true, tracks: NO_TRACKS });
    expect(engine.log).toEqual(DONE);
  });
});
