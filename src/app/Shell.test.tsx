import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { expect, test, vi } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { createTexts, TextsContext } from '../i18n';
import { ServicesContext } from '../shell/services';
import { fakeServices } from '../shell/testing/fakeServices';
import { Shell } from './Shell';

/** The shell on one screen, whose main level leaves as the set wants it. */
async function open(mainLevelBack: 'confirm' | 'leave', path = '/home') {
  const exit = vi.fn();
  const platform = { mainLevelBack, exit };
  const report = vi.fn(() => '');
  let navigate: NavigateFunction = () => {};
  function Screen() {
    navigate = useNavigate();
    if (useLocation().pathname === '/broken') throw new Error('no such title');
    return <View focusable autoFocus testId="screen" />;
  }
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={createTexts(async () => ({}))}>
      <ServicesContext.Provider value={fakeServices({ report, platform })}>
        <MemoryRouter initialEntries={[path]}>
          <Shell>
            <Screen />
          </Shell>
        </MemoryRouter>
      </ServicesContext.Provider>
    </TextsContext.Provider>,
  );
  const asked = () => root.query('exit-dialog') !== null;
  return {
    asked,
    exit,
    report,
    root,
    go: (to: string | number) => root.act(() => void navigate(to as never)),
  };
}

test.each(['/home', '/profiles', '/welcome'])(
  '[ROUTE-35] on a set whose own Home comes after the application, back on %s leaves without a question',
  async (path) => {
    const { asked, exit, root } = await open('leave', path);
    await root.press('back');
    expect([asked(), exit.mock.calls.length]).toEqual([false, 1]);
    await root.unmount();
  },
);

test.each(['confirm', 'leave'] as const)(
  '[ROUTE-36] the exit key leaves at once, also where back is to %s',
  async (mainLevelBack) => {
    const { asked, exit, root } = await open(mainLevelBack, '/asset/a1');
    await root.press('exit');
    expect([asked(), exit.mock.calls.length]).toEqual([false, 1]);
    await root.unmount();
  },
);

test('[ROUTE-35, ROUTE-36] the exit dialog closes when the app navigates away from the screen it was opened on', async () => {
  const { asked, exit, go, root } = await open('confirm');
  await root.press('back');
  expect([asked(), root.focusedId()]).toEqual([true, 'exit-no']);
  // Without a network, or hidden for long.
  await go('/network_error');
  expect([asked(), root.focusedId()]).toEqual([false, 'screen']);
  await go(-1);
  expect(asked(), 'nor is it there again').toBe(false);
  await root.press('back');
  expect(asked()).toBe(true);
  expect(exit, 'a question alone ends nothing').not.toHaveBeenCalled();
  await root.unmount();
});

test('[ERR-11] a screen that throws is reported once, with the components it stood in', async () => {
  const { go, report, root } = await open('confirm');
  await go('/broken');
  const componentStack = expect.stringMatching(/^\s+at Screen/) as string;
  expect(report.mock.calls).toEqual([
    [new Error('no such title'), 'fatal', { code: 'unhandled_error', componentStack }],
  ]);
  await root.unmount();
});
