import { describe, expect, it } from 'vitest';
import type { Key } from '../../../renderer';
import { commandOf } from './remote';

const hidden = { overlayVisible: false, seekPending: false };
const shown = { overlayVisible: true, seekPending: false };
const pending = { overlayVisible: true, seekPending: true };

describe('a key in the player', () => {
  it.each(['left', 'right', 'up', 'down', 'enter', 'info', 'red', '5', 'channelUp'] as Key[])(
    '[PLAYER-17] %s on the bare picture only shows the overlay',
    (key) => {
      expect(commandOf(key, hidden)).toBe('showOverlay');
      expect(commandOf(key, shown)).toBe('none');
    },
  );

  it('[PLAYER-18] back sends the overlay away, then leaves', () => {
    expect(commandOf('back', shown)).toBe('hideOverlay');
    expect(commandOf('back', pending)).toBe('hideOverlay');
    expect(commandOf('back', hidden)).toBe('exit');
  });

  it('[PLAYER-19] stop leaves, whatever shows', () => {
    expect(commandOf('stop', shown)).toBe('exit');
    expect(commandOf('stop', hidden)).toBe('exit');
  });

  it.each([
    ['play', 'play'],
    ['pause', 'pause'],
    ['playPause', 'togglePlay'],
    ['rewind', 'rewind'],
    ['fastForward', 'fastForward'],
  ] as const)('[PLAYER-20] %s works with and without the overlay', (key, command) => {
    expect(commandOf(key, hidden)).toBe(command);
    expect(commandOf(key, shown)).toBe(command);
  });

  it.each(['enter', 'playPause'] as const)('[SEEK-02] %s commits a pending seek', (key) => {
    expect(commandOf(key, pending)).toBe('commitSeek');
  });

  it('leaves the exit key to the set', () => {
    expect(commandOf('exit', shown)).toBe('none');
  });
});
