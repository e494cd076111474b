/** A panel whose code is still on its way when it is opened. */
import { afterEach, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import { twoLanguages } from '../../player/testing/fakeTracks';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, unmountPlayer, watch } from './testing/watchPlayer';

const { code } = vi.hoisted(() => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { code: { arrive: () => arrive(), arrived } };
});

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
vi.mock('./panels/PlayerPanels', async (load) => {
  await code.arrived;
  return load();
});
afterEach(unmountPlayer);

it('opens when its code is there, and focus returns to the control it was opened from', async () => {
  engineRoom.tracks = twoLanguages();
  const { root } = await watch();
  await root.wait(FADED);
  const shown = (id: string): boolean => find(root.tree(), id)?.onScreen ?? false;
  await root.act(() => void root.scene.focus.focus(root.find('player-quality')));
  await root.act(() => root.find('player-quality').props.onPress?.());
  await root.wait(FADED);
  expect([shown('quality-panel'), shown('player-bottom')]).toEqual([false, false]);
  expect(root.focusedId()).not.toBeNull();
  code.arrive();
  for (let tries = 0; tries < 200 && !shown('quality-panel'); tries++) {
    await root.act(() => new Promise((done) => setTimeout(done, 5)));
    await root.act(settlePromises);
    await root.wait(20);
  }
  expect([shown('quality-panel'), root.focusedId()]).toEqual([true, 'quality-auto']);
  await root.press('back');
  await root.wait(FADED);
  expect([shown('quality-panel'), root.focusedId()]).toEqual([false, 'player-quality']);
});
