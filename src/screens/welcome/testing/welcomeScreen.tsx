/** Mounts a welcome screen for unit tests with a router, texts, stores and a fake session. */
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { parseSettings } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';

export interface WelcomeSetUp {
  path: string;
  /** Navigation state the screen is opened with. */
  state?: object;
  /** Service settings beside the product's name. */
  settings?: object;
  /** The session functions that the test needs. */
  session: object;
}

export interface MountedScreen {
  readonly root: TestRoot;
  /** The current route. */
  readonly seen: { readonly path: string; readonly state: unknown };
  readonly report: ReturnType<typeof vi.fn>;
  /** Types into a field, as with a hardware keyboard. */
  type(field: string, text: string): Promise<void>;
  /** Presses a button. */
  press(button: string): Promise<void>;
  /** Every text and label in the scene. */
  words(): string;
}

/** Mounts the screen; it is unmounted when the route changes. */
export async function mountWelcome(screen: ReactElement, setUp: WelcomeSetUp): Promise<MountedScreen> {
  const { path, state, settings, session } = setUp;
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium', ...settings }, () => {}) });
  const report = vi.fn();
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function RoutedScreen() {
    const { pathname, state: now } = useLocation();
    Object.assign(seen, { path: pathname, state: now });
    return pathname === path ? screen : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/welcome', { pathname: path, state }]}>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <ServicesContext.Provider value={fakeServices({ report, session })}>
            <RoutedScreen />
          </ServicesContext.Provider>
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return {
    root,
    seen,
    report,
    async type(field, text) {
      await root.act(() => void root.scene.focus.focus(root.find(field)));
      await root.act(() => void root.find(field).props.onText?.({ type: 'insert', text }));
    },
    press: (button) => root.act(() => root.find(button).props.onPress?.()),
    words: () => JSON.stringify(root.tree()),
  };
}
