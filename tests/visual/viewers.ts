/** Viewers whom a journey opens the app for. For its `prepare`. */
import type { Page } from 'playwright';
import type { App } from '../support/app';
import { storeSession } from '../support/storedSession';

type Account = 'demo' | 'free';

/** Signed in, with a profile; `more` comes after it. */
export const as =
  (account: Account, ...more: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page, { url }: App): Promise<void> => {
    const prepare = await storeSession(url, { account, profileChosen: true });
    await prepare(page);
    for (const each of more) await each(page);
  };

/** The profile as somebody else set it. */
export const profileWith =
  (fields: object) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((changes) => {
      const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
      localStorage.setItem('currentProfile', JSON.stringify({ ...profile, ...changes }));
    }, fields);
  };
