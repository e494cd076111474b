import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { parseSettings } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { ServicesContext } from '../../../shell/services';
import { fakeDomLayer } from '../../../shell/testing/fakeDomLayer';
import { fakeServices } from '../../../shell/testing/fakeServices';
import CodeSignIn from './CodeSignIn';

interface SetUp {
  state?: object;
  pairUrl?: string | undefined;
  pairCode?: () => Promise<{ code: string; expiration: number }>;
}

async function mount({ state, pairUrl, pairCode }: SetUp = { pairUrl: 'https://tv.example/pair' }) {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium' }, () => {}) });
  const api = {
    pairCode: vi.fn(pairCode ?? (async () => ({ code: 'BCD234', expiration: 300 }))),
    pairToken: vi.fn(async () => ({ token: null as string | null })),
  };
  const session = { signInWithToken: vi.fn(async () => {}) };
  const report = vi.fn();
  const visibility = { tell: (_visible: boolean) => {}, watched: 0 };
  const wall = { ahead: 0 };
  const { layer: dom, codes } = fakeDomLayer();
  const services = fakeServices({
    dom,
    api,
    session,
    report,
    config: { pairUrl },
    now: () => wall.ahead + root.clock.now(),
    platform: {
      watchVisibility(listener: (visible: boolean) => void) {
        visibility.tell = listener;
        visibility.watched++;
        listener(true);
        return () => void visibility.watched--;
      },
    },
  });
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Place({ children }: { children: ReactNode }) {
    const { pathname, state: now } = useLocation();
    Object.assign(seen, { path: pathname, state: now });
    return seen.path === '/welcome/code' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/welcome', { pathname: '/welcome/code', state }]}>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <ServicesContext.Provider value={services}>
            <Place>
              <CodeSignIn />
            </Place>
          </ServicesContext.Provider>
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return { root, seen, api, session, report, visibility, wall, codes };
}

/** Everything a viewer can read or hear. */
function words(root: TestRoot): string {
  return JSON.stringify(root.tree());
}

describe('/welcome/code', () => {
  it('[CODE-01] has three steps, a QR code and the code', async () => {
    const { root, codes } = await mount();
    expect(words(root)).toContain('1. Scan the QR code, or open tv.example/pair on your phone or computer');
    expect(words(root)).toContain('2. Enter the code shown here');
    expect(words(root)).toContain('3. Confirm, and this screen signs in by itself');
    expect(words(root)).toContain('BCD 234');
    expect(codes.map(({ testId, alpha }) => [testId, alpha])).toEqual([['code-qr', 1]]);
    expect(root.find('code').props.label).toBe('B C D 2 3 4');
    expect(words(root), 'three and three').toContain('BCD 234');
  });

  it('[CODE-06] sign in with email has the focus and opens /welcome/email', async () => {
    const { root, seen } = await mount({ state: { redirectToPlans: true } });
    expect(root.focusedId()).toBe('sign-in-with-email');
    await root.act(() => root.find('sign-in-with-email').props.onPress?.());
    expect(seen).toMatchObject({ path: '/welcome/email', state: { redirectToPlans: true, origin: true } });
  });

  it('[CODE-02] shows the countdown as minutes:seconds, second by second', async () => {
    const { root } = await mount();
    const shown: string[] = [];
    for (let i = 0; i < 3; i++) {
      shown.push(/expires in ([\d:]+)/.exec(words(root))?.[1] ?? '');
      await root.wait(1000);
    }
    expect(shown).toEqual(['5:00', '4:59', '4:58']);
  });

  it('[CODE-05] a new code is offered after expiry, with the focus, and never while one is valid', async () => {
    const { root, api, codes } = await mount();
    expect(root.query('generate-code')).toBeNull();
    await root.wait(300_000);
    expect(words(root)).toContain('The code has expired');
    expect(codes).toEqual([]);
    expect(root.focusedId()).toBe('generate-code');
    api.pairCode.mockResolvedValueOnce({ code: 'NEW234', expiration: 300 });
    await root.act(() => root.find('generate-code').props.onPress?.());
    expect(words(root)).toContain('NEW 234');
    expect(words(root)).toContain('expires in 5:00');
    expect(root.query('generate-code')).toBeNull();
    expect(root.focusedId()).toBe('sign-in-with-email');
  });

  it('[CODE-10, CODE-05] a code that does not come is reported and said, and a new one is offered', async () => {
    const { root, report, seen } = await mount({
      pairUrl: 'https://tv.example/pair',
      pairCode: async () => {
        throw new Error('down');
      },
    });
    expect(report).toHaveBeenCalledTimes(1);
    expect(words(root), 'where the QR code stands').toContain('The QR code comes with a new code');
    expect(seen.path).toBe('/welcome/code');
    expect(root.focusedId()).toBe('generate-code');
    expect(words(root)).toContain('No code could be fetched');
    expect(words(root), 'there is nothing to scan').toContain(
      '1. Open tv.example/pair on your phone or computer',
    );
  });

  it('[CODE-05] the button for a new code keeps its focus while one is fetched, and when that fails too', async () => {
    let fail = (_error: Error): void => {};
    const { root, api } = await mount({
      pairUrl: 'https://tv.example/pair',
      pairCode: () => new Promise((_, reject) => (fail = reject)),
    });
    await root.act(async () => fail(new Error('down')));
    await root.act(() => root.find('generate-code').props.onPress?.());
    expect([root.focusedId(), root.find('generate-code').props.busy]).toEqual(['generate-code', true]);
    await root.act(() => root.find('generate-code').props.onPress?.());
    expect(api.pairCode, 'one at a time').toHaveBeenCalledTimes(2);
    await root.act(async () => fail(new Error('down')));
    expect([root.focusedId(), root.find('generate-code').props.busy]).toEqual(['generate-code', false]);
  });

  it.each([
    [undefined, undefined],
    [{ redirectToPlans: false }, undefined],
    [{ redirectToPlans: true }, '/plans'],
  ])('[CODE-08, CODE-09] on a token, with the state %j, signs in on the way to %s', async (state, to) => {
    const { root, api, session } = await mount({ state });
    api.pairToken.mockResolvedValue({ token: 'custom' });
    await root.wait(5000);
    await root.act(async () => {});
    expect(session.signInWithToken).toHaveBeenCalledWith('custom', to);
  });

  it('[CODE-11] nothing goes on after the screen has gone', async () => {
    const { root, api, visibility } = await mount();
    await root.unmount();
    expect(visibility.watched).toBe(0);
    await root.wait(60_000);
    expect(api.pairToken).not.toHaveBeenCalled();
    expect(root.clock.pendingCount).toBe(0);
  });

  it('[CODE-13] shown again after a while, the countdown is right at once', async () => {
    const { root, visibility, wall } = await mount();
    wall.ahead = 100_000;
    await root.act(() => visibility.tell(true));
    expect(words(root)).toContain('expires in 3:20');
  });

  it('a deployment without a pairing page shows the code alone', async () => {
    const { root, codes } = await mount({ pairUrl: undefined });
    expect(codes).toEqual([]);
    expect(words(root)).toContain('1. Open the sign-in page of Proscenium on your phone or computer');
    expect(words(root)).toContain('BCD 234');
  });
});
