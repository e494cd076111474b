import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import { createQueryClient, queries } from '../../api';
import { parseSettings, parseUserSettings } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import type { NavigationState } from '../../shell/navigation';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import { ok } from '../../ui/keyboard/testing/typist';
import { PageNotExists } from './PageNotExists';

async function show(
  session: 'signedIn' | 'anonymous' | 'signedOut',
  state: NavigationState | null = null,
  { premiumRoutesEnabled = false, isPremium = false } = {},
) {
  const root = createTestRoot();
  onTestFinished(() => root.unmount());
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null });
  stores.identity.setState({ session, uid: 'u' });
  stores.settings.setState({ settings: parseSettings({ premiumRoutesEnabled }, () => {}) });
  const services = fakeServices({});
  const cache = createQueryClient();
  cache.setQueryData(
    queries.userSettings(services.api).queryKey,
    parseUserSettings({ isPremium }, () => {}),
  );
  const at = { path: '' };
  function Place() {
    at.path = useLocation().pathname;
    return at.path === '/page_not_exists' ? <PageNotExists /> : null;
  }
  await root.render(
    <QueryClientProvider client={cache}>
      <ServicesContext.Provider value={services}>
        <StoresContext.Provider value={stores}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={['/before', { pathname: '/page_not_exists', state }]}>
              <Place />
            </MemoryRouter>
          </TextsContext.Provider>
        </StoresContext.Provider>
      </ServicesContext.Provider>
    </QueryClientProvider>,
  );
  return { root, at };
}

it.each([
  ['signedIn', '/profiles'],
  ['anonymous', '/welcome'],
  ['signedOut', '/welcome'],
] as const)(
  '[ROUTE-21] back of a viewer who is %s goes to %s, by the key and by the button',
  async (session, path) => {
    const byKey = await show(session);
    await byKey.root.press('back');
    expect(byKey.at.path).toBe(path);
    const byButton = await show(session);
    expect(byButton.root.focusedId()).toBe('go-back');
    await ok(byButton.root);
    expect(byButton.at.path).toBe(path);
  },
);

it.each<[NavigationState | null, string, string]>([
  [null, "Page doesn't exist", 'page_not_exists'],
  [{ reason: 'page_not_exists' }, "Page doesn't exist", 'page_not_exists'],
  [
    { reason: 'page_do_not_have_components' },
    'Page do not contain any content',
    'page_do_not_have_components',
  ],
])('[ROUTE-21, PAGE-07, PAGE-08] opened with %j it says "%s"', async (state, words, code) => {
  const { root } = await show('signedIn', state);
  const said = JSON.stringify(root.tree());
  expect(said).toContain(words);
  expect(said).toContain(`Error code: ${code}`);
});

it.each([
  ['signedIn', { premiumRoutesEnabled: true, isPremium: true }, '/settings'],
  ['signedIn', { premiumRoutesEnabled: true, isPremium: false }, '/profiles'],
  ['signedIn', { premiumRoutesEnabled: false, isPremium: true }, '/profiles'],
  ['anonymous', { premiumRoutesEnabled: true, isPremium: true }, '/welcome'],
] as const)('[ROUTE-26] back of a viewer who is %s with %j goes to %s', async (session, variant, path) => {
  const { root, at } = await show(session, null, variant);
  await root.press('back');
  expect(at.path).toBe(path);
});
