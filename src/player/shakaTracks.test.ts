import type shaka from 'shaka-player';
import { describe, expect, it } from 'vitest';
import { loadConfig, preloadedBy } from './shakaConfig';
import { audioTracksOf, createTrackChooser, qualitiesOf } from './shakaTracks';
import type { TrackChooser } from './shakaTracks';
import { trackPreferences } from './trackChoice';

const audio = (changes: Partial<shaka.extern.AudioTrack>): shaka.extern.AudioTrack => ({
  active: false,
  language: 'en',
  label: 'English',
  mimeType: 'audio/mp4',
  codecs: 'mp4a.40.2',
  primary: false,
  roles: [],
  accessibilityPurpose: null,
  channelsCount: 2,
  audioSamplingRate: 48_000,
  spatialAudio: false,
  originalLanguage: 'en',
  ...changes,
});

const video = (height: number | null, bandwidth: number, active = false): shaka.extern.VideoTrack => ({
  active,
  bandwidth,
  height,
  width: height && (height * 16) / 9,
  frameRate: 25,
  pixelAspectRatio: null,
  hdr: null,
  colorGamut: null,
  videoLayout: null,
  mimeType: 'video/mp4',
  codecs: 'avc1',
  roles: [],
  label: null,
  language: 'und',
});

const text = (id: number, changes: Partial<shaka.extern.TextTrack>): shaka.extern.TextTrack => ({
  id,
  active: false,
  type: 'text',
  bandwidth: 0,
  language: 'en',
  label: null,
  kind: null,
  mimeType: null,
  codecs: null,
  primary: false,
  roles: [],
  accessibilityPurpose: null,
  forced: false,
  originalTextId: null,
  originalLanguage: null,
  ...changes,
});

describe('audio tracks', () => {
  it('of one sound in several encodings are one, active when any of them is', () => {
    const tracks = audioTracksOf([
      audio({ codecs: 'mp4a.40.2' }),
      audio({ codecs: 'ec-3', active: true }),
      audio({ channelsCount: 6 }),
      audio({ roles: ['commentary'] }),
    ]);
    expect(tracks.map(({ channels, active }) => [channels, active])).toEqual([
      [2, true],
      [6, false],
      [2, false],
    ]);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(3);
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('of one sound, of which the first is active: %s, the second: %s', (first, second, active) => {
    const tracks = [audio({ active: first }), audio({ codecs: 'ec-3', active: second })];
    expect(audioTracksOf(tracks)).toMatchObject([{ active }]);
  });

  it('without language and label stay', () => {
    expect(audioTracksOf([audio({ language: 'und', label: null, channelsCount: null })])).toMatchObject([
      { language: 'und', label: null, channels: null },
    ]);
  });
});

describe('qualities', () => {
  it('[QUAL-01] are one for each height, the best of it, from the highest', () => {
    expect(
      qualitiesOf([
        video(540, 900),
        video(1080, 5000),
        video(540, 1500),
        video(540, 700, true),
        video(null, 90),
      ]),
    ).toEqual([
      { height: 1080, width: 1920, bandwidth: 5000, active: false },
      { height: 540, width: 960, bandwidth: 1500, active: true },
    ]);
  });

  it.each([
    [true, false, true],
    [false, false, false],
  ])('of a height, of which the smaller is active: %s, the larger: %s', (smaller, larger, active) => {
    expect(qualitiesOf([video(540, 700, smaller), video(540, 900, larger)])).toMatchObject([{ active }]);
  });
});

/** A loaded player with `tracks` of video, that remembers how it was configured and what was selected, and how. */
const pictureOf = (tracks: readonly shaka.extern.VideoTrack[]) => {
  const selected: unknown[] = [];
  const configured: object[] = [];
  const player = {
    getAudioTracks: () => [],
    getTextTracks: () => [],
    getVideoTracks: () => tracks,
    configure: (changes: object) => configured.push(changes),
    selectVideoTrack: ({ height, bandwidth }: shaka.extern.VideoTrack, ...how: unknown[]) =>
      selected.push([height, bandwidth, ...how]),
  };
  const chooser = createTrackChooser(() => player as unknown as shaka.Player);
  return { chooser, configured, selected };
};

describe('a quality that is selected while another plays', () => {
  it('[QUAL-09] replaces what is buffered but for the next seconds, so that the film does not stop', () => {
    const { chooser, selected } = pictureOf([video(1080, 5000, true), video(540, 1500)]);
    chooser.selectQuality(540);
    expect(selected).toEqual([[540, 1500, true, 3]]);
    chooser.selectQuality(1080);
    expect(selected, 'what plays already is not selected again').toHaveLength(1);
  });

  it('[QUAL-09] is the best of its height, also where another height has the same bit rate', () => {
    const { chooser, selected } = pictureOf([video(720, 1500, true), video(540, 900), video(540, 1500)]);
    chooser.selectQuality(540);
    expect(selected).toEqual([[540, 1500, true, 3]]);
  });

  it('[QUAL-07] is left to the engine by AUTO, which selects none itself', () => {
    const { chooser, configured, selected } = pictureOf([video(1080, 5000, true), video(540, 1500)]);
    chooser.selectQuality('auto');
    chooser.applyChoices();
    expect([selected, chooser.tracks().autoQuality]).toEqual([[], true]);
    expect(configured).toEqual([
      { abr: chooser.config().abr, preferredVideo: chooser.config().preferredVideo },
    ]);
    chooser.selectQuality(1080);
    expect(chooser.tracks().autoQuality).toBe(false);
    expect(configured[1]).toMatchObject({ abr: { enabled: false } });
  });

  it('[QUAL-01, QUAL-08] gives way to a limit at once, and is what the limit leaves of it', () => {
    const { chooser, configured, selected } = pictureOf([video(1080, 5000, true), video(540, 1500)]);
    chooser.selectQuality(1080);
    chooser.setLimits({ maxHeight: 720, maxBandwidth: null });
    expect(selected).toEqual([[540, 1500, true, 3]]);
    expect(chooser.tracks().quality.map(({ height }) => height)).toEqual([540]);
    expect(configured.at(-1)).toMatchObject({ abr: { restrictions: { maxHeight: 720 } } });
  });

  it('[QUAL-09] is corrected after the load of a stream without that height, which is not configured again', () => {
    const { chooser, configured, selected } = pictureOf([video(720, 2500, true), video(360, 900)]);
    chooser.selectQuality(540);
    selected.length = 0;
    configured.length = 0;
    chooser.applyChoices();
    expect(selected).toEqual([[360, 900, true, 3]]);
    expect(configured, 'it would drop what was fetched ahead').toEqual([]);
  });

  it('is none in a stream of sound alone', () => {
    const { chooser, selected } = pictureOf([video(null, 90)]);
    chooser.selectQuality(540);
    expect([selected, chooser.tracks().quality]).toEqual([[], []]);
  });
});

/** A loaded player with `tracks`, that remembers what was selected. */
const playerWith = (tracks: { audio?: shaka.extern.AudioTrack[]; text?: shaka.extern.TextTrack[] }) => {
  const selected: unknown[] = [];
  const player = {
    getAudioTracks: () => tracks.audio ?? [],
    getTextTracks: () => tracks.text ?? [],
    getVideoTracks: () => [],
    configure: () => true,
    selectAudioTrack: (track: shaka.extern.AudioTrack) => selected.push(track.label),
    selectTextTrack: (track: shaka.extern.TextTrack | null) => selected.push(track && track.label),
  };
  return { selected, player: player as unknown as shaka.Player };
};

const ENGLISH = 'en|English|2';

describe('a choice of tracks', () => {
  it('[PLAYER-35] does not select the sound again that is heard: that would clear its buffer', () => {
    const tracks = [audio({ active: true }), audio({ language: 'pa', label: 'ਪੰਜਾਬੀ' })];
    const { selected, player } = playerWith({ audio: tracks });
    const chooser = createTrackChooser(() => player);
    const [english, punjabi] = chooser.tracks().audio;
    chooser.selectAudio(english?.id ?? '');
    expect(selected).toEqual([]);
    chooser.selectAudio(punjabi?.id ?? '');
    expect(selected).toEqual(['ਪੰਜਾਬੀ']);
    chooser.selectAudio('no such track');
    expect(chooser.config().preferredAudio[0]).toMatchObject({ language: 'pa', label: 'ਪੰਜਾਬੀ' });
  });

  it('[PLAYER-35] finds the same subtitles in the next stream by language, label and kind, without a language too', () => {
    let current = playerWith({
      text: [
        text(1, { language: 'und', label: 'Signs', forced: true }),
        text(2, { language: 'und', label: 'All' }),
      ],
    });
    const chooser = createTrackChooser(() => current.player);
    chooser.selectText('2');
    current = playerWith({
      text: [
        text(7, { language: 'und', label: 'Songs', active: true }),
        text(8, { language: 'und', label: 'All', forced: true }),
        text(9, { language: 'und', label: 'All' }),
      ],
    });
    chooser.applyChoices();
    expect(current.selected).toEqual(['All']);
    expect(chooser.config().preferredText).toMatchObject([{ language: 'und', forced: false }]);
  });

  it('[PLAYER-35] of no subtitles takes away those that a stream shows by itself', () => {
    let current = playerWith({});
    const chooser = createTrackChooser(() => current.player);
    chooser.selectText(null);
    current = playerWith({ text: [text(1, { active: true, forced: true, label: 'forced' })] });
    chooser.applyChoices();
    expect(current.selected).toEqual([null]);
  });

  it.each<[string, Partial<shaka.extern.TextTrack>[], unknown[]]>([
    ['none are shown', [{ label: 'a' }, { label: 'b' }], []],
    ['one of two is shown', [{ label: 'a' }, { label: 'b', active: true }], [null]],
  ])('[PLAYER-35] of no subtitles, where %s by the stream', (_case, tracks, selected) => {
    const current = playerWith({ text: tracks.map((each, id) => text(id, each)) });
    let loaded: shaka.Player | null = null;
    const chooser = createTrackChooser(() => loaded);
    chooser.selectText(null);
    loaded = current.player;
    chooser.applyChoices();
    expect(current.selected).toEqual(selected);
  });

  const CHOSEN = { language: 'pa', label: 'All', forced: false };
  it.each<[string, Partial<shaka.extern.TextTrack>, Partial<shaka.extern.TextTrack>[], unknown[]]>([
    [
      'of their language',
      {},
      [
        { language: 'hi', label: 'All' },
        { language: 'pa', label: 'All' },
      ],
      [1],
    ],
    [
      'of their kind',
      { forced: true },
      [
        { language: 'pa', label: 'All' },
        { language: 'pa', label: 'All', forced: true },
      ],
      [1],
    ],
    [
      'without a name, as they were',
      { label: null },
      [
        { language: 'pa', label: 'SDH', active: true },
        { language: 'pa', label: null },
      ],
      [1],
    ],
    ['none again where they are shown already', {}, [{ language: 'pa', label: 'All', active: true }], []],
    ['none where the stream has others alone', {}, [{ language: 'pa', label: 'SDH' }], []],
  ])('[PLAYER-35] of subtitles finds in the next stream those %s', (_case, chosen, next, ids) => {
    const selected: unknown[] = [];
    let tracks = [text(5, { ...CHOSEN, ...chosen })];
    const player = {
      getTextTracks: () => tracks,
      getVideoTracks: () => [],
      selectTextTrack: ({ id }: shaka.extern.TextTrack) => selected.push(id),
    };
    const chooser = createTrackChooser(() => player as unknown as shaka.Player);
    chooser.selectText('5');
    expect(selected.splice(0)).toEqual([5]);
    tracks = next.map((each, id) => text(id, each));
    chooser.applyChoices();
    expect(selected).toEqual(ids);
  });

  it('[PLAYER-35] of a language alone, from the settings, leaves the track to the engine', () => {
    const { selected, player } = playerWith({ text: [text(1, { label: 'All' })] });
    const chooser = createTrackChooser(() => player);
    chooser.setPreferences({ audioLanguage: 'pa', text: { language: 'en' } });
    chooser.applyChoices();
    expect(selected).toEqual([]);
    expect(chooser.config()).toMatchObject({
      preferredAudio: [{ language: 'pa' }, { language: 'pa' }],
      preferredText: [{ language: 'en' }],
    });
  });

  it('is none before the viewer makes it: what a stream shows by itself stays', () => {
    const { selected, player } = playerWith({ text: [text(1, { active: true }), text(2, {})] });
    createTrackChooser(() => player).applyChoices();
    expect(selected).toEqual([]);
  });

  it('of subtitles that the stream does not have changes nothing', () => {
    const { selected, player } = playerWith({ text: [text(1, {})] });
    const chooser = createTrackChooser(() => player);
    chooser.selectText('gone');
    expect([selected, chooser.config().preferredText]).toEqual([[], []]);
  });

  it('is offered as the stream names it', () => {
    const { player } = playerWith({
      text: [text(1, { language: 'pa', label: 'ਪੰਜਾਬੀ', forced: true, active: true }), text(2, {})],
    });
    expect(createTrackChooser(() => player).tracks().text).toEqual([
      { id: '1', language: 'pa', label: 'ਪੰਜਾਬੀ', forced: true, active: true },
      { id: '2', language: 'en', label: null, forced: false, active: false },
    ]);
  });

  it('[PLAYER-35] of a sound in two encodings does not select it again while one of them is heard', () => {
    const { selected, player } = playerWith({ audio: [audio({ codecs: 'ec-3' }), audio({ active: true })] });
    createTrackChooser(() => player).selectAudio(ENGLISH);
    expect(selected).toEqual([]);
  });

  it.each<[string[], string]>([
    [['commentary'], 'commentary'],
    [[], ''],
  ])('of a sound without a name is loaded again with its roles %j', (roles, role) => {
    const { player } = playerWith({ audio: [audio({ label: null, roles, active: true })] });
    const chooser = createTrackChooser(() => player);
    chooser.selectAudio(chooser.tracks().audio[0]?.id ?? '');
    const before = chooser.config().preferredAudio;
    expect(before[0]).toMatchObject({ language: 'en', label: '', role });
    // What a show remembers of a sound without a name.
    chooser.setPreferences({ audioLanguage: 'en', audioLabel: '', text: null });
    expect(chooser.config().preferredAudio).toEqual(before);
  });

  it.each<[string, (chooser: TrackChooser) => void, string, boolean]>([
    ['serves the next episode', () => {}, 'Commentary', true],
    ['serves it with other subtitles', (chooser) => chooser.selectText('2'), 'Commentary', true],
    ['serves it without subtitles', (chooser) => chooser.selectText(null), 'Commentary', true],
    ['does not serve it with other audio', (chooser) => chooser.selectAudio(ENGLISH), 'English', false],
    ['does not serve it in another height', (chooser) => chooser.selectQuality(540), 'Commentary', false],
  ])('by hand, what was fetched ahead with it %s', (_case, choose, label, serves) => {
    const { player } = playerWith({
      audio: [audio({ active: true }), audio({ label: 'Commentary', roles: ['commentary'] })],
      text: [text(2, { language: 'pa', label: 'ਪੰਜਾਬੀ', forced: true })],
    });
    const chooser = createTrackChooser(() => player);
    const settings = () => preloadedBy(loadConfig({ url: 'e2', licenseUrl: null }, chooser.config(), null));
    chooser.selectAudio('en|Commentary|2|commentary');
    const ahead = settings();
    choose(chooser);
    const audioOfShow = { language: 'en', label, channels: 2 };
    chooser.setPreferences(trackPreferences({ audio: audioOfShow }, { language: 'pa', ccEnabled: true }));
    expect(JSON.stringify(settings()) === JSON.stringify(ahead)).toBe(serves);
  });

  it('between two streams is kept for the next, and none is offered', () => {
    const chooser = createTrackChooser(() => null);
    chooser.selectAudio('x');
    chooser.selectText('1');
    chooser.selectText(null);
    chooser.selectQuality(540);
    chooser.setLimits({ maxHeight: 720, maxBandwidth: null });
    chooser.applyChoices();
    expect(chooser.tracks()).toEqual({ audio: [], text: [], quality: [], autoQuality: false });
    expect(chooser.config().abr).toMatchObject({ enabled: false, restrictions: { maxHeight: 540 } });
  });
});
