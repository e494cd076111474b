import { expect, it } from 'vitest';
import { AGENTS, fakePage } from '../testing/fakePage';
import { createVidaaPlatform } from './adapter';

it.each([
  [true, true],
  [1, true],
  ['1', true],
  [0, false],
  ['', false],
  [undefined, false],
])('[SHELL-28] VIDAA’s setting is polled; answer %j means %s', (says, on) => {
  const globals = { Hisense_GetTTSEnable: () => says, Hisense_GetSubtitleStatus: () => says };
  const platform = createVidaaPlatform(fakePage({ userAgent: AGENTS.vidaa, globals }).page);
  const told: boolean[] = [];
  platform.watchVoiceGuide((now) => told.push(now));
  platform.watchCaptions((now) => told.push(now));
  expect(told).toEqual([on, on]);
});
