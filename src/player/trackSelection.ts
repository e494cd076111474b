/**
 * The tracks and the quality of every title of a visit: what a title begins with, and what the viewer chooses. It keeps
 * nothing of its own about which track plays: the engine reports that, and the pickers show the report [PLAYER-35].
 */
import type { ContentType } from '../contract';
import { heightLimit, qualityOptions } from '../domain/quality';
import type { QualityOption } from '../domain/quality';
import type { PlaybackEngine } from './engine';
import type { PlaybackController } from './playbackController';
import type { PlaybackEvent } from './playbackEvents';
import type { PreparedPlayback } from './startSequence';
import { firstAudio, firstText, showIdOf, trackPreferences } from './trackChoice';
import type { ViewerLanguages } from './trackChoice';
import type { TrackMemory } from './trackMemory';

/** What the first choice and the limits depend on. */
export interface TrackViewer extends ViewerLanguages {
  /** The largest video that the device can display, pixels. */
  readonly deviceMax: { readonly width: number; readonly height: number };
  /** Names of the plan's qualities; empty for guests, without a plan, and until the user is known [QUAL-08]. */
  readonly planQualities: readonly string[];
}

export interface TrackSelectionOptions {
  readonly controller: Pick<
    PlaybackController,
    'selectAudio' | 'selectQuality' | 'selectText' | 'setQualityLimits' | 'setTextDelay' | 'tracks'
  >;
  readonly memory: TrackMemory;
  /** Read at each title. */
  readonly viewer: () => TrackViewer;
}

export interface TrackSelection {
  /** Sets up the engine for a title before its content is loaded. */
  configure(engine: PlaybackEngine, playback: PreparedPlayback): void;
  /** Call it with every event of the controller: it makes the first choice of a title, once. */
  onEvent(event: Pick<PlaybackEvent, 'type'>): void;
  chooseAudio(id: string): void;
  /** Null switches subtitles off. */
  chooseText(id: string | null): void;
  /** A height holds over the titles of the visit, 'auto' adapts [QUAL-09]. */
  chooseQuality(option: QualityOption): void;
  /** Seconds that subtitles of this show are shown later than the stream says. */
  chooseTextDelay(seconds: number): void;
  textDelay(): number;
  /** What can be chosen for the title that plays, of the heights of its stream [QUAL-01, QUAL-07]. */
  qualityOptions(heights: readonly number[]): readonly QualityOption[];
  /** The plan has become known, or another one: its limit applies at once. */
  planChanged(): void;
  /** A new visit: the engine selects the quality again. */
  reset(): void;
}

/** Nothing is chosen yet. */
export function createTrackSelection({ controller, memory, viewer }: TrackSelectionOptions): TrackSelection {
  let quality: QualityOption = 'auto';
  let title: { readonly show: string; readonly content: ContentType } | null = null;
  /** Show of the title that waits for its first choice. */
  let waiting: string | null = null;

  const limit = (): number | null => {
    const { deviceMax, planQualities } = viewer();
    return heightLimit({ deviceMax, planQualities, content: title?.content ?? 'main' });
  };
  const limits = () => ({ maxHeight: limit(), maxBandwidth: null });
  const textDelay = (): number => (title === null ? 0 : (memory.chosenTracks(title.show).textDelay ?? 0));

  function chooseFirst(show: string): void {
    const { audio, text } = controller.tracks();
    // Tracks of a live stream may come after its start.
    if (audio.length === 0 && text.length === 0) return;
    waiting = null;
    const chosen = memory.chosenTracks(show);
    const languages = viewer();
    const audioId = firstAudio(audio, { ...languages, chosen: chosen.audio });
    const textId = firstText(text, { ...languages, chosen: chosen.text, audio, audioId });
    // A selection empties the buffer of its kind, so that what plays already is not selected again.
    if (audioId !== null && audioId !== activeId(audio)) controller.selectAudio(audioId);
    if (textId !== activeId(text)) controller.selectText(textId);
  }

  return {
    configure: (engine, playback) => {
      const show = showIdOf(playback.asset);
      title = { show, content: playback.content };
      waiting = show;
      engine.setQualityLimits(limits());
      // An engine made after the app was hidden knows nothing of the visit.
      engine.selectQuality(quality);
      engine.setTrackPreferences(trackPreferences(memory.chosenTracks(show), viewer()));
      engine.setTextDelay(textDelay());
    },
    onEvent: ({ type }) => {
      if (waiting !== null && (type === 'started' || type === 'tracks')) chooseFirst(waiting);
    },
    chooseAudio: (id) => {
      const track = controller.tracks().audio.find((each) => each.id === id);
      if (title === null || track === undefined) return;
      memory.rememberAudio(title.show, track);
      controller.selectAudio(id);
    },
    chooseText: (id) => {
      const track = id === null ? null : controller.tracks().text.find((each) => each.id === id);
      if (title === null || track === undefined) return;
      memory.rememberText(title.show, track);
      controller.selectText(id);
    },
    chooseQuality: (option) => {
      quality = option;
      controller.selectQuality(option);
    },
    chooseTextDelay: (seconds) => {
      if (title === null) return;
      memory.rememberTextDelay(title.show, seconds);
      controller.setTextDelay(seconds);
    },
    textDelay,
    qualityOptions: (heights) => qualityOptions(heights, limit()),
    planChanged: () => {
      if (title !== null) controller.setQualityLimits(limits());
    },
    reset: () => {
      quality = 'auto';
      title = null;
      waiting = null;
    },
  };
}

const activeId = (tracks: readonly { readonly id: string; readonly active: boolean }[]): string | null =>
  tracks.find(({ active }) => active)?.id ?? null;
