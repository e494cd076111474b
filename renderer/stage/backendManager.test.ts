import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { createBlankDrawing } from './blankDrawing';
import type { Drawing } from './drawing';
import { createGenerations } from './generations';
import type { Engine } from './generations';

/** A canvas as far as contexts are lost on it. */
function fakeCanvas() {
  const listeners = new Map<string, (event: Event) => void>();
  return {
    listeners,
    addEventListener: (name: string, run: (event: Event) => void) => void listeners.set(name, run),
    removeEventListener: (name: string) => void listeners.delete(name),
  };
}
type FakeCanvas = ReturnType<typeof fakeCanvas>;

/** `hasWebgl` is asked at every try; drawings are named in the order they are made. */
function setUp({
  engine = 'webgl' as Engine,
  hasWebgl = (): boolean => true,
  canvasCode = async () => {},
} = {}) {
  const clock = createFakeClock();
  const log: string[] = [];
  const errors: unknown[] = [];
  const blank = createBlankDrawing(1);
  const names = new Map<Drawing, string>([[blank, 'blank']]);
  let made = 0;
  function make(kind: string, canvas: FakeCanvas): Drawing {
    const name = `${kind}${++made}`;
    const destroy = (): void => void log.push(`end ${name}`);
    const drawing = { ...blank, canvas: canvas as unknown as HTMLCanvasElement, destroy };
    names.set(drawing, name);
    return drawing;
  }
  const generations = createGenerations({
    clock,
    engine,
    webgl(canvas) {
      if (!hasWebgl()) throw new Error('no WebGL');
      return make(canvas === undefined ? 'gl' : 'again', (canvas as unknown as FakeCanvas) ?? fakeCanvas());
    },
    async loadCanvas() {
      await canvasCode();
      return () => make('canvas', fakeCanvas());
    },
    blank,
    changed: (drawing) => void log.push(names.get(drawing)!),
    report: (error) => void errors.push(error),
  });
  const canvas = (): FakeCanvas => generations.present.canvas as unknown as FakeCanvas;
  return {
    clock,
    log,
    errors,
    generations,
    canvas,
    present: () => names.get(generations.present),
    lose(at = canvas()) {
      const preventDefault = vi.fn();
      at.listeners.get('webglcontextlost')!({ preventDefault } as unknown as Event);
      return preventDefault;
    },
    restore: (at: FakeCanvas) => at.listeners.get('webglcontextrestored')!({} as Event),
    loaded: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('generations of the drawing side', () => {
  it('begins with WebGL and tells nobody', () => {
    const it = setUp();
    expect([it.present(), it.log, it.generations.engine, it.clock.waiting]).toEqual(['gl1', [], 'webgl', 0]);
  });

  it('a lost context: the generation ends, nothing is drawn, and the event is not left to the browser', () => {
    const it = setUp();
    expect(it.lose()).toHaveBeenCalledTimes(1);
    expect([it.present(), it.log, it.generations.present.busy]).toEqual([
      'blank',
      ['end gl1', 'blank'],
      true,
    ]);
  });

  it('given back: a new generation in the same canvas, and no try is left waiting', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.restore(first);
    expect([it.present(), it.canvas() === first, it.clock.waiting]).toEqual(['again2', true, 0]);
    it.clock.advance(60_000);
    expect(it.log).toEqual(['end gl1', 'blank', 'again2']);
  });

  it('fifty times: one listener each, no timer', () => {
    const it = setUp();
    for (let time = 0; time < 50; time++) {
      const canvas = it.canvas();
      it.lose();
      it.restore(canvas);
    }
    expect([it.present(), it.canvas().listeners.size, it.clock.waiting]).toEqual(['again51', 2, 0]);
    expect(it.log.filter((line) => line.startsWith('end'))).toHaveLength(50);
  });

  it('not given back: another is made after a second, and the first canvas is not listened to any more', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.clock.advance(999);
    expect(it.present()).toBe('blank');
    it.clock.advance(1);
    expect([it.present(), first.listeners.size, it.canvas().listeners.size]).toEqual(['gl2', 0, 2]);
  });

  it('none to be had: three tries, then the 2D canvas, told once', async () => {
    let has = true;
    let tries = 0;
    const it = setUp({ hasWebgl: () => (tries++, has) });
    has = false;
    tries = 0;
    it.lose();
    it.clock.advance(6999);
    expect([it.present(), tries, it.errors]).toEqual(['blank', 2, []]);
    it.clock.advance(1);
    await it.loaded();
    expect([it.present(), tries, it.generations.engine]).toEqual(['canvas2', 3, 'canvas']);
    expect(it.errors.map(String)).toEqual(['Error: no WebGL']);
    it.clock.advance(60_000);
    expect(tries).toBe(3);
  });

  it('given back after all: WebGL takes over from the 2D canvas', async () => {
    let has = true;
    const it = setUp({ hasWebgl: () => has });
    const first = it.canvas();
    has = false;
    it.lose();
    it.clock.advance(7000);
    await it.loaded();
    has = true;
    it.restore(first);
    expect([it.present(), it.generations.engine]).toEqual(['again3', 'webgl']);
    expect(it.log.slice(-3)).toEqual(['end canvas2', 'blank', 'again3']);
  });

  it('given back while the 2D canvas is loading: WebGL stays', async () => {
    let has = true;
    const it = setUp({ hasWebgl: () => has });
    const first = it.canvas();
    has = false;
    it.lose();
    it.clock.advance(7000);
    has = true;
    it.restore(first);
    await it.loaded();
    expect([it.present(), it.log.filter((line) => line.startsWith('canvas'))]).toEqual(['again2', []]);
  });

  it('no WebGL from the start: nothing is drawn until the 2D canvas is loaded', async () => {
    const it = setUp({ hasWebgl: () => false });
    expect([it.present(), it.generations.engine, it.log]).toEqual(['blank', 'canvas', []]);
    await it.loaded();
    expect([it.present(), it.log, it.errors.length]).toEqual(['canvas1', ['canvas1'], 1]);
  });

  it('asked for the 2D canvas: WebGL is never tried, and it is no error', async () => {
    const hasWebgl = vi.fn(() => true);
    const it = setUp({ engine: 'canvas', hasWebgl });
    await it.loaded();
    expect([it.present(), it.errors, hasWebgl.mock.calls]).toEqual(['canvas1', [], []]);
  });

  it('code that cannot be loaded is told, and asked for again', async () => {
    let fails = true;
    const it = setUp({
      engine: 'canvas',
      canvasCode: async () => {
        if (fails) throw new Error('no network');
      },
    });
    await it.loaded();
    expect([it.present(), it.errors.map(String)]).toEqual(['blank', ['Error: no network']]);
    fails = false;
    it.clock.advance(5000);
    await it.loaded();
    expect(it.present()).toBe('canvas1');
  });

  it.each(['webgl', 'canvas'] as const)(
    '%s renewed: the old one ends before the new one begins',
    async (engine) => {
      const it = setUp({ engine });
      await it.loaded();
      const first = it.canvas();
      it.log.length = 0;
      it.generations.renew();
      const [one, two] = engine === 'webgl' ? ['gl1', 'gl2'] : ['canvas1', 'canvas2'];
      expect(it.log).toEqual([`end ${one}`, 'blank', two]);
      expect(first.listeners.size).toBe(0);
    },
  );

  it('renewed while lost: it comes once, when the context does', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.generations.renew();
    expect(it.present()).toBe('blank');
    it.restore(first);
    expect(it.log).toEqual(['end gl1', 'blank', 'again2']);
  });

  it('disposed: nothing is listened to and nothing comes any more', async () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.generations.dispose();
    it.clock.advance(60_000);
    await it.loaded();
    expect([first.listeners.size, it.clock.waiting, it.log]).toEqual([0, 0, ['end gl1', 'blank']]);
    const loading = setUp({ engine: 'canvas' });
    loading.generations.dispose();
    await loading.loaded();
    expect(loading.log).toEqual([]);
  });
});
