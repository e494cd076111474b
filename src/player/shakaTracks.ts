/**
 * Shaka's tracks in the player's format, and the viewer's selection. The selection survives a load, so that a reload
 * or the next episode uses the same languages.
 */
import type shaka from 'shaka-player';
import type { PlaybackTracks, QualityTrack } from './engine';

interface Choices {
  /** Undefined until the viewer selects. */
  audio?: { language: string; label: string };
  text?: { language: string; forced: boolean } | null;
  /** Height of the selected quality, pixels; undefined while the engine selects. */
  height?: number;
}

const audioId = (track: shaka.extern.AudioTrack): string =>
  [track.language, track.label ?? '', track.channelsCount ?? '', track.codecs ?? '', ...track.roles].join(
    '|',
  );

/** The same language and label may exist in several encodings; only the first is listed. */
const uniqueBy = <T>(items: readonly T[], id: (item: T) => string): T[] =>
  [...new Map([...items].reverse().map((item) => [id(item), item])).values()].reverse();

/** One quality for each height, from the highest; audio-only variants have none. */
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
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(height: number | 'auto'): void;
  /** Preferences to configure before a load. */
  preferredAudio(): shaka.extern.AudioPreference[];
  /** Applies after a load what cannot be configured before it. */
  applyChoices(): void;
}

/** `player` returns the current Shaka player, null between loads. */
export const createTrackChooser = (player: () => shaka.Player | null): TrackChooser => {
  const choices: Choices = {};

  const setAbr = (enabled: boolean): void => {
    player()?.configure('abr.enabled', enabled);
  };

  const showText = (choice: NonNullable<Choices['text']>): void => {
    const track = player()
      ?.getTextTracks()
      .find((text) => text.language === choice.language && text.forced === choice.forced);
    if (track && !track.active) player()?.selectTextTrack(track);
  };

  const showHeight = (height: number): void => {
    const best = (a: shaka.extern.VideoTrack, b: shaka.extern.VideoTrack): number =>
      b.bandwidth - a.bandwidth;
    const [track] = (player()?.getVideoTracks() ?? []).filter((video) => video.height === height).sort(best);
    if (!track) return;
    setAbr(false);
    player()?.selectVideoTrack(track, true);
  };

  return {
    tracks: () => {
      const current = player();
      return {
        audio: uniqueBy(current?.getAudioTracks() ?? [], audioId).map((track) => ({
          id: audioId(track),
          language: track.language,
          label: track.label,
          channels: track.channelsCount,
          active: track.active,
        })),
        text: (current?.getTextTracks() ?? []).map((track) => ({
          id: String(track.id),
          language: track.language,
          label: track.label,
          forced: track.forced,
          active: track.active,
        })),
        quality: qualitiesOf(current?.getVideoTracks() ?? []),
        autoQuality: choices.height === undefined,
      };
    },
    selectAudio: (id) => {
      const track = player()
        ?.getAudioTracks()
        .find((audio) => audioId(audio) === id);
      if (!track) return;
      choices.audio = { language: track.language, label: track.label ?? '' };
      player()?.selectAudioTrack(track);
    },
    selectText: (id) => {
      if (id === null) {
        choices.text = null;
        player()?.selectTextTrack(null);
        return;
      }
      const track = player()
        ?.getTextTracks()
        .find((text) => String(text.id) === id);
      if (!track) return;
      choices.text = { language: track.language, forced: track.forced };
      player()?.selectTextTrack(track);
    },
    selectQuality: (height) => {
      if (height === 'auto') {
        delete choices.height;
        setAbr(true);
        return;
      }
      choices.height = height;
      showHeight(height);
    },
    preferredAudio: () =>
      choices.audio ? [{ ...choices.audio, role: '', channelCount: 0, codec: '', spatialAudio: false }] : [],
    applyChoices: () => {
      if (choices.text === null) player()?.selectTextTrack(null);
      else if (choices.text) showText(choices.text);
      if (choices.height !== undefined) showHeight(choices.height);
    },
  };
};
