/**
 * The playback engine over Shaka Player. Only `loadEngine.ts` imports this file, and only dynamically: Shaka weighs more
 * than the rest of the client together.
 */
import shaka from 'shaka-player';
import type { KeySystem } from '../../platforms/common/keySystems';
import type { CmcdOptions } from './cmcdOptions';
import { createCueStore } from './cues';
import { UnsupportedBrowserError } from './engine';
import type { EngineEvent, PlaybackEngine } from './engine';
import { engineErrorAction } from './errors';
import { loadConfig, preloadedBy } from './shakaConfig';
import type { LoadConfig, StreamingProfile } from './shakaConfig';
import { createShakaPlayer } from './shakaPlayer';
import type { ShakaPlayer, ShakaPreload } from './shakaPlayer';
import { statsOf } from './shakaStats';
import { createTrackChooser } from './shakaTracks';
import { createStreamLoader } from './streamLoader';
import { bestStoryboard, createThumbnails } from './thumbnails';
import type { VideoPlane } from './videoElement';

export interface ShakaEngineOptions {
  /** The element that plays; the engine releases it when destroyed. */
  plane: VideoPlane;
  profile: StreamingProfile;
  /** The set's, in order of preference. */
  keySystems: readonly KeySystem[];
  /** Headers of a licence request, computed for each request. */
  licenseHeaders?: () => Promise<Record<string, string>>;
  /** Reports on playback; none without it. */
  cmcd?: CmcdOptions;
}

// Must run before the first player: old televisions lack functions that Shaka calls.
shaka.polyfill.installAll();

/** Subtitles are delayed by steps of 0.1 s; a sum of such steps is not exact. */
const DELAY_STEPS_PER_SECOND = 10;

/** @throws UnsupportedBrowserError where neither MediaSource nor native HLS exists */
export const createShakaEngine = (options: ShakaEngineOptions): PlaybackEngine => {
  if (!shaka.Player.isBrowserSupported()) throw new UnsupportedBrowserError();
  const { plane, profile, keySystems, licenseHeaders, cmcd } = options;
  const video = plane.element;
  const listeners = new Set<(event: EngineEvent) => void>();
  const emit = (event: EngineEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const cues = createCueStore(() => emit({ type: 'cues' }));
  /** Second of a load whose stream the element has not reached: until its metadata is there it stands at 0. */
  let loadedAt: number | null = null;
  let textDelay = 0;
  let concealed = false;

  const createPlayer = (): ShakaPlayer => {
    const made = createShakaPlayer({
      video,
      profile,
      keySystems,
      licenseHeaders,
      cues,
      onEvent: (event) => {
        if (loader.current() !== made) return;
        if (event.type === 'error' && engineErrorAction(event.error) !== 'ignore') loader.distrust(made);
        emit(event);
      },
    });
    return made;
  };
  const loader = createStreamLoader<ShakaPreload, LoadConfig, ShakaPlayer>(
    createPlayer,
    (source) => loadConfig(source, chooser.config(), cmcd ?? null),
    preloadedBy,
  );
  const player = (): shaka.Player | null => loader.current()?.shaka ?? null;
  const chooser = createTrackChooser(player);
  const thumbnails = createThumbnails(async (seconds) => {
    const current = player();
    if (!current) return null;
    const storyboard = bestStoryboard(current.getImageTracks());
    return storyboard === null ? null : current.getThumbnails(storyboard, seconds);
  });

  const domListeners: [string, () => void][] = [
    ['timeupdate', () => emit({ type: 'timeupdate' })],
    ['durationchange', () => emit({ type: 'durationchange' })],
    ['loadeddata', () => emit({ type: 'frame' })],
    ['playing', () => emit({ type: 'playing' })],
    // At the end the element pauses by itself, which is not the viewer's intent.
    ['pause', () => !video.ended && emit({ type: 'paused' })],
    ['seeking', () => emit({ type: 'seeking' })],
    ['seeked', () => emit({ type: 'seeked' })],
    ['ended', () => emit({ type: 'ended' })],
  ];
  for (const [type, listener] of domListeners) video.addEventListener(type, listener);

  return {
    load: async (source, startAt, signal) => {
      concealed = false;
      loadedAt = null;
      cues.clear();
      thumbnails.forget();
      await loader.load(source, startAt, signal);
      loadedAt = startAt;
      chooser.applyChoices();
      // Not before: until then the element may show the stream that was concealed.
      plane.setVisible(!concealed);
    },
    preload: loader.preload,
    conceal: () => {
      concealed = true;
      plane.setVisible(false);
    },
    play: async () => {
      try {
        await video.play();
        return true;
      } catch (cause) {
        // Otherwise it is AbortError, from a pause or load in between; real failures arrive as error events.
        return !(cause instanceof DOMException && cause.name === 'NotAllowedError');
      }
    },
    pause: () => video.pause(),
    seek: (seconds) => {
      loadedAt = null;
      video.currentTime = seconds;
    },
    setMuted: plane.setMuted,
    position: () => {
      if (video.currentTime > 0) loadedAt = null;
      return loadedAt ?? video.currentTime;
    },
    requestFailure: () => loader.current()?.requestFailure() ?? null,
    isBuffering: () => player()?.isBuffering() ?? false,
    hasFrame: () => loader.current() !== null && video.readyState >= video.HAVE_CURRENT_DATA,
    duration: () => {
      const current = player();
      if (current?.isLive()) {
        const { start, end } = current.seekRange();
        return end - start;
      }
      return Number.isFinite(video.duration) ? video.duration : 0;
    },
    buffered: () => player()?.getBufferedInfo().total ?? [],
    seekRange: () => player()?.seekRange() ?? { start: 0, end: 0 },
    isLive: () => player()?.isLive() ?? false,
    tracks: chooser.tracks,
    setTrackPreferences: chooser.setPreferences,
    selectAudio: chooser.selectAudio,
    selectText: chooser.selectText,
    selectQuality: (height) => {
      chooser.selectQuality(height);
      emit({ type: 'tracks' });
    },
    setQualityLimits: (limits) => {
      chooser.setLimits(limits);
      emit({ type: 'tracks' });
    },
    stats: () => statsOf(video, player()),
    thumbnail: thumbnails.at,
    setTextDelay: (seconds) => {
      textDelay = Number.isFinite(seconds)
        ? Math.round(seconds * DELAY_STEPS_PER_SECOND) / DELAY_STEPS_PER_SECOND
        : 0;
      emit({ type: 'cues' });
    },
    activeCues: () => cues.active(video.currentTime - textDelay),
    nextCueChange: () => {
      const change = cues.nextChange(video.currentTime - textDelay);
      return change === null ? null : change + textDelay;
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: async () => {
      listeners.clear();
      for (const [type, listener] of domListeners) video.removeEventListener(type, listener);
      try {
        await loader.end();
      } finally {
        plane.release();
      }
    },
  };
};
