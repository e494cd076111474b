/** Three hundred keys in no order over welcome, home, menu and titles: nothing throws, and focus is never lost. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest } from '../support/journeys';
import { monkeyKeys } from '../support/monkey';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** Pages of the menu, titles and their films, and the screens that keys can lead a guest to. */
const KNOWN =
  /^\/browser\/(home|movies|shows|live|kids|collections|asset\/[^/]+(\/watch(\/\w+)?)?|welcome(\/.+)?|search|settings|plans|\w+_error|page_not_exists|something_went_wrong|error_with_playback|age_rating_restriction)$/;

test.each([11, 4711])(
  '[DEVICE-02] keys of seed %i: one node has focus after each, at a place that exists',
  async (seed) => {
    const thrown: string[] = [];
    const tv = await app.open('/');
    tv.page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
    await enterAsGuest(tv);
    const keys = monkeyKeys(seed, 150);
    for (const [at, key] of keys.entries()) {
      await tv.press(key);
      const trail = `seed ${seed}, key ${at + 1}: ${keys.slice(Math.max(0, at - 9), at + 1).join(' ')}`;
      await expectOneFocus(tv, trail);
      expect((await tv.route()).path, trail).toMatch(KNOWN);
    }
    await tv.idle();
    await expectOneFocus(tv, `${keys.length} keys of seed ${seed}`);
    expect(thrown).toEqual([]);
  },
);
