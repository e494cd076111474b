/**
 * Delivery of events and reports to the deployment's addresses: a queue for each, so that one that does not answer holds up
 * nothing of the other. Loaded with the first message: a deployment without addresses never loads it.
 */
import type { Platform } from '../../platforms';
import type { Clock } from '../domain/clock';
import type { MessageKind, OpenedDelivery } from './delivery';
import { createDeliveryQueue } from './deliveryQueue';
import type { DeliveryQueue, Sending } from './deliveryQueue';
import type { LogRing } from './ring';

export interface OpenDeliveryOptions {
  readonly urls: Readonly<Partial<Record<MessageKind, string | undefined>>>;
  readonly platform: Pick<Platform, 'watchNetwork' | 'watchVisibility'>;
  readonly ring: LogRing;
  readonly clock: Clock;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly sending?: Sending;
}

/** A type that needs no preflight on another origin, and that old browsers take in a beacon. */
const TYPE = 'text/plain;charset=UTF-8';

const byBrowser: Sending = {
  post: async (url, body, keepalive, signal) => {
    const headers = { 'content-type': TYPE };
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers,
      keepalive,
      signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    return answer.status;
  },
  beacon: (url, body) =>
    typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, new Blob([body], { type: TYPE })),
};

/** Opens a queue for each address, and follows the device's network and visibility for the life of the application. */
export function openDelivery({
  urls,
  platform,
  ring,
  clock,
  sending = byBrowser,
  ...timing
}: OpenDeliveryOptions): OpenedDelivery {
  const queues = new Map<MessageKind, DeliveryQueue>();
  for (const field of ['events', 'reports'] as const) {
    const url = urls[field];
    if (url === undefined) continue;
    const onOutage = (reason: string): void => ring.add('warn', [`${field} wait, ${reason}`]);
    queues.set(field, createDeliveryQueue({ ...timing, clock, url, field, sending, onOutage }));
  }
  const all = (run: (queue: DeliveryQueue) => void): void => [...queues.values()].forEach(run);
  platform.watchNetwork((isConnected) => all((queue) => queue.connected(isConnected)));
  platform.watchVisibility((isVisible) => {
    if (!isVisible) all((queue) => queue.hidden());
  });
  return {
    add: (kind, text) => queues.get(kind)?.add(text),
    endSession: () => all((queue) => queue.endSession()),
  };
}
