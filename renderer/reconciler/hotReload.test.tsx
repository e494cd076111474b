/** Hot reload by the development server's own runtime: an edited component keeps its place, one with other hooks starts anew. */
/* oxlint-disable react/globals -- the versions of a component are made by the test */
import { useState } from 'react';
import type { FC, ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Text, View } from '../components';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { expectRendered, drawnText } from './contract.fixture';
import { connectDevTools } from './devTools';

/** The runtime as far as compiled modules use it. */
interface Runtime {
  injectIntoGlobalHook(page: object): void;
  register(type: FC, id: string): void;
  createSignatureFunctionForTransform(): (type: FC, hooks: string) => FC;
  validateRefreshBoundaryAndEnqueueUpdate(id: string, previous: object, next: object): string | undefined;
}

let runtime: Runtime;

beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  const file = '../../node_modules/@vitejs/plugin-react/dist/refresh-runtime.js';
  runtime = (await import(/* @vite-ignore */ file)) as Runtime;
  // the page's order: the runtime first, then the renderer, then modules
  runtime.injectIntoGlobalHook(globalThis);
  connectDevTools();
});

/** A module that exports one component, as the server sends it: registered under its name, with its hooks written down. */
function loadModule<Props>(id: string, component: FC<Props>, hooks: string): FC<Props> {
  runtime.createSignatureFunctionForTransform()(component as FC, hooks);
  runtime.register(component as FC, id);
  return component;
}

/** The server sends a new version of the module. */
async function edit(test: TestRoot, id: string, before: FC, after: FC, hooks: string): Promise<void> {
  await test.act(async () => {
    loadModule(id, after, hooks);
    const refused = runtime.validateRefreshBoundaryAndEnqueueUpdate(id, { Part: before }, { Part: after });
    expect(refused).toBeUndefined();
    // the runtime gathers edits for 16 ms
    await new Promise((resolve) => setTimeout(resolve, 40));
  });
}

const films = Array.from({ length: 40 }, (_, i) => `film ${i}`);
const film = (name: string): ReactElement => <View testId={name} focusable w={100} h={50} />;

/** A version of the same screen; `key` names its menu for focus. */
function version(heading: string, color: number, extraHook = false): FC {
  return function Part() {
    const [count, setCount] = useState(0);
    if (extraHook) useState('another hook');
    return (
      <View group="column" focusKey="page" testId="page">
        <Text testId="heading">{heading}</Text>
        <View group="row" focusKey="menu">
          {['a', 'b', 'c'].map((key) => (
            <View
              key={key}
              testId={key}
              focusKey={key}
              focusable
              color={color}
              onPress={() => setCount(count + 1)}
            />
          ))}
        </View>
        <Text testId="count">{count}</Text>
        <Row
          listKey="films"
          w={500}
          h={50}
          itemWidth={100}
          items={films}
          itemKey={(f) => f}
          renderItem={film}
        />
      </View>
    );
  };
}

describe('hot reload', () => {
  it('an edited component keeps nodes, state, focus and scroll, and shows the edit', async () => {
    const first = loadModule('in place', version('old', 0x111111ff), 'useState');
    const Part = first;
    const test = createTestRoot();
    await test.render(<Part />);
    await test.press('right');
    await test.act(() => test.find('b').props.onPress?.());
    await test.press('down');
    await test.press('right', 20);
    await test.wait(1000);
    const focused = test.focusedId();
    const node = test.scene.focus.current;
    const content = test.find(focused!).parent!;
    const scrolled = test.scene.focus.current!.parent!.parent!.now.x + content.now.x;
    expect(focused).toBe('film 20');
    const created = test.scene.counters.hostCreated;

    await edit(test, 'in place', first, version('new', 0x222222ff), 'useState');
    expect(drawnText(test, 'heading')).toBe('new');
    expect(test.find('a').props.color).toBe(0x222222ff);
    expect(drawnText(test, 'count')).toBe('1');
    expect([test.focusedId(), test.scene.focus.current === node]).toEqual([focused, true]);
    expect(test.scene.counters.hostCreated).toBe(created);
    await test.wait(1000);
    expect(test.scene.focus.current!.parent!.parent!.now.x + content.now.x).toBe(scrolled);
    expectRendered(test);
    // what the list remembers is alive as well
    await test.press('left');
    expect(test.focusedId()).toBe('film 19');
  });

  it('a component with other hooks is mounted anew; focus and scroll are restored by key', async () => {
    const first = loadModule('anew', version('old', 0x111111ff), 'useState');
    const Part = first;
    const test = createTestRoot();
    await test.render(
      <View group="column">
        <View testId="top" focusable focusKey="top" />
        <Part />
      </View>,
    );
    await test.press('down');
    await test.press('right', 2);
    expect(test.focusedId()).toBe('c');
    const page = test.find('page');
    const next = version('new', 0x222222ff, true);
    await edit(test, 'anew', first, next, 'useState useState');
    expect(drawnText(test, 'heading')).toBe('new');
    expect(test.find('page')).not.toBe(page);
    expect(test.focusedId()).toBe('c');
    expectRendered(test);

    await test.press('down');
    await test.press('right', 12);
    await test.wait(1000);
    expect(test.focusedId()).toBe('film 12');
    await edit(test, 'anew', next, version('newest', 0x333333ff), 'useState');
    expect(drawnText(test, 'heading')).toBe('newest');
    expect(test.focusedId()).toBe('film 12');
    expectRendered(test);
  });

  it('a component that failed is rendered again', async () => {
    const broken: FC = function Part() {
      throw new Error('a typing mistake');
    };
    const Part = loadModule('failed', broken, '');
    const test = createTestRoot();
    await expect(test.render(<Part />)).rejects.toThrow('a typing mistake');
    expect(test.children()).toEqual([]);
    await edit(test, 'failed', broken, version('mended', 0x111111ff), 'useState');
    expect(drawnText(test, 'heading')).toBe('mended');
    expect(test.focusedId()).toBe('a');
  });
});
