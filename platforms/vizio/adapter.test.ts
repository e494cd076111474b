import { expect, it } from 'vitest';
import { AGENTS, fakePage } from '../testing/fakePage';
import { createVizioPlatform } from './adapter';

it('[SHELL-28] on Vizio the voice guide is read by events and captions by the handler', () => {
  let captions = (_on: boolean): void => {};
  const VIZIO = { setClosedCaptionHandler: (handler: typeof captions) => (captions = handler) };
  const { page } = fakePage({ userAgent: AGENTS.vizio, globals: { VIZIO } });
  const platform = createVizioPlatform(page);
  const guide: boolean[] = [];
  const wanted: boolean[] = [];
  const stops = [
    platform.watchVoiceGuide((on) => guide.push(on)),
    platform.watchCaptions((on) => wanted.push(on)),
  ];
  page.dispatchEvent(new Event('VIZIO_TTS_ENABLED'));
  page.dispatchEvent(new Event('VIZIO_TTS_DISABLED'));
  captions(true);
  for (const stop of stops) stop();
  page.dispatchEvent(new Event('VIZIO_TTS_ENABLED'));
  captions(false);
  expect([guide, wanted]).toEqual([
    [false, true, false],
    [false, true],
  ]);
});
