/**
 * Subtitles without DOM. The engine's text displayer passes every cue to a CueStore, which flattens it to plain data;
 * the screen reads the active cues and renders them itself.
 */
import { createCueIndex } from './cueIndex';

export interface SubtitleSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** CSS colours of the stream; empty for the default style. */
  color: string;
  background: string;
}

export interface SubtitleCue {
  /** Seconds on the media timeline; at `end` the cue is no longer active. */
  start: number;
  end: number;
  /**
   * The text of all spans, lines separated by '
   * '.
   */
  text: string;
  spans: SubtitleSpan[];
  align: 'start' | 'center' | 'end';
  /** Percent of the video's height from its top if the stream positions the cue; else null (bottom). */
  line: number | null;
  /** Percent of the video's width if the stream positions the cue; else null. */
  position: number | null;
}

/** The members of an engine's cue that are read. Shaka's Cue is compatible. */
export interface SourceCue {
  startTime: number;
  endTime: number;
  payload: string;
  nestedCues: readonly SourceCue[];
  /** A region or division: its children are separate cues, not spans of one. */
  isContainer: boolean;
  lineBreak: boolean;
  color: string;
  backgroundColor: string;
  fontStyle: string;
  fontWeight: number;
  textDecoration: readonly string[];
  textAlign: string;
  line: number | null;
  lineInterpretation: number;
  position: number | null;
}

/** Shaka's lineInterpretation for a percentage; 0 counts text lines, which only a DOM layout can position. */
const LINE_IS_PERCENTAGE = 1;
const BOLD_WEIGHT = 700;

const alignOf = (textAlign: string): SubtitleCue['align'] => {
  if (textAlign === 'start' || textAlign === 'left') return 'start';
  return textAlign === 'end' || textAlign === 'right' ? 'end' : 'center';
};

type SpanStyle = Omit<SubtitleSpan, 'text'>;

const PLAIN: SpanStyle = { bold: false, italic: false, underline: false, color: '', background: '' };

const BREAK: SubtitleSpan = { ...PLAIN, text: '\n' };

/** Deeper nesting than any subtitle format writes is left out; without a limit it would exhaust the stack. */
const MAX_DEPTH = 32;

/** Styles are inherited: a nested cue without a style has its parent's. */
const spansOf = (cue: SourceCue, parent: SpanStyle, depth: number): SubtitleSpan[] => {
  const span: SubtitleSpan = {
    text: cue.payload,
    bold: parent.bold || cue.fontWeight >= BOLD_WEIGHT,
    italic: parent.italic || cue.fontStyle === 'italic' || cue.fontStyle === 'oblique',
    underline: parent.underline || cue.textDecoration.includes('underline'),
    color: cue.color || parent.color,
    background: cue.backgroundColor || parent.background,
  };
  if (cue.lineBreak) return [BREAK];
  if (cue.nestedCues.length > 0 && depth < MAX_DEPTH)
    return cue.nestedCues.flatMap((nested) => spansOf(nested, span, depth + 1));
  return cue.payload === '' ? [] : [span];
};

/** False for times that are missing or reversed: such a cue is never, or always, on the screen. */
const hasTimes = ({ startTime, endTime }: SourceCue): boolean =>
  Number.isFinite(startTime) && endTime > startTime;

/**
 * Flattens an engine cue to its text cues; containers are dissolved, styles inherited. Cues without text and cues with
 * impossible times are left out.
 */
export const flattenCue = (cue: SourceCue, depth = 0): SubtitleCue[] => {
  if (cue.isContainer)
    return depth < MAX_DEPTH ? cue.nestedCues.flatMap((nested) => flattenCue(nested, depth + 1)) : [];
  if (!hasTimes(cue)) return [];
  const spans = spansOf(cue, PLAIN, depth);
  const text = spans.map((span) => span.text).join('');
  if (text.trim() === '') return [];
  return [
    {
      start: cue.startTime,
      end: cue.endTime,
      text,
      spans,
      align: alignOf(cue.textAlign),
      line: cue.lineInterpretation === LINE_IS_PERCENTAGE ? cue.line : null,
      position: cue.position,
    },
  ];
};

export interface CueStore {
  append(cues: readonly SourceCue[]): void;
  /** Removes cues that lie wholly within the range, in seconds. */
  remove(start: number, end: number): void;
  setVisible(visible: boolean): void;
  isVisible(): boolean;
  /** Cues active at `seconds`, by start time; none while hidden. */
  active(seconds: number): SubtitleCue[];
  /** The first time after `seconds` at which `active` changes; null when there is none. */
  nextChange(seconds: number): number | null;
  clear(): void;
}

/** Equal for cues that look the same at the same time. */
const identityOf = ({ start, end, text, line, position }: SubtitleCue): string =>
  [start, end, line, position, text].join('|');

/** An empty store. `onChange` is called after every change that may affect the active cues. */
export const createCueStore = (onChange: () => void): CueStore => {
  const cues = new Map<string, SubtitleCue>();
  let visible = false;
  let index = createCueIndex<SubtitleCue>([]);

  const reindex = (): void => {
    index = createCueIndex([...cues.values()]);
  };
  const changed = (): void => {
    reindex();
    onChange();
  };

  return {
    append: (sources) => {
      const before = cues.size;
      for (const cue of sources.flatMap((source) => flattenCue(source))) {
        // A cue that spans two segments arrives with both.
        const identity = identityOf(cue);
        // The one that is shown stays: another object would be drawn again.
        if (!cues.has(identity)) cues.set(identity, cue);
      }
      if (cues.size > before) changed();
    },
    remove: (start, end) => {
      const before = cues.size;
      for (const [identity, cue] of cues) if (cue.start >= start && cue.end <= end) cues.delete(identity);
      if (cues.size < before) changed();
    },
    setVisible: (value) => {
      if (visible === value) return;
      visible = value;
      onChange();
    },
    isVisible: () => visible,
    active: (seconds) => (visible ? index.active(seconds) : []),
    nextChange: (seconds) => (visible ? index.nextChange(seconds) : null),
    clear: () => {
      const shown = visible && cues.size > 0;
      cues.clear();
      reindex();
      visible = false;
      if (shown) onChange();
    },
  };
};

/** A Shaka text displayer that renders nothing and fills the store. */
export const createCueDisplayer = (store: CueStore) => {
  let destroyed = false;
  return {
    configure: (): void => undefined,
    append: (cues: readonly SourceCue[]): void => {
      if (!destroyed) store.append(cues);
    },
    /** False only after destroy, as the engine's interface requires. */
    remove: (start: number, end: number): boolean => {
      if (!destroyed) store.remove(start, end);
      return !destroyed;
    },
    isTextVisible: (): boolean => store.isVisible(),
    setTextVisibility: (on: boolean): void => store.setVisible(on),
    setTextLanguage: (): void => undefined,
    destroy: (): Promise<void> => {
      destroyed = true;
      return Promise.resolve();
    },
  };
};
