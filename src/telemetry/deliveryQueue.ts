/**
 * The way of messages to one address of the deployment: collected into batches, one request at a time, held back while
 * the address does not answer. What waits is bounded; the oldest message goes first, and its loss is counted and told.
 * Nothing here throws, and nothing is asked of the viewer [ANA-05].
 */
import type { Clock } from '../domain/clock';

/** Messages of one request, and how long the first of them waits for others, ms. */
const BATCH_MESSAGES = 20;
const COLLECT_MS = 10_000;
/** Bytes of one request: browsers hold 64 kB of unfinished keepalive requests for a page, beacons included. */
const BATCH_BYTES = 28_000;
/** Bounds of what waits. */
const WAITING_MESSAGES = 200;
const WAITING_BYTES = 256_000;
/** A longer message is left out: no error is worth a minute of a slow line. */
const MESSAGE_BYTES = 60_000;
/** A request without an answer is given up after this time, ms. */
const REQUEST_MS = 10_000;
/** Waits after the first failed request and at most, ms. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** Statuses besides 5xx after which the same request may succeed later: time-out, too early, too many. */
const PASSING = [408, 425, 429];

/** How a request is made. */
export interface Sending {
  /** Sends by POST, to the end even when the page is closed. Resolves with the status; rejects without an answer. */
  post(url: string, body: string, keepalive: boolean, signal: AbortSignal): Promise<number>;
  /** Hands a body to the browser, which sends it after the page is gone. False when it does not take it. */
  beacon(url: string, body: string): boolean;
}

export interface DeliveryQueueOptions {
  readonly url: string;
  /** Field of the body that holds the messages. */
  readonly field: string;
  readonly sending: Sending;
  readonly clock: Clock;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
  /** 0..1. */
  readonly random: () => number;
  /** Id of a batch: a batch that is sent twice, because its answer was lost, has the same. */
  readonly newId: () => string;
  /** Told once when the address stops answering. */
  readonly onOutage: (reason: string) => void;
}

export interface DeliveryQueue {
  /** @param text JSON of one message */
  add(text: string): void;
  /** While there is no network nothing is tried; when it is back, what waits is sent at once. */
  connected(isConnected: boolean): void;
  /** The page may end here: what waits is handed to the browser, unless the address is known not to answer. */
  hidden(): void;
  /** The viewer has signed out: what waits is sent now or never. */
  endSession(): void;
}

interface Message {
  readonly text: string;
  readonly bytes: number;
}

interface Batch {
  readonly id: string;
  readonly messages: readonly Message[];
  /** Messages lost before this batch. */
  readonly dropped: number;
}

const encoder = new TextEncoder();
const bytesOf = (messages: readonly Message[]): number => messages.reduce((sum, { bytes }) => sum + bytes, 0);

/** Time until the next try after so many failed ones: doubled each time, and spread, so that sets do not come back together. */
const waitAfter = (failures: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) * (0.5 + random / 2);

/** @param options the address, and how and when requests are made */
export function createDeliveryQueue(options: DeliveryQueueOptions): DeliveryQueue {
  const { clock, field, newId, now, onOutage, random, sending, url } = options;
  let waiting: readonly Message[] = [];
  let dropped = 0;
  /** In flight, or failed and to be sent again. */
  let batch: Batch | null = null;
  let inFlight: AbortController | null = null;
  let failures = 0;
  let isConnected = true;
  let timer: number | null = null;

  const stopTimer = (): void => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };

  const bodyOf = ({ id, messages, dropped: lost }: Batch): string =>
    `{"id":${JSON.stringify(id)},"sentAt":${now()},"dropped":${lost},"${field}":[${messages.map(({ text }) => text).join(',')}]}`;

  /** At least one message, however long. */
  const take = (): Batch => {
    let count = 1;
    while (
      count < Math.min(waiting.length, BATCH_MESSAGES) &&
      bytesOf(waiting.slice(0, count + 1)) <= BATCH_BYTES
    )
      count += 1;
    const taken: Batch = { id: newId(), messages: waiting.slice(0, count), dropped };
    waiting = waiting.slice(count);
    dropped = 0;
    return taken;
  };

  const schedule = (): void => {
    if (inFlight !== null || !isConnected || (batch === null && waiting.length === 0)) return;
    if (failures === 0 && waiting.length >= BATCH_MESSAGES) return void send();
    timer ??= clock.setTimeout(
      () => void send(),
      failures === 0 ? COLLECT_MS : waitAfter(failures, random()),
    );
  };

  const settle = (problem: string | null): void => {
    inFlight = null;
    if (problem === null) {
      batch = null;
      failures = 0;
    } else {
      failures += 1;
      if (failures === 1) onOutage(problem);
    }
    schedule();
  };

  const send = async (): Promise<void> => {
    stopTimer();
    const current = (batch ??= take());
    const abort = new AbortController();
    inFlight = abort;
    const giveUp = clock.setTimeout(() => abort.abort(), REQUEST_MS);
    const keepalive = bytesOf(current.messages) <= BATCH_BYTES;
    const problem = await sending.post(url, bodyOf(current), keepalive, abort.signal).then(
      (status) => {
        if (status >= 500 || PASSING.includes(status)) return `HTTP ${status}`;
        // The address will not take this batch at another time either.
        if (status >= 300) dropped += current.dropped + current.messages.length;
        return null;
      },
      (error: unknown) => String(error),
    );
    clock.clearTimeout(giveUp);
    // Not after a sign-out, which has given the batch up.
    if (inFlight === abort) settle(problem);
  };

  const handOver = (): void => {
    if (!isConnected || failures > 0) return;
    while (waiting.length > 0) {
      const last = take();
      if (sending.beacon(url, bodyOf(last))) continue;
      waiting = [...last.messages, ...waiting];
      dropped = last.dropped;
      return;
    }
    // What is in flight has no timer, and what failed is not here.
    stopTimer();
  };

  return {
    add: (text) => {
      const message = { text, bytes: encoder.encode(text).length };
      if (message.bytes > MESSAGE_BYTES) {
        dropped += 1;
        return;
      }
      waiting = [...waiting, message];
      while (waiting.length > WAITING_MESSAGES || bytesOf(waiting) > WAITING_BYTES) {
        waiting = waiting.slice(1);
        dropped += 1;
      }
      schedule();
    },
    connected: (value) => {
      isConnected = value;
      stopTimer();
      if (value && inFlight === null && batch !== null) void send();
      else schedule();
    },
    hidden: handOver,
    endSession: () => {
      handOver();
      stopTimer();
      waiting = [];
      dropped = 0;
      batch = null;
      // What is in flight may arrive, but is not sent again.
      inFlight = null;
    },
  };
}
