import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import { keyEvent, mouseEvent } from './events.fixture';
import { createInput } from './input';

describe('the input of a root', () => {
  it('keys and pointer move the same focus, and pointer positions are scaled to the stage', async () => {
    const test = createTestRoot();
    await test.render(
      <View group="row">
        <View testId="a" focusable w={100} h={100} />
        <View testId="b" focusable x={200} w={100} h={100} />
      </View>,
    );
    const keys = new EventTarget();
    const surface = Object.assign(new EventTarget(), {
      style: { cursor: '' },
      getBoundingClientRect: () => ({ left: 10, top: 20, width: 960, height: 540 }),
    });
    const input = createInput({ scene: test.scene, keys, keyMap: () => 'left', surface, runDiscrete });
    expect(surface.style.cursor).toBe('none');
    surface.dispatchEvent(mouseEvent('mousemove', 10 + 125, 20 + 25));
    await test.wait(16);
    expect([test.focusedId(), surface.style.cursor]).toEqual(['b', 'default']);
    expect(test.scene.pointer.visible).toBe(true);
    keys.dispatchEvent(keyEvent('keydown', 'ArrowLeft'));
    expect([test.focusedId(), surface.style.cursor]).toEqual(['a', 'none']);
    expect(test.scene.pointer.visible).toBe(false);
    keys.dispatchEvent(keyEvent('keyup', 'ArrowLeft'));
    input.dispose();
    surface.dispatchEvent(mouseEvent('mousemove', 10 + 125, 20 + 25));
    await test.wait(1000);
    expect(test.focusedId()).toBe('a');
    expect(test.clock.pendingCount).toBe(0);
  });
});
