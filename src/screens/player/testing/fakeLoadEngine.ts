/**
 * In the place of `src/player/loadEngine.ts`, for tests of the screen:
 *
 *   vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
 */
import { NO_TRACKS } from '../../../player/engine';
import type { PlaybackEngine, PlaybackTracks } from '../../../player/engine';
import { createFakeEngine } from '../../../player/testing/fakeEngine';
import type { FakeEngine } from '../../../player/testing/fakeEngine';

interface EngineRoom {
  /** Every engine since `clear`, the oldest first. */
  readonly made: FakeEngine[];
  /** Results of the next engine's loads, in order; then every load succeeds. */
  readonly loads: FakeEngine['loads'];
  /** Whether a loaded stream has a frame at once. */
  frame: boolean;
  /** The tracks of every stream. */
  tracks: PlaybackTracks;
  /** How often the engine's code was asked for. */
  codeAsked: number;
  /** What loading an engine rejects with; null while it succeeds. */
  refusal: Error | null;
}

export const engineRoom: EngineRoom = {
  made: [],
  loads: [],
  frame: true,
  tracks: NO_TRACKS,
  codeAsked: 0,
  refusal: null,
};

export function clearEngineRoom(): void {
  engineRoom.made.length = 0;
  engineRoom.loads.length = 0;
  engineRoom.frame = true;
  engineRoom.tracks = NO_TRACKS;
  engineRoom.codeAsked = 0;
  engineRoom.refusal = null;
}

export function preloadEngineCode(): void {
  engineRoom.codeAsked += 1;
}

export function loadEngine(): Promise<PlaybackEngine> {
  if (engineRoom.refusal !== null) return Promise.reject(engineRoom.refusal);
  const engine = createFakeEngine();
  engine.loads.push(...engineRoom.loads.splice(0));
  engine.facts.frame = engineRoom.frame;
  engine.facts.tracks = engineRoom.tracks;
  engineRoom.made.push(engine);
  return Promise.resolve(engine);
}
