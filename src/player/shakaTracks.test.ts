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
});

describe('a quality that is selected while another plays', () => {
  it('[QUAL-09] replaces what is buffered but for the next seconds, so that the film does not stop', () => {
    const calls: unknown[] = [];
    const tracks = [video(1080, 5000, true), video(540, 1500)];
    const player = {
      getVideoTracks: () => tracks,
      configure: () => true,
      selectVideoTrack: ({ height }: shaka.extern.VideoTrack, ...how: unknown[]) => calls.push(height, how),
    };
    const chooser = createTrackChooser(() => player as unknown as shaka.Player);
    chooser.selectQuality(540);
    expect(calls).toEqual([540, [true, 3]]);
    chooser.selectQuality(1080);
    expect(calls, 'what plays already is not selected again').toHaveLength(2);
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
    chooser.selectQuality(540);
    chooser.setLimits({ maxHeight: 720, maxBandwidth: null });
    chooser.applyChoices();
    expect(chooser.tracks()).toEqual({ audio: [], text: [], quality: [], autoQuality: false });
    expect(chooser.config().abr).toMatchObject({ enabled: false, restrictions: { maxHeight: 540 } });
  });
});
