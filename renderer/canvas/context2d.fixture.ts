/** A 2D context that records what is drawn with it, and throws for what browsers throw for. */
export interface FakeContext2d {
  readonly ctx: CanvasRenderingContext2D;
  /** Everything drawn: 'rect red 1 0,0 10x20 at 100,50', with position and size in device pixels. */
  readonly log: string[];
  /** Number of states that are saved and not restored. */
  readonly depth: number;
}

/** What every WebGL takes as a texture. */
const MAX_SIDE = 4096;

function assertValid(method: string, valid: boolean): void {
  if (!valid) throw new Error(`${method} of a 2D context does not take that.`);
}

export function createFakeContext2d(width = 1920, height = 1080): FakeContext2d {
  const log: string[] = [];
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
  const record = (what: string, x: number, y: number): void =>
    void log.push(`${what} ${state.fillStyle} ${round(state.globalAlpha)} ${at(x, y)}`);
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
    fillRect: (x: number, y: number, w: number, h: number) => record(`rect ${w}x${h}`, x, y),
    fill: () => record('path', 0, 0),
    fillText: (text: string, x: number, y: number) => record(`text ${text}`, x, y),
    drawImage: (_image: unknown, ...place: number[]) =>
      record(`picture ${place.slice(0, -4).map(round).join()}`, place.at(-4)!, place.at(-3)!),
    measureText: () => ({ fontBoundingBoxAscent: 20, fontBoundingBoxDescent: 6 }),
    arcTo: (...[, , , , radius]: number[]) => assertValid('arcTo', radius! >= 0),
    createLinearGradient(...line: number[]) {
      assertValid('createLinearGradient', line.every(Number.isFinite));
      return {
        addColorStop: (at: number, color: string) =>
          assertValid('addColorStop', at >= 0 && at <= 1 && !color.includes('NaN')),
        toString: () => 'gradient',
      };
    },
    getImageData(_x: number, _y: number, w: number, h: number) {
      assertValid('getImageData', w >= 1 && h >= 1 && w <= MAX_SIDE && h <= MAX_SIDE);
      return { width: w, height: h };
    },
  };
  const ctx = new Proxy(state, {
    get: (target, name: string) =>
      name in target ? target[name as keyof typeof state] : (calls[name] ?? ((): void => {})),
  });
  return {
    ctx: ctx as unknown as CanvasRenderingContext2D,
    log,
    get depth() {
      return depth;
    },
  };
}
