/** Live streams on the player screen: the edge, the way back to it, and a channel without a window. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FADED, find, name, unmountPlayer, watch } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
afterEach(unmountPlayer);

type Watched = Awaited<ReturnType<typeof watch>>;

/** A channel with a window of 60 s, at its edge. */
async function atEdge(): Promise<Watched> {
  const watched = await watch({ asset: { live: true } });
  const { facts } = watched.engine();
  facts.live = true;
  facts.seekRange = { start: 1000, end: 1060 };
  await playTo(watched, 1058);
  return watched;
}

async function playTo({ root, engine }: Watched, second: number): Promise<void> {
  await root.act(() => engine().playTo(second));
  await root.wait(300);
}

/** The badge's plate is red. */
const isLit = ({ root }: Watched): boolean => {
  const labels = [...root.painter.drawn].filter(
    (node) =>
      node.type === 'text' && node.parent?.hidden === false && root.painter.painted(node).lines[0] === 'LIVE',
  );
  expect(labels).toHaveLength(1);
  const plate = labels[0]!.parent!.now.color >>> 0;
  return plate >>> 24 > 2 * ((plate >>> 16) & 0xff);
};
const lastSeek = ({ engine }: Watched): string | undefined =>
  engine().log.findLast((line) => line.startsWith('seek'));

describe('a channel with a window', () => {
  it('has a lit badge at its edge, and a dim one after how far behind it is', async () => {
    const watched = await atEdge();
    expect([isLit(watched), name(watched.root, 'live-behind')]).toEqual([true, undefined]);
    expect([find(watched.root.tree(), 'go-live'), name(watched.root, 'time-position')]).toEqual([
      null,
      undefined,
    ]);
    await playTo(watched, 1028);
    expect([isLit(watched), name(watched.root, 'live-behind')]).toEqual([false, '-0:32']);
  });

  it('has a button behind the edge that leads back to it, reached from play/pause by right', async () => {
    const watched = await atEdge();
    const { root } = watched;
    await playTo(watched, 1028);
    expect(find(root.tree(), 'go-live')).toMatchObject({ name: 'Go live', onScreen: true });
    await root.press('right');
    expect(root.focusedId()).toBe('go-live');
    await root.press('left');
    expect(root.focusedId()).toBe('play-pause');
    await root.press('right');
    await root.act(() => root.find('go-live').props.onPress?.());
    expect(lastSeek(watched)).toBe('seek 1060');
    expect(find(root.tree(), 'go-live')).toBeNull();
    expect([root.focusedId(), isLit(watched)]).toEqual(['play-pause', true]);
  });

  it('goes on when it goes live from a pause', async () => {
    const watched = await atEdge();
    const { root, engine } = watched;
    await playTo(watched, 1028);
    await root.press('pause');
    await root.act(() => root.find('go-live').props.onPress?.());
    expect(engine().log.slice(-2)).toEqual(['seek 1060', 'play']);
  });

  it('[SEEK-01] is sought by the arrows while a seek is pending, also from play/pause to the right', async () => {
    const watched = await atEdge();
    const { root } = watched;
    await root.press('left');
    await root.press('left');
    expect([name(root, 'seek-target'), name(root, 'live-behind')]).toEqual(['-0:32', '-0:32']);
    await root.press('right');
    expect([root.focusedId(), name(root, 'seek-target')]).toEqual(['play-pause', '-0:17']);
    await root.press('right');
    expect(name(root, 'seek-target')).toBe('LIVE');
    await root.press('left');
    await root.press('enter');
    expect(lastSeek(watched)).toBe('seek 1043');
  });

  it('falls behind while it is paused, as is seen, and goes on at its second inside the window', async () => {
    const watched = await atEdge();
    const { root, engine } = watched;
    await root.press('pause');
    engine().facts.seekRange = { start: 1030, end: 1090 };
    await root.wait(1000);
    await root.wait(FADED);
    expect([isLit(watched), name(root, 'live-behind')]).toEqual([false, '-0:32']);
    await root.press('play');
    expect(engine().log.at(-1)).toBe('play');
    expect(lastSeek(watched)).toBeUndefined();
    expect(root.query('liveMoved-notice')).toBeNull();
  });

  it('goes on at the start of its window when the pause was longer than that', async () => {
    const watched = await atEdge();
    const { root, engine } = watched;
    await root.press('pause');
    engine().facts.seekRange = { start: 1600, end: 1660 };
    await root.press('play');
    expect(engine().log.slice(-2)).toEqual(['seek 1600', 'play']);
    expect(find(root.tree(), 'liveMoved-notice')).toMatchObject({ onScreen: true });
    await root.wait(5000);
    expect(root.query('liveMoved-notice'), 'goes by itself').toBeNull();
  });

  it('loses no focus when its button goes because the edge was reached otherwise', async () => {
    const watched = await atEdge();
    const { root } = watched;
    await playTo(watched, 1028);
    await root.press('right');
    await playTo(watched, 1055);
    expect(find(root.tree(), 'go-live')).toBeNull();
    expect(root.focusedId()).toBe('play-pause');
  });
});

describe('a channel without a window', () => {
  async function windowless(): Promise<Watched> {
    const watched = await atEdge();
    watched.engine().facts.seekRange = { start: 1052, end: 1060 };
    await playTo(watched, 1059);
    return watched;
  }

  it('[SEEK-10] has no bar and no way back to an edge it cannot leave; its badge is lit', async () => {
    const watched = await windowless();
    const { root } = watched;
    expect(root.query('seek-bar')).toBeNull();
    await playTo(watched, 1040);
    expect(root.query('go-live')).toBeNull();
    expect(isLit(watched)).toBe(true);
  });

  it.each(['left', 'right', 'rewind', 'fastForward'] as const)(
    '[SEEK-10] ignores %s, with the controls and without',
    async (key) => {
      const watched = await windowless();
      const { root } = watched;
      await root.press(key);
      await root.wait(5000);
      await root.wait(FADED);
      expect(root.focusedId()).toBe('video');
      await root.press(key);
      await root.wait(2500);
      expect(root.focusedId(), 'shows the controls').toBe('play-pause');
      expect(lastSeek(watched)).toBeUndefined();
    },
  );

  it('[SEEK-10] goes on at its edge after a pause', async () => {
    const watched = await windowless();
    const { root, engine } = watched;
    await root.press('pause');
    engine().facts.seekRange = { start: 1152, end: 1160 };
    await root.press('playPause');
    expect(engine().log.slice(-2)).toEqual(['seek 1160', 'play']);
    expect(root.query('liveMoved-notice')).toBeNull();
  });
});
