/**
 * Runs the rules of `nextTitle.ts` and `afterEnd.ts` on a playback: fetches what follows a title, shows its panel, counts
 * down, and goes on or leaves at the end [NEXT-01..10, PLAYER-32, PLAYER-33].
 *
 *   10 s before the panel   the next asset is fetched
 *   the panel appears       the calls of its playback are made and its first segments fetched; the countdown starts
 *   0 s, OK, or the end     the next title starts; the title that was left in its panel counts as finished
 */
import type { Asset, PlaybackSettings } from '../contract';
import type { Clock } from '../domain/clock';
import { afterEnd } from './afterEnd';
import { NEXT_COUNTDOWN_S } from './countdown';
import { NOTHING_FOLLOWS, nextTitleOf } from './followingView';
import type { FollowingView } from './followingView';
import { createHeldCountdown } from './heldCountdown';
import { nextFollows, nextPanel, panelSecond } from './nextTitle';
import type { Following, NextOffer } from './nextTitle';
import type { PlaybackController } from './playbackController';
import { phaseOf } from './playbackStatus';
import type { NextFound, PlaybackRequest, PlaybackSource, PreparedPlayback } from './startSequence';

export interface FollowingTitleOptions {
  readonly clock: Clock;
  readonly controller: Pick<PlaybackController, 'subscribe' | 'prepare' | 'finish' | 'status'>;
  readonly source: Pick<PlaybackSource, 'fetchNext' | 'fetchSimilar'>;
  /** What the controller plays. */
  readonly request: () => PlaybackRequest | null;
  /** The viewer's. */
  readonly settings: () => Pick<PlaybackSettings, 'playNextEpisode' | 'skipCredits'>;
  /** The sleep timer is set to the end of the title that plays. */
  readonly sleepsAtEnd: () => boolean;
  /** The changed parts of the view. */
  readonly onChange: (changes: Partial<FollowingView>) => void;
  /** Starts the next title. */
  readonly onNext: (request: PlaybackRequest) => void;
  /** The title is over and nothing follows: leaves for that asset's screen. */
  readonly onPage: (assetId: string) => void;
}

export interface FollowingTitle {
  /** The next title starts by itself after this one. */
  follows(): boolean;
  /** The viewer goes on to the next title. Nothing happens without one, or when it has been started already. */
  playNext(): void;
  /** The next title starts by itself, because the credits of this one are skipped [SKIP-06]. */
  skipToNext(): void;
  /** Ends a running countdown, not its panel [NEXT-03]. */
  stopCountdown(): void;
  /** Sends the panel of this title away. */
  dismiss(): void;
  /** A key or a press of the pointer: somebody is watching. */
  viewerActed(): void;
  /** Another title was requested. */
  forget(): void;
  /** Ends it; nothing is called afterwards. */
  stop(): void;
}

/** How far before its panel the next asset is fetched: what it offers is known when the panel appears. */
const FETCH_AHEAD_S = 10;

interface Title {
  asset: Asset;
  readonly playback: PreparedPlayback;
  readonly request: PlaybackRequest;
  /** Aborts the fetches for it. */
  readonly abort: AbortController;
  next: NextFound;
  /** Null until they are fetched. */
  similar: readonly Asset[] | null;
  /** What was asked for: each once. */
  readonly asked: Set<'next' | 'similar' | 'playback'>;
  /** The panel was sent away. */
  dismissed: boolean;
  /** The countdown of the panel that shows was stopped. */
  stopped: boolean;
  shown: NextOffer | null;
  /** It has ended and waits for an answer. */
  over: boolean;
  /** Of the last time update, seconds. */
  second: number;
  duration: number;
}

/** Follows a controller through all of its titles. */
export function createFollowingTitle(options: FollowingTitleOptions): FollowingTitle {
  const { clock, controller, onChange, settings, source } = options;
  let title: Title | null = null;
  /** Titles that have started by themselves since the viewer last acted. */
  let automaticTitles = 0;
  /**
   * It counts playing only: a title that starts into a pause was not asked for, and one that starts while the picture
   * waits for data would wait, too.
   */
  const countdown = createHeldCountdown({
    clock,
    seconds: NEXT_COUNTDOWN_S,
    isPlaying: () => phaseOf(controller.status()) === 'playing',
    onChange: (secondsLeft) => onChange({ countdown: secondsLeft }),
    onEnd: () => goOn(true),
  });

  const rulesOf = ({ asset, next, request }: Title): Following => ({
    asset,
    next,
    content: request.content,
    anonymous: request.anonymous,
    settings: settings(),
    automaticTitles,
    sleepsAtEnd: options.sleepsAtEnd(),
  });

  function forget(): void {
    title?.abort.abort();
    title = null;
    countdown.cancel();
  }

  function begin(playback: PreparedPlayback): void {
    forget();
    const request = options.request();
    if (request === null) return;
    const { asset } = playback;
    title = {
      asset,
      playback,
      request,
      abort: new AbortController(),
      next: 'unknown',
      similar: null,
      asked: new Set(),
      dismissed: false,
      stopped: false,
      shown: null,
      over: false,
      second: 0,
      duration: 0,
    };
    onChange({ next: nextTitleOf(rulesOf(title)) });
    // An episode that names no next one may have one all the same, which the controls then offer [PLAYER-13].
    if (request.content === 'main' && asset.type === 'episode' && asset.nextAsset === null) fetchNext(title);
  }

  /** Runs `work` once a title. */
  function once(of: Title, what: 'next' | 'similar' | 'playback', work: () => void): void {
    if (of.asked.has(what)) return;
    of.asked.add(what);
    work();
  }

  function fetchNext(of: Title): void {
    void source.fetchNext(of.asset, of.abort.signal).then((found) => {
      if (title !== of) return;
      of.next = found;
      if (of.asset.nextAsset === null && typeof found !== 'string') {
        const { id: uuid, name, parentId } = found;
        of.asset = { ...of.asset, nextAsset: { uuid, name, parentId } };
      }
      onChange({ next: nextTitleOf(rulesOf(of)) });
      update(of);
    });
  }

  function fetchSimilar(of: Title): void {
    void source.fetchSimilar(of.asset, of.abort.signal).then((similar) => {
      if (title !== of) return;
      of.similar = similar;
      onChange({ similar });
      update(of);
    });
  }

  /** Null without a next title that could be played. */
  function nextRequest(of: Title): PlaybackRequest | null {
    const { anonymous } = of.request;
    const next = nextTitleOf(rulesOf(of));
    return next && { assetId: next.id, content: 'main', startAt: 'resume', anonymous, follows: of.asset.id };
  }

  function prepare(of: Title): void {
    const request = nextRequest(of);
    if (request !== null) once(of, 'playback', () => void controller.prepare(request));
  }

  /** Fetches what the panel needs, and shows or hides it. */
  function update(of: Title): void {
    if (of.over) return end(of);
    const { dismissed, duration, playback, second } = of;
    const { frames } = playback.plan;
    const from = panelSecond(frames, duration);
    if (from !== null && second >= from - FETCH_AHEAD_S && of.asset.nextAsset !== null) {
      once(of, 'next', () => fetchNext(of));
      // Skipped credits lead to the next title at their first second.
      if (settings().skipCredits && nextFollows(rulesOf(of))) prepare(of);
    }
    show(of, nextPanel(rulesOf(of), { frames, second, duration, dismissed }));
  }

  function show(of: Title, panel: NextOffer | null): void {
    if (panel?.kind === 'moreLikeThis') once(of, 'similar', () => fetchSimilar(of));
    const isEmpty = panel?.kind === 'moreLikeThis' && (of.similar ?? []).length === 0;
    const next = isEmpty ? null : panel;
    if (next?.kind !== of.shown?.kind) {
      onChange({ offer: next?.kind ?? null });
      // A panel that comes again counts down again.
      of.stopped = false;
      if (next?.kind === 'next') prepare(of);
    }
    of.shown = next;
    if (next?.kind === 'next' && next.countdown && !of.stopped) countdown.start();
    else countdown.cancel();
  }

  function hide(of: Title): void {
    onChange({ offer: null });
    of.shown = null;
    countdown.cancel();
  }

  function goOn(automatically: boolean): void {
    const left = title;
    const request = left && nextRequest(left);
    if (left === null || request === null) return;
    automaticTitles = automatically ? automaticTitles + 1 : 0;
    const from = panelSecond(left.playback.plan.frames, left.duration);
    forget();
    // Left in its credits for the next one, a title is over: nobody is to be asked to continue it.
    if (from !== null && left.second >= from) controller.finish();
    options.onNext(request);
  }

  function end(of: Title): void {
    const step = afterEnd(rulesOf(of), of.dismissed);
    if (step.kind === 'next') return goOn(true);
    hide(of);
    if (step.kind === 'page') {
      forget();
      return options.onPage(step.assetId);
    }
    of.shown = step.offer;
    of.over = true;
    onChange({ offer: step.offer.kind, over: true });
    // Its credits were skipped before the next one was asked for.
    once(of, 'next', () => fetchNext(of));
  }

  const stop = controller.subscribe((event) => {
    switch (event.type) {
      case 'started':
        return begin(event.playback);
      case 'timeupdate':
        if (title === null) return;
        Object.assign(title, { second: event.position, duration: event.duration });
        return update(title);
      case 'status':
        return countdown.update();
      case 'adStart':
        return title === null ? undefined : hide(title);
      case 'ended':
        return title === null ? undefined : end(title);
      case 'closed':
        if (title === null) return;
        forget();
        return onChange(NOTHING_FOLLOWS);
      case 'failed':
        if (event.failure.kind === 'upgrade') onChange({ offer: 'upgrade', over: true });
        return;
      default:
    }
  });

  return {
    follows: () => title !== null && nextFollows(rulesOf(title)),
    playNext: () => goOn(false),
    skipToNext: () => goOn(true),
    stopCountdown: () => {
      if (title !== null) title.stopped = true;
      countdown.cancel();
    },
    dismiss: () => {
      if (title === null) return;
      title.dismissed = true;
      automaticTitles = 0;
      hide(title);
    },
    viewerActed: () => {
      // The presses that answer the question must not take it away before.
      if (title?.shown?.kind !== 'stillWatching') automaticTitles = 0;
    },
    forget,
    stop: () => {
      stop();
      forget();
    },
  };
}
