/** User Timing for the performance panel of a browser. */
export interface Marks {
  /** Off: a call is one comparison. */
  on: boolean;
  /** Marks the beginning. */
  begin(name: MarkName): void;
  /** Measures from the last `begin` of the same name; without one does nothing. */
  end(name: MarkName): void;
  /** A moment without a duration. */
  moment(name: MarkName): void;
}

/** `input` is the handling of a key or of the pointer's move, `focus` and `commit` are moments, `frame` the frame's script. */
export type MarkName = 'input' | 'focus' | 'commit' | 'frame';

/** Names are made once: a frame must not put strings together. */
const startOf: Record<MarkName, string> = {
  input: 'input:start',
  focus: 'focus:start',
  commit: 'commit:start',
  frame: 'frame:start',
};

/** As much of `performance` as is used; the signatures every engine has. */
export type Timeline = Pick<Performance, 'mark' | 'measure' | 'clearMarks' | 'clearMeasures'>;

export function createMarks(timeline: Timeline | undefined = globalThis.performance): Marks {
  const open: Record<MarkName, boolean> = { input: false, focus: false, commit: false, frame: false };
  const marks: Marks = {
    on: false,
    begin(name) {
      if (!marks.on || timeline === undefined) return;
      if (open[name]) timeline.clearMarks(startOf[name]);
      timeline.mark(startOf[name]);
      open[name] = true;
    },
    end(name) {
      if (!open[name] || timeline === undefined) return;
      open[name] = false;
      timeline.measure(name, startOf[name]);
      timeline.clearMarks(startOf[name]);
      timeline.clearMeasures(name);
    },
    moment(name) {
      if (!marks.on || timeline === undefined) return;
      timeline.mark(name);
      timeline.clearMarks(name);
    },
  };
  return marks;
}
