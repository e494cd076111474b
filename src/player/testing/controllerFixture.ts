/** A controller on a fake clock, fake calls and fake engines, with everything it does in a single log. */
import { createPlaybackController } from '../playbackController';
import type { PlaybackController, PlaybackControllerOptions } from '../playbackController';
import type { PlaybackEvent } from '../playbackEvents';
import type { PlaybackEngine, PlaybackTracks } from '../engine';
import { phaseOf } from '../playbackStatus';
import type { PlaybackRequest, PlaybackSource } from '../startSequence';
import { createFakeSource } from './fakeAssets';
import { createFakeClock } from '../../../renderer/testing';
import type { FakeClock } from '../../../renderer/testing';
import { createFakeEngine } from './fakeEngine';
import type { FakeEngine } from './fakeEngine';

export interface ControllerFixture {
  clock: FakeClock;
  controller: PlaybackController;
  /** Calls, engine commands and events in order, without time and status events. */
  log: string[];
  events: PlaybackEvent[];
  engines: FakeEngine[];
  /** The latest engine. @throws Error when there is none */
  engine(): FakeEngine;
  /** Those it went through, one after the other. */
  phases(): string[];
  start(changes?: Partial<PlaybackRequest>): Promise<void>;
}

export interface FixtureOptions {
  source?: Partial<PlaybackSource>;
  /** Results of the first engine's loads. */
  loads?: FakeEngine['loads'];
  createEngine?: () => Promise<PlaybackEngine>;
  configure?: PlaybackControllerOptions['configure'];
  /** Of every engine that is made. */
  tracks?: PlaybackTracks;
}

export const createControllerFixture = (options: FixtureOptions = {}): ControllerFixture => {
  const clock = createFakeClock(0);
  const log: string[] = [];
  const events: PlaybackEvent[] = [];
  const engines: FakeEngine[] = [];
  const makeEngine = (): Promise<PlaybackEngine> => {
    log.push('engine');
    const made = createFakeEngine(log);
    if (options.tracks) made.facts.tracks = options.tracks;
    if (engines.length === 0) made.loads.push(...(options.loads ?? []));
    engines.push(made);
    return Promise.resolve(made);
  };
  const controller = createPlaybackController({
    clock,
    source: createFakeSource(log, options.source),
    createEngine: options.createEngine ?? makeEngine,
    configure: options.configure,
  });
  controller.subscribe((event) => {
    events.push(event);
    if (event.type !== 'status' && event.type !== 'timeupdate') log.push(`<${event.type}>`);
  });
  return {
    clock,
    controller,
    log,
    events,
    engines,
    engine: () => {
      const latest = engines.at(-1);
      if (!latest) throw new Error('No engine has been made');
      return latest;
    },
    phases: () =>
      events
        .flatMap((event) => (event.type === 'status' ? [phaseOf(event.status)] : []))
        .filter((phase, at, all) => phase !== all[at - 1]),
    start: (changes) =>
      controller.start({ assetId: 'film', content: 'main', startAt: 0, anonymous: false, ...changes }),
  };
};
