import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { createNullBackend } from './nullBackend';
import type { RenderBackend } from '../backend/renderBackend';
import { createRenderBackendManager } from './backendManager';
import type { RenderBackendKind } from './backendManager';

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
/** Of a canvas the manager asks for nothing but listeners; the DOM's own type has hundreds of members. */
const asCanvas = (fake: FakeCanvas): HTMLCanvasElement => fake as unknown as HTMLCanvasElement;
const asFake = (canvas: HTMLCanvasElement): FakeCanvas => canvas as unknown as FakeCanvas;

function setUp({
  engine = 'webgl' as RenderBackendKind,
  hasWebgl = (): boolean => true,
  canvasCode = async () => {},
} = {}) {
  const clock = createFakeClock();
  const log: string[] = [];
  const errors: unknown[] = [];
  const blank = createNullBackend(() => 1);
  const names = new Map<RenderBackend, string>([[blank, 'blank']]);
  let made = 0;
  let failed: (error: unknown) => void = () => {};
  function make(kind: string, canvas: FakeCanvas): RenderBackend {
    const name = `${kind}${++made}`;
    const destroy = (): void => void log.push(`end ${name}`);
    const backend = { ...blank, canvas: asCanvas(canvas), destroy };
    names.set(backend, name);
    return backend;
  }
  const backends = createRenderBackendManager({
    clock,
    kind: engine,
    webgl(programFailed, canvas) {
      failed = programFailed;
      if (!hasWebgl()) throw new Error('no WebGL');
      return make(
        canvas === undefined ? 'gl' : 'again',
        canvas === undefined ? fakeCanvas() : asFake(canvas),
      );
    },
    async loadCanvas() {
      await canvasCode();
      return () => make('canvas', fakeCanvas());
    },
    nullBackend: blank,
    onChange: (backend) => void log.push(names.get(backend)!),
    report: (error) => void errors.push(error),
  });
  const canvas = (): FakeCanvas => asFake(backends.current.canvas!);
  return {
    clock,
    log,
    errors,
    backends,
    canvas,
    present: () => names.get(backends.current),
    failToDraw: (error: unknown) => failed(error),
    lose(at = canvas()) {
      const event = new Event('webglcontextlost');
      const preventDefault = vi.spyOn(event, 'preventDefault');
      at.listeners.get('webglcontextlost')!(event);
      return preventDefault;
    },
    restore: (at: FakeCanvas) => at.listeners.get('webglcontextrestored')!(new Event('webglcontextrestored')),
    loaded: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('the render backends of a root', () => {
  it('the first backend is WebGL, and onChange is not called for it', () => {
    const it = setUp();
    expect([it.present(), it.log, it.backends.kind, it.clock.pendingCount]).toEqual(['gl1', [], 'webgl', 0]);
  });

  it('a lost context destroys the backend, draws nothing, and keeps the browser from giving the context up', () => {
    const it = setUp();
    expect(it.lose()).toHaveBeenCalledTimes(1);
    expect([it.present(), it.log, it.backends.current.busy]).toEqual(['blank', ['end gl1', 'blank'], true]);
  });

  it('a restored context makes a new backend in the same canvas and cancels the retry', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.restore(first);
    expect([it.present(), it.canvas() === first, it.clock.pendingCount]).toEqual(['again2', true, 0]);
    it.clock.advance(60_000);
    expect(it.log).toEqual(['end gl1', 'blank', 'again2']);
  });

  it('fifty lost contexts leave one listener each and no timer', () => {
    const it = setUp();
    for (let time = 0; time < 50; time++) {
      const canvas = it.canvas();
      it.lose();
      it.restore(canvas);
    }
    expect([it.present(), it.canvas().listeners.size, it.clock.pendingCount]).toEqual(['again51', 2, 0]);
    expect(it.log.filter((line) => line.startsWith('end'))).toHaveLength(50);
  });

  it('a context not restored within a second is replaced, and the first canvas has no listener left', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.clock.advance(999);
    expect(it.present()).toBe('blank');
    it.clock.advance(1);
    expect([it.present(), first.listeners.size, it.canvas().listeners.size]).toEqual(['gl2', 0, 2]);
  });

  it('without a new context WebGL is tried three times, then the 2D canvas draws, reported once', async () => {
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
    expect([it.present(), tries, it.backends.kind]).toEqual(['canvas2', 3, 'canvas']);
    expect(it.errors.map(String)).toEqual(['Error: no WebGL']);
    it.clock.advance(60_000);
    expect(tries).toBe(3);
  });

  it('a context restored later replaces the 2D canvas', async () => {
    let has = true;
    const it = setUp({ hasWebgl: () => has });
    const first = it.canvas();
    has = false;
    it.lose();
    it.clock.advance(7000);
    await it.loaded();
    has = true;
    it.restore(first);
    expect([it.present(), it.backends.kind]).toEqual(['again3', 'webgl']);
    expect(it.log.slice(-3)).toEqual(['end canvas2', 'blank', 'again3']);
  });

  it('a context restored while the 2D canvas is loading keeps WebGL', async () => {
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

  it('a context that finds it cannot draw is given up for the 2D canvas, and its canvas heard no more', async () => {
    const it = setUp();
    const first = it.canvas();
    it.failToDraw(new Error('a program does not compile'));
    expect([it.present(), first.listeners.size, it.errors.map(String)]).toEqual([
      'blank',
      0,
      ['Error: a program does not compile'],
    ]);
    await it.loaded();
    expect([it.present(), it.backends.kind]).toEqual(['canvas2', 'canvas']);
    expect(it.log).toEqual(['end gl1', 'blank', 'canvas2']);
  });

  it('without WebGL from the start nothing is drawn until the 2D canvas is loaded', async () => {
    const it = setUp({ hasWebgl: () => false });
    expect([it.present(), it.backends.kind, it.log]).toEqual(['blank', 'canvas', []]);
    await it.loaded();
    expect([it.present(), it.log, it.errors.length]).toEqual(['canvas1', ['canvas1'], 1]);
  });

  it('a root made with the 2D canvas never tries WebGL and reports no error', async () => {
    const hasWebgl = vi.fn(() => true);
    const it = setUp({ engine: 'canvas', hasWebgl });
    await it.loaded();
    expect([it.present(), it.errors, hasWebgl.mock.calls]).toEqual(['canvas1', [], []]);
  });

  it('code of the 2D canvas that cannot be loaded is reported and loaded again', async () => {
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
    'a recreated %s backend is destroyed before the next one is made',
    async (engine) => {
      const it = setUp({ engine });
      await it.loaded();
      const first = it.canvas();
      it.log.length = 0;
      it.backends.recreate();
      const [one, two] = engine === 'webgl' ? ['gl1', 'gl2'] : ['canvas1', 'canvas2'];
      expect(it.log).toEqual([`end ${one}`, 'blank', two]);
      expect(first.listeners.size).toBe(0);
    },
  );

  it('a backend recreated while its context is lost is made once, when the context is restored', () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.backends.recreate();
    expect(it.present()).toBe('blank');
    it.restore(first);
    expect(it.log).toEqual(['end gl1', 'blank', 'again2']);
  });

  it('a disposed manager has no listener left and makes no backend', async () => {
    const it = setUp();
    const first = it.canvas();
    it.lose();
    it.backends.dispose();
    it.clock.advance(60_000);
    await it.loaded();
    expect([first.listeners.size, it.clock.pendingCount, it.log]).toEqual([0, 0, ['end gl1', 'blank']]);
    const loading = setUp({ engine: 'canvas' });
    loading.backends.dispose();
    await loading.loaded();
    expect(loading.log).toEqual([]);
  });
});
