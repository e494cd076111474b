/** Titles above the age of the profile, on a page: what is said of them, and what cannot be pressed. */
import { expect, test } from 'vitest';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = (id: string, minAge?: number) => ({
  id,
  title: id.toUpperCase(),
  type: 'movie',
  watchable: 'yes',
  contents: [
    { type: 'main', sourceUuid: 'm' },
    { type: 'trailer', sourceUuid: 't' },
  ],
  ...(minAge === undefined ? {} : { censorships: [{ name: '', minAge }] }),
});
const OLD = film('old', 16);
const CARDS = [OLD, film('young', 7), film('unrated')];
const NOTE = '16+, not for this profile';

const open = (profile: object, ...rows: object[]) =>
  openPage({
    playTrailer: false,
    profile,
    answers: { '/page/home/components': pageOf(...rows), '/favorites/watching': [] },
  });

test.each([
  ['of 12', { maturityRating: 12 }, [`OLD, ${NOTE}`, 'YOUNG', 'UNRATED']],
  ['without an age', {}, ['OLD', 'YOUNG', 'UNRATED']],
  ['of age 0', { maturityRating: 0 }, ['OLD', 'YOUNG', 'UNRATED']],
  ['of 16', { maturityRating: 16 }, ['OLD', 'YOUNG', 'UNRATED']],
  ['of a child', { maturityRating: 7 }, ['YOUNG', 'UNRATED']],
  ['of a child by its flag, with an age', { maturityRating: 12, kids: true }, ['YOUNG', 'UNRATED']],
  ['of a child by its flag alone', { kids: true }, ['OLD', 'YOUNG', 'UNRATED']],
])('[EPIS-08, EPIS-09] the cards of a row for a profile %s', async (_, profile, names) => {
  const { cards, root, until } = await open(profile, rowOf('films', CARDS));
  await until(() => cards('films').length > 0);
  expect(cards('films')).toEqual(names);
  await root.unmount();
});

test('[EPIS-08, PAGE-02] a row of a child’s page is left out when none of its titles is for them', async () => {
  const { headings, root, until } = await open(
    { maturityRating: 7 },
    rowOf('thrillers', [OLD]),
    rowOf('films', CARDS),
  );
  await until(() => headings().length > 0);
  expect(headings().map(([name]) => name)).toEqual(['films']);
  await root.unmount();
});

test.each([
  [12, true],
  [16, false],
])(
  '[EPIS-08] at the head of a page for a profile of %d, a film from 16 on',
  async (maturityRating, restricted) => {
    const { root, until } = await open({ maturityRating }, rowOf('head', [OLD], 'jumbotron'));
    await until(() => root.query('jumbotron') !== null);
    expect(root.query('jumbotron-watch') === null).toBe(restricted);
    expect(JSON.stringify(root.tree()).includes(NOTE)).toBe(restricted);
    expect(root.focusedId()).toBe(restricted ? 'jumbotron-more' : 'jumbotron-watch');
    await root.unmount();
  },
);

test('[EPIS-08, CONT-06] what was begun and is above the profile’s age opens its page instead of the player', async () => {
  const { place, root, until, cards } = await openPage({
    profile: { maturityRating: 12 },
    answers: {
      '/page/home/components': pageOf(rowOf('cw', [OLD], 'continue_watching')),
      '/favorites/watching': [{ assetUuid: 'old', currentSecond: 600, finished: false }],
    },
  });
  await until(() => cards('cw').length > 0);
  expect(cards('cw')[0]).toContain(NOTE);
  await root.act(() => root.scene.focus.current!.props.onPress!());
  await until(() => place().path !== '/home');
  expect(place().path).toBe('/asset/old');
  await root.unmount();
});
