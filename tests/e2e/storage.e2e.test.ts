/** Storage of a set that is blocked or full: the application runs without memory, and remembers nothing that is wrong. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { sessionScript, waitForProfiles } from '../support/storedSession';

const app = useApp();
beforeEach(() => app.reset());

describe('[SHELL-15] storage', () => {
  test.each([
    ['throws when it is read', ['getItem']],
    ['throws whatever is asked of it', ['getItem', 'setItem', 'removeItem']],
  ])('that %s: the app starts without memory, and a guest reaches home', async (_what, members) => {
    const tv = await app.open('/', {
      prepare: async (page) =>
        void (await page.addInitScript((names) => {
          const refuse = (): never => {
            throw new DOMException('denied', 'SecurityError');
          };
          for (const name of names) Object.defineProperty(Storage.prototype, name, { value: refuse });
        }, members)),
    });
    await tv.waitForRoute('/browser/welcome');
    await enterAsGuest(tv);
    expect(tv.errors).toEqual([]);
  });

  test('that is full when a child`s profile is chosen: at the next launch none is chosen, not the adult`s', async () => {
    const left = await sessionScript(app.url, { account: 'demo', profileChosen: true, profile: 0 });
    const tv = await app.open('/', {
      prepare: async (page) =>
        void (await page.addInitScript(`
          if (sessionStorage.getItem('launched') === null) {
            sessionStorage.setItem('launched', 'yes');
            ${left}
            const { setItem } = Storage.prototype;
            Storage.prototype.setItem = function (key, value) {
              if (key === 'currentProfile') throw new DOMException('full', 'QuotaExceededError');
              setItem.call(this, key, value);
            };
          }`)),
    });
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    await goTo(tv, '/browser/profiles');
    await tv.waitFor({ id: 'faces' });
    await tv.idle();
    await walkTo(tv, { id: 'profile-profile-noor' }, ['left', 'right']);
    await tv.press('enter');
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    await tv.page.reload();
    await waitForProfiles(tv);
    expect(await tv.page.evaluate(() => localStorage.getItem('currentProfile'))).toBeNull();
  });
});
