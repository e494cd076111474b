/** What a jumbotron's main button offers for a show: the same as the show's own page. */
import { expect, it, onTestFinished } from 'vitest';
import type { SceneNode } from '../../renderer';
import { json } from '../api/testing/fakeService';
import { openAsset } from '../screens/asset/testing/assetScreen';
import { openPage, pageOf, rowOf } from '../screens/page/testing/pageScreen';

const episode = (season: number, order: number) => ({
  id: `s${season}e${order}`,
  type: 'episode',
  rootId: 'show',
  order,
  duration: 2400,
  watchable: 'yes_anonymous_access',
});
const season = (order: number) => ({
  id: `s${order}`,
  type: 'season',
  order,
  children: [1, 2, 3, 4].map((number) => episode(order, number)),
});
/** As it stands in rows: without its episodes. */
const CARD = { id: 'show', type: 'show', name: 'The Show', watchable: 'yes' };
const SHOW = { ...CARD, children: [season(1), season(2)] };
const bookmarkAt = (assetUuid: string, finished = false) => ({ assetUuid, currentSecond: 600, finished });

const PAGE = '/page/home/components';
const ASSET = '/asset/v2/show';
const BOOKMARK = '/favorites/watching/show';

type Answers = Readonly<Record<string, unknown>>;
const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];

async function openHome(answers: Answers, viewer: { signedIn?: boolean; profile?: object } = {}) {
  const film = { id: 'film', name: 'The Film', watchable: 'yes_anonymous_access', duration: 6000 };
  const page = await openPage({
    ...viewer,
    answers: { [PAGE]: pageOf(rowOf('j', [CARD, film], 'jumbotron'), rowOf('r', [film])), ...answers },
  });
  onTestFinished(() => page.root.unmount());
  await page.until(() => page.root.query('jumbotron') !== null);
  return page;
}

/** Caption and detail of a button. */
const wordsOf = (tree: SceneNode, id: string): unknown[] => {
  const button = all(tree).find((node) => node.id === id);
  return [button?.name, button?.value];
};

it.each<[string, Answers, [string, string | undefined]]>([
  ['an episode under way', { [BOOKMARK]: bookmarkAt('s2e4') }, ['Continue watching', 'S2 E4']],
  ['an episode that was finished', { [BOOKMARK]: bookmarkAt('s2e4', true) }, ['Watch again', 'S1 E1']],
  ['nothing watched', {}, ['Watch', 'S1 E1']],
])(
  '[ASSET-27, ASSET-28] of a show with %s the jumbotron offers what its page offers',
  async (_what, watched, offered) => {
    const answers = { [ASSET]: SHOW, ...watched };
    const title = await openAsset({ id: 'show', signedIn: true, answers });
    await title.until(() => title.root.query('asset-watch') !== null);
    expect(wordsOf(title.root.tree(), 'asset-watch')).toEqual(offered);

    const { place, root, until } = await openHome(answers);
    await until(() => wordsOf(root.tree(), 'jumbotron-watch')[1] === offered[1]);
    expect(wordsOf(root.tree(), 'jumbotron-watch')).toEqual(offered);
    await root.act(() => root.find('jumbotron-watch').props.onPress?.());
    const plays = offered[1] === 'S2 E4' ? 's2e4' : 's1e1';
    expect(place()).toMatchObject({ path: `/asset/${plays}/watch`, state: { returnPageId: 'home' } });
  },
);

it('[ASSET-18] of a show only for subscribers a guest is offered to sign in, without an episode', async () => {
  const only = { ...SHOW, children: [{ ...season(1), children: [{ ...episode(1, 1), watchable: 'yes' }] }] };
  const { asked, root, until } = await openHome({ [ASSET]: only }, { signedIn: false });
  await until(() => wordsOf(root.tree(), 'jumbotron-watch')[0] === 'Sign in to watch');
  expect(wordsOf(root.tree(), 'jumbotron-watch')[1]).toBeUndefined();
  expect(asked()).not.toContain(BOOKMARK);
});

it('the button is there before the episodes are known, keeps its focus when they arrive and does nothing till then', async () => {
  let answer: (response: Response) => void = () => {};
  const { place, root, until } = await openHome({
    [ASSET]: () => new Promise<Response>((resolve) => (answer = resolve)),
    [BOOKMARK]: bookmarkAt('s2e4'),
  });
  expect(root.focusedId()).toBe('jumbotron-watch');
  expect(root.find('jumbotron-watch').props.busy).toBe(true);
  await root.act(() => root.find('jumbotron-watch').props.onPress?.());
  expect(place().path).toBe('/home');
  await root.act(() => answer(json(SHOW)));
  await until(() => wordsOf(root.tree(), 'jumbotron-watch')[1] === 'S2 E4');
  expect(root.focusedId()).toBe('jumbotron-watch');
});

it.each<[string, Answers, { profile?: object }]>([
  ['cannot be loaded', {}, {}],
  ['has no episodes', { [ASSET]: CARD }, {}],
  [
    'has episodes above the age of the profile only',
    { [ASSET]: { ...SHOW, censorships: [{ name: '16+', minAge: 16 }] } },
    { profile: { maturityRating: 12 } },
  ],
])('a show that %s has no watch button, and focus is on More info', async (_what, answers, viewer) => {
  const { root, until } = await openHome(answers, viewer);
  await until(() => root.query('jumbotron-watch') === null);
  expect(root.focusedId()).toBe('jumbotron-more');
});

it('a film needs no call of its own', async () => {
  const { asked, root, until } = await openHome({ [ASSET]: SHOW });
  await until(() => wordsOf(root.tree(), 'jumbotron-watch')[1] === 'S1 E1');
  const calls = asked().length;
  await root.press('right');
  await root.press('right');
  await root.wait(100);
  expect(wordsOf(root.tree(), 'jumbotron-watch')).toEqual(['Watch', undefined]);
  expect(asked()).toHaveLength(calls);
});
