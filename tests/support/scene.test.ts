import { expect, test } from 'vitest';
import { figuresOf, type FrameReport } from './frames';
import { find, findAll, focusedNodes, outline, textsOnScreen, type SceneNode } from './scene';

function node(role: string, name: string, more: Partial<SceneNode> = {}): SceneNode {
  return { role, name, rect: { x: 96, y: 54.4, w: 200, h: 64 }, onScreen: true, children: [], ...more };
}

const scene = node('application', 'Proscenium', {
  children: [
    node('menu', 'Menu', {
      children: [node('menuitem', 'Home'), node('menuitem', 'Kids', { onScreen: false })],
    }),
    node('list', 'New', {
      id: 'row-1',
      children: [node('listitem', 'Home', { focused: true }), node('listitem', 'The long way home')],
    }),
    node('slider', '', { value: 30 }),
  ],
});

test.each([
  ['a name that is equal', { name: 'Home' }, ['menuitem', 'listitem']],
  ['a name and a role', { name: 'Home', role: 'listitem' }, ['listitem']],
  ['a pattern', { name: /home$/i, role: 'listitem' }, ['listitem', 'listitem']],
  ['an id', { id: 'row-1' }, ['list']],
  ['within another', { name: 'Home', within: { id: 'row-1' } }, ['listitem']],
  ['within what is not there', { name: 'Home', within: { id: 'row-9' } }, []],
  ['not what is off screen', { name: 'Kids' }, []],
  ['unless asked', { name: 'Kids', onScreen: false }, ['menuitem']],
])('finds %s', (_, query, roles) => {
  expect(findAll(scene, query).map(({ role }) => role)).toEqual(roles);
  expect(find(scene, query)?.role).toBe(roles[0]);
});

test('tells focus, texts and the tree in lines', () => {
  expect(focusedNodes(scene).map(({ role }) => role)).toEqual(['listitem']);
  expect(textsOnScreen(scene)).toEqual(['Proscenium', 'Menu', 'Home', 'New', 'Home', 'The long way home']);
  expect(outline(scene).slice(3, 6)).toEqual([
    '    menuitem "Kids" [96,54 200x64] off screen',
    '  list "New" #row-1 [96,54 200x64]',
    '    listitem "Home" focused [96,54 200x64]',
  ]);
});

test('figures of a measured stretch; an empty one gives zeros', () => {
  const frame = { t: 0, ms: 16, js: 2, draws: 100, quads: 0, uploads: 1, uploadBytes: 10 };
  const key = { key: 'ArrowRight', down: 100, focus: 101, commit: null, frame: 120 };
  const report: FrameReport = {
    frames: [frame, { ...frame, js: 4, draws: 0, uploads: 3 }],
    keys: [key, { ...key, focus: 104 }],
    p50: 0,
    p95: 0,
    p99: 0,
    worst: 0,
    dropped: 0,
    reactCommits: 2,
    hostCreated: 0,
    hostDestroyed: 0,
    hostUpdated: 0,
    longTasks: 0,
    heapBytes: 0,
  };
  expect(figuresOf(report)).toEqual({
    keys: 2,
    keyScript: 2.5,
    keyScriptP95: 4,
    keyToFrame: 20,
    frames: 2,
    frameScript: 3,
    draws: 100,
    uploads: 4,
    uploadBytes: 20,
    uploadsInFrame: 3,
    commits: 2,
    created: 0,
    destroyed: 0,
  });
  const empty = figuresOf({ ...report, frames: [], keys: [], reactCommits: 0 });
  expect(Object.values(empty).every((value) => value === 0)).toBe(true);
});
