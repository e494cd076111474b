/** What the fakes of the sets have in common: how a test plays the viewer who holds the remote and uses the set's own menus. */

/** Ways in which a member of a maker's API fails on some firmware. */
export type FakeFault =
  /** It is not there. */
  | 'missing'
  | 'throws'
  /** It takes a callback and never calls it. */
  | 'silent'
  /** It calls back twice. */
  | 'twice'
  /** It answers with what its documentation does not have. */
  | 'nonsense';

/** Options that every fake takes. They are sent into a page as JSON. */
export interface FakeOptions {
  /** Default: one in the form that the maker documents. */
  readonly deviceId?: string;
  /** By the member's name. */
  readonly faults?: Readonly<Record<string, FakeFault>>;
  /** Milliseconds until an asynchronous member answers. */
  readonly answerMs?: number;
}

/** `window.fakeSet`: the set around the page. */
export interface FakeSet {
  /** What the application asked the set to do, in order: 'exit', 'speak Home', 'keyboard off'. */
  readonly calls: string[];
  /** Cuts or restores the network, as the set's own API tells it. */
  setNetwork(connected: boolean): void;
  /** The captions of the set's menu; no effect on a set without such a setting. */
  setCaptions(on: boolean): void;
  /** The voice guide of the set's menu; no effect on a set without such a setting. */
  setVoiceGuide(on: boolean): void;
}

/** Keys of a remote and the numbers that this set's events carry. A key that the remote lacks, or that the set keeps, is absent. */
export type FakeRemote = Readonly<Record<string, number>>;

/** `window.fakeSet` on Samsung and LG, where the application is installed as a package. */
export interface FakePackagedSet extends FakeSet {
  /** The home screen or another application lies over this one, or no longer does. */
  setVisible(visible: boolean): void;
  /** The system asks the running application for something; null only brings it to the front. */
  launch(request: unknown): void;
  /** A press on the remote, by the number that the set's event carries. A key that is not the application's does not arrive. */
  press(keyCode: number): void;
}
