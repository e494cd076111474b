import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { parseProfile, parseSettings } from '../contract';
import type { MenuLink, PlatformLanguage, Profile } from '../contract';
import { createTexts } from '../i18n';
import { bootstrapProfile, bootstrapAtLaunch, loadLanguages } from './sessionBootstrap';
import type { SessionBootstrap } from './sessionBootstrap';
import { createStores } from './stores';

const MENU: MenuLink[] = [{ uuid: 'live', title: 'Live' }];
const FAN = parseProfile(
  { uuid: 'fan', name: 'Fan', language: 'pa', interests: ['sport', 'music'] },
  () => {},
);
const refused = (call: 'interestMenu' | 'platformLanguage' | 'translations') =>
  new ApiError({ call, kind: 'status', status: 500, service: null });

interface SetUp {
  interestsEnabled?: boolean;
  menu?: () => Promise<MenuLink[]>;
  languages?: () => Promise<PlatformLanguage>;
  translations?: (language: string) => Promise<Record<string, string>>;
  account?: object;
}

function setUp({
  interestsEnabled = true,
  menu = async () => MENU,
  languages = async () => ({ defaultLanguageIsoCode: 'en', availableLanguagesIsoCodes: [] }),
  translations = async () => ({ 'app.ok': 'ਠੀਕ ਹੈ' }),
  account = { session: 'signedIn', profile: FAN, pinVerified: true },
}: SetUp = {}) {
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: FAN });
  stores.settings.setState({ settings: parseSettings({ interestsEnabled }, () => {}) });
  let timeUp: () => void = () => {};
  const asked: number[] = [];
  const bootstrap = {
    api: { interestMenu: vi.fn(menu), platformLanguage: vi.fn(languages) },
    session: {
      language: () => 'pa',
      replaceMenu: vi.fn(),
      account: () => account,
    },
    stores,
    texts: createTexts(translations),
    report: vi.fn((_error: { call?: string }, _severity: string, _extras?: object) => 'id'),
    setTimeout: (task: () => void, ms: number) => {
      timeUp = task;
      asked.push(ms);
    },
  };
  return { ...bootstrap, all: bootstrap as unknown as SessionBootstrap, asked, timeUp: () => timeUp() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a profile that enters', () => {
  it('[PROFILE-13] first asks for the menu of its interests, then is current, then has its menu', async () => {
    const { all, api, session } = setUp();
    const enter = vi.fn(() => expect(session.replaceMenu).not.toHaveBeenCalled());
    await bootstrapProfile(all, FAN, enter);
    expect(api.interestMenu).toHaveBeenCalledExactlyOnceWith(['sport', 'music']);
    expect(api.interestMenu.mock.invocationCallOrder[0]).toBeLessThan(enter.mock.invocationCallOrder[0] ?? 0);
    expect(session.replaceMenu).toHaveBeenCalledExactlyOnceWith('fan', MENU);
  });

  it.each<[string, SetUp, Profile]>([
    ['interests are off', { interestsEnabled: false }, FAN],
    ['the profile named none', {}, { ...FAN, interests: [] }],
  ])('[PROFILE-13] asks for no menu when %s', async (_when, options, profile) => {
    const { all, api, session } = setUp(options);
    await bootstrapProfile(all, profile, () => {});
    expect(api.interestMenu).not.toHaveBeenCalled();
    expect(session.replaceMenu).toHaveBeenCalledExactlyOnceWith('fan', []);
  });

  it('finds its language there at once', async () => {
    const { all, texts } = setUp();
    await bootstrapProfile(all, FAN, () => expect(texts.text('app.ok')).toBe('OK'));
    void texts.use('pa');
    await settled();
    expect(texts.text('app.ok')).toBe('ਠੀਕ ਹੈ');
  });

  it('enters though neither can be had, which is reported', async () => {
    const { all, report, session } = setUp({
      menu: async () => {
        throw refused('interestMenu');
      },
      translations: async () => {
        throw refused('translations');
      },
    });
    const enter = vi.fn();
    await bootstrapProfile(all, FAN, enter);
    expect(enter).toHaveBeenCalledTimes(1);
    expect(session.replaceMenu).toHaveBeenCalledExactlyOnceWith('fan', []);
    expect(report.mock.calls.map(([error, severity]) => [error.call, severity]).sort()).toEqual([
      ['interestMenu', 'error'],
      ['translations', 'warning'],
    ]);
  });

  it('enters before the settings came, without a menu', async () => {
    const { all, api, report, stores } = setUp();
    stores.settings.setState({ settings: null });
    const enter = vi.fn();
    await bootstrapProfile(all, FAN, enter);
    expect(enter).toHaveBeenCalledTimes(1);
    expect([api.interestMenu.mock.calls, report.mock.calls]).toEqual([[], []]);
  });

  it('what the app itself gave up is no failure to report', async () => {
    const { all, report } = setUp({
      menu: async () => {
        throw new ApiError({ call: 'interestMenu', kind: 'aborted', status: null, service: null });
      },
    });
    await bootstrapProfile(all, FAN, () => {});
    expect(report).not.toHaveBeenCalled();
  });

  it('[MENU-11] enters after 2 s whatever is missing; a menu that comes later still replaces the other', async () => {
    let answer: (links: MenuLink[]) => void = () => {};
    const { all, asked, session, timeUp } = setUp({
      menu: () => new Promise((resolve) => (answer = resolve)),
    });
    const enter = vi.fn();
    const arrived = bootstrapProfile(all, FAN, enter);
    await settled();
    expect([asked, enter.mock.calls.length]).toEqual([[2000], 0]);
    timeUp();
    await arrived;
    expect(enter).toHaveBeenCalledTimes(1);
    answer(MENU);
    await settled();
    expect(session.replaceMenu).toHaveBeenCalledExactlyOnceWith('fan', MENU);
  });
});

describe('at the start', () => {
  it('[SHELL-25, SHELL-26] the service`s default and list of languages are the app`s', async () => {
    const { all, stores } = setUp({
      languages: async () => ({ defaultLanguageIsoCode: 'pa', availableLanguagesIsoCodes: ['pa', 'hi'] }),
    });
    expect(stores.settings.getState()).toMatchObject({ language: 'en', languages: ['en', 'pa'] });
    await loadLanguages(all);
    expect(stores.settings.getState()).toMatchObject({ language: 'pa', languages: ['pa', 'hi'] });
  });

  it('[SHELL-26, SHELL-23] without them English is the default, and English and Punjabi are offered', async () => {
    const told: number[] = [];
    for (const languages of [
      async () => ({ defaultLanguageIsoCode: 'en', availableLanguagesIsoCodes: [] }),
      async () => {
        throw refused('platformLanguage');
      },
    ]) {
      const { all, report, stores } = setUp({ languages });
      await loadLanguages(all);
      told.push(report.mock.calls.length);
      expect(stores.settings.getState()).toMatchObject({ language: 'en', languages: ['en', 'pa'] });
    }
    expect(told).toEqual([0, 1]);
  });

  it('texts that cannot be had are reported, and the first screen comes', async () => {
    const { all, report } = setUp({
      translations: async () => {
        throw refused('translations');
      },
    });
    await bootstrapAtLaunch(all, loadLanguages(all));
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ call: 'translations' }), 'warning', { code: null }],
    ]);
  });

  it('texts and the kept profile`s menu are there before the first screen', async () => {
    const { all, session, texts } = setUp();
    await bootstrapAtLaunch(all, loadLanguages(all));
    expect(texts.text('app.ok')).toBe('ਠੀਕ ਹੈ');
    expect(session.replaceMenu).toHaveBeenCalledExactlyOnceWith('fan', MENU);
  });

  it.each([
    { session: 'signedIn', profile: { ...FAN, pin: 'locked' }, pinVerified: false },
    { session: 'signedIn', profile: null, pinVerified: false },
    { session: 'starting', profile: FAN, pinVerified: true },
  ])('no menu is asked for a profile that has not entered: %#', async (account) => {
    const { all, api } = setUp({ account });
    await bootstrapAtLaunch(all, loadLanguages(all));
    expect(api.interestMenu).not.toHaveBeenCalled();
  });

  it('the first screen comes after 2 s though nothing answers', async () => {
    const { all, timeUp } = setUp({ languages: () => new Promise(() => {}) });
    const arrived = bootstrapAtLaunch(all, loadLanguages(all));
    await settled();
    timeUp();
    await arrived;
  });
});
