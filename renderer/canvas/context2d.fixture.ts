/** A 2D context that writes down what is drawn with it. */
export interface FakePen {
  readonly pen: CanvasRenderingContext2D;
  /** What reached the canvas: 'rect red 1 0,0 10x20 at 100,50', place and size in the pixels of the panel. */
  readonly drawn: string[];
  /** How many states are saved and not restored. */
  readonly depth: number;
}

export function createFakePen(width = 1920, height = 1080): FakePen {
  const drawn: string[] = [];
  let depth = 0;
  const state = {
    canvas: { width, height },
    globalAlpha: 1,
    fillStyle: '' as unknown,
    font: '',
    place: [1, 0, 0, 1, 0, 0],
  };
  const round = (value: number): number => Math.round(value * 100) / 100;
  const at = (x: number, y: number): string => {
    const [a, b, c, d, e, f] = state.place as [number, number, number, number, number, number];
    return `at ${round(a * x + c * y + e)},${round(b * x + d * y + f)}`;
  };
  const note = (what: string, x: number, y: number): void =>
    void drawn.push(`${what} ${state.fillStyle} ${round(state.globalAlpha)} ${at(x, y)}`);
  const saved: { alpha: number; place: number[] }[] = [];
  const calls: Record<string, (...args: never[]) => unknown> = {
    setTransform: (...place: number[]) => void (state.place = place),
    save() {
      depth++;
      saved.push({ alpha: state.globalAlpha, place: state.place });
    },
    restore() {
      depth--;
      const { alpha, place } = saved.pop()!;
      state.globalAlpha = alpha;
      state.place = place;
    },
    fillRect: (x: number, y: number, w: number, h: number) => note(`rect ${w}x${h}`, x, y),
    fill: () => note('path', 0, 0),
    fillText: (text: string, x: number, y: number) => note(`text ${text}`, x, y),
    drawImage: (_image: unknown, ...place: number[]) =>
      note(`picture ${place.slice(0, -4).map(round).join()}`, place.at(-4)!, place.at(-3)!),
    measureText: () => ({ fontBoundingBoxAscent: 20, fontBoundingBoxDescent: 6 }),
    createLinearGradient: () => ({ addColorStop() {}, toString: () => 'gradient' }),
  };
  const pen = new Proxy(state, {
    get: (target, name: string) =>
      name in target ? target[name as keyof typeof state] : (calls[name] ?? ((): void => {})),
  });
  return {
    pen: pen as unknown as CanvasRenderingContext2D,
    drawn,
    get depth() {
      return depth;
    },
  };
}
