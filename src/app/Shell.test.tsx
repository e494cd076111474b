import { MemoryRouter, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { expect, test } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { createTexts, TextsContext } from '../i18n';
import { ServicesContext } from '../shell/services';
import { fakeServices } from '../shell/testing/fakeServices';
import { Shell } from './Shell';

test('[ROUTE-35, ROUTE-36] the exit dialog closes when the app navigates away from the screen it was opened on', async () => {
  let navigate: NavigateFunction = () => {};
  function Screen() {
    navigate = useNavigate();
    return <View focusable autoFocus testId="screen" />;
  }
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={createTexts(async () => ({}))}>
      <ServicesContext.Provider value={fakeServices({ report: () => '' })}>
        <MemoryRouter initialEntries={['/home']}>
          <Shell>
            <Screen />
          </Shell>
        </MemoryRouter>
      </ServicesContext.Provider>
    </TextsContext.Provider>,
  );
  const asked = () => root.query('exit-dialog') !== null;
  await root.press('back');
  expect([asked(), root.focusedId()]).toEqual([true, 'exit-no']);
  // Without a network, or hidden for long.
  await root.act(() => void navigate('/network_error'));
  expect([asked(), root.focusedId()]).toEqual([false, 'screen']);
  await root.act(() => void navigate(-1));
  expect(asked(), 'nor is it there again').toBe(false);
  await root.press('back');
  expect(asked()).toBe(true);
  await root.unmount();
});
