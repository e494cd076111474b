/** What the choice of audio and subtitles lists, in the viewer's words. Pure. */
import { languageName } from '../../../i18n';
import type { GetText } from '../../../i18n';
import type { AudioTrack, TextTrack } from '../../../player/engine';
import type { Option } from '../../../ui/options/OptionRow';

/** Option id of 'Off': no id of an engine's track is empty. */
export const OFF = '';

/** Words and language of the viewer. */
export interface TrackWords {
  readonly text: GetText;
  /** Two letters. */
  readonly language: string;
}

/** The audio of a stream; the engine says which plays. */
export function audioOptions(tracks: readonly AudioTrack[], words: TrackWords): Option[] {
  return numbered(
    tracks.map((track) => ({
      id: track.id,
      name: nameOf(track, words),
      detail: [labelBeside(track, words), channelsText(track.channels)].filter(Boolean).join(' · '),
      chosen: track.active,
    })),
  );
}

/** 'Off', then the subtitles of a stream; without an active one they are off. */
export function textOptions(tracks: readonly TextTrack[], words: TrackWords): Option[] {
  const { text } = words;
  const off = {
    id: OFF,
    name: text('player.off'),
    detail: '',
    chosen: tracks.every(({ active }) => !active),
  };
  const listed = tracks.map((track) => ({
    id: track.id,
    name: nameOf(track, words),
    detail: [labelBeside(track, words), track.forced && text('player.forcedSubtitles')]
      .filter(Boolean)
      .join(' · '),
    chosen: track.active,
  }));
  return [off, ...numbered(listed)];
}

interface Named {
  readonly language: string;
  readonly label: string | null;
}

/** Two or three letters, without region and script. */
const codeOf = ({ language }: Named): string => language.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** 'und', 'mul', 'mis' and 'zxx' say that there is none; 'qaa' and the like are the stream's own. */
const NO_LANGUAGE = /^(und|mul|mis|zxx|q[a-t][a-z]|)$/;

function nameOf(track: Named, { text, language }: TrackWords): string {
  const code = codeOf(track);
  if (!NO_LANGUAGE.test(code)) return capitalized(languageName(code, language), language);
  return track.label?.trim() || text('player.unknownLanguage');
}

/** In running text languages are written small in many languages; here each begins its line. */
const capitalized = (name: string, language: string): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** The stream's own words about a track, unless they only name its language. */
function labelBeside(track: Named, words: TrackWords): string {
  const label = track.label?.trim() ?? '';
  const code = codeOf(track);
  const same = [nameOf(track, words), languageName(code), languageName(code, 'en'), track.language];
  return same.some((name) => name.toLowerCase() === label.toLowerCase()) ? '' : label;
}

/** Stereo is what everybody expects. */
const channelsText = (channels: number | null): string =>
  channels === 6 ? '5.1' : channels === 8 ? '7.1' : '';

/** Of options that read the same, a number tells which is which. */
function numbered(options: readonly Option[]): Option[] {
  const seen = new Map<string, number>();
  const readAs = ({ name, detail }: Option): string => `${name}\n${detail}`;
  const alike = (option: Option): number =>
    options.filter((other) => readAs(other) === readAs(option)).length;
  return options.map((option) => {
    if (alike(option) === 1) return option;
    const number = (seen.get(readAs(option)) ?? 0) + 1;
    seen.set(readAs(option), number);
    return { ...option, detail: [option.detail, String(number)].filter(Boolean).join(' · ') };
  });
}
