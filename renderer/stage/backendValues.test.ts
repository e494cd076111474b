/**
 * Both backends draw whatever production makes of any value of any prop, in a browser that throws for what is no font, no
 * arc and no gradient. `vi.resetModules()`: the pen of texts is a canvas of the first document there was.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderBackend, RenderBackendOptions } from '../backend/renderBackend';
import { createFakeContext2d } from '../canvas/context2d.fixture';
import { badValues, everyProp } from '../host/badValues.fixture';
import type { HostNode, HostType } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { stubBrowser } from '../lightning/internals/fakeWebgl.fixture';

const usual: Record<HostType, HostProps> = {
  view: { w: 100, h: 50, color: 0xff0000ff, radius: 4, border: { width: 2, color: 0xffffffff } },
  text: { children: 'some words in three lines', maxWidth: 100, maxLines: 3 },
  image: { src: 'a.png', w: 100, h: 50, title: 'Film' },
};

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
  const { createElement } = document;
  vi.stubGlobal('document', {
    fonts: { check: assertFont, load: () => Promise.reject(new Error('offline')) },
    createElement(name: 'canvas') {
      const canvas = createElement(name);
      const webgl = canvas.getContext('webgl');
      const { ctx } = createFakeContext2d();
      return Object.assign(canvas, { getContext: (kind: string) => (kind === '2d' ? ctx : webgl) });
    },
  });
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** @throws for what is no shorthand of CSS, as `document.fonts` does */
function assertFont(font: string): boolean {
  const [, weight, size] = /^(\S+) (\S+)px "(?:[^"\\\n]|\\.)*"$/.exec(font) ?? [];
  if (Number(weight) >= 1 && Number(weight) <= 1000 && Number(size) >= 0) return true;
  throw new SyntaxError(`Could not resolve '${font}' as a font.`);
}

/** A root that is drawn by a backend; what fails is thrown. */
async function setUp(kind: 'canvas' | 'webgl') {
  const { createTestRoot } = await import('../testing');
  const { createFonts } = await import('../text/fonts');
  const { createWebFonts } = await import('../text/webFonts');
  const { createCanvasBackend } = await import('../canvas/backend');
  const { createWebglBackend } = await import('../lightning/backend');
  const { createNode, insertBefore, removeChild } = await import('../host/tree');
  const { updateProps } = await import('../host/propTable');
  const { validateProps } = await import('../host/validateProps');
  const { scene, clock, errors } = createTestRoot();
  const failed: unknown[] = [];
  const fail = (error: unknown): void => void failed.push(error);
  const fonts = createFonts();
  const webFonts = createWebFonts(fonts, () => {}, fail);
  const options: RenderBackendOptions & { programFailed(error: unknown): void } = {
    target: { append() {}, appendChild() {} } as unknown as HTMLElement,
    width: 1920,
    height: 1080,
    resolution: 1,
    textureBudget: 1e9,
    imageRequests: 6,
    clock,
    fonts,
    counters: scene.counters,
    fetchImage: (_src, _done) => () => {},
    fontReady: webFonts.ready,
    atlasFailed() {},
    placeholder: () => 0x222222ff,
    reducedMotion: () => false,
    wake() {},
    phaseEnds() {},
    report: fail,
    frameFailed: fail,
    programFailed: fail,
  };
  const backend: RenderBackend =
    kind === 'canvas' ? createCanvasBackend(options) : createWebglBackend(options);
  scene.replacePainter(backend.painter);
  const root = {
    /** What the backend told, and what the scene got over. */
    get failed() {
      return [...failed, ...errors.map(({ error }) => error)];
    },
    counters: scene.counters,
    add(type: HostType, props: object): HostNode {
      const node = createNode(type, validateProps(type, props, null, null));
      insertBefore(scene.stageNode, node, scene.overlay);
      return node;
    },
    update(node: HostNode, props: object): void {
      updateProps(node, validateProps(node.type, props, node.props, null));
    },
    remove: (node: HostNode) => removeChild(scene.stageNode, node),
    /** @returns how many things it drew */
    frame(): number {
      scene.flush();
      clock.advance(1000);
      scene.motion.step(clock.now());
      backend.draw(false);
      return backend.lastFrame().quads;
    },
  };
  // the white pixel that boxes are made of is uploaded after the first frame
  const box = root.add('view', usual.view);
  await vi.waitFor(() => {
    backend.redraw();
    expect(root.frame()).toBe(1);
  });
  root.remove(box);
  return root;
}

describe.each(['canvas', 'webgl'] as const)('the %s backend', (kind) => {
  it.each<HostType>(['view', 'text', 'image'])(
    'draws any value of any prop of <%s>, and what comes after',
    async (type) => {
      const root = await setUp(kind);
      for (const [of, name, valueKind] of everyProp) {
        if (of !== type) continue;
        const values = badValues(valueKind);
        const first = values.map(({ value }) => root.add(type, { ...usual[type], [name]: value }));
        const later = values.map(() => root.add(type, usual[type]));
        root.frame();
        values.forEach(({ value }, i) => root.update(later[i]!, { ...usual[type], [name]: value }));
        root.frame();
        expect(root.failed, `${type} ${name}`).toEqual([]);
        for (const node of [...first, ...later]) root.remove(node);
      }
      expect(root.frame()).toBe(0);
      const nodes = (['view', 'text', 'image'] as const).map((each) => root.add(each, usual[each]));
      await vi.waitFor(() => expect(root.frame()).toBeGreaterThanOrEqual(nodes.length));
      expect(root.failed).toEqual([]);
    },
  );

  it('fails where such a value gets there: the browser of this test is strict', async () => {
    const root = await setUp(kind);
    const node = root.add('text', usual.text);
    node.props = { ...usual.text, size: -5 };
    root.frame();
    expect(root.failed).toMatchObject([{ name: 'SyntaxError' }]);
  });
});

it('a text of size 1e9 with lines of 1e9 takes no larger texture than any WebGL can have', async () => {
  const root = await setUp('webgl');
  root.add('text', { children: 'some words', size: 1e9, lineHeight: 1e9, letterSpacing: 1e9 });
  await vi.waitFor(() => {
    root.frame();
    expect(root.counters.uploads).toBe(1);
  });
  expect(root.counters.uploadBytes).toBeLessThan(4096 * 2048 * 4);
  expect(root.failed).toEqual([]);
});
