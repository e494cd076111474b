/** One Shaka player on the video element, as `streamLoader.ts` uses it. */
import shaka from 'shaka-player';
import { createCueDisplayer } from './cues';
import type { KeySystem } from '../../platforms/common/keySystems';
import type { CueStore } from './cues';
import { EngineLoadError } from './engine';
import type { EngineError, EngineEvent } from './engine';
import { createRequestFailure } from './requestFailure';
import type { Attempt } from './requestFailure';
import { engineConfig, preloadConfig } from './shakaConfig';
import type { LoadConfig, StreamingProfile } from './shakaConfig';
import { toEngineError } from './shakaErrors';
import type { StreamPlayer, StreamPreload } from './streamLoader';

export interface ShakaPlayerOptions {
  video: HTMLVideoElement;
  profile: StreamingProfile;
  /** The set's, in order of preference. */
  keySystems: readonly KeySystem[];
  /** Headers of a licence request, computed for each request. */
  licenseHeaders?: () => Promise<Record<string, string>>;
  /** Takes the cues of what is loaded. */
  cues: CueStore;
  onEvent(event: EngineEvent): void;
}

export interface ShakaPreload extends StreamPreload {
  readonly manager: shaka.media.PreloadManager;
}

export interface ShakaPlayer extends StreamPlayer<ShakaPreload, LoadConfig> {
  readonly shaka: shaka.Player;
  /** See `PlaybackEngine`. */
  requestFailure(): EngineError | null;
}

/** A manifest with one of these statuses will not appear at another attempt. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410]);
const TRACK_EVENTS = ['trackschanged', 'audiotrackschanged', 'adaptation', 'variantchanged', 'textchanged'];

/** Any error that prevents a load is critical to it. */
const critical = (detail: EngineError): EngineLoadError =>
  new EngineLoadError({ ...detail, severity: 'critical', handled: false });

/** The load's rejection as EngineLoadError where it is Shaka's. */
const loadErrorOf = (cause: unknown): unknown => {
  const detail = toEngineError(cause);
  return detail ? critical(detail) : cause;
};

interface DownloadFailed extends Event {
  readonly requestType?: number;
  readonly httpResponseCode?: number;
  readonly error?: unknown;
}

/** Settles as `work` does, or rejects as soon as the manifest is finally refused, which Shaka would ask for again. */
const unlessRefused = <T>(of: shaka.util.FakeEventTarget, work: Promise<T>): Promise<T> => {
  let listener: ((event: Event) => void) | null = null;
  const refused = new Promise<never>((_resolve, reject) => {
    listener = (event) => {
      const { requestType, httpResponseCode, error } = event as DownloadFailed;
      if (requestType !== shaka.net.NetworkingEngine.RequestType.MANIFEST) return;
      if (GONE.has(httpResponseCode)) reject(loadErrorOf(error));
    };
    of.addEventListener('downloadfailed', listener);
  });
  return Promise.race([work, refused]).finally(() => {
    if (listener) of.removeEventListener('downloadfailed', listener);
  });
};

export const createShakaPlayer = (options: ShakaPlayerOptions): ShakaPlayer => {
  const { video, profile, keySystems, licenseHeaders, cues, onEvent } = options;
  const player = new shaka.Player();

  const configure = (config: object): void => {
    // False means an unknown key: a programming error or a changed Shaka version, which must not pass silently.
    if (!player.configure(config)) throw new Error('The streaming engine refuses its configuration');
  };

  configure({
    ...engineConfig(profile, keySystems),
    // Shaka warns about a factory that does not declare its parameter. Each load has a displayer of its own.
    textDisplayFactory: (_player: shaka.Player) => {
      cues.clear();
      return createCueDisplayer(cues);
    },
  });
  player.addEventListener('error', (event) => {
    const error = toEngineError((event as Event & { detail?: unknown }).detail);
    if (error) onEvent({ type: 'error', error });
  });
  const requests = createRequestFailure();
  player.addEventListener('downloadfailed', (event) => requests.failed(event as Event & Attempt));
  player.addEventListener('downloadcompleted', (event) => requests.completed(event as Event & Attempt));
  player.addEventListener('buffering', () => onEvent({ type: 'buffering', buffering: player.isBuffering() }));
  for (const type of TRACK_EVENTS) player.addEventListener(type, () => onEvent({ type: 'tracks' }));
  if (licenseHeaders) {
    player.getNetworkingEngine()?.registerRequestFilter(async (type, request) => {
      if (type === shaka.net.NetworkingEngine.RequestType.LICENSE)
        Object.assign(request.headers, await licenseHeaders());
    });
  }

  return {
    shaka: player,
    requestFailure: requests.last,
    attach: () => player.attach(video),
    unload: () => player.unload(false),
    configure,
    load: async (from, startAt) => {
      const stream = typeof from === 'string' ? from : from.manager;
      try {
        await unlessRefused(player, player.load(stream, startAt));
      } catch (cause) {
        throw loadErrorOf(cause);
      }
    },
    preload: async (url, startAt, config) => {
      // The type wants every setting; Shaka has defaults for the others.
      const settings = preloadConfig(profile, keySystems, config) as never;
      const manager = await player.preload(url, startAt, null, settings, true);
      if (!manager) throw new Error('The stream is played by the browser itself, which preloads nothing');
      return {
        manager,
        waitForFinish: () => unlessRefused(manager, manager.waitForFinish()),
        destroy: () => manager.destroy(),
      };
    },
    destroy: () => player.destroy(),
  };
};
