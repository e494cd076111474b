/** Shaka Player without media, as far as the product calls it: tests fire its events and read what it was told. */

type RequestFilter = (type: number, request: { headers: Record<string, string> }) => Promise<void>;
type Work = () => Promise<unknown>;

/** What the fake gives to the product, and how it answers; `reset` before each test. */
export const shakaFacts = {
  made: [] as FakePlayer[],
  supported: true,
  /** Whether the next players accept a configuration. */
  accepts: true,
};

/** A preload's manager. */
export class FakeManager extends EventTarget {
  destroyed = 0;
  waitForFinish: Work = async () => undefined;
  destroy = async (): Promise<void> => void (this.destroyed += 1);
}

/** One player; `log` holds the calls in order. */
export class FakePlayer extends EventTarget {
  static isBrowserSupported = (): boolean => shakaFacts.supported;

  readonly log: unknown[] = [];
  readonly configured: Record<string, unknown>[] = [];
  readonly filters: RequestFilter[] = [];
  /** How the next load ends. */
  loading: Work = async () => undefined;
  manager: FakeManager | null = new FakeManager();
  facts = { buffering: false, live: false, range: { start: 0, end: 0 }, total: [{ start: 0, end: 4 }] };

  constructor() {
    super();
    shakaFacts.made.push(this);
  }

  configure(config: Record<string, unknown>): boolean {
    this.configured.push(config);
    return shakaFacts.accepts;
  }
  getNetworkingEngine() {
    return { registerRequestFilter: (filter: RequestFilter) => void this.filters.push(filter) };
  }
  attach = async (video: unknown): Promise<void> => void this.log.push(['attach', video]);
  unload = async (reopen: boolean): Promise<void> => void this.log.push(['unload', reopen]);
  destroy = async (): Promise<void> => void this.log.push(['destroy']);
  load(from: unknown, startAt: number | null): Promise<unknown> {
    this.log.push(['load', from, startAt]);
    return this.loading();
  }
  async preload(...asked: unknown[]): Promise<FakeManager | null> {
    this.log.push(['preload', ...asked]);
    return this.manager;
  }
  isBuffering = (): boolean => this.facts.buffering;
  isLive = (): boolean => this.facts.live;
  seekRange = () => this.facts.range;
  getBufferedInfo = () => ({ total: this.facts.total });
  getAudioTracks = () => [];
  getTextTracks = () => [];
  getVideoTracks = () => [];
  getImageTracks = (): object[] => [];
  getThumbnails = async (): Promise<null> => null;
  selectTextTrack = (track: unknown): void => void this.log.push(['text', track]);

  /** Fires an event with Shaka's data. */
  fire(type: string, data: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), data));
  }
}

/** The module's default export. */
export const shaka = {
  Player: FakePlayer,
  polyfill: { installAll: (): void => undefined },
  net: { NetworkingEngine: { RequestType: { MANIFEST: 0, SEGMENT: 1, LICENSE: 2 } } },
};

/** An error as Shaka throws it. */
export const shakaError = (code: number, more: object = {}) => ({
  code,
  category: Math.floor(code / 1000),
  severity: 2,
  handled: false,
  data: [],
  ...more,
});
