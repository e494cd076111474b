/** The account's dialogs in Punjabi against their accepted pictures: longer words, letters that are shaped. */
import { expect, test } from 'vitest';
import { errorsOf, expectAccepted, useSceneIn } from './scene';

const scene = useSceneIn('dialogs');

test.each([
  ['a legal text', 'legal-punjabi', 'legal'],
  ['a legal text that cannot be had', 'legal-failed-punjabi', 'failed'],
  ['the question before signing out', 'sign-out-dialog-punjabi', 'sign-out'],
])('%s is as accepted', async (_, name, query) => {
  const page = await scene.open(`?${query}`);
  expect(await errorsOf(page)).toEqual([]);
  await expectAccepted(page, name);
});
