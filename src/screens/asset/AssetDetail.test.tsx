import { describe, expect, it } from 'vitest';
import type { AssetScreen } from './testing/assetScreen';
import { openAsset } from './testing/assetScreen';

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n + 1}`).join(' ');
const film = {
  id: 'a1',
  type: 'movie',
  name: 'Copper Sky',
  description: words(41),
  year: 2024,
  duration: 6000,
  genres: ['Drama'],
  censorships: [{ name: '16+', minAge: 16 }],
  appropriatenessTags: ['Violence'],
  watchable: 'yes_anonymous_access',
  contents: [
    { type: 'main', sourceUuid: 'm' },
    { type: 'trailer', sourceUuid: 't' },
  ],
  crew: [
    { type: 'director', name: 'Asha Rao' },
    { type: 'cast', name: 'Bani Gill' },
    { type: 'cast', name: 'Chand Puri' },
    { type: 'best boy', name: 'Dev' },
  ],
};
const TITLE = '/asset/v2/a1';
const ALIKE = '/asset/a1/recommendation';
const alike = [
  { type: 'most_popular', assets: [{ id: 'z', name: 'Popular' }] },
  {
    type: 'more_like_this',
    assets: [
      { id: 'b', name: 'Bulbul' },
      { id: 'c', name: 'Carbon' },
    ],
  },
];

describe('a title', () => {
  it('[ASSET-01, ASSET-12] is asked for by its id and shows everything it has', async () => {
    const { names, sent } = await openAsset({ answers: { [TITLE]: film } });
    expect(sent.map(({ url }) => url.pathname)).toEqual([TITLE]);
    const shown = names();
    for (const text of [
      'Copper Sky',
      '2024',
      '1 h 40 min',
      '16+',
      'Drama',
      'Violence',
      'Watch',
      'Play trailer',
    ])
      expect(shown).toContain(text);
  });

  it.each([
    [12, ['16+, not for this profile'], ['Watch', 'Play trailer']],
    [16, ['Watch', 'Play trailer'], ['16+, not for this profile']],
    [undefined, ['Watch', 'Play trailer'], ['16+, not for this profile']],
  ])('[EPIS-08, EPIS-09] from 16 on, for a profile of %s', async (maturityRating, there, missing) => {
    const { names } = await openAsset({
      signedIn: true,
      maturityRating,
      answers: { [TITLE]: { ...film, watchable: 'yes' } },
    });
    for (const text of there) expect(names()).toContain(text);
    for (const text of missing) expect(names()).not.toContain(text);
  });

  it('[ASSET-12] leaves out what it does not have, without a label or a gap', async () => {
    const bare = { id: 'a1', type: 'movie', name: 'Bare', watchable: 'yes_anonymous_access' };
    const { root, names } = await openAsset({ answers: { [TITLE]: bare } });
    expect(new Set(names())).toEqual(new Set(['Bare', 'Watch']));
    for (const id of ['asset-tags', 'asset-description', 'asset-availability', 'asset-progress'])
      expect(root.query(id)).toBeNull();
  });

  it('[ASSET-12] keeps a rating that is called by a whole sentence out of the way of the other facts', async () => {
    const censorships = [
      { name: 'Not suitable for anybody under eighteen, and strong meat for everybody else' },
    ];
    const { names } = await openAsset({ answers: { [TITLE]: { ...film, censorships } } });
    expect(names()).toContain('Drama');
    expect(names().filter((name) => /^Not suitable.*…$/.test(name))).toHaveLength(1);
  });

  it.each([
    [40, words(40), false],
    [41, `${words(40)}…`, true],
  ])('[ASSET-33] of %i words', async (count, text, more) => {
    const { names } = await openAsset({
      answers: { [TITLE]: { ...film, crew: [], description: words(count) } },
    });
    expect(names()).toContain(text);
    expect(names().includes('More')).toBe(more);
  });

  it('[ASSET-13] is marked while it is live', async () => {
    const { names } = await openAsset({ answers: { [TITLE]: { ...film, type: 'live channel' } } });
    expect(names()).toContain('LIVE');
    expect(names()).toContain('Watch live');
  });

  it('[ASSET-15] an asset out of region says so and has no watch button', async () => {
    const { names, root } = await openAsset({ answers: { [TITLE]: { ...film, inRegion: false } } });
    expect(names()).toContain('Not available in your region');
    expect(root.query('asset-watch')).toBeNull();
    expect(root.focusedId()).toBe('asset-more');
  });

  it('an asset without other buttons has a focused back button', async () => {
    const dead = { id: 'a1', type: 'movie', name: 'Dead', watchable: 'no_content' };
    const { root, route } = await openAsset({ answers: { [TITLE]: dead }, state: { origin: true } });
    expect(root.focusedId()).toBe('asset-back');
    await root.act(() => root.scene.focus.current?.props.onPress?.());
    expect(route().path).toBe('/before');
  });

  it('[ASSET-02] an episode redirects to its show, which keeps the way back', async () => {
    const part = { ...film, type: 'episode', rootId: 's1' };
    const { route, sent } = await openAsset({
      answers: { [TITLE]: part, '/asset/v2/s1': { id: 's1', type: 'show', name: 'Show' } },
      state: { origin: true, pageId: 'p' },
    });
    expect(route()).toMatchObject({ path: '/asset/s1', state: { origin: true, pageId: 'p' } });
    expect(sent.map(({ url }) => url.pathname)).toEqual([TITLE, '/asset/v2/s1']);
  });

  it('[ASSET-09, PLAYER-11] an asset opened for playing leads to the player', async () => {
    const { route } = await openAsset({
      answers: { [TITLE]: film },
      state: { redirectToPlayer: true, pageId: 'p' },
    });
    expect(route()).toMatchObject({
      path: '/asset/a1/watch',
      state: { contentType: 'main', returnAssetId: 'a1', pageId: 'p' },
    });
    expect(route().state?.redirectToPlayer).toBeUndefined();
  });

  it('[ASSET-11] an asset that fails to load leads home', async () => {
    const { route } = await openAsset({ answers: {} });
    expect(route().path).toBe('/');
  });

  it('[ASSET-11] an asset that fails to load is said so at home, and can be tried again from there', async () => {
    const answers: Record<string, unknown> = {};
    const { names, root, route, sent, until } = await openAsset({ answers, state: { pageId: 'kids' } });
    expect(names()).toContain('This title cannot be opened right now');
    expect(root.focusedId()).toBe('retry-offer-retry');
    const retry = () => root.act(() => root.find('retry-offer-retry').props.onPress?.());
    const asked = sent.length;
    await retry();
    await until(() => sent.length > asked && root.query('retry-offer') !== null);
    expect(route().path, 'it failed again').toBe('/');
    answers['/asset/v2/a1'] = { id: 'a1', type: 'movie', name: 'A' };
    await retry();
    await until(() => root.query('asset-more') !== null || root.query('asset-back') !== null);
    expect(route()).toMatchObject({ path: '/asset/a1', state: { pageId: 'kids' } });
    expect(root.query('retry-offer')).toBeNull();
  });

  it('[ASSET-11] closing the offer leaves home as it is', async () => {
    const { root, route } = await openAsset({ answers: {} });
    await root.press('back');
    expect([route().path, root.query('retry-offer'), root.focusedId()]).toEqual(['/', null, 'elsewhere']);
  });
});

describe('more like this', () => {
  it('[ASSET-05] is the set of that name, for viewers with an account', async () => {
    const { root, names, sent, until } = await openAsset({
      signedIn: true,
      answers: { [TITLE]: film, [ALIKE]: alike },
    });
    await until(() => root.query('row-recommendations') !== null);
    expect(sent.some(({ url }) => url.pathname === ALIKE)).toBe(true);
    expect(names()).toContain('More like this');
    expect(names()).toContain('Bulbul');
    expect(names()).not.toContain('Popular');
  });

  it('[ASSET-05, ASSET-32] is not asked for and not shown to guests, who have no bookmark, like or watchlist either', async () => {
    const { root, names, sent } = await openAsset({ answers: { [TITLE]: film, [ALIKE]: alike } });
    await root.wait(1000);
    expect(sent.map(({ url }) => url.pathname)).toEqual([TITLE]);
    expect(root.query('row-recommendations')).toBeNull();
    expect(names().filter((name) => /like|watchlist/i.test(name))).toEqual([]);
  });

  it('an asset of a row keeps the way back', async () => {
    const state = { origin: true, pageId: 'p' };
    const { root, route, until } = await openAsset({
      signedIn: true,
      state,
      answers: { [TITLE]: film, [ALIKE]: alike, [TITLE.replace(/[^/]+$/, 'b')]: { ...film, id: 'b' } },
    });
    await until(() => root.query('row-recommendations') !== null);
    await root.press('down');
    const focused = root.scene.focus.current;
    expect(focused?.props.label).toBe('Bulbul');
    await root.act(() => focused?.props.onPress?.());
    expect(route()).toMatchObject({ path: '/asset/b', state: { origin: true, pageId: 'p' } });
  });
});

describe('resuming', () => {
  it('[ASSET-19] says how much is left', async () => {
    const answers = {
      [TITLE]: { ...film, watchable: 'yes' },
      '/favorites/watching/a1': { assetUuid: 'a1', currentSecond: 1500, finished: false },
    };
    const { root, names, until } = await openAsset({ signedIn: true, answers });
    await until(() => root.query('asset-progress') !== null);
    expect(names()).toContain('Continue watching');
    expect(names()).toContain('1 h 15 min left');
  });

  it('[ASSET-27] says so behind the name of an episode that takes half a line', async () => {
    const name = 'The One in Which Everybody Comes Home at Last, Part Two';
    const episode = { id: 'e1', type: 'episode', order: 12, name, duration: 6000, watchable: 'yes' };
    const answers = {
      [TITLE]: { ...film, type: 'show', children: [{ id: 's', type: 'season', children: [episode] }] },
      '/favorites/watching/a1': { assetUuid: 'e1', currentSecond: 1500, finished: false },
    };
    const { root, until } = await openAsset({ signedIn: true, answers });
    await until(() => root.query('asset-progress') !== null);
    const line = `Episode 12 · ${name} · 1 h 15 min left`;
    const shown = find(root.tree(), 'asset-progress')?.children.map((child) => child.name);
    expect(shown).toEqual([line, line]);
  });
});

describe('the drawer', () => {
  const openDrawer = async (state: object = { origin: true }, title: object = film): Promise<AssetScreen> => {
    const opened = await openAsset({ answers: { [TITLE]: title }, state });
    await opened.root.press('right', 2);
    expect(opened.root.focusedId()).toBe('asset-more');
    await opened.root.act(() => opened.root.scene.focus.current?.props.onPress?.());
    return opened;
  };

  it('[ASSET-06, ASSET-07] has Description and the trades that have somebody', async () => {
    const { root, names } = await openDrawer();
    await root.wait(100);
    expect(tabsOf(root.tree())).toEqual(['Description', 'Director', 'Cast']);
    expect(root.focusedId()).toBe('asset-tab-description');
    expect(names()).toContain(words(41));
    await root.press('right', 2);
    expect(names()).toContain('Bani Gill');
    expect(names()).toContain('Chand Puri');
    expect(names()).not.toContain('Dev');
  });

  it('[ASSET-08] the drawer opens and closes in 100 ms', async () => {
    const { root } = await openDrawer();
    const drawer = root.find('asset-drawer');
    await root.wait(48);
    expect(drawer.now.alpha).toBeGreaterThan(0);
    expect(drawer.now.alpha).toBeLessThan(1);
    await root.wait(64);
    expect(drawer.now.alpha).toBe(1);
    await root.press('back');
    await root.wait(48);
    expect(root.query('asset-drawer')?.now.alpha).toBeLessThan(1);
    await root.wait(64);
    expect(root.query('asset-drawer')).toBeNull();
  });

  it('[ASSET-10] is closed by the first back, which gives focus back to More; the second one leaves', async () => {
    const { root, route } = await openDrawer();
    await root.press('back');
    expect(root.focusedId()).toBe('asset-more');
    expect(route().path).toBe('/asset/a1');
    await root.press('back');
    expect(route().path).toBe('/before');
  });

  it('[ASSET-10] after a cold start the second back goes where the state says', async () => {
    const { root, route } = await openDrawer({ collectionId: 'c' });
    await root.press('back');
    await root.press('back');
    expect(route().path).toBe('/list/c');
  });

  it.each([
    ['Latin', 'word '.repeat(1998)],
    ['Gurmukhi', 'ਸ਼ਬਦ '.repeat(1998)],
  ])('holds all of a description of 10,000 letters and scrolls to its end: %s', async (_, many) => {
    const description = `${many}the end`;
    const { root } = await openDrawer({ origin: true }, { ...film, description });
    await root.wait(200);
    const text = root.find('asset-full-description');
    const { lines } = root.painter.painted(text);
    expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toBe(description.replaceAll(/\s+/g, ' '));
    const bottom = () => stageBottom(root, 'asset-full-description');
    expect(bottom()).toBeGreaterThan(3000);
    for (let presses = 0; presses < 100; presses += 1) await root.press('down');
    await root.wait(400);
    expect(bottom()).toBeLessThan(1080 - 54);
    expect(bottom()).toBeGreaterThan(700);
    for (let presses = 0; presses < 100; presses += 1) await root.press('up');
    await root.wait(400);
    expect(bottom()).toBeGreaterThan(3000);
  });

  it('scrolls by a wheel as well, to the end and no further', async () => {
    const { root } = await openDrawer(
      { origin: true },
      { ...film, description: `${'word '.repeat(1998)}the end` },
    );
    await root.wait(200);
    const turn = wheelOver(root.find('asset-full-description'));
    await root.act(() => void turn(200));
    await root.wait(400);
    const bottom = stageBottom(root, 'asset-full-description');
    expect(bottom).toBeLessThan(1080 - 54);
    expect(bottom).toBeGreaterThan(700);
    await root.act(() => void turn(-200));
    await root.wait(400);
    expect(stageBottom(root, 'asset-full-description')).toBeGreaterThan(3000);
  });

  it('has a hundred names of a trade, each of them once, and scrolls to the last', async () => {
    const crew = Array.from({ length: 200 }, (_, at) => ({ type: 'cast', name: `Player ${at % 100}` }));
    const { root, names } = await openDrawer({ origin: true }, { ...film, crew });
    await root.press('right');
    await root.wait(200);
    expect(root.focusedId()).toBe('asset-tab-cast');
    expect(names()).toContain('Player 0');
    expect(names()).not.toContain('Player 99');
    for (let presses = 0; presses < 40; presses += 1) await root.press('down');
    await root.wait(400);
    expect(names()).toContain('Player 99');
  });

  it('has a name that is too long for one line whole', async () => {
    const name =
      'The Film and Television Institute of the Western Hills in association with Harbour Light Pictures';
    const { root, names } = await openDrawer({ origin: true }, { ...film, crew: [{ type: 'studio', name }] });
    await root.press('right');
    await root.wait(200);
    expect(root.focusedId()).toBe('asset-tab-studio');
    expect(names()).toContain(name);
  });

  it('keeps focus inside', async () => {
    const { root } = await openDrawer();
    await root.press('left', 3);
    await root.press('down', 3);
    await root.press('up', 9);
    expect(root.focusedId()).toBe('drawer-close');
    await root.press('right', 9);
    expect(root.focusedId()).toBe('asset-tab-cast');
  });

  it('[ASSET-10] the drawer’s own button closes it', async () => {
    const { root, route } = await openDrawer();
    await root.press('left');
    await root.act(() => root.scene.focus.current?.props.onPress?.());
    await root.wait(200);
    expect(root.query('asset-drawer')).toBeNull();
    expect(root.focusedId()).toBe('asset-more');
    expect(route().path).toBe('/asset/a1');
  });
});

interface Node {
  id?: string;
  role: string;
  name: string;
  rect: { y: number; h: number };
  children: readonly Node[];
}

function find(node: Node, id: string): Node | null {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = find(child, id);
    if (found !== null) return found;
  }
  return null;
}

type HostNode = ReturnType<AssetScreen['root']['find']>;

/** What a wheel over the node turns: the first that takes it, from the node up. */
function wheelOver(node: HostNode): (steps: number) => boolean {
  for (let up: HostNode | null = node; up !== null; up = up.parent)
    if (up.props.onWheel) return up.props.onWheel;
  throw new Error('Nothing here is scrolled by a wheel');
}

function stageBottom(root: AssetScreen['root'], id: string): number {
  const { y, h } = find(root.tree(), id)!.rect;
  return y + h;
}

function tabsOf(node: Node): string[] {
  return [...(node.role === 'tab' ? [node.name] : []), ...node.children.flatMap(tabsOf)];
}
