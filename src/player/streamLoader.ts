/**
 * Loads streams into one element, by as few Shaka players as possible: a preload serves only the player that made it,
 * and a player that is kept keeps its estimate of the network.
 *
 *   kept      its last load succeeded, it has raised no critical error since, and another stream follows
 *   replaced  otherwise: unload() and a second load() wait for a hung manifest request or a hung append, while
 *             destroy() does not (the pending load() then never settles, hence `abortable`)
 *
 * The same stream again is a reload, which is asked for when something is wrong: it gets a new player.
 */
import { abortable, CancelledError } from './cancellation';
import type { StreamSource } from './engine';

/** A stream's manifest and first segments, fetched ahead. */
export interface StreamPreload {
  /** Rejects when it has failed. */
  waitForFinish(): Promise<unknown>;
  destroy(): Promise<unknown>;
}

/** What loading needs of a player; `C` is the configuration of a load. */
export interface StreamPlayer<P extends StreamPreload, C> {
  /** Takes the element; once, before the first load. */
  attach(): Promise<unknown>;
  /** Ends the loaded stream, so that the next can be configured. */
  unload(): Promise<unknown>;
  configure(config: C): void;
  load(from: string | P, startAt: number | null): Promise<unknown>;
  preload(url: string, startAt: number | null, config: C): Promise<P>;
  destroy(): Promise<unknown>;
}

export interface StreamLoader<S> {
  /** The player that plays or loads; null before the first load and after a failed one. */
  current(): S | null;
  /** Rejects as the player does, or with CancelledError when `signal` aborts or `end` is called. */
  load(source: StreamSource, startAt: number | null, signal: AbortSignal): Promise<void>;
  preload(source: StreamSource, startAt: number | null): void;
  /** The current player has raised a critical error: it is not kept. */
  distrust(player: S): void;
  /** Destroys the player. Resolves when no player holds the element, never rejects. */
  end(): Promise<void>;
}

interface Held<S> {
  readonly player: S;
  /** Aborts when the player is replaced. */
  readonly discarded: AbortController;
  attached: boolean;
  /** What it plays; null while it loads. */
  url: string | null;
  trusted: boolean;
}

interface Ahead<P> {
  /** Of the stream, its start and the settings that decide what is fetched: with another of them it is useless. */
  readonly key: string;
  /** Null once it has failed or is dropped. */
  take(): Promise<P | null>;
  drop(): void;
}

/** Fetches ahead. A failure is silent: the load that follows fetches afresh, and reports what it finds. */
const fetchAhead = <P extends StreamPreload>(key: string, making: Promise<P>): Ahead<P> => {
  let dropped = false;
  const drop = (): void => {
    if (dropped) return;
    dropped = true;
    // What nobody waits for any more has nobody to fail.
    made.then((preload) => preload?.destroy()).catch(() => undefined);
  };
  const made = making.then(
    (preload) => {
      preload.waitForFinish().catch(drop);
      return preload;
    },
    () => null,
  );
  return { key, take: async () => made.then((preload) => (dropped ? null : preload)), drop };
};

/**
 * @param create a new player, not attached yet
 * @param configOf the configuration of a load
 * @param preloadedBy what of it decides whether a preload serves the load: plain data
 */
export const createStreamLoader = <P extends StreamPreload, C, S extends StreamPlayer<P, C>>(
  create: () => S,
  configOf: (source: StreamSource) => C,
  preloadedBy: (config: C) => object,
): StreamLoader<S> => {
  let held: Held<S> | null = null;
  let ahead: Ahead<P> | null = null;
  let gone: Promise<unknown> = Promise.resolve();

  const keyOf = (source: StreamSource, startAt: number | null): string =>
    JSON.stringify([source.url, startAt, preloadedBy(configOf(source))]);

  const dropPreload = (): void => {
    ahead?.drop();
    ahead = null;
  };

  const discard = (): void => {
    dropPreload();
    const old = held;
    held = null;
    if (!old) return;
    old.discarded.abort();
    // A failed destroy() has ended too.
    gone = Promise.allSettled([gone, old.player.destroy()]);
  };

  /** The player for `source`, marked as loading. */
  const take = (source: StreamSource): Held<S> => {
    if (held && (!held.trusted || held.url === null || held.url === source.url)) discard();
    held ??= {
      player: create(),
      discarded: new AbortController(),
      attached: false,
      url: null,
      trusted: true,
    };
    held.url = null;
    return held;
  };

  const load = async (source: StreamSource, startAt: number | null, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) throw new CancelledError();
    if (ahead?.key !== keyOf(source, startAt)) dropPreload();
    const mine = take(source);
    const preloaded = ahead;
    ahead = null;
    const within = <T>(work: Promise<T>): Promise<T> =>
      abortable(abortable(work, mine.discarded.signal), signal);
    let from: P | null = null;
    try {
      from = preloaded && (await within(preloaded.take()));
      await within(mine.attached ? mine.player.unload() : gone.then(() => mine.player.attach()));
      mine.attached = true;
      mine.player.configure(configOf(source));
      await within(mine.player.load(from ?? source.url, startAt));
      mine.url = source.url;
    } catch (cause) {
      preloaded?.drop();
      const cancelled = signal.aborted || mine.discarded.signal.aborted;
      if (held === mine) discard();
      if (from === null || cancelled) throw cause;
      await load(source, startAt, signal);
    }
  };

  return {
    current: () => held?.player ?? null,
    load,
    preload: (source, startAt) => {
      dropPreload();
      if (!held || held.url === null) return;
      const making = held.player.preload(source.url, startAt, configOf(source));
      ahead = fetchAhead(keyOf(source, startAt), making);
    },
    distrust: (player) => {
      if (held?.player === player) held.trusted = false;
    },
    end: async () => {
      discard();
      await gone;
    },
  };
};
