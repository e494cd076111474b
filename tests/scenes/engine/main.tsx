/** The playback engine alone, on the real Shaka, for tests that load streams into it one after another. */
import { createDecoder } from '../../../src/domain/decoder';
import type { EngineEvent, PlaybackEngine, StreamSource } from '../../../src/player/engine';
import { loadEngine } from '../../../src/player/loadEngine';
import type { LoadEngineOptions } from '../../../src/player/loadEngine';

declare global {
  interface Window {
    film: {
      readonly engine: PlaybackEngine;
      readonly video: HTMLVideoElement;
      /** Events since the engine was made. */
      readonly events: EngineEvent[];
      /** Makes the engine. Its licence requests carry `bearer`. */
      start(options?: { bearer?: string; cmcd?: LoadEngineOptions['cmcd'] }): Promise<void>;
      /** Loads and plays; resolves when the first picture is on the screen. @returns ms from the call until then */
      play(source: StreamSource, startAt?: number | null): Promise<number>;
      /** Resolves when the condition holds; it is looked at again and again. */
      until(condition: () => boolean): Promise<void>;
    };
  }
}

const parent = document.getElementById('stage')!;
const events: EngineEvent[] = [];
let engine: PlaybackEngine | null = null;

const video = (): HTMLVideoElement => {
  const element = parent.querySelector('video');
  if (!element) throw new Error('There is no engine');
  return element;
};
const running = (): PlaybackEngine => {
  if (!engine) throw new Error('start() makes the engine');
  return engine;
};
/** The next picture of the element. */
const picture = (): Promise<void> =>
  new Promise((resolve) => video().requestVideoFrameCallback(() => resolve()));

window.film = {
  events,
  get engine() {
    return running();
  },
  get video() {
    return video();
  },
  async start({ bearer, cmcd } = {}) {
    engine = await loadEngine({
      parent,
      decoder: createDecoder(),
      licenseHeaders: async (): Promise<Record<string, string>> =>
        bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      cmcd,
    });
    engine.onEvent((event) => events.push(event));
  },
  async play(source, startAt = null) {
    const from = performance.now();
    await running().load(source, startAt, new AbortController().signal);
    const shown = picture();
    await running().play();
    await shown;
    return performance.now() - from;
  },
  async until(condition) {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
  },
};
