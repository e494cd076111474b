import { describe, expect, it } from 'vitest';
import { openAsset } from './testing/assetScreen';
import type { AssetScreen, AssetScreenOptions } from './testing/assetScreen';

let screen: AssetScreen | null = null;

/** The list is there within this time; a list that had to scroll would take longer. */
const OPEN_MS = 120;
const SHOW = '/asset/v2/a1';
const MARK = '/favorites/watching/a1';
const MARKS = '/favorites/watching';

const episode = (id: string, order: number, change: object = {}): object => ({
  id,
  type: 'episode',
  order,
  name: `Name ${id}`,
  duration: 3000,
  rootId: 'a1',
  watchable: 'yes_anonymous_access',
  ...change,
});
const season = (order: number, count: number, change: object = {}): object => ({
  id: `s${order}`,
  type: 'season',
  order,
  name: `Season ${order}`,
  children: Array.from({ length: count }, (_, at) => episode(`s${order}e${at + 1}`, at + 1, change)),
});
const series = (...children: readonly object[]): object => ({
  id: 'a1',
  type: 'show',
  name: 'Harbour',
  children,
});
const long = series(season(1, 40), season(2, 30), season(3, 3));

/** Opens the show and its episodes. */
async function openEpisodes(
  options: Partial<AssetScreenOptions> & { show?: object } = {},
): Promise<AssetScreen> {
  const { show = long, answers, ...rest } = options;
  screen = await openAsset({ answers: { [SHOW]: show, ...answers }, ...rest });
  const { root, until } = screen;
  // The bookmark, which decides where the list opens, has come.
  if (rest.signedIn) await until(() => screen!.sent.some(({ url }) => url.pathname === MARK));
  await root.wait(50);
  await root.act(() => void root.scene.focus.focus('episodes'));
  expect(root.focusedId()).toBe('asset-episodes');
  await press();
  await until(() => root.query('asset-episodes-list') !== null);
  await root.wait(OPEN_MS);
  return screen;
}

const press = async (): Promise<void> => {
  await screen!.root.act(() => screen!.root.scene.focus.current?.props.onPress?.());
};
const focusedName = (): unknown => screen!.root.scene.focus.current?.props.label;
const inModal = (): string[] => screen!.names();
const asked = (path: string): number => screen!.sent.filter(({ url }) => url.pathname === path).length;

describe('the episodes of a show', () => {
  it('[ASSET-04] stand beside their seasons, over the page', async () => {
    const { root, names } = await openEpisodes();
    for (const text of ['Season 1', 'Season 2', 'Season 3', '1. Name s1e1', '50 min'])
      expect(names()).toContain(text);
    expect(root.query('seasons')?.props.role).toBe('list');
    expect(root.query('episodes')?.props.role).toBe('list');
  });

  it('[EPIS-07] episodes have thumbnails of 480x270', async () => {
    const { root } = await openEpisodes({ show: series(season(1, 2, { images: { thumbnail: '/t.jpg' } })) });
    type HostNode = ReturnType<typeof root.find>;
    const pictures: HostNode['props'][] = [];
    const walk = ({ type, props, children }: HostNode): void => {
      if (type === 'image' && props.src?.includes('/t.jpg')) pictures.push(props);
      children.forEach(walk);
    };
    walk(root.find('episodes'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { w, h, src } of pictures) {
      expect([w, h]).toEqual([480, 270]);
      expect(src).toContain('w=480&h=270');
    }
  });

  it('[EPIS-11] stand by their order, and so do the seasons', async () => {
    const mixed = series(
      { ...season(2, 0), children: [episode('b', 2), episode('a', 1)] },
      { ...season(1, 0), children: [episode('z', 9), episode('y', 3)] },
    );
    const { names } = await openEpisodes({ show: mixed });
    const shown = names().filter((name) => /^Season \d|^\d+\. /.test(name));
    expect([...new Set(shown)]).toEqual(['Season 1', 'Season 2', '3. Name y', '9. Name z']);
  });

  it('[EPIS-12] open at the first one when none was watched', async () => {
    await openEpisodes();
    expect(focusedName()).toBe('1. Name s1e1');
  });

  it('[EPIS-12] open at the one watched last, scrolled there before anything moves', async () => {
    const answers = { [MARK]: { assetUuid: 's2e20', currentSecond: 60 }, [MARKS]: [] };
    const { root } = await openEpisodes({ signedIn: true, answers });
    expect(focusedName()).toBe('20. Name s2e20');
    const content = root.find('episodes').children[0]!;
    expect(content.now.y).toBe(content.target.y);
    expect(content.now.y).toBeLessThan(-4000);
    expect(inModal()).not.toContain('1. Name s2e1');
    await root.press('left');
    expect(focusedName()).toBe('Season 2');
  });

  it('of a show without seasons stand alone', async () => {
    const { root, names } = await openEpisodes({ show: series(episode('b', 2), episode('a', 1)) });
    expect(root.query('seasons')).toBeNull();
    expect(names()).toContain('1. Name a');
    await root.press('left');
    expect(focusedName()).toBe('1. Name a');
    await root.press('up');
    expect(root.focusedId()).toBe('episodes-close');
  });

  it('of a season by itself, whose show is not known, can be chosen from as well', async () => {
    const { names } = await openEpisodes({ show: { ...season(3, 2), id: 'a1', rootId: 'a1' } });
    expect(names()).toContain('Season 3');
    expect(focusedName()).toBe('1. Name s3e1');
  });

  it('episodes without name, number or thumbnail are shown', async () => {
    const bare = { id: 'x', type: 'episode', watchable: 'yes_anonymous_access' };
    const odd = series({ id: 's', type: 'season', children: [bare, { ...bare, id: 'y', order: 7 }] });
    const { names } = await openEpisodes({ show: odd });
    for (const text of ['Episodes', 'Episode 7', 'Episode 2']) expect(names()).toContain(text);
    expect(names().filter((name) => name.trim() === '' || /undefined|null|NaN/.test(name))).toEqual([]);
  });
});

describe('moving through seasons and episodes', () => {
  it('moving through the seasons commits nothing; the episodes follow once focus is idle', async () => {
    const { root } = await openEpisodes({
      show: series(...Array.from({ length: 200 }, (_, at) => season(at + 1, 3))),
    });
    await root.press('left');
    await root.wait(400);
    const commits = root.scene.counters.reactCommits;
    const nodes = root.scene.counters.hostCreated;
    await root.press('down');
    await root.press('down');
    expect(root.scene.counters.reactCommits).toBe(commits);
    expect(inModal()).toContain('1. Name s1e1');
    await root.wait(260);
    expect(focusedName()).toBe('Season 3');
    expect(inModal()).toContain('1. Name s3e1');
    expect(inModal()).not.toContain('1. Name s1e1');
    expect(root.scene.counters.hostCreated, 'the cards are the same nodes').toBe(nodes);
  });

  it('on to the episodes before that shows them at once, with focus', async () => {
    const { root } = await openEpisodes();
    await root.press('left');
    await root.press('down');
    await root.press('right');
    expect(focusedName()).toBe('1. Name s2e1');
    await root.wait(1000);
    expect(focusedName()).toBe('1. Name s2e1');
    await root.press('left');
    expect(focusedName()).toBe('Season 2');
  });

  it('choosing a season moves focus to its episodes; every season remembers its focused episode', async () => {
    const { root } = await openEpisodes();
    await root.press('down', 3);
    await root.press('left');
    await root.press('down');
    await press();
    expect(focusedName()).toBe('1. Name s2e1');
    await root.press('left');
    await root.press('up');
    await root.press('right');
    expect(focusedName()).toBe('4. Name s1e4');
  });

  it('down a hundred episodes makes no more cards than the first ten did', async () => {
    const { root } = await openEpisodes({ show: series(season(1, 100)) });
    await root.press('down', 8);
    await root.wait(500);
    const nodes = root.scene.counters.hostCreated;
    await root.press('down', 80);
    await root.wait(500);
    expect(focusedName()).toBe('89. Name s1e89');
    expect(root.scene.counters.hostCreated).toBe(nodes);
  });
});

describe('choosing an episode', () => {
  it.each([
    ['EPIS-03', 'sign in', { watchable: 'yes' }, false, '/welcome/code', {}],
    ['EPIS-04', 'the plans', { watchable: 'plan_upgrade_required' }, true, '/plans', { returnAssetId: 'a1' }],
    ['EPIS-05', 'the player', {}, false, '/asset/s1e1/watch', { contentType: 'main', returnAssetId: 'a1' }],
    [
      'EPIS-05',
      'the player for a member',
      { watchable: 'yes' },
      true,
      '/asset/s1e1/watch',
      { returnAssetId: 'a1' },
    ],
  ])('[%s] leads to %s', async (_point, _name, change, member, path, state) => {
    const { route } = await openEpisodes({
      show: series(season(1, 2, change)),
      signedIn: member,
      answers: { [MARKS]: [] },
    });
    await press();
    expect(route()).toMatchObject({ path, state });
  });

  it.each(['no_content', 'not_available'])('[EPIS-02] one that is %s does nothing', async (watchable) => {
    const { root, route } = await openEpisodes({ show: series(season(1, 2), season(2, 2, { watchable })) });
    await root.press('left');
    await root.press('down');
    await root.press('right');
    expect(inModal()).toContain('Not available at the moment');
    await press();
    expect(route().path).toBe('/asset/a1');
    expect(focusedName()).toBe('1. Name s2e1');
  });

  it('[EPIS-06] guests read on locked ones that they have to sign in, and on no others', async () => {
    const locked = episode('locked', 2, { watchable: 'plan_upgrade_required' });
    const show = series({
      ...season(1, 0),
      children: [episode('open', 1), locked, episode('dead', 3, { watchable: 'no_content' })],
    });
    const { names } = await openEpisodes({ show });
    expect(names().filter((name) => name === 'sign in to watch')).toHaveLength(1);
    expect(names()).toContain('Not available at the moment');
  });

  it('[EPIS-06] members do not: an episode above their plan says so', async () => {
    const show = series(season(1, 2, { watchable: 'plan_upgrade_required' }));
    const { names } = await openEpisodes({ show, signedIn: true, answers: { [MARKS]: [] } });
    expect(names()).not.toContain('sign in to watch');
    expect(names()).toContain('Upgrade to watch');
  });

  it('an episode that starts later shows its date', async () => {
    const change = { watchable: 'not_available', availableFrom: '2026-12-01T09:00:00Z' };
    const { names } = await openEpisodes({ show: series(season(1, 1), season(2, 1, change)) });
    await screen!.root.press('left');
    await screen!.root.press('down');
    await screen!.root.wait(300);
    expect(names()).toContain('Available from December 1, 2026');
  });
});

describe('a profile with a limit', () => {
  const rated = (minAge: number): object => ({ censorships: [{ name: `${minAge}+`, minAge }] });
  const show = series(
    { ...season(1, 0), children: [episode('old', 1, rated(16)), episode('young', 2, rated(7))] },
    season(2, 2, rated(18)),
  );
  const member = {
    signedIn: true,
    answers: { [MARK]: { assetUuid: 'old', currentSecond: 60 }, [MARKS]: [] },
  };

  it('[EPIS-08, EPIS-10] does not list what is for older viewers, nor the seasons that leaves empty', async () => {
    const { names } = await openEpisodes({ show, ...member, maturityRating: 7 });
    expect(focusedName()).toBe('2. Name young');
    expect(names()).toContain('Season 1');
    for (const text of ['1. Name old', 'Season 2', '1. Name s2e1']) expect(names()).not.toContain(text);
  });

  it.each([0, undefined, 18])('[EPIS-09] of %s sees everything', async (maturityRating) => {
    const { names } = await openEpisodes({ show, ...member, maturityRating });
    expect(focusedName()).toBe('1. Name old');
    for (const text of ['2. Name young', 'Season 2']) expect(names()).toContain(text);
  });

  it('[EPIS-08] has no button that plays what is hidden', async () => {
    const { root, route } = await openEpisodes({ show, ...member, maturityRating: 7 });
    await root.press('back');
    await root.wait(200);
    await root.act(() => void root.scene.focus.focus('watch'));
    expect(root.scene.focus.current?.props).toMatchObject({ testId: 'asset-watch', value: 'S1 E2' });
    await press();
    expect(route().path).toBe('/asset/young/watch');
  });
});

describe('bookmarks', () => {
  const marks = [
    { assetUuid: 's1e1', currentSecond: 3000, finished: true },
    { assetUuid: 's1e2', currentSecond: 1500, finished: false },
    { assetUuid: 's1e3', currentSecond: 99_999, finished: false },
    { assetUuid: 'elsewhere', currentSecond: 10, finished: false },
  ];

  it('[CONT-09] draw a bar on what was begun and not finished', async () => {
    const { root, until, names } = await openEpisodes({ signedIn: true, answers: { [MARKS]: marks } });
    await until(() => names().includes('50 min · 25 min left'));
    const bars = barsOf(root.tree() as Tree);
    expect(bars).toEqual([50, 100]);
    expect(asked(MARKS)).toBe(1);
  });

  it('[CONT-07] are not asked for before the list opens, and for guests never', async () => {
    screen = await openAsset({ signedIn: true, answers: { [SHOW]: long } });
    await screen.root.wait(500);
    expect(asked(MARKS)).toBe(0);
    await screen.root.unmount();
    await openEpisodes();
    await screen.root.wait(500);
    expect(asked(MARKS) + asked(MARK)).toBe(0);
  });

  it('bookmarks that fail to load leave the list as it is and are logged once', async () => {
    const { report, until, names } = await openEpisodes({ signedIn: true });
    const told = (): unknown[][] =>
      report.mock.calls.filter(([, , { code }]) => code === 'continue_watching_missing');
    await until(() => told().length > 0);
    expect(told().map(([, severity]) => severity)).toEqual(['warning']);
    expect(focusedName()).toBe('1. Name s1e1');
    expect(names()).toContain('50 min');
  });
});

describe('closing the episodes', () => {
  it('[ASSET-10] back closes the list first, gives focus back to its button, and leaves at the second press', async () => {
    const { root, route } = await openEpisodes({ state: { origin: true } });
    await root.press('back');
    expect(root.focusedId()).toBe('asset-episodes');
    await root.wait(150);
    expect(root.query('asset-episodes-list')).toBeNull();
    expect(route().path).toBe('/asset/a1');
    await root.press('back');
    expect(route().path).toBe('/before');
  });

  it('[ASSET-10, EPIS-12] its own button closes it; opened again it begins where it began', async () => {
    const { root } = await openEpisodes();
    await root.press('up');
    expect(root.focusedId()).toBe('episodes-close');
    await press();
    await root.wait(150);
    expect(root.focusedId()).toBe('asset-episodes');
    await press();
    expect(focusedName()).toBe('1. Name s1e1');
  });
});

interface Tree {
  role: string;
  value?: number;
  onScreen: boolean;
  children: readonly Tree[];
}

/** Percentages of the bars that are drawn. */
function barsOf(node: Tree): number[] {
  const own = node.role === 'progressbar' && node.onScreen ? [node.value ?? 0] : [];
  return [...own, ...node.children.flatMap(barsOf)];
}
