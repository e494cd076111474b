import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Key } from '../../../renderer';
import type { TestRoot } from '../../../renderer/testing';
import { defaultEngineering } from '../../config';
import { statsKeysOf } from './useStatsKeys';
import { find, name, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

async function enter(root: TestRoot, keys: readonly string[]): Promise<void> {
  for (const key of keys) await root.press(key as Key);
}

const FIGURES = ['height', 'bitrate', 'network', 'buffer', 'dropped', 'decoded', 'latency', 'keys'];
const shown = (root: TestRoot): (string | undefined)[] => FIGURES.map((id) => name(root, `stats-${id}`));

describe('the figures of the stream', () => {
  it('show what the engine says, once a second, and a dash for what it does not know', async () => {
    const { root, engine } = await watch();
    const { facts } = engine();
    facts.stats = {
      ...facts.stats,
      height: 1080,
      bitrate: 2_345_678,
      bandwidth: 8_000_400,
      bufferAhead: 9.96,
      droppedFrames: 3,
      decodedFrames: 1234,
      keySystem: 'org.w3.clearkey',
      liveLatency: null,
    };
    await enter(root, defaultEngineering.stats);
    const before = ['1080', '2346', '8000', '10.0', '3', '1234', '-', 'keys: org.w3.clearkey'];
    expect(shown(root)).toEqual(before);
    facts.stats = { ...facts.stats, height: null, bitrate: null, droppedFrames: null, keySystem: null };
    await root.wait(900);
    expect(shown(root)).toEqual(before);
    await root.wait(200);
    expect(shown(root)).toEqual(['-', '-', '8000', '10.0', '-', '1234', '-', 'keys: none']);
  });

  it('are read only while they show', async () => {
    const { root, engine } = await watch();
    const read = vi.spyOn(engine(), 'stats');
    await root.wait(5000);
    expect(read).not.toHaveBeenCalled();
    await enter(root, defaultEngineering.stats);
    await root.wait(3000);
    const reads = read.mock.calls.length;
    expect(reads).toBeGreaterThanOrEqual(4);
    await enter(root, defaultEngineering.stats);
    expect(find(root.tree(), 'stats')).toBeNull();
    await root.wait(5000);
    expect(read).toHaveBeenCalledTimes(reads);
  });

  it('have the keys of the deployment, which the player still gets', async () => {
    const { root, engine } = await watch({
      engineering: { ...defaultEngineering, stats: ['red', 'playPause'] },
    });
    await enter(root, defaultEngineering.stats);
    expect(find(root.tree(), 'stats')).toBeNull();
    await enter(root, ['red', 'playPause']);
    expect(find(root.tree(), 'stats')).not.toBeNull();
    expect(engine().log.at(-1)).toBe('pause');
  });
});

it.each([
  ['production', undefined, null],
  ['production', { ...defaultEngineering, stats: ['info'] }, ['info']],
  ['staging', undefined, defaultEngineering.stats],
  ['development', { ...defaultEngineering, stats: ['info'] }, ['info']],
] as const)('[SHELL-19] a %s build with the configuration %j has the keys %j', (build, configured, keys) => {
  expect(statsKeysOf(configured && { ...configured, stats: [...configured.stats] }, build)).toEqual(keys);
});
