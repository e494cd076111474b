/** A controller whose events a test writes itself, for what only listens to one. */
import type { ContentVariant } from '../../contract';
import type { PlaybackController } from '../playbackController';
import type { PlaybackEvent, PlaybackListener } from '../playbackEvents';
import { IDLE, nextStatus } from '../playbackStatus';
import type { StatusInput } from '../playbackStatus';
import type { PreparedPlayback } from '../startSequence';
import { contentOf, playbackCall } from '../streamRequest';
import type { PlayableContent } from '../streamRequest';
import { anAsset } from './fakeAssets';

export interface ScriptedController extends Pick<
  PlaybackController,
  'subscribe' | 'position' | 'stats' | 'status'
> {
  emit(event: PlaybackEvent): void;
  /** Changes the status, and emits it if it is another. */
  move(...inputs: StatusInput[]): void;
  /** Second of the content. */
  at: number;
  listeners(): number;
}

export const createScriptedController = (): ScriptedController => {
  const listeners = new Set<PlaybackListener>();
  let status = IDLE;
  const controller: ScriptedController = {
    at: 0,
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    move: (...inputs) => {
      for (const input of inputs) {
        const next = nextStatus(status, input);
        if (next === status) continue;
        status = next;
        controller.emit({ type: 'status', status });
      }
    },
    listeners: () => listeners.size,
    position: () => controller.at,
    stats: () => null,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return controller;
};

/** A prepared playback of an asset; `changes` are in the service's format. */
export const aPreparedPlayback = (
  changes: Record<string, unknown> = {},
  content: PlayableContent = 'main',
): PreparedPlayback => {
  const asset = anAsset(changes);
  const variant = contentOf(asset, content) as ContentVariant;
  const caller = { playbackId: `playback of ${asset.id}`, deviceId: 'd', deviceType: 'TV' };
  return {
    playbackId: caller.playbackId,
    asset,
    content,
    follows: null,
    rootAsset: null,
    call: playbackCall(asset, variant, caller),
    plan: { source: { url: 'http://service.test/film.mpd', licenseUrl: null }, playlist: [], frames: [] },
    startAt: null,
    watchedTo: null,
  };
};
