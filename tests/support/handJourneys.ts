/** Ways that several journeys walk with the same hand: by keys alone, or by the pointer alone. */
import type { Hand } from './hands';
import type { Tv } from './tv';

/** Answers what a profile without interests is asked, which leads home. */
export async function answerInterests(tv: Tv, hand: Hand): Promise<void> {
  await tv.waitForRoute('/browser/profiles/interests');
  await hand.press(tv, 'interest-cinema', ['up']);
  await hand.press(tv, 'interests-continue', ['down']);
  await tv.waitForRoute('/browser/home');
  await tv.idle();
}

/** From home. */
export async function openSettings(tv: Tv, hand: Hand): Promise<void> {
  await hand.openMenuEntry(tv, 'menu-settings');
  await tv.waitForRoute('/browser/settings');
  await tv.waitFor({ id: 'setting-skipIntro', onScreen: false });
  await tv.idle();
}
