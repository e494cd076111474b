import { describe, expect, it, vi } from 'vitest';
import { createCueDisplayer, createCueStore, flattenCue } from './cues';
import type { SourceCue } from './cues';

const cue = (
  startTime: number,
  endTime: number,
  payload: string,
  changes: Partial<SourceCue> = {},
): SourceCue => ({
  startTime,
  endTime,
  payload,
  nestedCues: [],
  isContainer: false,
  lineBreak: false,
  color: '',
  backgroundColor: '',
  fontStyle: 'normal',
  fontWeight: 400,
  textDecoration: [],
  textAlign: 'center',
  line: null,
  lineInterpretation: 0,
  position: null,
  ...changes,
});

const filled = () => {
  const onChange = vi.fn();
  const store = createCueStore(onChange);
  store.append([cue(5, 8, 'second'), cue(1, 3, 'first'), cue(2, 6, 'over')]);
  store.setVisible(true);
  return { store, onChange };
};

describe('a cue', () => {
  it('becomes one sentence with its styles, inherited downwards', () => {
    const source = cue(1, 3, '', {
      color: 'yellow',
      textAlign: 'left',
      line: 80,
      lineInterpretation: 1,
      nestedCues: [
        cue(1, 3, 'Who ', {}),
        cue(1, 3, '', { fontStyle: 'italic', nestedCues: [cue(1, 3, 'are', { fontWeight: 700 })] }),
        cue(1, 3, '', { lineBreak: true }),
        cue(1, 3, 'you?', { color: 'red', textDecoration: ['underline'] }),
      ],
    });
    const [flat, ...rest] = flattenCue(source);
    expect(rest).toEqual([]);
    expect(flat).toMatchObject({ start: 1, end: 3, text: 'Who are\nyou?', align: 'start', line: 80 });
    expect(flat?.spans).toMatchObject([
      { text: 'Who ', color: 'yellow', italic: false },
      { text: 'are', color: 'yellow', italic: true, bold: true },
      { text: '\n' },
      { text: 'you?', color: 'red', underline: true, bold: false },
    ]);
  });

  it('a container cue gives each nested cue its own time', () => {
    const container = cue(0, 60, '', { isContainer: true, nestedCues: [cue(1, 2, 'a'), cue(5, 6, 'b')] });
    expect(flattenCue(container).map(({ start, text }) => [start, text])).toEqual([
      [1, 'a'],
      [5, 'b'],
    ]);
  });

  it('without text is left out', () => {
    expect(flattenCue(cue(0, 1, '  '))).toEqual([]);
  });
});

describe('the cue store', () => {
  it('active cues are returned by start time', () => {
    const { store } = filled();
    const texts = (at: number) => store.active(at).map(({ text }) => text);
    expect([0, 1, 2, 3, 5, 6, 8].map(texts)).toEqual([
      [],
      ['first'],
      ['first', 'over'],
      ['over'],
      ['over', 'second'],
      ['second'],
      [],
    ]);
  });

  it('nextChange is the next time at which the active cues change', () => {
    const { store } = filled();
    expect([0, 1, 2, 3, 6, 8].map((at) => store.nextChange(at))).toEqual([1, 2, 3, 5, 8, null]);
    store.setVisible(false);
    expect(store.nextChange(0)).toBeNull();
    expect(store.active(2)).toEqual([]);
  });

  it('keeps a cue once that arrives with two segments', () => {
    const { store, onChange } = filled();
    onChange.mockClear();
    store.append([cue(2, 6, 'over')]);
    expect(store.active(4)).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('drops what lies wholly inside a removed range', () => {
    const { store } = filled();
    store.remove(0, 4);
    expect(store.active(2).map(({ text }) => text)).toEqual(['over']);
  });

  it('takes nothing from a destroyed displayer', async () => {
    const { store } = filled();
    const displayer = createCueDisplayer(store);
    expect(displayer.remove(0, 0)).toBe(true);
    await displayer.destroy();
    displayer.append([cue(20, 21, 'late')]);
    expect(displayer.remove(0, 100)).toBe(false);
    expect(store.active(20)).toEqual([]);
    expect(store.active(2)).toHaveLength(2);
  });
});
