import { describe, expect, it } from 'vitest';
import { backStep } from './backOrder';
import type { BackState, BackStep } from './backOrder';

const ALL: BackState = {
  episodesOpen: true,
  trackPickerOpen: true,
  screenSaverVisible: true,
  overlayVisible: true,
};

const CLOSES: Record<Exclude<BackStep, 'exit'>, keyof BackState> = {
  closeEpisodes: 'episodesOpen',
  closeTrackPicker: 'trackPickerOpen',
  closeScreenSaver: 'screenSaverVisible',
  hideOverlay: 'overlayVisible',
};

describe('back in the player', () => {
  it('[PLAYER-18] goes through episodes, track picker, screen saver, overlay and exit, one step a press', () => {
    const state = { ...ALL };
    const steps: BackStep[] = [];
    for (;;) {
      const step = backStep(state);
      steps.push(step);
      if (step === 'exit') break;
      state[CLOSES[step]] = false;
    }
    expect(steps).toEqual(['closeEpisodes', 'closeTrackPicker', 'closeScreenSaver', 'hideOverlay', 'exit']);
  });

  it.each([
    ['screenSaverVisible', 'closeScreenSaver'],
    ['trackPickerOpen', 'closeTrackPicker'],
    ['overlayVisible', 'hideOverlay'],
  ] as const)('[PLAYER-18] skips what is not there: only %s -> %s', (only, step) => {
    const none = {
      episodesOpen: false,
      trackPickerOpen: false,
      screenSaverVisible: false,
      overlayVisible: false,
    };
    expect(backStep({ ...none, [only]: true })).toBe(step);
  });
});
