import { describe, expect, it } from 'vitest';
import { bottomControls } from './timeline';
import type { TimelineInput } from './timeline';

const input: TimelineInput = {
  position: 30,
  seekRange: { start: 0, end: 120 },
  buffered: [
    { start: 0, end: 10 },
    { start: 24, end: 60 },
  ],
  seekTarget: null,
  live: false,
  running: true,
};

describe('the bottom controls', () => {
  it('[PLAYER-14] are a seek bar and play/pause', () => {
    expect(bottomControls(input)).toEqual({
      seekBar: { played: 0.25, buffered: 0.5, target: null, positionText: '0:30', remainingText: '-1:30' },
      live: null,
      playPause: 'pause',
    });
    expect(bottomControls({ ...input, running: false }).playPause).toBe('play');
  });

  it.each([
    [15, 15 / 120],
    [24, 0.5],
    [60, 0.5],
    [90, 0.75],
  ])(
    '[PLAYER-14] at second %d are buffered to the end of the range that holds it: %d',
    (position, buffered) => {
      expect(bottomControls({ ...input, position }).seekBar?.buffered).toBe(buffered);
    },
  );

  it('[PLAYER-14] count from the start of what can be sought', () => {
    const seekRange = { start: 10, end: 130 };
    expect(bottomControls({ ...input, position: 40, seekRange }).seekBar).toMatchObject({
      played: 0.25,
      positionText: '0:30',
      remainingText: '-1:30',
    });
  });

  it('[PLAYER-14] stand at the start while a title has no length', () => {
    const empty = { ...input, position: 0, seekRange: { start: 0, end: 0 }, buffered: [] };
    expect(bottomControls(empty).seekBar).toMatchObject({ played: 0, buffered: 0 });
  });

  it('[PLAYER-14] show the target of a pending seek', () => {
    expect(bottomControls({ ...input, seekTarget: 90 }).seekBar).toMatchObject({
      played: 0.25,
      target: 0.75,
      positionText: '1:30',
      remainingText: '-0:30',
    });
  });

  it('[SEEK-10] have no bar without a window, and count from the live edge with one', () => {
    expect(bottomControls({ ...input, seekRange: null }).seekBar).toBeNull();
    const live = { ...input, live: true, position: 110, seekRange: { start: 100, end: 120 }, buffered: [] };
    expect(bottomControls(live).seekBar).toMatchObject({
      played: 0.5,
      buffered: 0.5,
      positionText: '',
      remainingText: '',
    });
    expect(bottomControls({ ...live, position: 105 })).toMatchObject({
      seekBar: { played: 0.25, positionText: '-0:15', remainingText: '' },
      live: { atEdge: false, behindText: '-0:15' },
    });
    expect(bottomControls({ ...live, position: 105, seekTarget: 120 }).live?.atEdge).toBe(true);
    expect(bottomControls({ ...live, seekRange: null }).live?.atEdge).toBe(true);
    expect(bottomControls(input).live).toBeNull();
  });
});
