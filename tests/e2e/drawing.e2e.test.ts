/** The drawing side taken away from a screen with one of everything: it comes back as it was, and React hears nothing. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { PNG } from 'pngjs';
import { largestDifference, ROUNDING, takePicture } from '../support/picture';
import { serveScene, type ScenePage } from '../support/scene-page';
import { stays } from '../support/stays';
import { scenePictures, type ScenePictures } from '../support/scene-pictures';

const FILMS = Array.from({ length: 12 }, (_, i) => `film-${i}`);
/** At two thirds of the stage, and at half. */
const SIZES = ['200x113', '233x131', '100x300', '170x170', '150x85', '175x99'];

let browser: Browser;
let scene: ScenePage;
let pictures: ScenePictures;

beforeAll(async () => {
  pictures = await scenePictures(['a', 'b', 'c', 'disc', ...FILMS], SIZES);
  scene = await serveScene('resilience', pictures.answer);
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

interface OpenOptions {
  query?: string;
  prepare?: (page: Page) => Promise<void>;
}

async function open({ query = '', prepare }: OpenOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(scene.url + query);
  await page.waitForFunction(() => 'scene' in window);
  await settled(page);
  return page;
}

interface ResilienceScene {
  root: {
    backendKind: string;
    idle: boolean;
    hud(): Promise<{ toggle(): void }>;
    backend: { lastFrame(): { draws: number; quads: number } };
    configure(settings: { resolution: number }): void;
    loop: { awake: boolean };
    scene: {
      resolution: number;
      counters: Record<string, number>;
      focus: { current: { props: { testId?: string } } | null };
    };
  };
  errors: string[];
  seen: { mounts: number; loads: number; failures: number };
  memory(): { textureBytes: number; textures: number; nodes: number };
  settled(): Promise<void>;
  lose(): void;
  restore(): void;
  throwing(on: boolean): void;
  add(more: 'crowd' | 'caught effect' | 'handler' | null): Promise<void>;
}

/** Asks the page's scene. */
function ask<Answer>(page: Page, run: (scene: ResilienceScene) => Answer): Promise<Awaited<Answer>> {
  return page.evaluate(`(${run.toString()})(window.scene)`) as Promise<Awaited<Answer>>;
}

const settled = (page: Page): Promise<void> => ask(page, (scene) => scene.settled());

/** Moves come at most every 50 ms. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(80);
}

async function loseAndRestore(page: Page): Promise<void> {
  await ask(page, (scene) => scene.lose());
  await page.waitForFunction(() => document.querySelector('canvas') === null);
  await ask(page, (scene) => scene.restore());
  await settled(page);
}

const counters = (page: Page): Promise<Record<string, number>> =>
  ask(page, (scene) => {
    const { reactCommits, hostCreated, hostDestroyed, hostUpdated } = scene.root.scene.counters;
    return { reactCommits, hostCreated, hostDestroyed, hostUpdated, ...scene.seen } as Record<string, number>;
  });

/** Bytes of script objects, and how many there are of what a generation of the drawing side consists of. */
async function heapOf(page: Page): Promise<{ bytes: number; objects: number[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const objects: number[] = [];
  const node = 'scene.root.scene.stageNode.renderNode.core';
  for (const kind of [
    `Object.getPrototypeOf(Object.getPrototypeOf(${node}))`,
    'WebGLRenderingContext.prototype',
    'WebGLTexture.prototype',
    'WebGLProgram.prototype',
    'HTMLCanvasElement.prototype',
    'Worker.prototype',
  ]) {
    const { result } = await session.send('Runtime.evaluate', { expression: kind, objectGroup: 'heap' });
    const { objects: found } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId!,
      objectGroup: 'heap',
    });
    const { result: count } = await session.send('Runtime.callFunctionOn', {
      objectId: found.objectId!,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    objects.push(count.value as number);
  }
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'heap' });
  await session.detach();
  return { bytes: usedSize, objects };
}

describe('a lost context', () => {
  test(
    'fifty times: the same picture to the pixel, React and memory as before, nothing runs on',
    { timeout: 110_000 },
    async () => {
      const page = await open({
        prepare: async (page) => {
          await page.addInitScript(() => {
            const running = { workers: 0, frames: 0, timers: 0 };
            Object.assign(window, { running });
            const { Worker, requestAnimationFrame, setInterval, setTimeout } = window;
            window.Worker = class extends Worker {
              constructor(...args: ConstructorParameters<typeof Worker>) {
                super(...args);
                running.workers++;
              }
              override terminate(): void {
                running.workers--;
                super.terminate();
              }
            };
            window.requestAnimationFrame = (run) => {
              running.frames++;
              return requestAnimationFrame(run);
            };
            window.setTimeout = ((run: () => void, ms?: number) => {
              running.timers++;
              return setTimeout(run, ms);
            }) as typeof setTimeout;
            window.setInterval = ((run: () => void, ms?: number) => {
              running.timers++;
              return setInterval(run, ms);
            }) as typeof setInterval;
          });
        },
      });
      for (let i = 0; i < 3; i++) await press(page, 'ArrowRight');
      await settled(page);
      const picture = await takePicture(page);
      const before = await counters(page);
      // Textures without a user go with the first context.
      await loseAndRestore(page);
      const memory = await ask(page, (scene) => scene.memory());
      let early = await heapOf(page);
      for (let time = 1; time <= 50; time++) {
        await loseAndRestore(page);
        // what is compiled while it runs first counts as heap too
        if (time === 20) early = await heapOf(page);
        if (time === 1 || time % 10 === 0)
          expect(largestDifference(await takePicture(page), picture), `after ${time}`).toBeLessThanOrEqual(
            ROUNDING,
          );
      }
      expect(await counters(page)).toEqual(before);
      expect(await ask(page, (scene) => scene.memory())).toEqual(memory);
      expect(await ask(page, (scene) => scene.errors)).toEqual([]);
      expect(await ask(page, (scene) => scene.root.scene.focus.current?.props.testId)).toBe('film-3');
      const late = await heapOf(page);
      expect(late.objects, 'nodes, contexts, textures, programs, canvases, workers').toEqual(early.objects);
      expect(late.bytes / early.bytes).toBeLessThan(1.1);

      const running = () => (window as unknown as { running: Record<string, number> }).running;
      // Nothing is asked for in two idle seconds.
      const idle = await stays(2000, () => page.evaluate(running));
      expect(idle.workers, 'one, for pictures').toBe(1);

      await press(page, 'ArrowLeft');
      await settled(page);
      expect(await ask(page, (scene) => scene.root.scene.focus.current?.props.testId)).toBe('film-2');
      await press(page, 'ArrowRight');
      await settled(page);
      expect(largestDifference(await takePicture(page), picture), 'after there and back').toBeLessThanOrEqual(
        ROUNDING,
      );
    },
  );

  test('keys while it is lost move focus, and the picture that comes back shows it', async () => {
    const page = await open();
    for (let i = 0; i < 4; i++) await press(page, 'ArrowRight');
    await settled(page);
    const picture = await takePicture(page);
    for (let i = 0; i < 4; i++) await press(page, 'ArrowLeft');
    await settled(page);
    await ask(page, (scene) => scene.lose());
    await page.waitForFunction(() => document.querySelector('canvas') === null);
    for (let i = 0; i < 4; i++) await press(page, 'ArrowRight');
    await ask(page, (scene) => scene.restore());
    await settled(page);
    expect(largestDifference(await takePicture(page), picture)).toBeLessThanOrEqual(ROUNDING);
  });

  test('a transition on its way goes on, and ends where and when it would have', async () => {
    const page = await open();
    await press(page, 'ArrowDown');
    await settled(page);
    const picture = await takePicture(page);
    await press(page, 'ArrowUp');
    await settled(page);
    await page.evaluate(() => {
      const { scene } = window as unknown as { scene: ResilienceScene };
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
      dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowDown' }));
      scene.lose();
      return new Promise((resolve) => setTimeout(resolve, 60)).then(() => scene.restore());
    });
    await settled(page);
    expect(largestDifference(await takePicture(page), picture)).toBeLessThanOrEqual(ROUNDING);
  });

  test('a context that the browser does not restore is replaced by a new one', async () => {
    const page = await open();
    const picture = await takePicture(page);
    await ask(page, (scene) => scene.lose());
    await settled(page);
    expect(await ask(page, (scene) => scene.root.backendKind)).toBe('webgl');
    expect(largestDifference(await takePicture(page), picture)).toBeLessThanOrEqual(ROUNDING);
    expect(await ask(page, (scene) => scene.errors)).toEqual([]);
  });

  test('without a new context the 2D canvas draws the same screen, until the context is restored after all', async () => {
    const page = await open();
    const picture = await takePicture(page);
    await page.evaluate(withoutWebgl);
    await ask(page, (scene) => scene.lose());
    await page.waitForFunction(
      () => (window as unknown as { scene: ResilienceScene }).scene.root.backendKind === 'canvas',
    );
    await settled(page);
    expect(await ask(page, (scene) => scene.errors)).toEqual([expect.stringContaining('[recoverable]')]);
    expect(looksAlike(picture, await takePicture(page))).toBe(true);
    expect(await ask(page, (scene) => scene.seen)).toMatchObject({ mounts: 1, failures: 1 });
    await page.evaluate(withWebgl);
    await ask(page, (scene) => scene.restore());
    await page.waitForFunction(
      () => (window as unknown as { scene: ResilienceScene }).scene.root.backendKind === 'webgl',
    );
    await settled(page);
    expect(largestDifference(await takePicture(page), picture)).toBeLessThanOrEqual(ROUNDING);
  });
});

describe('no WebGL', () => {
  test('the 2D canvas draws the same screen, and keys work', async () => {
    const webgl = await open();
    const canvas = await open({ prepare: async (page) => void (await page.addInitScript(withoutWebgl)) });
    expect(await ask(canvas, (scene) => scene.root.backendKind)).toBe('canvas');
    expect(looksAlike(await webgl.screenshot(), await canvas.screenshot())).toBe(true);
    for (const page of [webgl, canvas]) {
      for (let i = 0; i < 5; i++) await press(page, 'ArrowRight');
      await settled(page);
    }
    expect(await ask(canvas, (scene) => scene.root.scene.focus.current?.props.testId)).toBe('film-5');
    expect(looksAlike(await webgl.screenshot(), await canvas.screenshot())).toBe(true);
    expect(await ask(canvas, (scene) => scene.memory().textureBytes)).toBeGreaterThan(500_000);
  });

  test('a context whose compiler refuses a program: the 2D canvas draws the same screen, and its words are reported', async () => {
    const webgl = await open();
    const canvas = await open({
      prepare: async (page) =>
        void (await page.addInitScript(() => {
          const { prototype } = WebGLRenderingContext;
          const own = prototype.shaderSource;
          prototype.shaderSource = function (shader, text) {
            own.call(this, shader, text.replaceAll('gl_FragColor', 'gl_NoColor'));
          };
        })),
    });
    await canvas.waitForFunction(
      () => (window as unknown as { scene: ResilienceScene }).scene.root.backendKind === 'canvas',
    );
    await settled(canvas);
    expect(await ask(canvas, (scene) => scene.errors)).toEqual([
      expect.stringMatching(/\[recoverable\].*does not compile: [^]*gl_NoColor/),
    ]);
    expect(looksAlike(await takePicture(webgl), await takePicture(canvas))).toBe(true);
  });

  test('the code of the 2D canvas is not loaded where WebGL draws', async () => {
    const scripts: string[] = [];
    const record = async (page: Page): Promise<void> =>
      void page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
    await open({ prepare: record });
    const first = scripts.filter((path) => path.endsWith('.js'));
    scripts.length = 0;
    await open({ query: '?engine=canvas', prepare: record });
    expect(scripts.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(first.length);
  });
});

describe('parts of a picture', () => {
  test.each(['webgl', 'canvas'])(
    '%s: a crop is stretched over its node, one of nothing is none',
    async (engine) => {
      const page = await open({ query: `?engine=${engine}` });
      const whole = PNG.sync.read(pictures.answer('/picture/c/100x300.png')!.body);
      const screen = PNG.sync.read(await takePicture(page));
      const pixel = ({ data, width }: PNG, x: number, y: number): number[] => {
        const at = (Math.round(y) * width + Math.round(x)) * 4;
        return [...data.subarray(at, at + 3)];
      };
      const [disc, background] = [pixel(whole, 50, 150), pixel(whole, 2, 2)];
      const isLike = (one: number[], other: number[]): boolean =>
        one.every((value, at) => Math.abs(value - other[at]!) < 3);
      /** Of each node the top, the middle and the bottom; the stage is drawn at two thirds. */
      const shown = [0, 1, 2].map((i) =>
        [3, 15, 27].map((y) => {
          const colour = pixel(screen, (60 + i * 320 + 150) / 1.5, (565 + y) / 1.5);
          return isLike(colour, disc) ? 'disc' : isLike(colour, background) ? 'background' : colour.join();
        }),
      );
      expect(shown).toEqual([
        ['disc', 'disc', 'disc'],
        ['background', 'background', 'background'],
        ['background', 'disc', 'background'],
      ]);
    },
  );
});

describe('another resolution', () => {
  test.each(['webgl', 'canvas'])('%s: as a fresh start at it, and back as it was', async (engine) => {
    const page = await open({ query: `?engine=${engine}` });
    await press(page, 'ArrowRight');
    await settled(page);
    const picture = await takePicture(page);
    const { reactCommits, ...before } = await counters(page);
    pictures.asked();
    await ask(page, (scene) => scene.root.configure({ resolution: 0.5 }));
    await settled(page);
    const asked = pictures.asked();
    expect(
      asked.every((path) => !path.includes('200x113') && !path.includes('233x131')),
      asked.join(),
    ).toBe(true);
    const fresh = await open({ query: `?engine=${engine}&resolution=0.5` });
    await fresh.keyboard.press('ArrowRight');
    await settled(fresh);
    expect(largestDifference(await takePicture(page), await fresh.screenshot())).toBeLessThanOrEqual(
      ROUNDING,
    );
    const { reactCommits: commits, ...after } = await counters(page);
    expect(commits).toBe(reactCommits! + 1);
    expect({ created: after.hostCreated, mounts: after.mounts }).toEqual({
      created: before.hostCreated,
      mounts: before.mounts,
    });
    await ask(page, (scene) => scene.root.configure({ resolution: 2 / 3 }));
    await settled(page);
    expect(largestDifference(await takePicture(page), picture)).toBeLessThanOrEqual(ROUNDING);
    expect(await ask(page, (scene) => scene.errors)).toEqual([]);
  });

  test('after a change of resolution the pointer hits the node under it', async () => {
    const page = await open();
    await ask(page, (scene) => scene.root.configure({ resolution: 0.5 }));
    await page.mouse.move(660, 480);
    await page.mouse.move(662, 482);
    await expect
      .poll(() => ask(page, (scene) => scene.root.scene.focus.current?.props.testId))
      .toBe('film-2');
  });
});

describe('a node whose drawing throws', () => {
  test('is left out and told once a second; the rest is drawn, keys work, and the loop sleeps', async () => {
    const page = await open();
    await ask(page, (scene) => scene.throwing(true));
    const pressAndHear = async (): Promise<number> => {
      await press(page, 'ArrowRight');
      await press(page, 'ArrowLeft');
      return (await ask(page, (scene) => scene.errors)).length;
    };
    await expect.poll(pressAndHear).toBeGreaterThan(1);
    await settled(page);
    const told = await ask(page, (scene) => scene.errors);
    expect(told[0]).toBe('[frame] Error: this box cannot be drawn');
    expect(told.length).toBeLessThan(6);
    const without = await takePicture(page);
    await ask(page, (scene) => scene.throwing(false));
    await settled(page);
    const whole = await takePicture(page);
    expect(without.equals(whole)).toBe(false);
    const fresh = await open();
    expect(largestDifference(whole, await fresh.screenshot())).toBeLessThanOrEqual(ROUNDING);
  });
});

describe('a screen’s own code that throws', () => {
  test('an effect takes its boundary’s part of the screen with it; the rest is drawn and keys work', async () => {
    const page = await open();
    const whole = await takePicture(page);
    await ask(page, (scene) => scene.add('caught effect'));
    expect(await ask(page, (scene) => scene.errors)).toEqual(['[caught] Error: this effect throws']);
    expect(
      largestDifference(await takePicture(page), whole),
      'nothing of what threw is left',
    ).toBeLessThanOrEqual(ROUNDING);
    await press(page, 'ArrowRight');
    await settled(page);
    expect(await ask(page, (scene) => scene.root.scene.focus.current?.props.testId)).toBe('film-1');
  });

  test('a handler is told to the root, and changes nothing', async () => {
    const page = await open();
    await ask(page, (scene) => scene.add('handler'));
    await press(page, 'ArrowDown');
    await settled(page);
    const before = await takePicture(page);
    await press(page, 'Enter');
    await settled(page);
    expect(await ask(page, (scene) => scene.errors)).toEqual(['[handler] Error: this handler throws']);
    expect(largestDifference(await takePicture(page), before)).toBeLessThanOrEqual(ROUNDING);
    await press(page, 'ArrowUp');
    expect(await ask(page, (scene) => scene.root.scene.focus.current?.props.testId)).toBe('film-0');
  });
});

describe('more quads than a buffer holds', () => {
  test('more quads than the buffer holds are drawn in two passes, in order', async () => {
    const page = await open();
    await ask(page, (scene) => scene.add('crowd'));
    const { quads } = await ask(page, (scene) => scene.root.backend.lastFrame());
    expect(quads).toBeGreaterThan(17_000);
    const { data, width } = PNG.sync.read(await takePicture(page));
    /** At a place of the stage, which is shown at two thirds. */
    const at = (x: number, y: number): number[] => {
      const pixel = (Math.round((y * 2) / 3) * width + Math.round((x * 2) / 3)) * 4;
      return [...data.subarray(pixel, pixel + 3)];
    };
    const box = (i: number): number[] => at((i % 170) * 11 + 4.5, Math.floor(i / 170) * 10 + 4);
    expect(box(0)).toEqual([0x33, 0x66, 0x99]);
    expect(box(1)).toEqual([0x99, 0x66, 0x33]);
    expect(box(16_998), 'beyond the first buffer').toEqual([0x33, 0x66, 0x99]);
    expect(box(16_999)).toEqual([0x99, 0x66, 0x33]);
    expect(at(950, 500), 'what is over them').toEqual([0, 0xff, 0]);
  });
});

describe('the figures over the picture', () => {
  test.each(['webgl', 'canvas'])('%s: the figures are shown by the next render backend', async (engine) => {
    const page = await open({ query: `?engine=${engine}` });
    const bare = await takePicture(page);
    await ask(page, (scene) => scene.root.hud().then((hud) => hud.toggle()));
    await expect.poll(async () => looksAlike(bare, await takePicture(page))).toBe(false);
    await ask(page, (scene) => scene.root.configure({ resolution: 0.5 }));
    await settled(page);
    const fresh = await open({ query: `?engine=${engine}&resolution=0.5` });
    const at = { x: 640, y: 20, width: 620, height: 400 };
    await expect
      .poll(
        async () => looksAlike(await fresh.screenshot({ clip: at }), await takePicture(page, { clip: at })),
        {
          timeout: 5000,
        },
      )
      .toBe(false);
  });
});

/** Browsers of sets without WebGL, and of those whose GPU is gone. */
function withoutWebgl(): void {
  const own = HTMLCanvasElement.prototype.getContext;
  Object.assign(window, { getContext: own });
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.includes('webgl') ? null : (own as (...args: unknown[]) => unknown).call(this, kind, ...rest);
  } as typeof own;
}

function withWebgl(): void {
  HTMLCanvasElement.prototype.getContext = (
    window as unknown as { getContext: typeof HTMLCanvasElement.prototype.getContext }
  ).getContext;
}

const BLOCK = 8;
/** Of 255. */
const MOST_TONE = 40;

/**
 * Engines draw edges and letters a shade differently, which the mean of a square hardly shows; a box, a word or a colour
 * that is missing does.
 */
function looksAlike(one: Buffer, other: Buffer): boolean {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = before;
  let most = 0;
  for (let y = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < BLOCK && y + dy < height; dy++) {
          for (let dx = 0; dx < BLOCK && x + dx < width; dx++) {
            const at = ((y + dy) * width + x + dx) * 4 + channel;
            sum += after.data[at]! - before.data[at]!;
          }
        }
        most = Math.max(most, Math.abs(sum) / BLOCK ** 2);
      }
    }
  }
  return most < MOST_TONE;
}
