import { describe, expect, it } from 'vitest';
import type { PlaybackTracks } from './engine';
import { createTrackSelection } from './trackSelection';
import type { TrackSelection, TrackViewer } from './trackSelection';
import { createControllerFixture } from './testing/controllerFixture';
import { anAsset, aPlayback } from './testing/fakeAssets';
import { A_VIEWER, emptyMemory, twoLanguages } from './testing/fakeTracks';
import { settlePromises } from '../../renderer/testing';

interface Options {
  viewer?: Partial<TrackViewer>;
  tracks?: PlaybackTracks;
  assets?: Record<string, Record<string, unknown>>;
  memory?: ReturnType<typeof emptyMemory>;
  playlist?: object[];
}

function setUp({
  viewer,
  tracks = twoLanguages(),
  assets = {},
  memory = emptyMemory(),
  playlist,
}: Options = {}) {
  let current: TrackViewer = { ...A_VIEWER, ...viewer };
  const fixture = createControllerFixture({
    tracks,
    configure: (engine, playback) => selection.configure(engine, playback),
    source: {
      fetchAsset: (id) => Promise.resolve(anAsset({ id, duration: 120, ...assets[id] })),
      fetchPlayback: (call) =>
        Promise.resolve(aPlayback({ url: `/media/${call.assetId}`, ...(playlist && { playlist }) })),
    },
  });
  const { controller, log } = fixture;
  const selection: TrackSelection = createTrackSelection({ controller, memory, viewer: () => current });
  controller.subscribe(selection.onEvent);
  return {
    ...fixture,
    selection,
    memory,
    change: (changes: Partial<TrackViewer>) => {
      current = { ...current, ...changes };
    },
    /** Commands about tracks since the last call. */
    commands: (): string[] =>
      log.splice(0).filter((line) => /^(audio|text|prefer|quality|limits) (?!delay)/.test(line)),
    active: () => {
      const { audio, text } = fixture.engine().facts.tracks;
      return [audio.find((each) => each.active)?.id ?? null, text.find((each) => each.active)?.id ?? null];
    },
  };
}

const EPISODES = {
  e1: { type: 'episode', rootId: 'show' },
  e2: { type: 'episode', rootId: 'show' },
  other: { type: 'episode', rootId: 'other-show' },
};

describe('the first tracks of a title', () => {
  it('[PLAYER-35] a Punjabi profile hears Punjabi, and is asked for before anything is fetched', async () => {
    const { start, log, active } = setUp({ viewer: { language: 'pa' } });
    await start();
    expect(active()).toEqual(['a-pa', null]);
    const asked = log.indexOf('prefer pa off');
    expect(asked).toBeGreaterThan(-1);
    expect(asked).toBeLessThan(log.findIndex((line) => line.startsWith('load')));
  });

  it('[PLAYER-35] what plays already is not selected again, which would empty its buffer', async () => {
    const { start, commands } = setUp();
    await start();
    expect(commands().filter((line) => /^(audio|text) /.test(line))).toEqual([]);
  });

  it('[PLAYER-35] a device with captions on shows those of the profile’s language', async () => {
    const { start, log, active } = setUp({ viewer: { ccEnabled: true } });
    await start();
    expect(active()).toEqual(['a-en', 't-en']);
    expect(log).toContain('prefer en en');
  });

  it('is chosen once: later reports of the engine change nothing', async () => {
    const { start, engine, commands } = setUp({ viewer: { language: 'pa' } });
    await start();
    commands();
    engine().selectAudio('a-en');
    engine().selectText('t-en');
    expect(commands()).toEqual(['audio a-en', 'text t-en']);
  });

  it('waits for tracks that come after the start', async () => {
    const late: PlaybackTracks = { ...twoLanguages(), audio: [], text: [] };
    const { start, engine, commands, active } = setUp({ viewer: { language: 'pa' }, tracks: late });
    await start();
    expect(commands().filter((line) => /^(audio|text) /.test(line))).toEqual([]);
    engine().facts.tracks = twoLanguages();
    engine().fire({ type: 'tracks' });
    expect(active()).toEqual(['a-pa', null]);
  });

  it.each<[string, Partial<TrackViewer>, Partial<PlaybackTracks>, (string | null)[]]>([
    ['sound alone', { language: 'pa' }, { text: [] }, ['a-pa', null]],
    ['subtitles alone', { ccEnabled: true }, { audio: [] }, [null, 't-en']],
  ])('is made in a stream of %s', async (_case, viewer, part, chosen) => {
    const { start, active } = setUp({ viewer, tracks: { ...twoLanguages(), ...part } });
    await start();
    expect(active()).toEqual(chosen);
  });

  it('[PLAYER-35] is the stream’s own sound where it has none of the viewer’s languages', async () => {
    const { start, commands, active } = setUp({ viewer: { language: 'hi' } });
    await start();
    expect(active()).toEqual(['a-en', null]);
    expect(commands().filter((line) => line.startsWith('audio'))).toEqual([]);
  });

  it('[PLAYER-35] is made before the title plays, so that no other language is heard first', async () => {
    const { start, log } = setUp({ viewer: { language: 'pa' } });
    await start();
    expect(log.indexOf('audio a-pa')).toBeGreaterThan(-1);
    expect(log.indexOf('audio a-pa')).toBeLessThan(log.indexOf('play'));
  });

  it('is that of the title, not of the advertisement before it', async () => {
    const ad = { type: 'PLAY_ADS', url: '/ads/one', start: 0, duration: 8 };
    const { start, engine, active, commands } = setUp({ viewer: { language: 'pa' }, playlist: [ad] });
    await start();
    expect(commands().filter((line) => line.startsWith('audio'))).toEqual([]);
    const { load } = engine();
    engine().load = async (...asked) => {
      await load(...asked);
      // Until here the tracks are those of the advertisement.
      engine().facts.tracks = {
        ...twoLanguages(),
        audio: twoLanguages().audio.map((each) => ({ ...each, id: `film ${each.id}` })),
      };
    };
    engine().fire({ type: 'ended' });
    await settlePromises();
    expect(active()).toEqual(['film a-pa', null]);
    expect(commands().filter((line) => line.startsWith('audio'))).toEqual(['audio film a-pa']);
  });
});

describe('[SUB-17] languages of the settings', () => {
  it('are those of every title, until one is chosen for its show', async () => {
    const viewer = { audioLanguage: 'pa', subtitles: 'en' };
    const { start, engine, log, selection, active } = setUp({ assets: EPISODES, viewer });
    await start({ assetId: 'e1' });
    expect([active(), log.includes('prefer pa en')]).toEqual([['a-pa', 't-en'], true]);
    selection.chooseAudio('a-en');
    selection.chooseText(null);
    engine().facts.tracks = twoLanguages();
    await start({ assetId: 'e2' });
    expect(active()).toEqual(['a-en', null]);
    engine().facts.tracks = twoLanguages();
    await start({ assetId: 'other' });
    expect(active()).toEqual(['a-pa', 't-en']);
  });
});

describe('a choice', () => {
  it('[PLAYER-35] applies at once, and to the next episode of the show, whose ids are others', async () => {
    const { start, engine, selection, active } = setUp({ assets: EPISODES });
    await start({ assetId: 'e1' });
    selection.chooseAudio('a-pa');
    selection.chooseText('t-en');
    expect(active()).toEqual(['a-pa', 't-en']);
    engine().facts.tracks = {
      ...twoLanguages(),
      audio: twoLanguages().audio.map((each) => ({ ...each, id: `next ${each.id}` })),
      text: twoLanguages().text.map((each) => ({ ...each, id: `next ${each.id}` })),
    };
    await start({ assetId: 'e2' });
    expect(active()).toEqual(['next a-pa', 'next t-en']);
  });

  it('[PLAYER-35] of no subtitles is remembered like a language', async () => {
    const { start, engine, selection, active } = setUp({ assets: EPISODES, viewer: { ccEnabled: true } });
    await start({ assetId: 'e1' });
    expect(active()[1]).toBe('t-en');
    selection.chooseText(null);
    engine().facts.tracks = twoLanguages();
    await start({ assetId: 'e2' });
    expect(active()[1]).toBeNull();
  });

  it('of one show is none of another: its subtitles do not come along', async () => {
    const { start, engine, selection, active } = setUp({ assets: EPISODES });
    await start({ assetId: 'e1' });
    selection.chooseText('t-pa');
    // The engine goes on with what was selected, where the title does not say otherwise.
    expect(engine().facts.tracks.text.find((each) => each.active)?.id).toBe('t-pa');
    await start({ assetId: 'other' });
    expect(active()).toEqual(['a-en', null]);
  });

  it('outlives the player, in the viewer’s memory', async () => {
    const { start, selection, memory } = setUp({ assets: EPISODES });
    await start({ assetId: 'e1' });
    selection.chooseAudio('a-pa');
    const later = setUp({ assets: EPISODES, memory });
    await later.start({ assetId: 'e2' });
    expect(later.active()).toEqual(['a-pa', null]);
  });

  it('of a track that the stream does not have changes nothing', async () => {
    const { start, selection, commands, memory } = setUp();
    await start();
    commands();
    selection.chooseAudio('gone');
    selection.chooseText('gone');
    expect([commands(), memory.chosenTracks('film')]).toEqual([[], {}]);
  });

  it('of a delay holds for the show, and another show has none', async () => {
    const { start, selection, log } = setUp({ assets: EPISODES });
    await start({ assetId: 'e1' });
    selection.chooseTextDelay(0.3);
    await start({ assetId: 'other' });
    expect(selection.textDelay()).toBe(0);
    await start({ assetId: 'e2' });
    expect(selection.textDelay()).toBe(0.3);
    expect(log.filter((line) => line.startsWith('text delay'))).toEqual([
      'text delay 0',
      'text delay 0.3',
      'text delay 0',
      'text delay 0.3',
    ]);
  });
});

describe('without a title', () => {
  const heights = [1080, 720, 540];

  it('a choice changes nothing, and the limits are those of a film', async () => {
    const { selection, change, commands, log } = setUp();
    change({ planQualities: ['HD'] });
    selection.planChanged();
    selection.chooseText(null);
    selection.chooseTextDelay(0.3);
    selection.onEvent({ type: 'tracks' });
    expect([commands(), log, selection.textDelay()]).toEqual([[], [], 0]);
    expect(selection.qualityOptions(heights)).toEqual(['auto', 720, 540]);
  });

  it('that is, after the visit, neither do the tracks that are still there', async () => {
    const late: PlaybackTracks = { ...twoLanguages(), audio: [], text: [] };
    const { start, engine, selection, commands, memory } = setUp({
      viewer: { language: 'pa' },
      tracks: late,
    });
    await start();
    selection.reset();
    engine().facts.tracks = twoLanguages();
    commands();
    engine().fire({ type: 'tracks' });
    selection.chooseAudio('a-pa');
    selection.chooseText('t-pa');
    selection.planChanged();
    expect([commands(), memory.chosenTracks('film')]).toEqual([[], {}]);
  });
});

describe('the quality', () => {
  const heights = [1080, 720, 540, 360, 270];

  it.each<[string, Partial<TrackViewer>, string, number | null]>([
    ['[QUAL-08] a plan with HD to 720', { planQualities: ['540p', 'HD'] }, 'main', 720],
    ['[QUAL-03] a guest, without a plan, to 540', {}, 'main', 540],
    ['[QUAL-02] a trailer by the set alone', {}, 'trailer', 1080],
    [
      '[QUAL-01] the set where the plan allows more',
      { planQualities: ['UHD'], deviceMax: { width: 1280, height: 720 } },
      'main',
      720,
    ],
  ])('%s is limited', async (_case, viewer, content, limit) => {
    const { start, log, selection } = setUp({ viewer });
    await start({ content: content as 'main' | 'trailer' });
    expect(log.indexOf(`limits ${limit}`)).toBeLessThan(log.findIndex((line) => line.startsWith('load')));
    expect(log).toContain(`limits ${limit}`);
    expect(selection.qualityOptions(heights)).toEqual([
      'auto',
      ...heights.filter((height) => limit === null || height <= limit),
    ]);
  });

  it('[QUAL-08] a plan that becomes known later raises the limit of the title that plays', async () => {
    const { start, selection, change, commands } = setUp();
    await start();
    expect(commands()).toContain('limits 540');
    change({ planQualities: ['FHD'] });
    selection.planChanged();
    expect(commands()).toEqual(['limits 1080']);
  });

  it('[QUAL-07, QUAL-09] is AUTO at first, and a fixed height holds over the titles of the visit', async () => {
    const { start, selection, commands } = setUp({ viewer: { planQualities: ['FHD'] } });
    await start();
    expect(commands()).toContain('quality auto');
    selection.chooseQuality(720);
    await start({ assetId: 'second' });
    expect(commands().filter((line) => line.startsWith('quality'))).toEqual(['quality 720', 'quality 720']);
    selection.chooseQuality('auto');
    await start({ assetId: 'third' });
    expect(commands().filter((line) => line.startsWith('quality'))).toEqual(['quality auto', 'quality auto']);
  });

  it('[QUAL-09] holds on the engine that is made after the app was hidden', async () => {
    const { start, selection, controller, engines } = setUp({ viewer: { planQualities: ['FHD'] } });
    await start();
    selection.chooseQuality(720);
    await controller.close();
    await start();
    expect(engines).toHaveLength(2);
    expect(engines[1]!.facts.tracks.autoQuality).toBe(false);
  });

  it('is AUTO again in the next visit', async () => {
    const { start, selection, commands } = setUp();
    await start();
    selection.chooseQuality(270);
    selection.reset();
    commands();
    await start();
    expect(commands()).toContain('quality auto');
  });
});
