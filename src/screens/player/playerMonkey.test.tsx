/** Keys, pointer, faults and time in any order, over every state of the player: one focus always, and nothing throws. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Key, SceneNode } from '../../../renderer';
import { settlePromises } from '../../../renderer/testing';
import { engineError } from '../../player/testing/fakeEngine';
import type { FakeEngine } from '../../player/testing/fakeEngine';
import { engineRoom } from './testing/fakeLoadEngine';
import { unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

const KEYS: readonly Key[] = [
  ...(['up', 'up', 'down', 'left', 'left', 'right', 'right', 'enter', 'enter', 'enter'] as const),
  ...(['play', 'pause', 'playPause', 'rewind', 'fastForward', 'caption', 'info', 'red', '5'] as const),
  ...(['back', 'stop'] as const),
];
/** For each of the titles. */
const STEPS = 900;

/** Always the same numbers for a seed, each below `limit`. */
type Dice = (limit: number) => number;
function dice(seed: number): Dice {
  let state = seed;
  return (limit) => (state = (state * 16_807) % 2_147_483_647) % limit;
}

const AD = { type: 'PLAY_ADS', url: '/ads/one', duration: 10 };
const FRAMES = [
  { type: 'recap', start: 0, end: 8 },
  { type: 'intro', start: 10, end: 30 },
  { type: 'credits', start: 90, end: 120 },
];
const EPISODE = { type: 'episode', rootId: 'show', nextAsset: { uuid: 'e2', name: 'Second' } };
const ART = { images: { jumbotron: '/art' } };

/** What is watched, and what must have been on the screen at some time. */
const TITLES: readonly (readonly [title: string, WatchOptions, wanted: readonly string[]])[] = [
  [
    'an episode with ads and everything to skip',
    {
      path: '/asset/e1/watch',
      asset: { ...EPISODE, ...ART },
      item: { frames: FRAMES, playlist: [5, 60, 60].map((start) => ({ ...AD, start })) },
      settings: { playNextEpisode: true },
    },
    ['ad-banner', 'ad-paused', 'skip', 'tracks-panel', 'player-top', 'player-bottom', 'seek-target'],
  ],
  [
    'a film with others like it',
    { item: { frames: FRAMES }, asset: { ...ART, nextAsset: null }, similar: ['f2', 'f3'] },
    ['more-like-this', 'skip', 'quality-panel', 'tracks-panel'],
  ],
  [
    'a live channel',
    { asset: { type: 'live channel', live: true, ...ART } },
    ['go-live', 'live-behind', 'screen-saver'],
  ],
  ['a title above the plan', { asset: { watchable: 'plan_upgrade_required' } }, ['upgrade-panel']],
];

/** What an engine may do at any moment. */
const EVENTS: readonly ((engine: FakeEngine, random: Dice) => void)[] = [
  (engine, random) => engine.playTo(random(121)),
  (engine, random) => engine.playTo(engine.facts.position + random(3)),
  (engine, random) => engine.fire({ type: 'buffering', buffering: random(2) === 0 }),
  (engine) => engine.fire({ type: 'seeking' }),
  (engine) => engine.fire({ type: 'seeked' }),
  (engine) => engine.fire({ type: 'playing' }),
  (engine) => engine.fire({ type: 'paused' }),
  (engine, random) => random(4) === 0 && engine.fire({ type: 'ended' }),
  (engine, random) => random(8) === 0 && engine.fire({ type: 'error', error: engineError(3016) }),
];

const nodesOf = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(nodesOf)];

it.each(TITLES)(
  '[PLAYER-17, PLAYER-18] %s: whatever is pressed, exactly one node has focus',
  // Dozens of screens opened anew.
  { timeout: 120_000 },
  async (title, options, wanted) => {
    const random = dice(title.length);
    const pick = <T,>(of: readonly T[]): T => of[random(of.length)]!;
    const shown = new Set<string>();
    const done: string[] = [];
    let watched = await watch(options);
    for (let step = 0; step < STEPS; step += 1) {
      const { root, stage } = watched;
      const engine = engineRoom.made.at(-1);
      if (engine && options.asset?.live === true)
        Object.assign(engine.facts, { live: true, seekRange: { start: step, end: step + pick([5, 120]) } });
      const kind = random(10);
      if (kind < 6) {
        const key = pick(KEYS);
        done.push(key);
        await root.act(() => {
          const handled = root.scene.focus.press({ key, repeat: false, time: root.clock.now() });
          if (!handled && key === 'enter') root.scene.focus.current?.props.onPress?.();
        });
      } else if (kind === 6) {
        done.push('pointer');
        await root.act(() => void stage.dispatchEvent(new Event('mousemove')));
      } else if (kind === 7) {
        const ms = pick([50, 700, 5100, 21_000]);
        done.push(`${ms} ms`);
        await root.wait(ms);
      } else if (engine && !engine.destroyed()) {
        done.push('engine');
        await root.act(() => pick(EVENTS)(engine, random));
      }
      await root.act(settlePromises);
      if (!watched.seen.path.endsWith('/watch')) {
        await unmountPlayer();
        watched = await watch(options);
      }
      const nodes = nodesOf(watched.root.tree());
      expect(
        nodes.filter((node) => node.focused),
        done.slice(-12).join(', '),
      ).toHaveLength(1);
      for (const { id, onScreen } of nodes) if (id !== undefined && onScreen) shown.add(id);
    }
    expect(
      wanted.filter((id) => !shown.has(id)),
      'never shown',
    ).toEqual([]);
  },
);
