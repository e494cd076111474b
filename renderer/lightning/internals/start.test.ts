import { afterEach, expect, it, vi } from 'vitest';
import type { BatchRenderer } from './batchRenderer';
import { startOptions, stubBrowser } from './fakeWebgl.fixture';
import { createPlainNode } from './node';
import { wholeStage } from './stage';
import { startLightning } from './start';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();
afterEach(() => vi.restoreAllMocks());

it('asks for a frame when a node changes, and when one is requested', () => {
  const wake = vi.fn();
  const { stage } = startLightning({ ...startOptions, wake });
  stage.root.updateType = 0;
  wake.mockClear();
  const node = createPlainNode(stage, { parent: stage.root, w: 10, h: 10 });
  expect(wake).toHaveBeenCalledTimes(1);
  stage.root.updateType = node.updateType = 0;
  node.x = 5;
  expect(wake).toHaveBeenCalledTimes(2);
  stage.requestRender();
  expect(wake).toHaveBeenCalledTimes(3);
});

it('what gives up its texture is far during `giveUpFar` alone, whatever comes of it', () => {
  const { stage, giveUpFar } = startLightning(startOptions);
  const batches = wholeStage(stage).renderer as BatchRenderer;
  const run = vi.fn(() => expect(batches.givesUpFar).toBe(true));
  giveUpFar(run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(batches.givesUpFar).toBe(false);
  const fail = (): void => {
    throw new Error('bad');
  };
  expect(() => giveUpFar(fail)).toThrow('bad');
  expect(batches.givesUpFar).toBe(false);
});

it('counts no upload for the white pixel that plain boxes are drawn with', async () => {
  const uploaded = vi.fn();
  const { stage } = startLightning({ ...startOptions, uploaded });
  const { defaultTexture } = wholeStage(stage);
  await vi.waitFor(() => expect(defaultTexture!.state).toBe('loaded'));
  expect(uploaded).not.toHaveBeenCalled();
});
