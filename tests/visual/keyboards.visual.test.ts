/** The four keyboards and the form against their accepted pictures; and no keyboard of the system has anything to open for. */
import { expect, test } from 'vitest';
import { takePicture } from '../support/picture';
import { errorsOf, expectAccepted, settle, useSceneIn } from './scene';

const scene = useSceneIn('keyboards');

test.each([
  ['[KEYB-01] the search keyboard', 'keyboard-search', 'search'],
  ['[KEYB-02] the side keyboard', 'keyboard-side', 'side'],
  ['[KEYB-03] the auth keyboard in its form', 'form', 'form'],
  ['[KEYB-04] the floated keyboard', 'keyboard-floated', 'floated'],
  ['a form at its fullest', 'form-errors', 'form&wrong'],
  ['a form at its fullest in Punjabi', 'form-errors-punjabi', 'form&wrong&pa'],
])('%s is as accepted', async (_, name, query) => {
  const page = await scene.open(`?${query}`);
  expect(await errorsOf(page)).toEqual([]);
  await expectAccepted(page, name);
});

test('[KEYB-09] while one writes, by the screen and by hand, the page has no input that a system keyboard opens for', async () => {
  const page = await scene.open('?form');
  const before = await takePicture(page, { clip: { x: 100, y: 200, width: 560, height: 80 } });
  // a click on the field, one on a key, then letters of a hardware keyboard
  await page.mouse.click(300, 250);
  await page.mouse.click(750, 260);
  await page.keyboard.type('me');
  await settle(page);
  const after = await takePicture(page, { clip: { x: 100, y: 200, width: 560, height: 80 } });
  expect(after.equals(before), 'letters were written').toBe(false);
  const inputs = 'input, textarea, [contenteditable]';
  expect(await page.locator(inputs).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
