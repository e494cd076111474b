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

  it('is plain where the stream says nothing of its style', () => {
    expect(flattenCue(cue(1, 3, 'x'))[0]?.spans).toEqual([
      { text: 'x', bold: false, italic: false, underline: false, color: '', background: '' },
    ]);
  });

  it.each<[string, Partial<SourceCue>, Partial<SourceCue>, object]>([
    ['a slanted font is italic', { fontStyle: 'oblique' }, {}, { italic: true }],
    ['a background is inherited', { backgroundColor: 'black' }, {}, { background: 'black' }],
    [
      'its own background comes first',
      { backgroundColor: 'black' },
      { backgroundColor: 'blue' },
      { background: 'blue' },
    ],
    ['an underline is inherited', { textDecoration: ['underline'] }, {}, { underline: true }],
    ['another decoration is no underline', { textDecoration: ['overline'] }, {}, { underline: false }],
  ])('of its style: %s', (_, outer, inner, style) => {
    const source = cue(1, 3, '', { ...outer, nestedCues: [cue(1, 3, 'x', inner), cue(1, 3, '')] });
    expect(flattenCue(source).map(({ spans }) => spans)).toMatchObject([[{ text: 'x', ...style }]]);
  });

  it.each([
    ['start', 'start'],
    ['left', 'start'],
    ['center', 'center'],
    ['', 'center'],
    ['end', 'end'],
    ['right', 'end'],
  ])('aligned to "%s" is at the %s', (textAlign, align) => {
    expect(flattenCue(cue(1, 3, 'x', { textAlign }))).toMatchObject([{ align }]);
  });

  it('is at the bottom where the stream counts lines of text, whose height it does not know', () => {
    expect(flattenCue(cue(1, 3, 'x', { line: -3, lineInterpretation: 0 }))).toMatchObject([{ line: null }]);
  });

  it('a container cue gives each nested cue its own time', () => {
    const container = cue(0, 60, '', { isContainer: true, nestedCues: [cue(1, 2, 'a'), cue(5, 6, 'b')] });
    expect(flattenCue(container).map(({ start, text }) => [start, text])).toEqual([
      [1, 'a'],
      [5, 'b'],
    ]);
  });

  it.each([
    ['without text', cue(0, 1, '  ')],
    ['whose start is no number', cue(NaN, 1, 'x')],
    ['whose end is no number', cue(0, NaN, 'x')],
    ['that ends before it starts', cue(5, 4, 'x')],
    ['that ends as it starts', cue(5, 5, 'x')],
    ['that starts at no finite time', cue(-Infinity, 5, 'x')],
    ['of a container without children', cue(0, 9, '', { isContainer: true })],
  ])('%s is left out', (_, broken) => {
    expect(flattenCue(broken)).toEqual([]);
  });

  it('without an end stays, as live captions have it', () => {
    expect(flattenCue(cue(3, Infinity, 'on air'))).toMatchObject([{ start: 3, end: Infinity }]);
  });

  it.each([true, false])(
    'nested a hundred thousand deep does not exhaust the stack; containers: %s',
    (isContainer) => {
      let source = cue(0, 1, 'at the bottom');
      for (let depth = 0; depth < 100_000; depth++)
        source = cue(0, 1, '', { isContainer, nestedCues: [source] });
      expect(flattenCue(source)).toEqual([]);
    },
  );
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

  it('goes on showing the cue it has when the same one comes again beside a new one', () => {
    const { store } = filled();
    const [shown] = store.active(4);
    store.append([cue(2, 6, 'over'), cue(9, 10, 'third')]);
    expect(store.active(4)[0]).toBe(shown);
    expect(store.active(9)).toHaveLength(1);
  });

  it('takes no cue for another whose times and text make up the same digits', () => {
    const { store } = filled();
    store.append([cue(21, 22, '34'), cue(21, 223, '4')]);
    expect(store.active(21).map(({ text }) => text)).toEqual(['34', '4']);
  });

  it('is hidden at first, and tells of no change that changes nothing', () => {
    const onChange = vi.fn();
    const store = createCueStore(onChange);
    store.setVisible(false);
    store.append([cue(1, 3, 'x')]);
    onChange.mockClear();
    expect([store.isVisible(), store.active(2)]).toEqual([false, []]);
    store.setVisible(false);
    store.remove(5, 9);
    store.clear();
    expect(onChange).not.toHaveBeenCalled();
    store.setVisible(true);
    expect([store.isVisible(), onChange.mock.calls.length]).toEqual([true, 1]);
    store.clear();
    expect([store.isVisible(), onChange.mock.calls.length], 'nothing was shown').toEqual([false, 1]);
  });

  it('keeps the good ones of 1,000 cues of which every tenth is broken or doubled', () => {
    const onChange = vi.fn();
    const store = createCueStore(onChange);
    store.setVisible(true);
    onChange.mockClear();
    const sources = Array.from({ length: 1000 }, (_, index) => {
      if (index % 10 === 3) return cue(NaN, index, `broken ${index}`);
      if (index % 10 === 7) return cue(index - 1, index, `cue ${index - 1}`);
      return cue(index, index + 1, `cue ${index}`);
    });
    store.append(sources.toReversed());
    expect(onChange).toHaveBeenCalledTimes(1);
    const texts = (at: number) => store.active(at).map(({ text }) => text);
    expect([100.5, 103.5, 106.5, 107.5, 999.5].map(texts)).toEqual([
      ['cue 100'],
      [],
      ['cue 106'],
      [],
      ['cue 999'],
    ]);
  });

  it('[PLAYER-35] is emptied for the next stream, and says so while something is shown', () => {
    const { store, onChange } = filled();
    onChange.mockClear();
    store.clear();
    expect(onChange).toHaveBeenCalledTimes(1);
    store.setVisible(true);
    expect(store.active(2)).toEqual([]);
    expect(store.nextChange(0)).toBeNull();
  });

  it.each([
    [0, 4, ['over', 'second']],
    [2, 6, ['first', 'second']],
    [2.1, 9, ['first', 'over']],
    [0, 5.9, ['over', 'second']],
    [0, 8, []],
  ])('drops what lies wholly from %d to %d', (from, to, left) => {
    const { store, onChange } = filled();
    onChange.mockClear();
    store.remove(from, to);
    const texts = new Set([1.5, 2, 5].flatMap((at) => store.active(at).map(({ text }) => text)));
    expect([...texts]).toEqual(left);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is filled, emptied and shown by its displayer', () => {
    const store = createCueStore(() => undefined);
    const displayer = createCueDisplayer(store);
    displayer.append([cue(1, 3, 'first'), cue(4, 6, 'second')]);
    expect(displayer.isTextVisible()).toBe(false);
    displayer.setTextVisibility(true);
    expect([displayer.isTextVisible(), store.active(2).length]).toEqual([true, 1]);
    expect(displayer.remove(0, 3)).toBe(true);
    expect([store.active(2).length, store.active(5).length]).toEqual([0, 1]);
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
