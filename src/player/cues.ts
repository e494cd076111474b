/**
 * Subtitles without DOM. The engine's text displayer hands every cue to a CueStore, which flattens them to plain data;
 * the screen asks which are active and draws them itself.
 */

export interface SubtitleSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** CSS colours as the stream gives them; empty for the viewer's own style. */
  color: string;
  background: string;
}

export interface SubtitleCue {
  /** Seconds on the media timeline; `end` is the first moment it is gone. */
  start: number;
  end: number;
  /** All spans in one string, lines parted by '\n'. */
  text: string;
  spans: SubtitleSpan[];
  align: 'start' | 'center' | 'end';
  /** Percent of the picture's height from its top, when the stream places the cue; else null (bottom). */
  line: number | null;
  /** Percent of the picture's width, when the stream places the cue. */
  position: number | null;
}

/** The part of an engine's cue that is read. Shaka's Cue fits it. */
export interface SourceCue {
  startTime: number;
  endTime: number;
  payload: string;
  nestedCues: readonly SourceCue[];
  /** A region or division: its children are cues of their own, not parts of a sentence. */
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

/** Shaka's lineInterpretation value for a percentage; 0 counts text lines, which only a DOM layout can place. */
const LINE_IS_PERCENTAGE = 1;
const BOLD_WEIGHT = 700;

const alignOf = (textAlign: string): SubtitleCue['align'] => {
  if (textAlign === 'start' || textAlign === 'left') return 'start';
  return textAlign === 'end' || textAlign === 'right' ? 'end' : 'center';
};

const BREAK: SubtitleSpan = {
  text: '\n',
  bold: false,
  italic: false,
  underline: false,
  color: '',
  background: '',
};

/** Style is inherited downwards: a nested cue that says nothing keeps what its parent said. */
const spansOf = (cue: SourceCue, parent: SubtitleSpan): SubtitleSpan[] => {
  const span: SubtitleSpan = {
    text: cue.payload,
    bold: parent.bold || cue.fontWeight >= BOLD_WEIGHT,
    italic: parent.italic || cue.fontStyle === 'italic' || cue.fontStyle === 'oblique',
    underline: parent.underline || cue.textDecoration.includes('underline'),
    color: cue.color || parent.color,
    background: cue.backgroundColor || parent.background,
  };
  if (cue.lineBreak) return [BREAK];
  if (cue.nestedCues.length > 0) return cue.nestedCues.flatMap((nested) => spansOf(nested, span));
  return cue.payload === '' ? [] : [span];
};

/** Flattens one engine cue to the sentences it holds; containers vanish, styles stay. Cues without text are left out. */
export const flattenCue = (cue: SourceCue): SubtitleCue[] => {
  if (cue.isContainer) return cue.nestedCues.flatMap(flattenCue);
  const spans = spansOf(cue, { ...BREAK, text: '' });
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
  /** Drops cues that lie wholly inside the range, in seconds. */
  remove(start: number, end: number): void;
  setVisible(visible: boolean): void;
  isVisible(): boolean;
  /** Cues to show at `seconds`, in the order they begin; none while hidden. */
  active(seconds: number): SubtitleCue[];
  /** The first moment after `seconds` at which `active` answers something else; null when there is none. */
  nextChange(seconds: number): number | null;
  clear(): void;
}

const sameCue = (a: SubtitleCue, b: SubtitleCue): boolean =>
  a.start === b.start &&
  a.end === b.end &&
  a.text === b.text &&
  a.line === b.line &&
  a.position === b.position;

/** An empty store. `onChange` is called after anything that may change what is active. */
export const createCueStore = (onChange: () => void): CueStore => {
  let cues: SubtitleCue[] = [];
  let visible = false;
  return {
    append: (sources) => {
      // A cue that spans two segments arrives with both, so equal ones are kept once.
      const fresh = sources.flatMap(flattenCue).filter((cue, index, all) => {
        const earlier = all.slice(0, index);
        return !cues.some((known) => sameCue(known, cue)) && !earlier.some((known) => sameCue(known, cue));
      });
      if (fresh.length === 0) return;
      cues = [...cues, ...fresh].sort((a, b) => a.start - b.start);
      onChange();
    },
    remove: (start, end) => {
      const kept = cues.filter((cue) => cue.start < start || cue.end > end);
      if (kept.length === cues.length) return;
      cues = kept;
      onChange();
    },
    setVisible: (value) => {
      if (visible === value) return;
      visible = value;
      onChange();
    },
    isVisible: () => visible,
    active: (seconds) => (visible ? cues.filter((cue) => cue.start <= seconds && seconds < cue.end) : []),
    nextChange: (seconds) => {
      if (!visible) return null;
      let next = Infinity;
      for (const cue of cues) {
        if (cue.start > seconds) next = Math.min(next, cue.start);
        if (cue.end > seconds) next = Math.min(next, cue.end);
      }
      return next === Infinity ? null : next;
    },
    clear: () => {
      cues = [];
      visible = false;
    },
  };
};

/** The shape Shaka asks of a text displayer; it draws nothing and only fills the store. */
export const createCueDisplayer = (store: CueStore) => {
  let destroyed = false;
  return {
    configure: (): void => undefined,
    append: (cues: readonly SourceCue[]): void => {
      if (!destroyed) store.append(cues);
    },
    /** False only after destroy, as the engine's interface demands. */
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
