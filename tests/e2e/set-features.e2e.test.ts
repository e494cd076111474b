/** What single sets have of their own: voices, and a Home that comes after the application. By the sets' key codes. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import { callsOf, onSet, SETS, WEBOS_5, withRemote } from '../support/sets';
import type { SetUnderTest } from '../support/sets';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

async function openWelcome(set: SetUnderTest): Promise<Tv> {
  const tv = await withRemote(await app.open(`/${set.id}/`, { prepare: set.install }), set);
  await tv.waitForRoute(`/${set.id}/welcome`);
  await tv.idle();
  return tv;
}

const setNamed = (id: string): SetUnderTest => SETS.find((set) => set.id === id)!;

test('[SHELL-28] LG`s voice reads what has focus while the audio guidance is on', async () => {
  const tv = await openWelcome(setNamed('webos'));
  const spoken = async (): Promise<string[]> =>
    (await callsOf(tv)).filter((call) => call.startsWith('speak '));
  const lastRead = async (): Promise<string> => (await spoken()).at(-1) ?? '';
  expect(await spoken()).toEqual([]);

  await onSet(tv, 'setVoiceGuide', true);
  await expect.poll(lastRead).toContain((await tv.focused()).name);
  const first = (await tv.focused()).name;
  await tv.press('right');
  await tv.idle();
  const second = (await tv.focused()).name;
  expect([first, second]).not.toContain('');
  expect(second).not.toBe(first);
  await expect.poll(lastRead).toContain(second);

  await onSet(tv, 'setVoiceGuide', false);
  await expect.poll(async () => (await callsOf(tv)).length).toBeGreaterThan(1);
  await tv.idle();
  const before = await spoken();
  await tv.press('left');
  await tv.idle();
  expect((await tv.focused()).name).toBe(first);
  expect(await spoken()).toEqual(before);
  expect(tv.errors).toEqual([]);
});

test('[SHELL-28, DEVICE-02, KEYB-09] Samsung`s voice guide has an element of the page to read, and the keys lead on', async () => {
  const tv = await openWelcome(setNamed('tizen'));
  const label = (): Promise<string | null | undefined> =>
    tv.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await label()).toBeNull();

  await onSet(tv, 'setVoiceGuide', true);
  // Its menu lies over the application, which reads the setting when it comes back.
  await tv.page.evaluate(() => {
    const { fakeSet } = window as unknown as { fakeSet: { setVisible(visible: boolean): void } };
    fakeSet.setVisible(false);
    fakeSet.setVisible(true);
  });
  await expect.poll(label).toContain((await tv.focused()).name);
  for (const key of ['right', 'left'] as const) {
    const before = (await tv.focused()).name;
    await tv.press(key);
    await tv.idle();
    const { name } = await tv.focused();
    expect(name).not.toBe(before);
    await expect.poll(label).toContain(name);
  }
  expect(await callsOf(tv)).not.toContain('keyboard on');
  expect(tv.errors).toEqual([]);
});

test('[KEYB-09] the system`s keyboard, which opens over a real field, closes again and the remote leads on', async () => {
  const tv = await openWelcome(setNamed('webos'));
  const before = (await tv.focused()).name;
  await tv.page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await expect.poll(() => callsOf(tv)).toContain('keyboard on');
  await expect.poll(() => tv.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await tv.press('right');
  await tv.idle();
  expect((await tv.focused()).name).not.toBe(before);
  expect(tv.errors).toEqual([]);
});

test('[ROUTE-35] on webOS 5 back on the main level leads to LG`s Home without a question', async () => {
  const tv = await openWelcome(WEBOS_5);
  await enterAsGuest(tv);
  await tv.press('back');
  await expect.poll(() => callsOf(tv)).toEqual(['home']);
  expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
  expect(tv.errors).toEqual([]);
});
