import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { useScene } from '../stage/context';
import { createTestRoot } from '../testing';
import type { RendererContext } from './node';

/** A root whose images load while `loading`. */
async function open() {
  const state = { loading: true };
  const test = createTestRoot({ imagesLoading: () => state.loading });
  let scene: RendererContext | null = null;
  function Reader() {
    scene = useScene();
    return <View focusable w={10} h={10} />;
  }
  await test.render(<Reader />);
  const log: string[] = [];
  const when = (name: string, atMost?: number) => scene!.whenDrawn(() => log.push(name), atMost);
  /** Something else is drawn, as when an image comes. */
  const frame = async (): Promise<void> => {
    test.scene.wake();
    await test.wait(16);
  };
  return { test, state, log, when, frame };
}

describe('a screen that waits for its images', () => {
  it('is told once, after the frame in which none is loading any more', async () => {
    const { test, state, log, when, frame } = await open();
    when('drawn');
    await frame();
    await test.wait(60_000);
    expect(log, 'while images load').toEqual([]);
    state.loading = false;
    expect(log, 'no frame has drawn them yet').toEqual([]);
    await frame();
    await frame();
    expect(log).toEqual(['drawn']);
  });

  it('is told after one frame where there are none, which it asks for itself', async () => {
    const { test, state, log, when } = await open();
    state.loading = false;
    await test.wait(100);
    expect(test.clock.pendingCount, 'the stage is at rest').toBe(0);
    when('drawn');
    expect(log).toEqual([]);
    await test.wait(16);
    expect(log).toEqual(['drawn']);
    expect(test.clock.pendingCount).toBe(0);
  });

  it('is told after the time that it gives, whatever loads then, and once', async () => {
    const { test, state, log, when, frame } = await open();
    when('late', 500);
    when('left', 500)();
    await test.wait(499);
    expect(log).toEqual([]);
    await test.wait(1);
    expect(log).toEqual(['late']);
    state.loading = false;
    when('early', 500);
    await frame();
    await test.wait(1000);
    expect(log).toEqual(['late', 'early']);
  });

  it('is not told once it has cancelled, and may ask again from within', async () => {
    const { state, log, when, test } = await open();
    const cancel = when('left');
    when('stays');
    test.scene.drawn.when(() => when('again'));
    cancel();
    state.loading = false;
    await test.wait(16);
    expect(log).toEqual(['stays']);
    await test.wait(16);
    expect(log).toEqual(['stays', 'again']);
  });
});
