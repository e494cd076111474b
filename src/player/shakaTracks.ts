/** Shaka's tracks in the player's format, and their selection while a stream plays. */
import type shaka from 'shaka-player';
import type {
  AudioTrack,
  PlaybackTracks,
  QualityLimits,
  QualityTrack,
  TextTrack,
  TrackPreferences,
} from './engine';
import { allowedQualities, nearestQuality, NO_CHOICES, preferring, trackConfig } from './trackConfig';
import type { TrackChoices } from './trackConfig';

/**
 * Seconds of the old picture that stay when another quality is selected, until the new one is there: without them the
 * film stops, without any clearing the choice would be seen only when the whole buffer is played. The picture changes
 * at the next segment.
 */
const KEPT_ON_CHANGE_S = 3;

/** Encodings of one sound are one track. */
const audioId = ({ language, label, channelsCount, roles }: shaka.extern.AudioTrack): string =>
  [language, label, channelsCount, ...roles].join('|');

export const audioTracksOf = (tracks: readonly shaka.extern.AudioTrack[]): AudioTrack[] => {
  const found = new Map<string, AudioTrack>();
  for (const track of tracks) {
    const id = audioId(track);
    const { language, label, channelsCount: channels } = track;
    const active = track.active || found.get(id)?.active === true;
    found.set(id, { id, language, label, channels, active });
  }
  return [...found.values()];
};

const textTracksOf = (tracks: readonly shaka.extern.TextTrack[]): TextTrack[] =>
  tracks.map(({ id, language, label, forced, active }) => ({
    id: String(id),
    language,
    label,
    forced,
    active,
  }));

/** One quality for each height, from the highest; tracks without a picture have none. */
export const qualitiesOf = (tracks: readonly shaka.extern.VideoTrack[]): QualityTrack[] => {
  const best = new Map<number, QualityTrack>();
  for (const { height, width, bandwidth, active } of tracks) {
    if (!height) continue;
    const known = best.get(height);
    const better = !known || bandwidth > known.bandwidth;
    best.set(height, {
      height,
      width: (better ? width : known.width) ?? 0,
      bandwidth: better ? bandwidth : known.bandwidth,
      active: active || known?.active === true,
    });
  }
  return [...best.values()].sort((a, b) => b.height - a.height);
};

export interface TrackChooser {
  tracks(): PlaybackTracks;
  setPreferences(preferences: TrackPreferences): void;
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(height: number | 'auto'): void;
  setLimits(limits: QualityLimits): void;
  /** Settings of the choices for the next load. */
  config(): ReturnType<typeof trackConfig>;
  /** Applies after a load what cannot be configured before it. */
  applyChoices(): void;
}

/** `player` returns the current Shaka player, null between loads. */
export const createTrackChooser = (player: () => shaka.Player | null): TrackChooser => {
  let choices: TrackChoices = NO_CHOICES;

  const qualities = (): QualityTrack[] =>
    allowedQualities(qualitiesOf(player()?.getVideoTracks() ?? []), choices.limits);

  const selectNearest = (wanted: number): void => {
    const current = player();
    const quality = nearestQuality(qualities(), wanted);
    if (!current || !quality) return;
    const track = current
      .getVideoTracks()
      .find(({ height, bandwidth }) => height === quality.height && bandwidth === quality.bandwidth);
    if (track && !track.active) current.selectVideoTrack(track, true, KEPT_ON_CHANGE_S);
  };

  const applyQuality = (): void => {
    const { abr, preferredVideo } = trackConfig(choices);
    player()?.configure({ abr, preferredVideo });
    if (choices.height !== null) selectNearest(choices.height);
  };

  const applyText = (): void => {
    const { text } = choices;
    const current = player();
    if (!current || text === null) return;
    const tracks = current.getTextTracks();
    if (text === 'off') {
      if (tracks.some(({ active }) => active)) current.selectTextTrack(null);
      return;
    }
    // Shaka prefers a language and knows no label; several tracks may share it. A preference without a label fits none.
    const exact = tracks.find(
      ({ language, label, forced }) =>
        language === text.language && (label ?? '') === text.label && forced === text.forced,
    );
    if (exact && !exact.active) current.selectTextTrack(exact);
  };

  return {
    tracks: () => ({
      audio: audioTracksOf(player()?.getAudioTracks() ?? []),
      text: textTracksOf(player()?.getTextTracks() ?? []),
      quality: qualities(),
      autoQuality: choices.height === null,
    }),
    setPreferences: (preferences) => {
      choices = preferring(choices, preferences);
    },
    selectAudio: (id) => {
      const current = player();
      if (!current) return;
      const tracks = current.getAudioTracks().filter((track) => audioId(track) === id);
      const [track] = tracks;
      if (!track) return;
      const { language, label, roles } = track;
      choices = { ...choices, audio: { language, label: label ?? '', role: roles[0] } };
      // The active one again would clear its buffer.
      if (!tracks.some(({ active }) => active)) current.selectAudioTrack(track);
    },
    selectText: (id) => {
      const current = player();
      if (id === null) {
        choices = { ...choices, text: 'off' };
        current?.selectTextTrack(null);
        return;
      }
      const track = current?.getTextTracks().find((text) => String(text.id) === id);
      if (!current || !track) return;
      const { language, label, forced } = track;
      choices = { ...choices, text: { language, label: label ?? '', forced } };
      current.selectTextTrack(track);
    },
    selectQuality: (height) => {
      choices = { ...choices, height: height === 'auto' ? null : height };
      applyQuality();
    },
    setLimits: (limits) => {
      choices = { ...choices, limits };
      applyQuality();
    },
    config: () => trackConfig(choices),
    applyChoices: () => {
      applyText();
      // Not `applyQuality`: any configuration drops what a preload has fetched ahead.
      if (choices.height !== null) selectNearest(choices.height);
    },
  };
};
