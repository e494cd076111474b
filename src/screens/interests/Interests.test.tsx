import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient } from '../../api';
import { parseProfile, parseSettings } from '../../contract';
import type { Profile } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import Interests from './Interests';
import { ok } from '../../ui/keyboard/testing/typist';
import { settle } from '../../shell/testing/settle';

const profile = (more: object = {}): Profile =>
  parseProfile({ uuid: 'ann', name: 'Ann', language: 'pa', ...more }, () => {});
const settings = parseSettings(
  { menuLinks: [{ uuid: 'h1', title: 'Home' }], interestsEnabled: true },
  () => {},
);
const SIX = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id.toUpperCase() }));

interface SetUp {
  current?: Profile | null;
  interests?: () => Promise<typeof SIX>;
}

async function mount({ current = profile(), interests = async () => SIX }: SetUp = {}) {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: current });
  stores.settings.setState({ settings });
  stores.identity.setState({ session: 'signedIn', uid: 'u' });
  const api = {
    interests: vi.fn(interests),
    interestMenu: vi.fn(async () => []),
    profiles: vi.fn(async () => [profile({ uuid: 'first' }), profile({ uuid: 'second' })]),
    editProfile: vi.fn(async (uuid: string, body: { interests?: readonly string[] }) =>
      profile({ uuid, interests: body.interests }),
    ),
  };
  const session = { chooseProfile: vi.fn(), replaceMenu: vi.fn() };
  const report = vi.fn();
  const seen = { path: '' };
  function Place({ children }: { children: ReactNode }) {
    seen.path = useLocation().pathname;
    return seen.path === '/profiles/interests' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/profiles/interests']}>
      <QueryClientProvider client={createQueryClient()}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={fakeServices({ api, session, report })}>
              <Place>
                <Interests />
              </Place>
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle(root);
  return { root, api, session, report, seen };
}

it.each([
  ['during a registration', null, 'Step 3 of 4'],
  ['of a profile', profile(), null],
])('[REG-01] says which step it is %s', async (_, current, step) => {
  const { root } = await mount({ current });
  expect(root.query('registration-step')?.props.children ?? null).toBe(step);
});

const refuse = (details: string | null): ApiError =>
  new ApiError({
    call: 'saveProfile',
    kind: 'status',
    status: 500,
    service: { code: null, reasonCode: null, details, message: null },
  });
const ticked = (root: TestRoot): string[] =>
  ['a', 'b', 'c', 'd', 'e', 'no preferences'].filter(
    (id) => root.find(`interest-${id}`).props.checked === true,
  );
const disabled = (root: TestRoot): boolean => root.find('interests-continue').props.disabled === true;

describe('/profiles/interests', () => {
  it('[REG-12, REG-13] offers five of the service`s interests and "no preferences", with focus on the first', async () => {
    const { root, api } = await mount();
    expect(api.interests).toHaveBeenCalledTimes(1);
    expect(root.query('interest-e')).not.toBeNull();
    expect(root.query('interest-f')).toBeNull();
    expect(root.find('interest-no preferences').props).toMatchObject({
      role: 'checkbox',
      label: 'no preferences',
    });
    expect(root.focusedId()).toBe('interest-a');
  });

  it('[REG-14, REG-15, REG-16, REG-17] by keys: Continue waits for the first choice, and is there from then on', async () => {
    const { root } = await mount();
    expect([ticked(root), disabled(root)]).toEqual([[], true]);
    await root.press('down', 2);
    expect(root.focusedId()).toBe('interest-d');
    await ok(root);
    await root.press('right');
    await ok(root);
    expect([ticked(root), disabled(root)]).toEqual([['d', 'e'], false]);
    await root.press('right');
    await ok(root);
    expect(ticked(root)).toEqual(['no preferences']);
    await root.press('left');
    await ok(root);
    expect(ticked(root)).toEqual(['e']);
    await ok(root);
    expect([ticked(root), disabled(root)]).toEqual([['no preferences'], false]);
    await root.press('down');
    expect(root.focusedId()).toBe('interests-continue');
  });

  it('[REG-19] sends the whole profile with a list of strings, once for a double press, and enters with the menu for it', async () => {
    const { root, api, session, seen } = await mount();
    await ok(root);
    await root.press('right');
    await ok(root);
    await root.act(() => {
      root.find('interests-continue').props.onPress?.();
      root.find('interests-continue').props.onPress?.();
    });
    await settle(root);
    expect(api.editProfile.mock.calls).toEqual([
      ['ann', { name: 'Ann', language: 'pa', interests: ['a', 'b'] }],
    ]);
    expect(session.chooseProfile).toHaveBeenCalledExactlyOnceWith(profile({ interests: ['a', 'b'] }), true);
    expect(api.interestMenu.mock.calls).toEqual([[['a', 'b']]]);
    expect(seen.path).toBe('/');
  });

  it('[REG-09, REG-19] in a registration they are the first profile`s, and the plans come next', async () => {
    const { root, api, session, seen } = await mount({ current: null });
    await root.act(() => root.find('interest-no preferences').props.onPress?.());
    await root.act(() => root.find('interests-continue').props.onPress?.());
    await settle(root);
    expect(api.editProfile.mock.calls[0]).toMatchObject(['first', { interests: ['no preferences'] }]);
    expect(session.chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/plans');
  });

  it('begins with what the profile has already chosen', async () => {
    const { root } = await mount({ current: profile({ interests: ['c', 'gone'] }) });
    expect([ticked(root), disabled(root), root.focusedId()]).toEqual([['c'], false, 'interest-c']);
  });

  it.each([
    ['Not today', 'Not today'],
    [null, 'Something went wrong. Please relogin!'],
  ])(
    'a refusal with details %s reads "%s"; the choice stays, and can be saved again or left',
    async (details, words) => {
      const { root, api, report, seen } = await mount();
      api.editProfile.mockRejectedValueOnce(refuse(details));
      await ok(root);
      await root.press('down', 2);
      await ok(root);
      await settle(root);
      expect(root.find('interests-error').props.role).toBe('alert');
      expect(JSON.stringify(root.tree())).toContain(words);
      expect([ticked(root), root.focusedId()]).toEqual([['a'], 'interests-continue']);
      expect(report).toHaveBeenCalledTimes(1);
      await root.press('right');
      expect(root.focusedId()).toBe('interests-not-now');
      await ok(root);
      expect(seen.path).toBe('/h1');
    },
  );

  it.each<[string, Profile | null, () => Promise<typeof SIX>, string]>([
    ['cannot be had', profile(), () => Promise.reject(refuse(null)), '/h1'],
    ['cannot be had', null, () => Promise.reject(refuse(null)), '/plans'],
    ['are none', profile(), async () => [], '/h1'],
  ])('where interests %s the viewer goes on: %#', async (_what, current, interests, path) => {
    const { root, seen } = await mount({ current, interests });
    await settle(root);
    expect(seen.path).toBe(path);
  });

  it('shows placeholders while loading, and back leads to the profiles', async () => {
    const { root, seen } = await mount({ interests: () => new Promise(() => {}) });
    expect(root.focusedId()).toBe('interests-skeleton');
    await root.press('back');
    expect(seen.path).toBe('/profiles');
  });
});
