/** Tracks of a stream, and what their first choice depends on, for tests of the player. */
import { createStore } from 'zustand/vanilla';
import type { ChosenTracks } from '../../domain/chosenTracks';
import type { PlaybackTracks } from '../engine';
import { createTrackMemory } from '../trackMemory';
import type { TrackMemory } from '../trackMemory';
import type { TrackViewer } from '../trackSelection';

/** English sound plays, Punjabi is there; subtitles in both, none shown; five heights, of which `active` plays. */
export const twoLanguages = (active = 540): PlaybackTracks => ({
  audio: [
    { id: 'a-en', language: 'en', label: 'English', channels: 2, active: true },
    { id: 'a-pa', language: 'pa', label: 'Punjabi', channels: 2, active: false },
  ],
  text: [
    { id: 't-en', language: 'en', label: 'English', forced: false, active: false },
    { id: 't-pa', language: 'pa', label: 'Punjabi', forced: false, active: false },
  ],
  quality: [1080, 720, 540, 360, 270].map((height) => ({
    height,
    width: (height * 16) / 9,
    bandwidth: height * 1000,
    active: height === active,
  })),
  autoQuality: true,
});

/** An adult who reads English, without a plan, on a set of 1080 lines. */
export const A_VIEWER: TrackViewer = {
  language: 'en',
  ccEnabled: false,
  deviceMax: { width: 1920, height: 1080 },
  planQualities: [],
};

/** Nothing is remembered yet. */
export const emptyMemory = (): TrackMemory =>
  createTrackMemory(
    createStore<{ chosenTracks: ReadonlyMap<string, ChosenTracks> }>(() => ({ chosenTracks: new Map() })),
  );
