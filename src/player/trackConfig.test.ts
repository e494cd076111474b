import { describe, expect, it } from 'vitest';
import type { QualityTrack } from './engine';
import {
  allowedQualities,
  nearestQuality,
  NO_CHOICES,
  preferring,
  qualityRestrictions,
  trackConfig,
} from './trackConfig';
import type { TrackChoices } from './trackConfig';

const LADDER: QualityTrack[] = [1080, 720, 540, 270].map((height) => ({
  height,
  width: (height * 16) / 9,
  bandwidth: height * 1000,
  active: false,
}));
const heights = (qualities: readonly QualityTrack[]) => qualities.map(({ height }) => height);
const NONE = { maxHeight: null, maxBandwidth: null };

describe('the qualities within limits', () => {
  it.each([
    [null, null, [1080, 720, 540, 270]],
    [720, null, [720, 540, 270]],
    [719, null, [540, 270]],
    [null, 540_000, [540, 270]],
    [1080, 600_000, [540, 270]],
    [269, null, [270]],
    [null, 1, [270]],
    [0, 0, [270]],
  ])(
    '[QUAL-01, QUAL-03] up to height %s and %s bits a second are %j',
    (maxHeight, maxBandwidth, expected) => {
      expect(heights(allowedQualities(LADDER, { maxHeight, maxBandwidth }))).toEqual(expected);
    },
  );

  it('of a stream without picture are none', () => {
    expect(allowedQualities([], { maxHeight: 540, maxBandwidth: null })).toEqual([]);
  });
});

describe('a fixed height', () => {
  it.each([
    [1080, 1080],
    [4000, 1080],
    [1079, 720],
    [600, 540],
    [360, 270],
    [100, 270],
  ])('[QUAL-09] of %s is played as %s where a stream has 1080, 720, 540 and 270', (wanted, height) => {
    expect(nearestQuality(LADDER, wanted)?.height).toBe(height);
  });

  it('is nothing for a stream without picture', () => {
    expect(nearestQuality([], 540)).toBeNull();
  });

  it.each([
    [null, NONE, { minHeight: 0, maxHeight: Infinity, maxBandwidth: Infinity }],
    [null, { maxHeight: 720, maxBandwidth: 9 }, { minHeight: 0, maxHeight: 720, maxBandwidth: 9 }],
    [540, NONE, { minHeight: 540, maxHeight: 540, maxBandwidth: Infinity }],
    [
      1080,
      { maxHeight: 720, maxBandwidth: null },
      { minHeight: 720, maxHeight: 720, maxBandwidth: Infinity },
    ],
  ])('%s within %j is where the first segment is looked for', (height, limits, expected) => {
    expect(qualityRestrictions(height, limits)).toEqual(expected);
  });

  it('[QUAL-07] is not chosen at first: the engine adapts', () => {
    expect(trackConfig(NO_CHOICES).abr.enabled).toBe(true);
    expect(trackConfig({ ...NO_CHOICES, height: 540 }).abr.enabled).toBe(false);
  });

  it('[QUAL-09] leaves no codec behind: the list of preferred videos changes and names none', () => {
    const [fixed, adapting] = [540, null].map(
      (height) => trackConfig({ ...NO_CHOICES, height }).preferredVideo,
    );
    expect(fixed).not.toEqual(adapting);
    expect([...fixed!, ...adapting!].map(({ codec }) => codec)).toEqual(['', '']);
    // While the engine selects, only what the display can show.
    expect([fixed, adapting]).toMatchObject([[{ hdrLevel: '' }], [{ hdrLevel: 'AUTO' }]]);
  });
});

describe('the languages a load begins with', () => {
  const configOf = (changes: Partial<TrackChoices>) => trackConfig({ ...NO_CHOICES, ...changes });

  it('are the own default of the stream without a preference, its forced subtitles included', () => {
    expect(configOf({})).toMatchObject({
      preferredAudio: [],
      preferredText: [],
      accessibility: { handleForcedSubtitlesAutomatically: true },
    });
  });

  it('[PLAYER-35] show nothing when subtitles are off, forced ones neither', () => {
    expect(configOf({ text: 'off' })).toMatchObject({
      preferredText: [],
      accessibility: { handleForcedSubtitlesAutomatically: false },
    });
  });

  it('ask for the exact sound first, then for any of its language, stereo before spatial', () => {
    const { preferredAudio } = configOf({
      audio: { language: 'en', label: 'Commentary', role: 'commentary' },
    });
    expect(preferredAudio.map(({ label, role, spatialAudio }) => [label, role, spatialAudio])).toEqual([
      ['Commentary', 'commentary', false],
      ['Commentary', 'commentary', true],
      ['', '', false],
      ['', '', true],
    ]);
    expect(new Set(preferredAudio.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it.each<[string, TrackChoices['audio'], string[][]]>([
    ['of a language alone', { language: 'en' }, [['', '']]],
    [
      'of a language and a role',
      { language: 'en', role: 'commentary' },
      [
        ['', 'commentary'],
        ['', ''],
      ],
    ],
    [
      'of a language and a label',
      { language: 'en', label: 'A' },
      [
        ['A', ''],
        ['', ''],
      ],
    ],
  ])('ask %s in any encoding, of any number of channels', (_case, audio, asked) => {
    const any = { language: 'en', codec: '', channelCount: 0 };
    expect(configOf({ audio }).preferredAudio).toEqual(
      asked.flatMap(([label, role]) => [
        { ...any, label, role, spatialAudio: false },
        { ...any, label, role, spatialAudio: true },
      ]),
    );
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('ask for subtitles of any role and format; forced is %s', (forced, asked) => {
    expect(configOf({ text: { language: 'pa', forced } }).preferredText).toEqual([
      { language: 'pa', role: '', format: '', forced: asked },
    ]);
  });

  it('replace what was selected by hand, and leave the quality', () => {
    const chosen: TrackChoices = {
      audio: { language: 'pa', label: 'x', role: '' },
      text: 'off',
      height: 540,
      limits: { maxHeight: 720, maxBandwidth: null },
    };
    expect(preferring(chosen, { audioLanguage: 'en', text: { language: 'pa' } })).toEqual({
      ...chosen,
      audio: { language: 'en' },
      text: { language: 'pa' },
    });
    expect(preferring(chosen, { audioLanguage: null, text: null })).toMatchObject({
      audio: null,
      text: null,
    });
  });

  it.each<[string, TrackChoices['audio'], string, TrackChoices['audio']]>([
    [
      'keep a selected track, its role included, where it is the one preferred',
      { language: 'pa', label: 'x', role: 'main' },
      'x',
      { language: 'pa', label: 'x', role: 'main' },
    ],
    [
      'replace another track of the language',
      { language: 'pa', label: 'y', role: 'commentary' },
      'x',
      { language: 'pa', label: 'x' },
    ],
    [
      'replace a track of another language',
      { language: 'en', label: 'x', role: '' },
      'x',
      { language: 'pa', label: 'x' },
    ],
    ['name the track where nothing was selected', null, 'x', { language: 'pa', label: 'x' }],
  ])('%s', (_case, audio, audioLabel, expected) => {
    const chosen = { ...NO_CHOICES, audio };
    expect(preferring(chosen, { audioLanguage: 'pa', audioLabel, text: 'off' }).audio).toEqual(expected);
  });
});
