import { describe, expect, it, vi } from 'vitest';
import { cleanUp, createFrame } from './frame';

interface Node {
  name: string;
  children: Node[];
  isRenderable: boolean;
  worldAlpha: number;
  renderState: number;
  renderQuads(): void;
  group: number;
  props: { clipping: boolean; parent: Node | null; w: number; h: number };
  clippingRect: { valid: boolean; x: number; y: number; w: number; h: number };
  globalTransform: { ta: number; td: number; tx: number; ty: number };
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
    group: 0,
    props: { clipping: false, parent: null, w: 100, h: 50 },
    clippingRect: { valid: false, x: 0, y: 0, w: 0, h: 0 },
    globalTransform: { ta: 1, td: 1, tx: 0, ty: 0 },
    ...changes,
  });
  const root = {
    ...node('root'),
    updateType: 1,
    update() {
      log.push('update');
      root.updateType = 0;
    },
  };
  const groups = {
    kept: false,
    waiting: false,
    aimed: false,
    gather: vi.fn(() => void (groups.aimed = false)),
    place: vi.fn(() => true),
    /** Whether what was written holds. */
    step: vi.fn(() => groups.kept),
    moves: { sweep: (box: Float64Array) => box },
  };
  const stage = {
    root,
    renderRequested: true,
    renderer: {
      groups,
      rewritten: false,
      prepare: () => void log.push('prepare'),
      prepared: () => void log.push('prepared'),
      group: -1,
      clipGroup: -1,
      box: new Float64Array(4),
      reset: () => void log.push('reset'),
      render: () => void log.push('render'),
      drawAgain: () => void log.push('again'),
    },
    txMemManager: { criticalCleanupRequested: false, checkCleanup: vi.fn(() => false), cleanup: vi.fn() },
    hasSceneUpdates: () => stage.renderRequested,
    flushFrameEvents: vi.fn(),
    updateFrameTime: vi.fn(),
  };
  const upload = vi.fn((ms: number) => void log.push(`upload ${ms}`));
  const frame = createFrame(stage as never, {
    upload,
    failed: (error) => void failed.push((error as Error).message),
  });
  return { stage, root, node, frame, upload, log, failed, groups };
}

describe('a frame', () => {
  it('updates, uploads, clears, lets the nodes write in paint order, and draws', () => {
    const { root, node, frame, log } = setUp();
    root.children = [node('one', [node('in one')]), node('two')];
    frame.draw(8);
    expect(log).toEqual(['update', 'upload 8', 'reset', 'one', 'in one', 'two', 'render']);
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
    expect(log.slice(3, -1)).toEqual(['seen']);
  });

  it('leaves a node out that cannot be drawn, with what is below it; its siblings are drawn', () => {
    const { root, node, frame, log, failed } = setUp();
    const renderQuads = (): void => {
      throw new Error('bad');
    };
    root.children = [node('one'), node('bad', [node('below')], { renderQuads }), node('two')];
    frame.draw(0);
    expect(log.slice(3)).toEqual(['one', 'two', 'render']);
    expect(failed).toEqual(['bad']);
  });

  it('answers the request for it, and not one that comes while it is drawn', () => {
    const { stage, root, node, frame } = setUp();
    frame.draw(0);
    expect(frame.hasChanges()).toBe(false);
    root.children = [node('one')];
    root.children[0]!.renderQuads = () => void (stage.renderRequested = true);
    frame.changed();
    frame.draw(0);
    expect(frame.hasChanges()).toBe(true);
  });

  it('draws again what is written while only groups have moved, and uploads meanwhile', () => {
    const { frame, log, groups } = setUp();
    frame.draw(8);
    log.length = 0;
    groups.waiting = true;
    expect(frame.hasChanges()).toBe(true);
    frame.draw(0);
    expect(log).toEqual(['upload 0', 'again']);
    expect(groups.gather).toHaveBeenCalledTimes(1);
  });

  it('writes all again after any other change, and when the groups say so', () => {
    const { frame, log, groups } = setUp();
    frame.draw(8);
    frame.changed();
    frame.draw(8);
    groups.step.mockReturnValueOnce(false);
    frame.draw(8);
    expect(log.filter((each) => each === 'render').length).toBe(3);
    expect(groups.gather).toHaveBeenCalledTimes(3);
  });

  it('has something to draw when a quad was written again', () => {
    const { stage, frame, log } = setUp();
    frame.draw(8);
    expect(frame.hasChanges()).toBe(false);
    stage.renderer.rewritten = true;
    expect(frame.hasChanges()).toBe(true);
    log.length = 0;
    stage.renderRequested = false;
    frame.draw(8);
    expect(log).toEqual(['upload 8', 'again']);
  });

  it('writes all again when an upload has changed more than a quad: what was given up is not drawn any more', () => {
    const { frame, log, upload } = setUp();
    frame.draw(8);
    log.length = 0;
    upload.mockImplementationOnce(() => void frame.changed());
    frame.draw(8);
    expect(log.slice(0, 2)).toEqual(['reset', 'render']);
    expect(log).not.toContain('again');
    log.length = 0;
    frame.draw(8);
    expect(log).toEqual(['upload 8', 'again']);
  });

  it('updates once more when an upload has changed more than a quad behind an update: it draws the image that came', () => {
    const { root, frame, log, upload } = setUp();
    frame.draw(8);
    log.length = 0;
    root.updateType = 1;
    frame.changed();
    upload.mockImplementationOnce(() => {
      log.push('upload');
      root.updateType = 1;
      frame.changed();
    });
    frame.draw(8);
    expect(log).toEqual(['update', 'upload', 'update', 'reset', 'render']);
  });

  it('answers what an upload has asked for: no other frame comes for it', () => {
    const { stage, frame, upload } = setUp();
    frame.draw(8);
    upload.mockImplementationOnce(() => void (stage.renderRequested = true));
    frame.draw(8);
    expect(frame.hasChanges()).toBe(false);
  });

  it('has written what was asked for during its update', () => {
    const { root, frame, log } = setUp();
    const { update } = root;
    root.update = () => {
      update();
      frame.changed();
    };
    frame.draw(8);
    log.length = 0;
    frame.draw(8);
    expect(log).toEqual(['upload 8', 'again']);
  });

  it('asks for no other one for groups that it marks as moved, but for what changes during its update', () => {
    const { root, frame, groups } = setUp();
    const asks: boolean[] = [];
    groups.gather.mockImplementation(() => void asks.push(frame.changed()));
    root.update = () => void asks.push(frame.changed());
    frame.draw(8);
    expect(asks.slice(0, 2)).toEqual([false, true]);
    expect(frame.changed()).toBe(true);
  });

  it('has not written what its update has left marked', () => {
    const { root, frame, log } = setUp();
    root.update = () => void log.push('update');
    frame.draw(8);
    log.length = 0;
    frame.draw(8);
    expect(log).toContain('render');
  });

  it('writes all again after one that threw', () => {
    const { stage, frame, log } = setUp();
    frame.draw(8);
    frame.changed();
    vi.spyOn(stage.renderer, 'reset').mockImplementationOnce(() => {
      throw new Error('lost');
    });
    expect(() => frame.draw(8)).toThrow('lost');
    log.length = 0;
    frame.draw(8);
    expect(log).toContain('render');
  });

  it('updates a second time for what the first has marked: an image that was loaded already', () => {
    const { root, frame, log } = setUp();
    const { update } = root;
    root.update = () => {
      root.update = update;
      log.push('update');
    };
    frame.draw(8);
    expect(log.slice(0, 3)).toEqual(['update', 'update', 'upload 8']);
  });

  it('updates once more when what is on its way cannot be moved from where it was placed', () => {
    const { frame, groups, root, log } = setUp();
    groups.place.mockImplementationOnce(() => {
      root.updateType = 1;
      return false;
    });
    frame.draw(4);
    expect(log.filter((each) => each === 'update')).toHaveLength(2);
    expect([groups.gather.mock.calls.length, groups.place.mock.calls.length]).toEqual([2, 2]);
    frame.draw(4);
    expect(groups.place).toHaveBeenCalledTimes(2);
  });

  it('hands each node the group that moves it, and that of its clip', () => {
    const { stage, root, node, frame } = setUp();
    const seen: (readonly [number, number])[] = [];
    const renderQuads = (): void => void seen.push([stage.renderer.group, stage.renderer.clipGroup]);
    const clips = { clipping: true, parent: root, w: 10, h: 10 };
    const card = node('card', [], { renderQuads });
    const row = node('row', [card], { renderQuads, group: 2, props: clips });
    root.children = [row, node('other', [], { renderQuads })];
    frame.draw(0);
    expect(seen).toEqual([
      [2, 2],
      [2, 2],
      [0, 0],
    ]);
  });

  it.each([
    ['is not cut by the one it is in', 0, true],
    ['is cut by the one it is in', 95, false],
  ])('a moving clip that %s', (_, tx, kept) => {
    const { root, node, frame, groups } = setUp();
    const area = node('area', [], { clippingRect: { valid: true, x: 0, y: 0, w: 100, h: 100 } });
    const globalTransform = { ta: 1, td: 1, tx, ty: 0 };
    const card = node('card', [], {
      group: 1,
      globalTransform,
      props: { clipping: true, parent: area, w: 10, h: 10 },
    });
    area.children = [card];
    root.children = [area];
    frame.draw(0);
    expect(groups.kept).toBe(kept);
  });

  describe('is prepared between two', () => {
    it('by updating and writing what has changed: it uploads and draws', () => {
      const { root, node, frame, log } = setUp();
      root.children = [node('one')];
      frame.draw(8);
      log.length = 0;
      root.updateType = 1;
      frame.changed();
      frame.prepare();
      expect(log).toEqual(['update', 'prepare', 'one', 'prepared']);
      log.length = 0;
      frame.draw(8);
      expect(log).toEqual(['upload 8', 'again']);
    });

    it('when a node was given another goal, though nothing has changed yet', () => {
      const { frame, log, groups } = setUp();
      frame.draw(8);
      log.length = 0;
      groups.aimed = true;
      frame.prepare();
      expect(log).toEqual(['prepare', 'prepared']);
      expect(groups.gather).toHaveBeenCalledTimes(2);
      expect(groups.place).toHaveBeenCalledTimes(2);
    });

    it('once for one change', () => {
      const { frame, log } = setUp();
      frame.draw(8);
      frame.changed();
      log.length = 0;
      frame.prepare();
      frame.prepare();
      expect(log).toEqual(['prepare', 'prepared']);
    });

    it('when a texture was freed that it shows', () => {
      const { frame, log, groups } = setUp();
      frame.draw(8);
      groups.kept = false;
      log.length = 0;
      frame.prepare();
      expect(log).toEqual(['prepare', 'prepared']);
    });

    it('but not the first one, and none while all has to be written in each', () => {
      const { root, node, frame, log, groups } = setUp();
      frame.prepare();
      expect(log).toEqual([]);
      root.children = [node('turned', [], { renderQuads: () => void (groups.kept = false) })];
      frame.draw(8);
      frame.changed();
      log.length = 0;
      frame.prepare();
      expect(log).toEqual([]);
    });

    it('in vain when something else changes after it, or when it could not be written to its end', () => {
      const { root, node, frame, log, groups } = setUp();
      frame.draw(8);
      frame.changed();
      frame.prepare();
      frame.changed();
      log.length = 0;
      frame.draw(8);
      expect(log).toContain('render');
      root.children = [node('too many', [], { renderQuads: () => void (groups.kept = false) })];
      frame.changed();
      frame.prepare();
      log.length = 0;
      frame.draw(8);
      expect(log).toContain('render');
    });
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
