/**
 * Every example of README.md is compiled, checked and run. `createRoot` is replaced by one that draws on a test root, and
 * the examples are driven by events of keyboard and mouse, so an example that stops working fails here, on the line it has on the page.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import type { FC } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from './stage/root';
import { keyEvent, mouseEvent } from './input/events.fixture';
import { createInput } from './input/input';
import { createCounters } from './host/counters';
import { createProfiler } from './profiler/profiler';
import { readExamples, writeExamples } from './examples.fixture';
import type { RootOptions } from './stage/rootOptions';
import { runDiscrete } from './reconciler/priority';
import type { SceneNode } from './semantics/sceneNode';
import { createTestRoot } from './testing';
import type { TestRoot } from './testing';
import type { Key } from './types';

/** Replaced for each example by what draws on its test root. */
const made = vi.hoisted(() => ({ createRoot: null as ((options: RootOptions) => Root) | null }));
vi.mock('./stage/createRoot', () => ({ createRoot: (options: RootOptions) => made.createRoot!(options) }));

const examples = readExamples();
const folder = writeExamples(examples);

let test: TestRoot;
let keyboard: EventTarget;
let surface: ReturnType<typeof createSurface>;
/** What `createRoot(...)` of an example was given, and what its render was. */
let asked: { options: RootOptions; rendered: Promise<void> | null } | null;

const remote: Readonly<Record<string, Key>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'enter',
  Backspace: 'back',
  i: 'info',
};

/** The element of the stage, one window pixel for a stage pixel. */
const createSurface = () =>
  Object.assign(new EventTarget(), {
    style: { cursor: '' },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 1920, height: 1080 }),
  });

function listen(keyMap: (event: KeyboardEvent) => Key | null): void {
  createInput({ scene: test.scene, keys: keyboard, keyMap, surface, runDiscrete });
}

/** As much of a root as examples use. */
function fakeRoot(options: RootOptions): Root {
  const given = { options, rendered: null as Promise<void> | null };
  asked = given;
  if (options.input !== undefined) listen(options.input.keyMap);
  const root: Partial<Root> = {
    scene: test.scene,
    profiler: createProfiler(test.clock, createCounters()),
    loadFonts: async () => {},
    hud: async () => ({
      shown: true,
      show() {},
      hide() {},
      toggle() {},
      note() {},
      showCode() {},
    }),
    render: (element) => void (given.rendered = test.render(element)),
  };
  return root as Root;
}

beforeEach(() => {
  test = createTestRoot({ strict: true });
  keyboard = new EventTarget();
  surface = createSurface();
  asked = null;
  made.createRoot = fakeRoot;
  vi.stubGlobal('window', keyboard);
  vi.stubGlobal('document', { body: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Mounts the component an example exports. */
async function mount(name: string): Promise<void> {
  const module = (await import(/* @vite-ignore */ `${folder}/${name}.tsx`)) as Record<string, FC>;
  if (asked === null) {
    await test.render(createElement(module[name]!));
    listen((event) => remote[event.key] ?? null);
  } else await asked.rendered;
  await test.wait(1000);
}

/** One press of a key of the keyboard, then rest. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await test.act(() => void keyboard.dispatchEvent(keyEvent('keydown', key)));
    await test.act(() => void keyboard.dispatchEvent(keyEvent('keyup', key)));
    await test.wait(1000);
  }
}

const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];
const focused = (): SceneNode | undefined => all(test.tree()).find((node) => node.focused);
const named = (name: string): SceneNode | undefined =>
  all(test.tree()).find((node) => node.name === name && node.onScreen);

/** What each example has to do, by its name; it is mounted, and something is drawn and focused before. */
const proofs: Record<string, () => Promise<void>> = {
  async Tile() {
    expect(focused()).toMatchObject({ role: 'button', rect: { w: 350, h: 197 } });
  },
  async Film() {
    expect(focused()).toMatchObject({ rect: { x: 76, w: 350 } });
  },
  async Hello() {
    expect(focused()).toMatchObject({ role: 'button', name: 'Good evening', rect: { w: 424 } });
  },
  async root() {
    expect(asked!.options).toMatchObject({ textureBudget: 64e6, input: { pointer: true } });
    expect(asked!.options.input!.keyMap(keyEvent('keydown', 'Enter') as KeyboardEvent)).toBe('enter');
    expect(focused()!.name).toBe('Film 1');
  },
  async Leave() {
    await press('Backspace');
    expect(focused()!.name).toBe('Leave');
    await press('ArrowLeft', 'ArrowUp');
    expect(focused()!.name).toBe('Stay');
    await press('Enter');
    expect([focused()!.name, named('Leave?')]).toEqual(['Play', undefined]);
  },
  async Page() {
    await press('ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(test.scene.focus.focusPath()).toEqual(expect.arrayContaining(['Crime', 'Film 4']));
    expect(focused()!.onScreen).toBe(true);
    expect(all(test.tree()).filter(({ role }) => role === 'link').length).toBeLessThan(40);
  },
  async Results() {
    await press(...Array.from({ length: 6 }, () => 'ArrowDown'), 'ArrowRight');
    expect(focused()!.name).toBe('Result 26');
    expect(all(test.tree()).some(({ name }) => name === 'Result 28')).toBe(true);
  },
  async Card() {
    expect(focused()).toMatchObject({ name: 'The Night Train', rect: { w: 350 } });
  },
  async Heroes() {
    await press('Enter', 'ArrowRight');
    expect(focused()!.name).toBe('Film 2');
    expect(test.scene.motion.moving).toBe(0);
  },
  async Name() {
    await press('A', '1', '2', 'Backspace');
    expect(focused()).toMatchObject({ role: 'textbox', name: 'Name', value: 'A1' });
  },
  async Volume() {
    for (const [type, x] of [
      ['mousedown', 76],
      ['mousemove', 900],
      ['mouseup', 76 + 450],
    ] as const)
      await test.act(() => void surface.dispatchEvent(mouseEvent(type, x, 80)));
    expect(focused()).toMatchObject({ role: 'slider', value: 75 });
  },
  async History() {
    await press('ArrowRight', 'ArrowRight', 'i');
    expect(focused()!.name).toBe('The Night Train');
    await press('Backspace');
    expect(focused()!.name).toBe('Film 3');
  },
};

describe('README.md', () => {
  it.each(examples.filter(({ name }) => name !== 'test' && name !== 'profile'))(
    'line $line: $name does what it shows',
    async ({ name }) => {
      await mount(name);
      expect(focused()).toMatchObject({ onScreen: true });
      expect(test.drawn.size).toBeGreaterThan(3);
      await proofs[name]!();
      expect(test.errors).toEqual([]);
    },
  );

  it('has an example for each proof', () => {
    const names = examples.map(({ name }) => name);
    expect(names.sort()).toEqual([...Object.keys(proofs), 'profile', 'test'].sort());
  });

  it('profile reports what the keys did', async () => {
    const { profile } = await import(/* @vite-ignore */ `${folder}/profile.tsx`);
    const { createRoot } = await import('./index');
    const root = createRoot({ target: document.body, onError() {} });
    const { report, trace } = await profile(root, async () => root.profiler.frame(0, 5, 1, 1, 0));
    expect(report).toMatchObject({ worst: 5, dropped: 0 });
    expect(JSON.parse(trace).traceEvents.some(({ name }: { name: string }) => name === 'frame')).toBe(true);
  });

  it('its examples are checked as the project is', { timeout: 60_000 }, () => {
    const tsc = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url));
    const { status, stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

/** The page's own test, with the title it has there. */
await import(/* @vite-ignore */ `${folder}/test.tsx`);
