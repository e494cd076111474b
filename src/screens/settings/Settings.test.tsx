import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { FocusHistoryEntry } from '../../../renderer';
import type { SceneNode } from '../../../renderer';
import { deviceClassOf } from '../../../platforms/classes';
import type { DeviceClassOverride } from '../../../platforms/classes';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient, queries } from '../../api';
import type { Situation } from '../../api';
import {
  parseCard,
  parseContentLanguages,
  parseProfile,
  parseProvider,
  parseSettings,
  parseSubscription,
  parseUser,
  parseUserSettings,
} from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { useHistoryEntryKey } from '../../shell/navigation';
import { ServicesContext } from '../../shell/services';
import { fakeDomLayer } from '../../shell/testing/fakeDomLayer';
import { fakeServices } from '../../shell/testing/fakeServices';
import { ok } from '../../ui/keyboard/testing/typist';
import { settle } from '../../shell/testing/settle';
import { CONTENT } from '../../ui/stage';
import Settings from './Settings';

type Call = Extract<Situation, ApiError['call']>;
const quiet = (): void => {};
const PLAN = {
  planUuid: 'premium',
  planMetadata: { name: 'Premium' },
  nextPaymentDate: '2026-12-12T12:00:00.000Z',
  price: { uuid: 'p', interval: 'month', amount: 29900, currency: 'inr' },
  gateway: 'stripe',
};
const PUNJABI = JSON.parse(
  readFileSync(new URL('../../../tests/service/translations/pa.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const CARD = { brand: 'Visa', maskedNumber: '•••• 4242' };

/** The card is asked for once it is known who pays: one answer leads to another question. */
async function settleAll(root: TestRoot): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds++) await settle(root);
}

interface SetUp {
  path?: string;
  session?: 'signedIn' | 'anonymous';
  subscription?: object | null;
  card?: object | null;
  provider?: object;
  userSettings?: object;
  settings?: object;
  profile?: object;
  /** Shown in Punjabi. */
  punjabi?: boolean;
  /** Calls that are refused. */
  refused?: readonly Call[];
  /** How they are. Default: by status 500. */
  refusedBy?: Refusal;
  /** Calls that are never answered. */
  awaited?: readonly Call[];
  /** The set's model. */
  model?: string;
  /** Of the configuration. */
  deviceClasses?: readonly DeviceClassOverride[];
  /** What the set tells of itself. */
  hdr?: boolean;
  language?: string;
}

type Refusal = readonly [kind: 'network' | 'timeout' | 'contract' | 'status', status: number | null];

/** What the nine failures of `src/api/matrix.test.ts` are for a screen. */
const REFUSALS: readonly Refusal[] = [
  ['network', null],
  ['timeout', null],
  ['contract', null],
  ['status', 401],
  ['status', 403],
  ['status', 404],
  ['status', 500],
];
const refusal = (call: Call, [kind, status]: Refusal = ['status', 500]): ApiError =>
  new ApiError({ call, kind, status, service: null });

async function mount(setUp: SetUp = {}) {
  const { path = '/settings', session = 'signedIn', refused = [], awaited = [] } = setUp;
  const root = createTestRoot();
  const stores = createStores({ platform: 'tizen', deviceId: 'device-7', version: '1.5.1', profile: null });
  const menuLinks = [{ uuid: 'h1', title: 'Home' }];
  const links = { helpDesk: 'https://help.example' };
  stores.settings.setState({
    settings: parseSettings(
      { appName: 'Proscenium', menuLinks, links, restrictedGateways: ['shop'], ...setUp.settings },
      quiet,
    ),
  });
  stores.identity.setState({ session, uid: 'u' });
  if (setUp.profile)
    stores.profile.setState({ current: parseProfile({ uuid: 'p', ...setUp.profile }, quiet) });
  const answers =
    <Value,>(call: Call, value: () => Value) =>
    async (): Promise<Value> => {
      if (awaited.includes(call)) await new Promise(() => {});
      if (refused.includes(call)) throw refusal(call, setUp.refusedBy);
      return value();
    };
  const { subscription = PLAN, card = CARD } = setUp;
  const api = {
    subscription: vi.fn(answers('subscription', () => parseSubscription(subscription, quiet))),
    card: vi.fn(answers('card', () => parseCard(card, quiet))),
    provider: vi.fn(answers('provider', () => parseProvider(setUp.provider ?? {}, quiet))),
    userSettings: vi.fn(answers('userSettings', () => parseUserSettings(setUp.userSettings ?? {}, quiet))),
    cancelSubscription: vi.fn(answers('cancelSubscription', () => undefined)),
    user: vi.fn(),
    contentLanguages: vi.fn(
      answers('contentLanguages', () =>
        parseContentLanguages(
          { audioLanguages: ['hi', 'en'], subtitlesLanguages: ['pa', 'en', 'hi'] },
          quiet,
        ),
      ),
    ),
  };
  const report = vi.fn();
  const platform = {
    exit: vi.fn(),
    facts: () => ({
      id: 'tizen' as const,
      userAgent: '',
      version: '3.0',
      model: setUp.model ?? null,
      memory: 1,
    }),
    maxVideo: () => ({ width: 3840, height: 2160 }),
    hdr: async () => setUp.hdr ?? false,
    language: async () => setUp.language ?? null,
    watchVisibility(listener: (visible: boolean) => void) {
      listener(true);
      return () => {};
    },
  };
  const pictures = { bytes: 4_260_000, budget: 20e6 };
  const cache = createQueryClient();
  const user = { ...parseUser({ uid: 'u', email: 'ann@tv.example' }, quiet), country: 'IN' };
  const { layer: dom, codes } = fakeDomLayer();
  const now = () => Date.UTC(2026, 10, 24, 12);
  const services = fakeServices({
    api,
    report,
    platform,
    dom,
    now,
    deviceClass: deviceClassOf(platform.facts(), setUp.deviceClasses),
    textures: () => pictures,
  });
  cache.setQueryData(queries.user(services.api).queryKey, user);
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Places() {
    const { pathname, state } = useLocation();
    const place = useHistoryEntryKey();
    Object.assign(seen, { path: pathname, state });
    return (
      <FocusHistoryEntry key={place} entry={place}>
        <Routes>
          <Route path="/settings/:view?" element={<Settings />} />
          <Route path="*" element={null} />
        </Routes>
      </FocusHistoryEntry>
    );
  }
  const texts = createTexts(async () => PUNJABI);
  if (setUp.punjabi) await texts.use('pa');
  await root.render(
    <MemoryRouter initialEntries={['/before', path]}>
      <QueryClientProvider client={cache}>
        <TextsContext.Provider value={texts}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <Places />
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settleAll(root);
  return { root, api, cache, report, platform, pictures, seen, stores, codes };
}

/** The lines of the view: 'Plan: Premium'. */
function facts(root: TestRoot): string[] {
  const said: string[] = [];
  const walk = (node: ReturnType<TestRoot['tree']>): void => {
    if (node.id?.startsWith('fact-')) said.push(node.name);
    node.children.forEach(walk);
  };
  walk(root.tree());
  return said;
}
const words = (root: TestRoot): string => JSON.stringify(root.tree());
const buttons = (root: TestRoot): string[] =>
  ['buy', 'buyNew', 'change', 'cancel', 'retry'].filter(
    (name) => root.query(`subscription-${name}`) !== null,
  );
/** Longer than focus has to rest. */
const REST = 300;

describe('/settings', () => {
  it('[SUB-01, ROUTE-17] the menu has its five entries in their order; the base is the account`s', async () => {
    const { root } = await mount();
    const menu = root.tree().children.flatMap(function all(node): typeof node.children {
      return [node, ...node.children.flatMap(all)];
    });
    expect(menu.filter(({ role }) => role === 'menuitem').map(({ name }) => name)).toEqual([
      'Go back',
      'Account and subscription',
      'Device info',
      'Contact',
      'Exit',
    ]);
    expect(root.focusedId()).toBe('settings-account');
    expect(root.query('settings-view-account')).not.toBeNull();
  });

  it('[SUB-01] title and menu begin at the left edge of the content of every screen', async () => {
    const { root } = await mount();
    const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];
    const nodes = all(root.tree());
    const lefts = nodes
      .filter(({ role, name }) => (role === 'heading' && name === 'Settings') || role === 'menuitem')
      .map(({ rect }) => rect.x);
    expect([lefts.length > 5, ...new Set(lefts)]).toEqual([true, CONTENT.x]);
  });

  it.each([
    ['/settings/subscription', 'account'],
    ['/settings/account', 'account'],
    ['/settings/device', 'device'],
    ['/settings/contact', 'contact'],
    ['/settings/exit', 'exit'],
  ])('[ROUTE-17] %s shows the view %s, with focus on its entry', async (path, item) => {
    const { root, seen } = await mount({ path });
    expect(seen.path).toBe(path);
    expect(root.query(`settings-view-${item}`)).not.toBeNull();
    if (item !== 'exit') expect(root.focusedId()).toBe(`settings-${item}`);
  });

  it('[ROUTE-17, SUB-02] /settings/back goes home, a path that is no entry`s does not exist', async () => {
    expect((await mount({ path: '/settings/back' })).seen.path).toBe('/h1');
    expect((await mount({ path: '/settings/billing' })).seen.path).toBe('/page_not_exists');
  });

  it('a view is shown once focus is idle on its entry; passing an entry fetches nothing', async () => {
    const { root, api, seen } = await mount({ path: '/settings/device' });
    await root.press('up');
    await root.wait(100);
    await root.press('up');
    await root.wait(REST);
    expect(root.focusedId()).toBe('settings-back');
    expect(root.query('settings-view-back')).not.toBeNull();
    expect(seen.path, 'going back is only done when it is chosen').toBe('/settings/device');
    expect(api.subscription).not.toHaveBeenCalled();
    await root.press('down');
    await root.wait(REST);
    await settleAll(root);
    expect(seen.path).toBe('/settings/account');
    expect(root.focusedId(), 'the screen stays').toBe('settings-account');
    expect(api.subscription).toHaveBeenCalledTimes(1);
  });

  it('right and OK go on into a view at once, and left comes back to its entry', async () => {
    const { root } = await mount({ path: '/settings/device' });
    await root.press('up');
    await root.press('right');
    await settleAll(root);
    expect(root.focusedId()).toBe('subscription-change');
    await root.press('left');
    expect(root.focusedId()).toBe('settings-account');
    await ok(root);
    expect(root.focusedId()).toBe('subscription-change');
  });

  it('a visit asks for subscription and card once, however often its view is looked at', async () => {
    const { root, api } = await mount();
    for (const key of ['down', 'up', 'down', 'up'] as const) {
      await root.press(key);
      await root.wait(REST);
      await settleAll(root);
    }
    for (const call of [api.subscription, api.card, api.userSettings, api.provider])
      expect(call).toHaveBeenCalledTimes(1);
    expect(api.user, 'known since the sign-in').not.toHaveBeenCalled();
  });

  it('[SUB-02] Go back returns to the home page; [SUB-03] so does the back key', async () => {
    const chosen = await mount();
    await chosen.root.press('up');
    await ok(chosen.root);
    expect(chosen.seen.path).toBe('/h1');
    const { root, seen } = await mount({ path: '/settings/contact' });
    await root.press('back');
    expect(seen.path).toBe('/h1');
  });

  it('[SUB-16] Exit asks before leaving; its own address does at once', async () => {
    const { root, platform } = await mount({ path: '/settings/contact' });
    await root.press('down');
    await root.wait(REST);
    expect(root.query('exit-dialog'), 'resting there is not choosing it').toBeNull();
    await ok(root);
    expect(root.focusedId()).toBe('exit-no');
    await root.press('back');
    expect([root.query('exit-dialog'), root.focusedId()]).toEqual([null, 'settings-exit']);
    await ok(root);
    await root.press('left');
    await ok(root);
    expect(platform.exit).toHaveBeenCalledTimes(1);
    expect((await mount({ path: '/settings/exit' })).root.focusedId()).toBe('exit-no');
  });

  it('[SUB-14] device info: platform, device id, version, what the set can do, and the network as it is just now', async () => {
    const { root, stores, pictures } = await mount({ path: '/settings/device' });
    expect(facts(root)).toEqual([
      'Platform: tizen',
      'Device ID: device-7',
      'Version: 1.5.1',
      'Device class: Lowest, by its version (tizen 3.0)',
      'Largest video: 3840 × 2160',
      'Drawn at: 1920 × 1080',
      'Picture memory: 4 of 20 MB',
      'Network: Connected',
    ]);
    await root.act(() => stores.network.setState({ isNetworkConnected: false }));
    expect(facts(root)).toContain('Network: Not connected');
    pictures.bytes = 12e6;
    await root.wait(1000);
    expect(facts(root), 'a second later').toContain('Picture memory: 12 of 20 MB');
  });

  it('[SUB-14] what the set tells of its panel and its language is shown', async () => {
    const { root } = await mount({ path: '/settings/device', hdr: true, language: 'pa' });
    expect(facts(root)).toEqual(
      expect.arrayContaining(['Largest video: 3840 × 2160, HDR', 'Language of the set: pa']),
    );
  });

  it('[SUB-14] a class that the configuration gives a model is shown with the model', async () => {
    const deviceClasses = [{ model: 'QE55*', class: 'middle' as const }];
    const { root } = await mount({ path: '/settings/device', model: 'QE55Q60', deviceClasses });
    expect(facts(root)).toContain('Model: QE55Q60');
    expect(facts(root)).toContain('Device class: Middle, set by the service for QE55Q60');
  });

  it('[SUB-15, SHELL-21] contact shows the help desk`s link, for reading and for a camera', async () => {
    const { root, codes } = await mount({ path: '/settings/contact' });
    expect(words(root)).toContain('Help desk: help.example');
    expect(codes.map(({ testId }) => testId)).toEqual(['help-desk-qr']);
    const without = await mount({ path: '/settings/contact', settings: { links: {} } });
    expect(words(without.root)).not.toContain('Help desk');
    expect(facts(without.root)).toContain('Device ID: device-7');
  });

  it('a guest is offered to sign in, and nothing of an account is asked for', async () => {
    const { root, api, seen } = await mount({ session: 'anonymous' });
    await root.press('right');
    expect(root.focusedId()).toBe('settings-sign-in');
    await ok(root);
    expect(seen).toMatchObject({ path: '/welcome/code', state: { origin: true } });
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
  });
});

describe('the subscription', () => {
  it('[SUB-04, SUB-13, SUB-18] shows plan, price, next payment and masked card; it can be changed and cancelled', async () => {
    const { root, api, seen } = await mount();
    expect(facts(root)).toEqual([
      'Signed in as: ann@tv.example',
      'Plan: Premium',
      'Price: 299.00 INR a month',
      expect.stringMatching(/^Next payment: (December 12|12 December),? 2026$/),
      'Payment method: Visa •••• 4242',
    ]);
    expect(buttons(root)).toEqual(['change', 'cancel']);
    expect([api.subscription.mock.calls.length, api.card.mock.calls.length]).toEqual([1, 1]);
    await root.press('right');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it.each([{ amount: null }, { currency: null }])(
    '[PLAN-12] a price with %j is not shown',
    async (missing) => {
      const { root } = await mount({ subscription: { ...PLAN, price: { ...PLAN.price, ...missing } } });
      expect(facts(root).filter((line) => line.startsWith('Price'))).toEqual([]);
    },
  );

  it('[SUB-05, SUB-06] without a plan and a card it says so, and a plan can be bought', async () => {
    const { root, seen } = await mount({ subscription: null, card: null });
    expect(facts(root).slice(1)).toEqual(['Plan: no plan', 'Payment method: no payment method available']);
    expect(buttons(root)).toEqual(['buy']);
    await root.press('right');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it('[SUB-07, SUB-17] of a partner names the provider, has no controls, and no card is asked for', async () => {
    const { root, api } = await mount({
      userSettings: { isPartnerUser: true, uid: 'u', isPremium: true, playbackSettings: { skipIntro: true } },
      provider: { name: 'Punjab Fibre' },
    });
    expect(words(root)).toContain('Your subscription is managed by Punjab Fibre');
    expect(buttons(root)).toEqual([]);
    expect(facts(root).at(-1)).toContain('Next payment');
    expect(api.card).not.toHaveBeenCalled();
  });

  it('[SUB-07] of a partner who has no name', async () => {
    const { root } = await mount({ userSettings: { isPartnerUser: true }, refused: ['provider'] });
    expect(words(root)).toContain('Your subscription is managed by another provider');
    expect(buttons(root)).toEqual([]);
  });

  it('[SUB-08] of a restricted gateway has no change and no cancel', async () => {
    const { root } = await mount({ subscription: { ...PLAN, gateway: 'shop' } });
    expect(facts(root)).toContain('Plan: Premium');
    expect(buttons(root)).toEqual([]);
  });

  it('[SUB-09] that is cancelled runs until its day, and only a new one can be bought', async () => {
    const { root } = await mount({ subscription: { ...PLAN, isCancelationScheduled: true } });
    expect(facts(root)[3]).toMatch(/^Active until: .*2026$/);
    expect(words(root)).not.toContain('Next payment');
    expect(buttons(root)).toEqual(['buyNew']);
    expect(words(root)).toContain('buy new plan');
  });

  it.each<[readonly Call[], readonly string[], readonly string[]]>([
    [['subscription'], ['Plan: An error occurred', 'Payment method: Visa •••• 4242'], ['retry']],
    [['card'], ['Plan: Premium', 'Payment method: An error occurred'], ['change', 'cancel', 'retry']],
    [['subscription', 'card'], ['Plan: An error occurred', 'Payment method: An error occurred'], ['retry']],
  ])(
    '[SUB-12, DATA-11] %j that cannot be had goes to the log only, and says so in its own line',
    async (refused, lines, left) => {
      const { root, report, seen } = await mount({ refused });
      expect(facts(root)).toEqual(expect.arrayContaining([...lines]));
      expect(buttons(root)).toEqual(left);
      expect(report.mock.calls.map(([error, severity]) => [(error as ApiError).call, severity])).toEqual(
        refused.map((call) => [call, 'error']),
      );
      expect(seen.path).toBe('/settings');
    },
  );

  it('[SUB-12] what failed can be asked for again, and nothing else is', async () => {
    const { root, api } = await mount({ refused: ['card'] });
    api.card.mockResolvedValue(parseCard(CARD, quiet));
    await root.press('right');
    await root.press('right', 2);
    expect(root.focusedId()).toBe('subscription-retry');
    await ok(root);
    await settleAll(root);
    expect(facts(root)).toContain('Payment method: Visa •••• 4242');
    expect([api.card.mock.calls.length, api.subscription.mock.calls.length]).toEqual([2, 1]);
    expect(buttons(root)).toEqual(['change', 'cancel']);
    expect(root.focusedId()).toBe('subscription-cancel');
  });

  it('[SUB-12] asking again keeps focus: on the button, which is busy, then on what came', async () => {
    const { root, api } = await mount({ refused: ['subscription', 'card'] });
    await root.press('right');
    let answer = (): void => {};
    api.subscription.mockReturnValue(
      new Promise((resolve) => (answer = () => resolve(parseSubscription(PLAN, quiet)))),
    );
    api.card.mockResolvedValue(parseCard(CARD, quiet));
    await ok(root);
    await settleAll(root);
    expect([root.focusedId(), root.find('subscription-retry').props.busy]).toEqual([
      'subscription-retry',
      true,
    ]);
    await ok(root);
    expect(api.subscription).toHaveBeenCalledTimes(2);
    answer();
    await settleAll(root);
    expect(buttons(root)).toEqual(['change', 'cancel']);
    expect(root.focusedId()).toBe('subscription-change');
  });

  it('[SUB-12] what came is not asked for again by a button, also while it is fetched anew', async () => {
    const { root, api, cache } = await mount({ refused: ['card'] });
    api.card.mockResolvedValueOnce(parseCard(CARD, quiet));
    await root.press('right');
    await root.press('right', 2);
    await ok(root);
    await settleAll(root);
    api.card.mockReturnValue(new Promise(() => {}));
    await root.act(() => void cache.invalidateQueries());
    await settleAll(root);
    expect(cache.isFetching()).toBeGreaterThan(0);
    expect(buttons(root)).toEqual(['change', 'cancel']);
  });

  it('[DATA-11] each part is awaited on its own, in a line that is there already', async () => {
    const card = await mount({ awaited: ['card'] });
    expect(facts(card.root).slice(1, 3)).toEqual(['Plan: Premium', 'Price: 299.00 INR a month']);
    expect(card.root.find('fact-card').props.busy).toBe(true);
    expect(buttons(card.root)).toEqual(['change', 'cancel']);
    const plan = await mount({ awaited: ['subscription'] });
    expect(facts(plan.root).slice(1)).toEqual([
      'Plan',
      'Price',
      'Next payment',
      'Payment method: Visa •••• 4242',
    ]);
    expect([buttons(plan.root), plan.root.focusedId()]).toEqual([[], 'settings-account']);
  });
});

describe('a call of the account view that is refused', () => {
  it.each(REFUSALS)(
    '[SUB-12] by %s %s: its line says so, the others stay, and it can be asked again',
    async (...by) => {
      for (const [call, line] of [
        ['subscription', 'Plan: An error occurred'],
        ['card', 'Payment method: An error occurred'],
      ] as const) {
        const { root, seen } = await mount({ refused: [call], refusedBy: by });
        expect(facts(root)).toContain(line);
        expect(facts(root)).toContain('Signed in as: ann@tv.example');
        expect(buttons(root)).toContain('retry');
        expect([seen.path, root.focusedId()]).toEqual(['/settings', 'settings-account']);
      }
    },
  );
});

describe('cancelling', () => {
  async function asked(setUp: SetUp = {}) {
    const all = await mount(setUp);
    await all.root.press('right');
    await all.root.press('right');
    await ok(all.root);
    return all;
  }

  it('[SUB-10, SUB-03] is asked first; no and back change nothing, and back does not leave the settings', async () => {
    const { root, api, seen } = await asked();
    expect(words(root)).toContain('Do you want to cancel the subscription?');
    expect(root.focusedId()).toBe('cancel-no');
    await root.press('back');
    expect([root.query('cancel-dialog'), root.focusedId()]).toEqual([null, 'subscription-cancel']);
    await ok(root);
    await ok(root);
    expect(root.query('cancel-dialog')).toBeNull();
    expect(api.cancelSubscription).not.toHaveBeenCalled();
    expect(seen.path).toBe('/settings');
  });

  it('[SUB-10] says until when the plan can be watched, and offers to keep or to cancel it', async () => {
    const { root } = await asked();
    const said = words(root);
    for (const one of ['You can watch until December 12, 2026', 'Cancel plan', 'Keep plan'])
      expect(said).toContain(one);
    for (const nextPaymentDate of ['soon', null, '2026-10-12T12:00:00.000Z']) {
      const without = await asked({ subscription: { ...PLAN, nextPaymentDate } });
      expect(without.root.query('dialog-detail')).toBeNull();
      expect(without.root.focusedId()).toBe('cancel-no');
    }
  });

  it.each(REFUSALS)(
    '[SUB-12] refused by %s %s it says so in the dialog, with focus on the answer',
    async (...by) => {
      const { root } = await asked({ refused: ['cancelSubscription'], refusedBy: by });
      await root.press('left');
      await ok(root);
      await settleAll(root);
      expect(words(root)).toContain('An error occurred');
      expect([root.focusedId(), root.query('cancelled')]).toEqual(['cancel-yes', null]);
      expect(facts(root)).toContain('Plan: Premium');
    },
  );

  it('[SUB-10, SUB-11] yes sends one DELETE, clears the subscription, closes the dialog and confirms for 5 s', async () => {
    const { root, api } = await asked();
    api.subscription.mockResolvedValue(parseSubscription(null, quiet));
    let answer = (): void => {};
    api.cancelSubscription.mockReturnValue(new Promise((resolve) => (answer = () => resolve(undefined))));
    await root.press('left');
    await ok(root);
    await ok(root);
    await settleAll(root);
    expect(root.find('cancel-yes').props.busy).toBe(true);
    await root.act(() => answer());
    await settleAll(root);
    expect(api.cancelSubscription).toHaveBeenCalledTimes(1);
    expect(root.query('cancel-dialog')).toBeNull();
    expect(facts(root)).toContain('Plan: no plan');
    expect(api.subscription).toHaveBeenCalledTimes(2);
    expect(root.focusedId()).toBe('subscription-buy');
    expect(root.find('cancelled').props.label).toBe('The subscription has been cancelled');
    await root.wait(4900);
    expect(root.query('cancelled')).not.toBeNull();
    await root.wait(100);
    expect(root.query('cancelled')).toBeNull();
  });

  it('[SUB-11] nothing of the old subscription stays while the new state is awaited', async () => {
    const { root, api } = await asked();
    api.subscription.mockReturnValue(new Promise(() => {}));
    await root.press('left');
    await ok(root);
    await settleAll(root);
    expect(facts(root)).toContain('Plan');
    expect(buttons(root)).toEqual([]);
    expect(root.focusedId()).toBe('settings-account');
  });

  it('[SUB-12] that fails is in the log, leaves the subscription, and can be tried again', async () => {
    const { root, api, report } = await asked({ refused: ['cancelSubscription'] });
    await root.press('left');
    await ok(root);
    await settleAll(root);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'error', { code: null });
    expect(root.query('dialog-note')).not.toBeNull();
    expect(words(root)).toContain('An error occurred');
    expect(api.subscription).toHaveBeenCalledTimes(1);
    api.cancelSubscription.mockResolvedValue(undefined);
    await ok(root);
    await settleAll(root);
    expect(api.cancelSubscription).toHaveBeenCalledTimes(2);
    expect(root.query('cancelled')).not.toBeNull();
  });

  it('the result of an earlier attempt is not shown when the dialog opens again', async () => {
    const { root } = await asked({ refused: ['cancelSubscription'] });
    await root.press('left');
    await ok(root);
    await settleAll(root);
    await root.press('back');
    await ok(root);
    expect(root.query('dialog-note')).toBeNull();
    expect(root.query('cancel-dialog')).not.toBeNull();
  });
});

describe('how titles are played', () => {
  /** Each switch: on or off, and each language, as the lines say it. */
  async function lines(root: TestRoot): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    const walk = (node: SceneNode): void => {
      const name = node.id?.startsWith('setting-') ? node.id.slice('setting-'.length) : null;
      if (name !== null) found[name] = node.role === 'switch' ? node.checked === true : node.value;
      node.children.forEach(walk);
    };
    // A list mounts what is near: both of its ends are looked at.
    walk(root.tree());
    for (let presses = 0; presses < 9; presses++) await root.press('down');
    await settle(root);
    walk(root.tree());
    return found;
  }
  async function enter(setUp: SetUp = {}) {
    const all = await mount(setUp);
    await all.root.press('right');
    await settleAll(all.root);
    return all;
  }
  async function down(root: TestRoot, id: string): Promise<void> {
    for (let presses = 0; root.focusedId() !== id; presses++) {
      expect(presses, `${id} is reached`).toBeLessThan(12);
      await root.press('down');
      await settle(root);
    }
  }
  const DEFAULTS = {
    skipIntro: false,
    skipRecap: false,
    skipCredits: false,
    playNextEpisode: true,
    playTrailer: true,
    audioLanguage: 'English',
    subtitles: 'Automatic',
  };

  it.each<[string, SetUp, object]>([
    ['a guest', { session: 'anonymous' }, {}],
    [
      'a member, by user settings and profile',
      {
        userSettings: { playbackSettings: { skipIntro: true, playNextEpisode: false, playTrailer: true } },
        profile: { language: 'pa', playbackSettings: { playTrailer: false, skipCredits: true } },
      },
      { skipIntro: true, playNextEpisode: false, playTrailer: false, audioLanguage: 'Punjabi' },
    ],
    ['a member whose user settings are refused', { refused: ['userSettings'], profile: {} }, {}],
  ])('[SUB-17] %s finds what they begin with', async (_, setUp, shown) => {
    const { root, seen } = await enter(setUp);
    expect(await lines(root)).toEqual({ ...DEFAULTS, ...shown });
    expect(seen.path, 'no screen of errors').toBe('/settings');
  });

  it('[SUB-17] of a partner the lines are there, too', async () => {
    const { root } = await enter({ userSettings: { isPartnerUser: true }, profile: {} });
    expect(root.focusedId()).toBe('setting-skipIntro');
    expect(await lines(root)).toEqual(DEFAULTS);
  });

  it.each([
    ['skipIntro', true],
    ['skipRecap', true],
    ['skipCredits', true],
    ['playNextEpisode', false],
    ['playTrailer', false],
  ] as const)('[SUB-17] %s is turned over by one OK, and back by another', async (name, changed) => {
    const { root, stores, api } = await enter({ profile: {} });
    await down(root, `setting-${name}`);
    await ok(root);
    expect(stores.viewing.getState().preferences).toEqual({ [name]: changed });
    expect(root.find(`setting-${name}`).props).toMatchObject({ role: 'switch', checked: changed });
    expect(words(root)).toContain(changed ? 'On' : 'Off');
    await ok(root);
    expect(stores.viewing.getState().preferences).toEqual({ [name]: !changed });
    expect(root.focusedId()).toBe(`setting-${name}`);
    expect(
      Object.values(api).map((call) => call.mock.calls.length),
      'no call writes them',
    ).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });

  it('[SHELL-15] says in a line how long they hold', async () => {
    const { root } = await enter();
    expect(words(root)).toContain(
      'These choices hold until you sign out, change the profile or restart the app.',
    );
  });

  it.each([
    [
      'audioLanguage',
      'en',
      [
        ['hi', 'Hindi'],
        ['en', 'English'],
      ],
      'hi',
    ],
    [
      'subtitles',
      'auto',
      [
        ['auto', 'Automatic'],
        ['off', 'Off'],
        ['pa', 'Punjabi'],
        ['en', 'English'],
        ['hi', 'Hindi'],
      ],
      'off',
    ],
  ] as const)(
    '[SUB-17] %s is chosen among the languages of the titles',
    async (setting, now, options, next) => {
      const { root, stores } = await enter({ profile: {} });
      await down(root, `setting-${setting}`);
      await ok(root);
      await settleAll(root);
      for (const [id, name] of options)
        expect(root.find(`language-${id}`).props.label, id).toMatch(new RegExp(`^${name}`));
      expect(root.focusedId()).toBe(`language-${now}`);
      expect(root.find(`language-${now}`).props.checked).toBe(true);
      await root.press('back');
      await root.wait(200);
      expect([root.query('language-chooser'), root.focusedId()]).toEqual([null, `setting-${setting}`]);
      expect(stores.viewing.getState().preferences, 'back changes nothing').toEqual({});
      await ok(root);
      await settleAll(root);
      await root.press('down');
      await ok(root);
      await root.wait(200);
      expect(stores.viewing.getState().preferences).toEqual({ [setting]: next });
      expect([root.query('language-chooser'), root.focusedId()]).toEqual([null, `setting-${setting}`]);
    },
  );

  it('[SUB-03] back closes the choice of a language first, then goes home', async () => {
    const { root, seen } = await enter({ awaited: ['contentLanguages'] });
    await down(root, 'setting-audioLanguage');
    await ok(root);
    await settleAll(root);
    expect(root.focusedId(), 'one focus while the languages are awaited').toBe('panel-close');
    await root.press('back');
    await root.wait(200);
    expect([seen.path, root.focusedId()]).toEqual(['/settings', 'setting-audioLanguage']);
    await root.press('back');
    expect(seen.path).toBe('/h1');
  });

  it('offers the languages of profiles where those of the titles are refused', async () => {
    const { root, report } = await enter({ refused: ['contentLanguages'], profile: {} });
    await down(root, 'setting-subtitles');
    await ok(root);
    await settleAll(root);
    for (const id of ['auto', 'off', 'en', 'pa']) expect(root.query(`language-${id}`), id).not.toBeNull();
    expect(root.query('language-hi')).toBeNull();
    expect(root.focusedId()).toBe('language-auto');
    expect(report.mock.calls.map(([error]) => (error as ApiError).call)).toEqual(['contentLanguages']);
  });

  it('keeps a language in the list that is no longer offered', async () => {
    const { root } = await enter({ profile: { language: 'ur' } });
    await down(root, 'setting-audioLanguage');
    await ok(root);
    await settleAll(root);
    expect([root.focusedId(), root.find('language-ur').props.checked]).toEqual(['language-ur', true]);
  });
});

describe('a subscription with unusual answers', () => {
  it.each<[string, object, readonly unknown[]]>([
    [
      'a payment day in the past',
      { nextPaymentDate: '2020-02-29T12:00:00.000Z' },
      [expect.stringMatching(/^Next payment: (February 29|29 February),? 2020$/)],
    ],
    [
      'a last day in the past',
      { nextPaymentDate: '2020-02-29T12:00:00.000Z', isCancelationScheduled: true },
      [expect.stringMatching(/^Active until: (February 29|29 February),? 2020$/)],
    ],
    ['no payment day', { nextPaymentDate: null }, []],
    ['a payment day that is none', { nextPaymentDate: 'soon' }, []],
    ['a last day that is none', { nextPaymentDate: '2026-13-45', isCancelationScheduled: true }, []],
  ])('[SUB-04, SUB-09] %s', async (_, changes, lines) => {
    const { root } = await mount({ subscription: { ...PLAN, ...changes } });
    const days = facts(root).filter((line) => /^(Next payment|Active until)/.test(line));
    expect(days).toEqual(lines);
    expect(root.focusedId()).toBe('settings-account');
  });

  it('[SUB-04] a plan that is not on sale any more is shown, and can be changed', async () => {
    const { root, seen } = await mount({
      subscription: { ...PLAN, planUuid: 'gone', planMetadata: { name: 'Old plan' } },
    });
    expect(facts(root)).toContain('Plan: Old plan');
    await root.press('right');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it.each<[object, string | null]>([
    [{ amount: 29900, currency: 'inr' }, '299.00 INR'],
    [{ amount: 29900, currency: 'Usd' }, '299.00 USD'],
    [{ amount: 1, currency: 'EUR' }, '0.01 EUR'],
    [{ amount: 0, currency: 'EUR' }, '0.00 EUR'],
    [{ amount: -1050, currency: 'EUR' }, '-10.50 EUR'],
    [{ amount: 1e12, currency: 'EUR' }, '10000000000.00 EUR'],
    // By the same rule although its unit has three decimals, or none.
    [{ amount: 29900, currency: 'KWD' }, '299.00 KWD'],
    [{ amount: 29900, currency: 'jpy' }, '299.00 JPY'],
    [{ amount: Number.NaN, currency: 'EUR' }, null],
    [{ amount: '29900', currency: 'EUR' }, null],
    [{ amount: null, currency: 'EUR' }, null],
    [{ currency: 'EUR' }, null],
    [{ amount: 29900, currency: null }, null],
    [{ amount: 29900, currency: '' }, null],
    [{ amount: 29900 }, null],
  ])('[SUB-04, PLAN-12] the price %j reads %s', async (money, said) => {
    const { uuid, interval } = PLAN.price;
    const { root } = await mount({ subscription: { ...PLAN, price: { uuid, interval, ...money } } });
    const prices = facts(root).filter((line) => line.startsWith('Price'));
    expect(prices).toEqual(said === null ? [] : [`Price: ${said} a month`]);
  });

  it('[SUB-04] day, interval and lines are in the viewer`s language, the money as written', async () => {
    const { root } = await mount({
      punjabi: true,
      profile: { language: 'pa' },
      subscription: { ...PLAN, price: { ...PLAN.price, intervalMultiplier: 3 } },
    });
    const shown = facts(root);
    expect(shown).toContain('ਅਗਲਾ ਭੁਗਤਾਨ: 12 ਦਸੰਬਰ 2026');
    expect(shown.find((line) => line.includes('299.00 INR'))).toMatch(/299\.00 INR .*3.*[\u0A00-\u0A7F]/);
    expect(words(root)).toContain('ਸ਼ੁਰੂਆਤ ਛੱਡੋ');
    expect(words(root)).not.toMatch(/settings\.|Skip|Off"/);
  });

  it.each([
    ['day', 1, 'a day'],
    ['week', 2, 'for 2 weeks'],
    ['month', 12, 'for 12 months'],
    ['year', 1, 'a year'],
  ])('[SUB-04] an interval of %s x %d reads %s', async (interval, intervalMultiplier, said) => {
    const { root } = await mount({
      subscription: { ...PLAN, price: { ...PLAN.price, interval, intervalMultiplier } },
    });
    expect(facts(root)).toContain(`Price: 299.00 INR ${said}`);
  });
});
