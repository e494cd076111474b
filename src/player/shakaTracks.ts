/**
 * Shaka's tracks in the player's format, and the viewer's selection. The selection survives a load, so that a reload
 * or the next episode uses the same languages.
 */
import type shaka from 'shaka-player';
import type { PlaybackTracks } from './engine';

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

const qualityId = (track: shaka.extern.VideoTrack): string => `${track.height ?? 0}|${track.bandwidth}`;

/** The same language and label may exist in several encodings; only the first is listed. */
const uniqueBy = <T>(items: readonly T[], id: (item: T) => string): T[] =>
  [...new Map([...items].reverse().map((item) => [id(item), item])).values()].reverse();

export interface TrackChooser {
  tracks(): PlaybackTracks;
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(id: string | 'auto'): void;
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
    const track = player()
      ?.getVideoTracks()
      .find((video) => video.height === height);
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
        quality: uniqueBy(current?.getVideoTracks() ?? [], qualityId)
          .map((track) => ({
            id: qualityId(track),
            width: track.width ?? 0,
            height: track.height ?? 0,
            bandwidth: track.bandwidth,
            active: track.active,
          }))
          .sort((a, b) => b.height - a.height || b.bandwidth - a.bandwidth),
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
    selectQuality: (id) => {
      if (id === 'auto') {
        delete choices.height;
        setAbr(true);
        return;
      }
      const track = player()
        ?.getVideoTracks()
        .find((video) => qualityId(video) === id);
      if (!track) return;
      choices.height = track.height ?? 0;
      setAbr(false);
      player()?.selectVideoTrack(track, true);
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
