/** The screen of plans on fake calls, for its tests. */
import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { FocusHistoryEntry } from '../../../../renderer';
import type { Key, SceneNode } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { ApiError, createQueryClient, queries } from '../../../api';
import type { Interest, Plan, Profile, UserSettings } from '../../../contract';
import {
  parsePlans,
  parseProfile,
  parseProvider,
  parseSettings,
  parseSubscription,
  parseUser,
  parseUserSettings,
} from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import Plans from '../Plans';
import { settle } from '../../../shell/testing/settle';

const quiet = (): void => {};
export const ANN = parseProfile({ uuid: 'ann', name: 'Ann' }, quiet);

/** A plan as the service sends it: monthly, on televisions. */
export const wirePlan = (uuid: string, more: object = {}) => ({
  uuid,
  name: uuid,
  platforms: ['TV'],
  prices: [wirePrice()],
  ...more,
});
/** A price as the service sends it: monthly. */
export const wirePrice = (more: object = {}) => ({
  uuid: 'month',
  interval: 'month',
  amount: 29900,
  currency: 'inr',
  ...more,
});
export const plansOf = (...sent: readonly object[]): Plan[] => parsePlans(sent, quiet);

const PROMOTION = { discountType: 'period', amount: 7 };
/** Three monthly plans: Day, Month and Year by name, because names say nothing about intervals. */
export const PLANS = plansOf(
  ...['Day', 'Month', 'Year'].map((name) =>
    wirePlan(name.toLowerCase(), {
      name,
      description: `The ${name} plan`,
      details: [`Detail of ${name}`],
      prices: [wirePrice({ promotion: PROMOTION })],
    }),
  ),
);

export interface SetUp {
  state?: object | null;
  session?: 'signedIn' | 'anonymous';
  profile?: typeof ANN | null;
  interestsEnabled?: boolean;
  /** What the service lists at the end of a registration; a rejection is a failed call. */
  profiles?: () => Promise<Profile[]>;
  plans?: () => Promise<Plan[]>;
  planUuid?: string;
  /** Of the subscription, beside its plan. */
  subscribed?: object;
  subscription?: () => Promise<never>;
  userSettings?: () => Promise<UserSettings>;
  provider?: object;
  interests?: () => Promise<Interest[]>;
  country?: string;
  language?: string;
}

/** Mounts /plans over '/before', and waits until the answers are shown. */
export async function mountPlans(setUp: SetUp = {}) {
  const { state = null, session = 'signedIn', profile = ANN, interestsEnabled = true, planUuid } = setUp;
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile });
  const menuLinks = [{ uuid: 'h1', title: 'Home' }];
  stores.settings.setState({ settings: parseSettings({ menuLinks, interestsEnabled }, quiet) });
  stores.identity.setState({ session, uid: 'u' });
  const sent = planUuid === undefined ? null : { planUuid, ...setUp.subscribed };
  const api = {
    plans: vi.fn(setUp.plans ?? (async () => PLANS)),
    profiles: vi.fn(setUp.profiles ?? (async () => [ANN])),
    interestMenu: async () => [],
    interests: vi.fn(setUp.interests ?? (async () => [])),
    provider: vi.fn(async () => parseProvider(setUp.provider ?? {}, quiet)),
    userSettings: vi.fn(setUp.userSettings ?? (async () => parseUserSettings({}, quiet))),
    subscription: vi.fn(setUp.subscription ?? (async () => parseSubscription(sent, quiet))),
  };
  const report = vi.fn();
  const chooseProfile = vi.fn();
  const chosen = { chooseProfile, replaceMenu: () => {} };
  const services = fakeServices({ api, report, session: chosen });
  const cache = createQueryClient();
  if (setUp.country !== undefined) {
    const user = { ...parseUser({ uid: 'u' }, quiet), country: setUp.country };
    cache.setQueryData(queries.user(services.api).queryKey, user);
  }
  const texts = createTexts(async (language) => translations(language));
  await texts.use(setUp.language ?? 'en');
  const seen: { path: string; state: unknown } = { path: '', state: null };
  let go: (delta: number) => void = quiet;
  function Entry({ children }: { children: ReactNode }) {
    const { pathname, state: carried, key } = useLocation();
    const navigate = useNavigate();
    go = (delta) => void navigate(delta);
    Object.assign(seen, { path: pathname, state: carried });
    const entry = (carried as { entryKey?: string } | null)?.entryKey ?? key;
    return (
      <FocusHistoryEntry key={entry} entry={entry}>
        {pathname === '/plans' ? children : null}
      </FocusHistoryEntry>
    );
  }
  await root.render(
    <MemoryRouter initialEntries={['/before', { pathname: '/plans', state }]}>
      <QueryClientProvider client={cache}>
        <TextsContext.Provider value={texts}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <Entry>
                <Plans />
              </Entry>
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle(root);
  return {
    root,
    api,
    chooseProfile,
    report,
    seen,
    /** Goes in the history; -1 is back. */
    go: async (delta: number) => {
      await root.act(() => go(delta));
      await settle(root);
    },
  };
}

const translations = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../tests/service/translations/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

export const failing = (): Promise<never> =>
  Promise.reject(new ApiError({ call: 'plans', kind: 'status', status: 500, service: null }));

/** Everything on the screen, as one text. */
export const words = (root: TestRoot): string => JSON.stringify(root.tree());
/** All nodes of the scene. */
export const nodesOf = (root: TestRoot): SceneNode[] => {
  const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];
  return within(root.tree());
};
/** The node of a test name, with everything in it. */
export const nodeOf = (root: TestRoot, id: string): SceneNode => {
  const found = nodesOf(root).find((node) => node.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
/** The texts inside a node, in order. */
export const textsIn = (node: SceneNode): string[] => [
  ...(node.role === 'text' || node.role === 'heading' ? [node.name] : []),
  ...node.children.flatMap(textsIn),
];
/** Presses keys one after the other. */
export const pressAll = async (root: TestRoot, ...keys: readonly Key[]): Promise<void> => {
  for (const key of keys) await root.press(key);
};
