/**
 * Data fetched when a viewer enters, besides the screen itself: the menu for the profile's interests and the texts of
 * its language [PROFILE-13, PROFILE-30]. Both are awaited for a limited time; an answer that arrives later is still
 * applied.
 */
import { decideFailure } from '../api';
import type { Api, Situation } from '../api';
import type { MenuLink, Profile } from '../contract';
import { pinPending } from '../domain/account';
import type { Texts } from '../i18n';
import type { ReportError } from '../telemetry';
import type { Session } from './session';
import type { Stores } from './stores';

/** Longest wait, ms: a longer one would need a loading text on the screen. */
const MAX_WAIT_MS = 2000;

export interface SessionBootstrap {
  readonly api: Pick<Api, 'interestMenu' | 'platformLanguage'>;
  readonly session: Pick<Session, 'language' | 'replaceMenu' | 'account'>;
  readonly stores: Pick<Stores, 'settings'>;
  readonly texts: Texts;
  readonly report: ReportError;
  readonly setTimeout: (task: () => void, ms: number) => unknown;
}

/** Reads default language and available languages into the settings store; without an answer the defaults stay. */
export async function loadLanguages({ api, stores, report }: SessionBootstrap): Promise<void> {
  try {
    const { defaultLanguageIsoCode: language, availableLanguagesIsoCodes: languages } =
      await api.platformLanguage();
    stores.settings.setState({ language, ...(languages.length > 0 ? { languages } : null) });
  } catch (error) {
    reportFailure(report, 'platformLanguage', error);
  }
}

/**
 * Before the first screen: texts in the viewer's language, and the menu of a profile stored by the previous launch.
 * @param languages `loadLanguages`, started earlier
 */
export function bootstrapAtLaunch(bootstrap: SessionBootstrap, languages: Promise<void>): Promise<void> {
  const { report, session, texts } = bootstrap;
  const account = session.account();
  const hasUnlockedProfile = account.session === 'signedIn' && !pinPending(account);
  const textsLoaded = languages
    .then(() => texts.use(session.language()))
    .catch((error: unknown) => reportFailure(report, 'translations', error));
  return waitAtMost(bootstrap, [
    textsLoaded,
    hasUnlockedProfile && account.profile !== null ? loadMenu(bootstrap, account.profile) : null,
  ]);
}

/**
 * Before a profile enters. `enter` makes it the current one; the menu replaces the one that is there as soon as both are
 * known.
 */
export async function bootstrapProfile(
  bootstrap: SessionBootstrap,
  profile: Profile,
  enter: () => void,
): Promise<void> {
  const { report, texts } = bootstrap;
  const textsLoaded = texts
    .prepare(profile.language)
    .catch((error: unknown) => reportFailure(report, 'translations', error));
  const menu = fetchMenu(bootstrap, profile);
  await waitAtMost(bootstrap, [textsLoaded, menu]);
  enter();
  void menu.then((links) => bootstrap.session.replaceMenu(profile.uuid, links));
}

async function loadMenu(bootstrap: SessionBootstrap, profile: Profile): Promise<void> {
  bootstrap.session.replaceMenu(profile.uuid, await fetchMenu(bootstrap, profile));
}

/** Empty where the deployment has no interests, the profile named none, or the call failed: the menu stays. */
async function fetchMenu(
  { api, report, stores }: SessionBootstrap,
  profile: Profile,
): Promise<readonly MenuLink[]> {
  const enabled = stores.settings.getState().settings?.interestsEnabled === true;
  if (!enabled || profile.interests.length === 0) return [];
  return api.interestMenu(profile.interests).catch((error: unknown) => {
    reportFailure(report, 'interestMenu', error);
    return [];
  });
}

async function waitAtMost(bootstrap: SessionBootstrap, tasks: readonly unknown[]): Promise<void> {
  const timeLimit = new Promise<void>((resolve) => void bootstrap.setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(tasks), timeLimit]);
}

function reportFailure(report: ReportError, situation: Situation, error: unknown): void {
  const { code, severity } = decideFailure(situation, error);
  if (severity !== null) report(error, severity, { code });
}
