import { describe, expect, it, vi } from 'vitest';
import { cleanUp, createFrame } from './frame';

interface Node {
  name: string;
  children: Node[];
  isRenderable: boolean;
  worldAlpha: number;
  renderState: number;
  renderQuads(): void;
}

const outOfBounds = 2;
const inViewport = 8;

function setUp() {
  const log: string[] = [];
  const failed: string[] = [];
  const node = (name: string, children: Node[] = [], changes: Partial<Node> = {}): Node => ({
    name,
    children,
    isRenderable: true,
    worldAlpha: 1,
    renderState: inViewport,
    renderQuads: () => void log.push(name),
    ...changes,
  });
  const root = { ...node('root'), updateType: 1, clippingRect: {}, update: () => void log.push('update') };
  const stage = {
    root,
    renderRequested: true,
    renderer: { reset: () => void log.push('reset'), render: () => void log.push('render') },
    txMemManager: { criticalCleanupRequested: false, checkCleanup: vi.fn(() => false), cleanup: vi.fn() },
    hasSceneUpdates: () => stage.renderRequested,
    flushFrameEvents: vi.fn(),
    updateFrameTime: vi.fn(),
  };
  const frame = createFrame(stage as never, {
    upload: (ms) => void log.push(`upload ${ms}`),
    failed: (error) => void failed.push((error as Error).message),
  });
  return { stage, root, node, frame, log, failed };
}

describe('a frame', () => {
  it('updates, uploads, clears, lets the nodes write in paint order, and draws', () => {
    const { root, node, frame, log } = setUp();
    root.children = [node('one', [node('in one')]), node('two')];
    frame.draw(8);
    expect(log).toEqual(['update', 'upload 8', 'reset', 'root', 'one', 'in one', 'two', 'render']);
  });

  it('updates nothing when nothing is marked', () => {
    const { root, frame, log } = setUp();
    root.updateType = 0;
    frame.draw(0);
    expect(log).not.toContain('update');
  });

  it('leaves out what is transparent or beyond the bounds, with all in it; a node that only contains is passed through', () => {
    const { root, node, frame, log } = setUp();
    root.children = [
      node('transparent', [node('in it')], { worldAlpha: 0 }),
      node('far', [node('in it')], { renderState: outOfBounds }),
      node('container', [node('seen')], { isRenderable: false }),
    ];
    frame.draw(0);
    expect(log.slice(3, -1)).toEqual(['root', 'seen']);
  });

  it('leaves a node out that cannot be drawn, with what is below it; its siblings are drawn', () => {
    const { root, node, frame, log, failed } = setUp();
    const renderQuads = (): void => {
      throw new Error('bad');
    };
    root.children = [node('one'), node('bad', [node('below')], { renderQuads }), node('two')];
    frame.draw(0);
    expect(log.slice(3)).toEqual(['root', 'one', 'two', 'render']);
    expect(failed).toEqual(['bad']);
  });

  it('answers the request for it, and not one that comes while it is drawn', () => {
    const { stage, root, frame } = setUp();
    frame.draw(0);
    expect(frame.hasChanges()).toBe(false);
    root.renderQuads = () => void (stage.renderRequested = true);
    frame.draw(0);
    expect(frame.hasChanges()).toBe(true);
  });

  it('frees what no node shows when the budget is passed, and forgets what there is to say of it', () => {
    const { stage, frame } = setUp();
    frame.draw(0);
    expect(stage.txMemManager.cleanup).not.toHaveBeenCalled();
    stage.txMemManager.criticalCleanupRequested = true;
    frame.draw(0);
    expect(stage.txMemManager.cleanup).toHaveBeenCalledTimes(1);
    expect(stage.flushFrameEvents).toHaveBeenCalledTimes(1);
  });
});

describe('a clean-up', () => {
  it('is done when it is due by the time of now', () => {
    const { stage } = setUp();
    cleanUp(stage as never);
    expect(stage.txMemManager.cleanup).not.toHaveBeenCalled();
    stage.txMemManager.checkCleanup.mockImplementation(() => {
      expect(stage.updateFrameTime).toHaveBeenCalledTimes(2);
      return true;
    });
    cleanUp(stage as never);
    expect(stage.txMemManager.cleanup).toHaveBeenCalledTimes(1);
  });
});
