/**
 * The playback engine over Shaka Player. Only `loadEngine.ts` imports this file, and only dynamically: Shaka weighs more
 * than the rest of the client together.
 *
 * Every load gets a Shaka player of its own on the same element, because a second load() and unload() wait for a hung
 * manifest request, while destroy() does not (the pending load() then never settles, hence `abortable`).
 */
import shaka from 'shaka-player';
import { abortable, CancelledError } from './cancellation';
import { createCueDisplayer, createCueStore } from './cues';
import { EngineLoadError, UnsupportedBrowserError } from './engine';
import type { EngineError, EngineEvent, PlaybackEngine, QualityLimits, StreamSource } from './engine';
import { engineConfig, licenseServers } from './shakaConfig';
import type { StreamingProfile } from './shakaConfig';
import { toEngineError } from './shakaErrors';
import { statsOf } from './shakaStats';
import { createTrackChooser } from './shakaTracks';
import type { VideoPlane } from './videoElement';

export interface ShakaEngineOptions {
  /** The element that plays; the engine releases it when destroyed. */
  plane: VideoPlane;
  profile: StreamingProfile;
  /** Headers of a licence request, computed for each request. */
  licenseHeaders?: () => Promise<Record<string, string>>;
}

// Must run before the first player: old televisions lack functions that Shaka calls.
shaka.polyfill.installAll();

/** A manifest with one of these statuses will not appear at another attempt. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const TRACK_EVENTS = ['trackschanged', 'audiotrackschanged', 'adaptation', 'variantchanged', 'textchanged'];

const configure = (target: shaka.Player, config: object): void => {
  // False means an unknown key: a programming error or a changed Shaka version, which must not pass silently.
  if (!target.configure(config)) throw new Error('The streaming engine refuses its configuration');
};

/** Any error that prevents a load is critical to it. */
const critical = (detail: EngineError): EngineLoadError =>
  new EngineLoadError({ ...detail, severity: 'critical', handled: false });

/** Rejects as soon as the manifest request is finally refused; never resolves. */
const manifestRefused = (of: shaka.Player): Promise<never> =>
  new Promise((_resolve, reject) => {
    of.addEventListener('downloadfailed', (event) => {
      const { requestType, httpResponseCode, error } = event as Event & {
        requestType?: number;
        httpResponseCode?: number;
        error?: unknown;
      };
      const detail = toEngineError(error);
      if (!detail || requestType !== shaka.net.NetworkingEngine.RequestType.MANIFEST) return;
      if (httpResponseCode !== undefined && GONE.has(httpResponseCode)) reject(critical(detail));
    });
  });

/** @throws UnsupportedBrowserError where neither MediaSource nor native HLS exists */
export const createShakaEngine = (options: ShakaEngineOptions): PlaybackEngine => {
  if (!shaka.Player.isBrowserSupported()) throw new UnsupportedBrowserError();
  const { plane, profile, licenseHeaders } = options;
  const video = plane.element;
  const listeners = new Set<(event: EngineEvent) => void>();
  const emit = (event: EngineEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const cues = createCueStore(() => emit({ type: 'cues' }));
  let player: shaka.Player | null = null;
  let gone: Promise<unknown> = Promise.resolve();
  /** Second of a load whose stream the element has not reached: until its metadata is there it stands at 0. */
  let loadedAt: number | null = null;
  let limits: QualityLimits = { maxHeight: null, maxBandwidth: null };
  const chooser = createTrackChooser(() => player);

  const domListeners: [string, () => void][] = [
    ['timeupdate', () => emit({ type: 'timeupdate' })],
    ['durationchange', () => emit({ type: 'durationchange' })],
    ['playing', () => emit({ type: 'playing' })],
    // At the end the element pauses by itself, which is not the viewer's intent.
    ['pause', () => !video.ended && emit({ type: 'paused' })],
    ['seeking', () => emit({ type: 'seeking' })],
    ['seeked', () => emit({ type: 'seeked' })],
    ['ended', () => emit({ type: 'ended' })],
  ];
  for (const [type, listener] of domListeners) video.addEventListener(type, listener);

  const discard = (): Promise<unknown> => {
    const old = player;
    player = null;
    cues.clear();
    if (old) gone = gone.then(() => old.destroy());
    return gone;
  };

  const restrictions = (): object => ({
    restrictions: {
      maxHeight: limits.maxHeight ?? Infinity,
      maxBandwidth: limits.maxBandwidth ?? Infinity,
    },
  });

  const createPlayer = (source: StreamSource): shaka.Player => {
    const made = new shaka.Player();
    configure(made, engineConfig(profile));
    configure(made, restrictions());
    configure(made, {
      drm: { servers: licenseServers(source.licenseUrl) },
      preferredAudio: chooser.preferredAudio(),
      // Shaka warns about a factory that does not declare its parameter.
      textDisplayFactory: (_player: shaka.Player) => createCueDisplayer(cues),
    });
    made.addEventListener('error', (event) => {
      const error = toEngineError((event as Event & { detail?: unknown }).detail);
      if (error && player === made) emit({ type: 'error', error });
    });
    made.addEventListener('buffering', () => emit({ type: 'buffering', buffering: made.isBuffering() }));
    for (const type of TRACK_EVENTS) made.addEventListener(type, () => emit({ type: 'tracks' }));
    if (licenseHeaders) {
      made.getNetworkingEngine()?.registerRequestFilter(async (type, request) => {
        if (type === shaka.net.NetworkingEngine.RequestType.LICENSE)
          Object.assign(request.headers, await licenseHeaders());
      });
    }
    return made;
  };

  return {
    load: async (source, startAt, signal) => {
      await discard();
      if (signal.aborted) throw new CancelledError();
      const mine = createPlayer(source);
      player = mine;
      loadedAt = startAt;
      try {
        await abortable(mine.attach(video), signal);
        await abortable(Promise.race([mine.load(source.url, startAt), manifestRefused(mine)]), signal);
        chooser.applyChoices();
        plane.setVisible(true);
      } catch (cause) {
        if (player === mine) void discard();
        const detail = toEngineError(cause);
        throw detail ? critical(detail) : cause;
      }
    },
    preload: () => undefined,
    dropPreload: () => undefined,
    conceal: () => plane.setVisible(false),
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
    setVolume: (volume) => {
      video.volume = Math.min(Math.max(volume, 0), 1);
    },
    setMuted: plane.setMuted,
    position: () => {
      if (video.currentTime > 0) loadedAt = null;
      return loadedAt ?? video.currentTime;
    },
    isBuffering: () => player?.isBuffering() ?? false,
    duration: () => {
      if (player?.isLive()) {
        const { start, end } = player.seekRange();
        return end - start;
      }
      return Number.isFinite(video.duration) ? video.duration : 0;
    },
    buffered: () => player?.getBufferedInfo().total ?? [],
    seekRange: () => player?.seekRange() ?? { start: 0, end: 0 },
    isLive: () => player?.isLive() ?? false,
    tracks: chooser.tracks,
    setTrackPreferences: () => undefined,
    selectAudio: chooser.selectAudio,
    selectText: chooser.selectText,
    selectQuality: (height) => {
      chooser.selectQuality(height);
      emit({ type: 'tracks' });
    },
    setQualityLimits: (next) => {
      limits = next;
      if (player) configure(player, restrictions());
    },
    stats: () => statsOf(video, player),
    thumbnail: () => Promise.resolve(null),
    setTextDelay: () => undefined,
    activeCues: () => cues.active(video.currentTime),
    nextCueChange: () => cues.nextChange(video.currentTime),
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: async () => {
      listeners.clear();
      for (const [type, listener] of domListeners) video.removeEventListener(type, listener);
      try {
        await discard();
      } finally {
        plane.release();
      }
    },
  };
};
