import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError } from '../../api';
import { IdentityError } from '../../api/identityError';
import { parseSettings } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import Register from './Register';

async function mount({ interestsEnabled = true }: { interestsEnabled?: boolean } = {}) {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ interestsEnabled }, () => {}) });
  const api = {
    register: vi.fn(async (_body: object, _signal?: AbortSignal) => {}),
    tokenExchange: vi.fn(async () => ({ token: 'custom' })),
  };
  const session = {
    signInWithToken: vi.fn(async (_token: string, _destination: string) => {}),
    language: () => 'pa',
    signOut: vi.fn(),
  };
  const report = vi.fn();
  const seen = { path: '' };
  function Place({ children }: { children: ReactNode }) {
    seen.path = useLocation().pathname;
    return seen.path === '/welcome/register' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/welcome/register']}>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <ServicesContext.Provider value={fakeServices({ api, session, report })}>
            <Place>
              <Register />
            </Place>
          </ServicesContext.Provider>
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return { root, api, session, report, seen };
}

/** Writes into a field as a hardware keyboard does. */
const write = (root: TestRoot, field: string, text: string): Promise<void> =>
  root.act(() => void root.find(`register-${field}`).props.onText?.({ type: 'insert', text }));
const goOn = (root: TestRoot): Promise<void> =>
  root.act(async () => void root.find('register-continue').props.onPress?.());
const valueOf = (root: TestRoot, field: string): unknown => root.find(`register-${field}`).props.value;

const stepOf = (root: TestRoot): unknown => root.find('registration-step').props.children;

it.each([
  [true, 4],
  [false, 3],
])('[REG-01] says which step it is; with interests: %s, of %i', async (interestsEnabled, total) => {
  const { root } = await mount({ interestsEnabled });
  expect(stepOf(root)).toBe(`Step 1 of ${total}`);
  await write(root, 'email', 'ann@example.com');
  await goOn(root);
  expect(stepOf(root)).toBe(`Step 2 of ${total}`);
});

/** The field with an error, and its words. */
function wrong(root: TestRoot): [string, string] | null {
  const alerts: [string, string][] = [];
  const walk = (node: ReturnType<TestRoot['tree']>): void => {
    if (node.role === 'alert') alerts.push([node.id ?? '', node.name]);
    node.children.forEach(walk);
  };
  walk(root.tree());
  expect(alerts.length).toBeLessThan(2);
  return alerts[0] ?? null;
}

/** At the password step, with both passwords written. */
async function filled(setUp: { interestsEnabled?: boolean } = {}) {
  const all = await mount(setUp);
  await write(all.root, 'email', 'ann@example.com');
  await goOn(all.root);
  await write(all.root, 'password', 'popcorn1');
  await write(all.root, 'repeat', 'popcorn1');
  return all;
}

const refuse = (code: string | null, details: string | null = null, kind: 'status' | 'network' = 'status') =>
  new ApiError({
    call: 'register',
    kind,
    status: kind === 'status' ? 400 : null,
    service: kind === 'status' ? { code, reasonCode: null, details, message: null } : null,
  });

describe('/welcome/register', () => {
  it('[REG-01, REG-03] begins with the email, and says what is wrong with it before anything is sent', async () => {
    const { root, api } = await mount();
    expect(root.focusedId()).toBe('register-email');
    await goOn(root);
    expect([wrong(root), root.focusedId()]).toEqual([
      ['register-email-error', 'Email is required'],
      'register-email',
    ]);
    await write(root, 'email', 'ann');
    expect(wrong(root)).toBeNull();
    await goOn(root);
    expect(wrong(root)).toEqual(['register-email-error', 'Email is invalid']);
    expect(api.register).not.toHaveBeenCalled();
  });

  it('[REG-04, REG-05] the password step: both fields masked, checks in order, focus on what is wrong', async () => {
    const { root, api } = await mount();
    await write(root, 'email', 'ann@example.com');
    await goOn(root);
    expect(root.focusedId()).toBe('register-password');
    await write(root, 'password', 'seven77');
    expect(valueOf(root, 'password')).toBe('•••••••');
    await goOn(root);
    expect([wrong(root), root.focusedId()]).toEqual([
      ['register-password-error', 'Password must be at least 8 characters'],
      'register-password',
    ]);
    await write(root, 'password', '8');
    await goOn(root);
    expect([wrong(root), root.focusedId()]).toEqual([
      ['register-repeat-error', "Password's doesn't match"],
      'register-repeat',
    ]);
    expect(api.register).not.toHaveBeenCalled();
  });

  it.each([
    [true, '/profiles/interests'],
    [false, '/plans'],
  ])(
    '[REG-02, REG-08, REG-09, REG-11] registers, exchanges, signs in; with interests %s goes to %s',
    async (interestsEnabled, path) => {
      const { root, api, session } = await filled({ interestsEnabled });
      await goOn(root);
      await root.act(async () => {});
      const account = { email: 'ann@example.com', password: 'popcorn1' };
      expect(api.register.mock.calls[0]?.[0]).toEqual({ ...account, language: 'pa' });
      expect(api.tokenExchange).toHaveBeenCalledWith(account, expect.anything());
      expect(session.signInWithToken.mock.calls).toEqual([['custom', path]]);
    },
  );

  it('[REG-02] is sent once, however often Continue is pressed; the button is busy and keeps focus', async () => {
    const { root, api } = await filled();
    api.register.mockReturnValue(new Promise(() => {}));
    await root.act(() => void root.scene.focus.focus(root.find('register-continue')));
    await root.act(() => {
      const press = root.find('register-continue').props.onPress;
      press?.();
      press?.();
    });
    await goOn(root);
    expect(api.register).toHaveBeenCalledTimes(1);
    expect(root.find('register-continue').props.busy).toBe(true);
    expect(root.focusedId()).toBe('register-continue');
    await root.wait(2600);
    expect(JSON.stringify(root.tree())).toContain('Still waiting for your account');
  });

  it.each([
    ['weak_password', null, 'password', 'Password must be at least 8 characters'],
    ['password_leaked', 'Choose another one', 'password', 'Choose another one'],
    ['email_already_in_use', 'Taken', 'email', 'This email already has an account'],
    ['too_many_accounts', 'Not from here', 'email', 'Not from here'],
    ['whatever', null, 'email', 'An error occurred'],
  ])('[REG-06, REG-07] %s (%s) shows on the %s step: %s', async (code, details, field, words) => {
    const { root, api, seen } = await filled();
    api.register.mockRejectedValueOnce(refuse(code, details));
    await goOn(root);
    await root.act(async () => {});
    expect(seen.path).toBe('/welcome/register');
    expect(wrong(root)).toEqual([`register-${field}-error`, words]);
    expect(root.focusedId()).toBe(`register-${field}`);
    if (field === 'email') {
      expect(valueOf(root, 'email')).toBe('ann@example.com');
      await goOn(root);
    }
    expect(valueOf(root, 'password')).toBe('••••••••');
    expect(valueOf(root, 'repeat')).toBe('••••••••');
  });

  it('[REG-07] without a network it says so on the email step', async () => {
    const { root, api } = await filled();
    api.register.mockRejectedValueOnce(refuse(null, null, 'network'));
    await goOn(root);
    await root.act(async () => {});
    expect(wrong(root)).toEqual([
      'register-email-error',
      'Network error occurred. Please try connect again later.',
    ]);
  });

  it('[REG-06] a refusal of the identity provider counts by its own code', async () => {
    const { root, session } = await filled();
    session.signInWithToken.mockRejectedValueOnce(new IdentityError('weakPassword', 'auth/weak-password'));
    await goOn(root);
    await root.act(async () => {});
    expect(wrong(root)).toEqual(['register-password-error', 'Password must be at least 8 characters']);
  });

  it('back goes one step back and keeps what was typed; from the first step to /welcome', async () => {
    const { root, seen } = await filled();
    await root.press('back');
    expect(valueOf(root, 'email')).toBe('ann@example.com');
    expect(root.focusedId()).toBe('register-continue');
    await goOn(root);
    expect(valueOf(root, 'password')).toBe('••••••••');
    await root.press('back');
    await root.press('back');
    expect(seen.path).toBe('/welcome');
  });

  it('back while it is sent gives it up: nobody is signed in, and the form can be sent again', async () => {
    const { root, api, session, seen } = await filled();
    let answer = (): void => {};
    api.register.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve())));
    await goOn(root);
    await root.press('back');
    expect(api.register.mock.calls[0]?.[1]?.aborted).toBe(true);
    await root.act(async () => answer());
    expect(session.signInWithToken).not.toHaveBeenCalled();
    expect([wrong(root), seen.path]).toEqual([null, '/welcome/register']);
    await goOn(root);
    await root.act(async () => {});
    expect(session.signInWithToken).toHaveBeenCalledTimes(1);
  });

  it('tells nobody the password', async () => {
    const { root, api, report } = await filled();
    api.register.mockRejectedValueOnce(refuse('weak_password'));
    await goOn(root);
    await root.act(async () => {});
    expect(JSON.stringify([report.mock.calls, root.tree()])).not.toContain('popcorn1');
  });
});
