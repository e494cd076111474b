import { describe, expect, it } from 'vitest';
import type { AudioTrack, TextTrack } from './engine';
import type { AudioChoice, ChosenTracks, TextChoice } from '../domain/chosenTracks';
import { firstAudio, firstText, showIdOf, trackPreferences } from './trackChoice';
import type { TextPreference } from './trackChoice';

const audio = (id: string, language: string, more: Partial<AudioTrack> = {}): AudioTrack => ({
  id,
  language,
  label: null,
  channels: 2,
  active: false,
  ...more,
});
const text = (id: string, language: string, more: Partial<TextTrack> = {}): TextTrack => ({
  id,
  language,
  label: null,
  forced: false,
  active: false,
  ...more,
});
const ENGLISH = audio('en', 'en', { active: true });
const PUNJABI = audio('pa', 'pa');
const chosenAudio = (language: string, more: Partial<AudioChoice> = {}): AudioChoice => ({
  language,
  label: null,
  channels: 2,
  ...more,
});
const chosenText = (language: string, forced = false, label: string | null = null): TextChoice => ({
  language,
  forced,
  label,
});

describe('the audio to start with', () => {
  it.each<[string, AudioTrack[], AudioChoice | undefined, string, string | null]>([
    ['is the profile’s language', [ENGLISH, PUNJABI], undefined, 'pa', 'pa'],
    [
      'is what was chosen for the show, whatever the profile’s language',
      [ENGLISH, PUNJABI],
      chosenAudio('en'),
      'pa',
      'en',
    ],
    [
      'is the profile’s language where the choice is missing',
      [ENGLISH, PUNJABI],
      chosenAudio('hi'),
      'pa',
      'pa',
    ],
    [
      'is no track without a language in place of a missing choice',
      [audio('u', 'und'), PUNJABI],
      chosenAudio('hi'),
      'pa',
      'pa',
    ],
    ['is the stream’s own where no language fits', [ENGLISH], undefined, 'pa', null],
    ['is the stream’s own where there are no tracks', [], chosenAudio('pa'), 'pa', null],
    [
      'is the exact tag before another of the language',
      [audio('in', 'pa-IN'), audio('x', 'pa')],
      undefined,
      'pa',
      'x',
    ],
    ['is a track of the language in another country', [ENGLISH, audio('in', 'pa-IN')], undefined, 'pa', 'in'],
    ['is the choice from another country', [ENGLISH, audio('pk', 'pa-PK')], chosenAudio('pa-IN'), 'en', 'pk'],
    ['is not a language that only begins alike', [audio('x', 'pap')], undefined, 'pa', null],
    ['reads tags without case, with underscores', [ENGLISH, audio('in', 'PA_in')], undefined, 'pa', 'in'],
    ['reads tags with spaces around them', [ENGLISH, audio('x', ' pa ')], undefined, 'pa', 'x'],
    [
      'is the profile’s language where a chosen track without a language is missing',
      [audio('a', 'und', { label: 'A' }), PUNJABI],
      chosenAudio('und', { label: 'B' }),
      'pa',
      'pa',
    ],
    ['is never a track without a language', [audio('u', 'und'), audio('e', '')], undefined, 'pa', null],
    ['is no track for a profile without a language', [audio('u', 'und')], undefined, 'und', null],
    [
      'is a track without a language that was chosen, by its label',
      [audio('a', 'und', { label: 'A' }), audio('b', 'und', { label: 'B' })],
      chosenAudio('und', { label: 'B' }),
      'pa',
      'b',
    ],
    [
      'is of duplicates the one that the stream prefers',
      [audio('1', 'pa'), audio('2', 'pa', { active: true })],
      undefined,
      'pa',
      '2',
    ],
    [
      'is of duplicates the first where the stream prefers none',
      [audio('1', 'pa'), audio('2', 'pa')],
      undefined,
      'pa',
      '1',
    ],
    [
      'is of duplicates the one with the chosen label',
      [audio('1', 'pa', { active: true }), audio('2', 'pa', { label: 'Commentary' })],
      chosenAudio('pa', { label: 'Commentary' }),
      'pa',
      '2',
    ],
    [
      'is of duplicates the one with the chosen channels',
      [audio('1', 'pa', { active: true }), audio('2', 'pa', { channels: 6 })],
      chosenAudio('pa', { channels: 6 }),
      'pa',
      '2',
    ],
    [
      'follows the chosen label before the channels',
      [audio('1', 'pa', { channels: 6 }), audio('2', 'pa', { label: 'X' })],
      chosenAudio('pa', { label: 'X', channels: 6 }),
      'pa',
      '2',
    ],
  ])('%s', (_case, tracks, chosen, language, id) => {
    expect(firstAudio(tracks, { chosen, language })).toBe(id);
  });
});

describe('the subtitles to start with', () => {
  const EN = text('t-en', 'en');
  const PA = text('t-pa', 'pa');
  const FORCED = text('t-forced', 'pa', { forced: true });
  const preference = (changes: Partial<TextPreference> = {}): TextPreference => ({
    chosen: undefined,
    language: 'pa',
    ccEnabled: false,
    audio: [ENGLISH, PUNJABI],
    audioId: 'pa',
    ...changes,
  });

  it.each<[string, TextTrack[], Partial<TextPreference>, string | null]>([
    ['are off where the profile’s language is heard', [EN, PA], {}, null],
    [
      'are the profile’s language where no audio has it',
      [EN, PA],
      { audio: [ENGLISH], audioId: null },
      't-pa',
    ],
    ['are off where neither audio nor subtitles have it', [EN], { audio: [ENGLISH], audioId: null }, null],
    ['are off while nothing is known of the audio', [EN, PA], { audio: [], audioId: null }, null],
    [
      'are off where audio without a language may be the profile’s',
      [EN, PA],
      { audio: [audio('u', 'und')], audioId: null },
      null,
    ],
    [
      'are off where one of the sounds may be in the profile’s language',
      [EN, PA],
      { audio: [ENGLISH, audio('u', 'und')], audioId: null },
      null,
    ],
    [
      'are the language of the sound that is heard, not of the stream’s own',
      [EN, text('t-hi', 'hi')],
      { ccEnabled: true, audio: [ENGLISH, audio('hi', 'hi')], audioId: 'hi' },
      't-hi',
    ],
    [
      'are off where the profile’s language was not chosen to be heard, though it exists',
      [EN, PA],
      { audioId: 'en' },
      null,
    ],
    ['are on for a device that asks for captions', [EN, PA], { ccEnabled: true }, 't-pa'],
    [
      'are the audio’s language where captions are missing in the profile’s',
      [EN],
      { ccEnabled: true, audioId: 'en' },
      't-en',
    ],
    [
      'are the language of the stream’s own audio',
      [EN, text('t-hi', 'hi')],
      { ccEnabled: true, audio: [audio('hi', 'hi'), ENGLISH], audioId: null },
      't-en',
    ],
    ['are captions that name no language before none', [text('t-u', 'und')], { ccEnabled: true }, 't-u'],
    [
      'are off where captions exist in foreign languages alone',
      [text('t-hi', 'hi')],
      { ccEnabled: true },
      null,
    ],
    ['are off where there are no subtitles', [], { ccEnabled: true }, null],
    ['are what was chosen for the show', [EN, PA], { chosen: chosenText('en') }, 't-en'],
    [
      'are off where off was chosen, captions or not',
      [EN, PA],
      { chosen: 'off', ccEnabled: true, audio: [ENGLISH] },
      null,
    ],
    [
      'are the rule’s where a choice without a language has another label',
      [text('1', 'und', { label: 'A' }), PA],
      { chosen: chosenText('und', false, 'B'), audio: [ENGLISH] },
      't-pa',
    ],
    ['are the choice in another country', [text('t', 'en-GB')], { chosen: chosenText('en-US') }, 't'],
    [
      'are the rule’s where the choice is missing',
      [EN, PA],
      { chosen: chosenText('hi'), audio: [ENGLISH] },
      't-pa',
    ],
    ['are never forced ones of their own accord', [FORCED], { audio: [ENGLISH], ccEnabled: true }, null],
    ['are the whole ones beside forced ones', [FORCED, PA], { audio: [ENGLISH] }, 't-pa'],
    ['are forced ones that were chosen', [PA, FORCED], { chosen: chosenText('pa', true) }, 't-forced'],
    ['are the whole ones again where those were chosen', [FORCED, PA], { chosen: chosenText('pa') }, 't-pa'],
    [
      'are of duplicates the chosen label',
      [text('1', 'pa', { active: true }), text('2', 'pa', { label: 'SDH' })],
      { chosen: chosenText('pa', false, 'SDH') },
      '2',
    ],
    ['are of duplicates the first', [text('1', 'pa'), text('2', 'pa')], { audio: [ENGLISH] }, '1'],
    [
      'are chosen ones without a language, by their label',
      [text('1', 'und', { label: 'A' }), text('2', 'und', { label: 'B' })],
      { chosen: chosenText('und', false, 'B') },
      '2',
    ],
  ])('%s', (_case, tracks, changes, id) => {
    expect(firstText(tracks, preference(changes))).toBe(id);
  });
});

describe('the tracks to load before those of the stream are known', () => {
  it.each<[string, ChosenTracks, boolean, string, unknown, string?]>([
    ['are the profile’s audio without subtitles', {}, false, 'pa', 'off'],
    ['are the profile’s audio and captions where the device asks', {}, true, 'pa', { language: 'pa' }],
    ['are the audio chosen for the show', { audio: chosenAudio('en') }, false, 'en', 'off', ''],
    [
      'are the audio of that label where one was chosen',
      { audio: chosenAudio('en', { label: 'Commentary' }) },
      false,
      'en',
      'off',
      'Commentary',
    ],
    ['are the subtitles chosen for the show', { text: chosenText('en') }, false, 'pa', { language: 'en' }],
    ['are no subtitles where off was chosen', { text: 'off' }, true, 'pa', 'off'],
  ])('%s', (_case, chosen, ccEnabled, audioLanguage, text, audioLabel) => {
    expect(trackPreferences(chosen, { language: 'pa', ccEnabled })).toEqual({
      audioLanguage,
      audioLabel,
      text,
    });
  });
});

describe('[SUB-17, PLAYER-35] what the settings ask for', () => {
  const HINDI = audio('hi', 'hi');

  it.each<[string, AudioTrack[], AudioChoice | undefined, string | null]>([
    ['is heard before the profile’s language', [ENGLISH, PUNJABI, HINDI], undefined, 'hi'],
    ['comes after what was chosen for the show', [ENGLISH, PUNJABI, HINDI], chosenAudio('en'), 'en'],
    ['is the profile’s language where a title lacks it', [ENGLISH, PUNJABI], undefined, 'pa'],
    ['is the stream’s own where a title lacks both', [ENGLISH], undefined, null],
  ])('of the audio %s', (_case, tracks, chosen, id) => {
    expect(firstAudio(tracks, { chosen, language: 'pa', audioLanguage: 'hi' })).toBe(id);
  });

  const EN = text('t-en', 'en');
  const PA = text('t-pa', 'pa');
  const base: TextPreference = {
    chosen: undefined,
    language: 'pa',
    ccEnabled: false,
    audio: [ENGLISH, PUNJABI],
    audioId: 'pa',
  };

  it.each<[string, Partial<TextPreference>, string | null]>([
    ['is shown although the profile’s language is heard', { subtitles: 'en' }, 't-en'],
    ['is off, whatever the device asks for', { subtitles: 'off', ccEnabled: true }, null],
    ['is off, whatever is heard', { subtitles: 'off', audio: [ENGLISH] }, null],
    ['comes after what was chosen for the show', { subtitles: 'en', chosen: chosenText('pa') }, 't-pa'],
    ['comes after the off of the show', { subtitles: 'en', chosen: 'off' }, null],
    [
      'that is off comes after what was chosen for the show',
      { subtitles: 'off', chosen: chosenText('en') },
      't-en',
    ],
    ['is the rule’s where a title lacks it', { subtitles: 'hi', audio: [ENGLISH] }, 't-pa'],
    ['is the device’s where a title lacks it', { subtitles: 'hi', ccEnabled: true }, 't-pa'],
    ['is the rule’s by itself', { subtitles: 'auto', audio: [ENGLISH] }, 't-pa'],
    [
      'is nothing where the audio that was asked for is heard',
      { audioLanguage: 'en', audio: [ENGLISH] },
      null,
    ],
  ])('of subtitles %s', (_case, changes, id) => {
    expect(firstText([EN, PA], { ...base, ...changes })).toBe(id);
  });

  it.each<[string, string | undefined, boolean, unknown]>([
    ['hi', undefined, false, 'off'],
    ['hi', 'auto', true, { language: 'pa' }],
    ['hi', 'off', true, 'off'],
    ['hi', 'en', false, { language: 'en' }],
  ])('is loaded at once: %s, %s, captions %s', (audioLanguage, subtitles, ccEnabled, loaded) => {
    const viewer = { language: 'pa', ccEnabled, audioLanguage, ...(subtitles && { subtitles }) };
    expect(trackPreferences({}, viewer)).toEqual({ audioLanguage: 'hi', text: loaded });
    expect(trackPreferences({ audio: chosenAudio('en'), text: 'off' }, viewer)).toMatchObject({
      audioLanguage: 'en',
      text: 'off',
    });
  });
});

it.each([
  [{ id: 'e1', rootId: 'show' }, 'show'],
  [{ id: 'film', rootId: null }, 'film'],
])('a choice for %o is kept for %s', (asset, show) => {
  expect(showIdOf(asset)).toBe(show);
});
