import { describe, expect, it } from 'vitest';
import { IDLE, isRunning, nextStatus, phaseOf } from './playbackStatus';
import type { PlaybackPhase, StatusInput } from './playbackStatus';

const phasesOf = (inputs: StatusInput[]): PlaybackPhase[] => {
  let status = IDLE;
  return inputs.map((input) => {
    status = nextStatus(status, input);
    return phaseOf(status);
  });
};

const run = (...inputs: StatusInput[]): boolean => isRunning(inputs.reduce(nextStatus, IDLE));

describe('the states of a playback', () => {
  it.each<[string, StatusInput[], PlaybackPhase[]]>([
    [
      'a plain run',
      ['start', 'loaded', 'play', 'end', 'reset'],
      ['loading', 'ready', 'playing', 'ended', 'idle'],
    ],
    [
      'a pause',
      ['start', 'loaded', 'play', 'pause', 'play'],
      ['loading', 'ready', 'playing', 'paused', 'playing'],
    ],
    [
      'buffering while playing and while paused',
      ['start', 'loaded', 'play', 'bufferStart', 'pause', 'bufferEnd', 'play'],
      ['loading', 'ready', 'playing', 'buffering', 'paused', 'paused', 'playing'],
    ],
    [
      'a seek that buffers beyond its end',
      ['start', 'loaded', 'play', 'seekStart', 'bufferStart', 'seekEnd', 'bufferEnd'],
      ['loading', 'ready', 'playing', 'seeking', 'seeking', 'buffering', 'playing'],
    ],
    [
      'a pause during loading',
      ['start', 'pause', 'loaded', 'play'],
      ['loading', 'loading', 'paused', 'playing'],
    ],
    [
      'a play during loading',
      ['start', 'pause', 'play', 'loaded', 'play'],
      ['loading', 'loading', 'loading', 'ready', 'playing'],
    ],
    [
      'a seek and an end that come while it loads',
      ['start', 'seekStart', 'end', 'loaded', 'play'],
      ['loading', 'loading', 'loading', 'ready', 'playing'],
    ],
    [
      'a reload keeps the wish',
      ['start', 'loaded', 'play', 'pause', 'reload', 'loaded'],
      ['loading', 'ready', 'playing', 'paused', 'loading', 'paused'],
    ],
    [
      'a failure',
      ['start', 'fail', 'play', 'loaded', 'start'],
      ['loading', 'failed', 'failed', 'failed', 'loading'],
    ],
    [
      'nothing before a start',
      ['play', 'pause', 'seekStart', 'end', 'fail'],
      ['idle', 'idle', 'idle', 'idle', 'idle'],
    ],
    [
      'nothing after the end',
      ['start', 'loaded', 'play', 'end', 'seekStart', 'play'],
      ['loading', 'ready', 'playing', 'ended', 'ended', 'ended'],
    ],
  ])('[PLAYER-23] the states of a playback go through %s', (_name, inputs, phases) => {
    expect(phasesOf(inputs)).toEqual(phases);
  });

  it('[PLAYER-16] isRunning is true while playing, buffering or seeking, and false while paused or loading', () => {
    expect(run('start', 'loaded', 'play')).toBe(true);
    expect(run('start', 'loaded', 'play', 'bufferStart')).toBe(true);
    expect(run('start', 'loaded', 'play', 'pause')).toBe(false);
    expect(run('start')).toBe(false);
    expect(run('start', 'loaded', 'play', 'end')).toBe(false);
  });

  it.each<[string, StatusInput[], boolean]>([
    ['not before its stream is loaded', ['start', 'frame'], false],
    ['from its first one on', ['start', 'loaded', 'frame', 'play', 'pause', 'seekStart'], true],
    ['in the ads of a break', ['start', 'loaded', 'frame', 'adStart', 'adEnd'], true],
    ['at its end, where the last one stays', ['start', 'loaded', 'frame', 'play', 'end'], true],
    ['not while it is loaded again', ['start', 'loaded', 'frame', 'play', 'reload'], false],
    ['not after a failure', ['start', 'loaded', 'frame', 'play', 'fail'], false],
    ['not once it is left', ['start', 'loaded', 'frame', 'play', 'reset'], false],
    ['not in the next one', ['start', 'loaded', 'frame', 'play', 'end', 'start'], false],
  ])('a playback has a frame %s', (_name, inputs, frame) => {
    expect(inputs.reduce(nextStatus, IDLE).frame).toBe(frame);
  });

  it('stay the same object when nothing changes', () => {
    const playing = (['start', 'loaded', 'frame', 'play'] as const).reduce(nextStatus, IDLE);
    for (const input of ['frame', 'play', 'bufferEnd', 'seekEnd', 'loaded'] as const)
      expect(nextStatus(playing, input)).toBe(playing);
    const paused = (['pause', 'seekStart'] as const).reduce(nextStatus, playing);
    for (const input of ['pause', 'seekStart'] as const) expect(nextStatus(paused, input)).toBe(paused);
  });

  it.each(['end', 'fail'] as const)('after %s nothing is meant to play', (input) => {
    expect((['start', 'loaded', 'play', input] as const).reduce(nextStatus, IDLE).intent).toBe('pause');
  });
});
