import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AudioTrack, TextTrack } from './engine';
import { createTrackMemory } from './trackMemory';
import type { ChosenTracksStore } from './trackMemory';
import { emptyMemory } from './testing/fakeTracks';

const audio = (language: string, more: Partial<AudioTrack> = {}): AudioTrack => ({
  id: 'a1',
  language,
  label: null,
  channels: 2,
  active: false,
  ...more,
});
const text = (language: string, more: Partial<TextTrack> = {}): TextTrack => ({
  id: 't1',
  language,
  label: null,
  forced: false,
  active: false,
  ...more,
});

describe('the memory of chosen tracks', () => {
  it('[PLAYER-35] keeps audio, subtitles and their delay of a show apart from those of another', () => {
    const memory = emptyMemory();
    expect(memory.chosenTracks('show')).toEqual({});
    memory.rememberAudio('show', audio('pa', { label: 'L', channels: 6 }));
    memory.rememberText('show', text('en', { forced: true }));
    memory.rememberTextDelay('show', -0.3);
    expect(memory.chosenTracks('show')).toEqual({
      audio: { language: 'pa', label: 'L', channels: 6 },
      text: { language: 'en', label: null, forced: true },
      textDelay: -0.3,
    });
    expect(memory.chosenTracks('other')).toEqual({});
  });

  it('[PLAYER-35] remembers subtitles switched off like a language, and the last choice alone', () => {
    const memory = emptyMemory();
    memory.rememberText('show', text('en'));
    memory.rememberText('show', null);
    expect(memory.chosenTracks('show')).toEqual({ text: 'off' });
  });

  it('forgets all with the viewer whose state it is kept in', () => {
    const store = createStore<ReturnType<ChosenTracksStore['getState']>>(() => ({ chosenTracks: new Map() }));
    const memory = createTrackMemory(store);
    memory.rememberText('show', null);
    store.setState({ chosenTracks: new Map() });
    expect(memory.chosenTracks('show')).toEqual({});
  });
});
