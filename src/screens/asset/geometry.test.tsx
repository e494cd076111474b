/** Where the parts of a title's page are on the stage. */
import { describe, expect, it } from 'vitest';
import type { AssetScreen, AssetScreenOptions } from './testing/assetScreen';
import { openAsset } from './testing/assetScreen';

const SAFE = { top: 54, bottom: 1080 - 54 };
const film = {
  id: 'a1',
  type: 'movie',
  name: 'Copper Sky',
  description: Array.from({ length: 60 }, (_, at) => `lantern${at + 1}`).join(' '),
  year: 2024,
  duration: 6000,
  watchable: 'yes',
  appropriatenessTags: ['Violence'],
  images: { logo: '/l.png' },
  contents: [
    { type: 'main', sourceUuid: 'm' },
    { type: 'trailer', sourceUuid: 't' },
  ],
};
const sets = ['more_like_this', 'most_popular'].map((type, at) => ({
  type,
  assets: [
    { id: `${type}-1`, name: `First of ${type}`, year: 2020 + at },
    { id: `${type}-2`, name: `Second of ${type}` },
  ],
}));

interface Node {
  id?: string;
  role: string;
  name: string;
  onScreen: boolean;
  rect: { x: number; y: number; w: number; h: number };
  children: readonly Node[];
}
const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];
const nodesOf = ({ root }: AssetScreen): Node[] => all(root.tree());
/** By test id or text; of nodes with the same text the heading, or the last one, which is the text itself. */
function rectOf(screen: AssetScreen, what: string): Node['rect'] {
  const nodes = nodesOf(screen).filter(({ id, name }) => id === what || name === what);
  const node = nodes.find(({ role }) => role === 'heading') ?? nodes.at(-1);
  if (node === undefined) throw new Error(`${what} is not there`);
  return node.rect;
}
const bottom = ({ y, h }: Node['rect']): number => y + h;

async function open(
  asset: object = {},
  options: Omit<AssetScreenOptions, 'answers'> = { signedIn: true },
): Promise<AssetScreen> {
  const answers = { '/asset/v2/a1': { ...film, ...asset }, '/asset/a1/recommendation': sets };
  const screen = await openAsset({ ...options, answers });
  if (options.signedIn) await screen.until(() => screen.root.query('row-recommendations') !== null);
  return screen;
}

describe('[ASSET-05, PAGE-18] rows of recommendations', () => {
  it('the focused captions, 76 px high, and the next title 40 px below them are inside the safe area', async () => {
    const screen = await open();
    await screen.root.press('down');
    await screen.root.wait(1000);
    const card = rectOf(screen, 'row-recommendations');
    const caption = rectOf(screen, 'First of more_like_this');
    const facts = rectOf(screen, '2020');
    const title = rectOf(screen, 'Most popular');
    expect(title.y - bottom(card)).toBe(76 + 40);
    expect(caption.y).toBeGreaterThan(bottom(card));
    expect(bottom(facts)).toBeLessThan(title.y);
    expect(bottom(title)).toBeLessThanOrEqual(SAFE.bottom);
  });

  it('the last row is focused at the same height as the first', async () => {
    const screen = await open();
    await screen.root.press('down');
    await screen.root.wait(1000);
    const { y } = rectOf(screen, 'More like this');
    await screen.root.press('down');
    await screen.root.wait(1000);
    expect(rectOf(screen, 'Most popular').y).toBe(y);
    expect(bottom(rectOf(screen, 'First of most_popular'))).toBeLessThanOrEqual(SAFE.bottom);
  });
});

describe('[ASSET-12, ASSET-13] the header', () => {
  it.each([
    ['a logo, tags, a note and four lines', {}],
    ['a name of three lines instead of the logo', { images: {}, name: 'A very long name '.repeat(6).trim() }],
    ['no note', { availableFrom: null, watchable: 'yes' }],
  ])('begins inside the safe area with %s', async (_, change) => {
    const coming = { availableFrom: '2030-01-01', watchable: 'no_content', ...change };
    const screen = await open(coming);
    const { y } = rectOf(screen, 'asset-title');
    expect(y).toBeGreaterThanOrEqual(SAFE.top);
    expect(rectOf(screen, 'asset-description').h).toBeGreaterThanOrEqual(4 * 36);
    expect(bottom(rectOf(screen, 'asset-watchlist'))).toBeLessThan(rectOf(screen, 'More like this').y);
  });
});

describe('[ASSET-12, ASSET-32, ASSET-33] the buttons of an asset', () => {
  const BUTTONS = ['watch', 'trailer', 'watchlist', 'like', 'dislike', 'more'].map((kind) => `asset-${kind}`);

  it('are one row: watch with its caption, then round ones of 72 px', async () => {
    const screen = await open();
    const rects = BUTTONS.map((id) => rectOf(screen, id));
    expect(new Set(rects.map(({ y }) => y)).size).toBe(1);
    expect(rects.map(({ x }) => x)).toEqual(rects.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(rects[0]!.w).toBeGreaterThan(72);
    expect(rects.map(({ h }) => h)).toEqual(BUTTONS.map(() => 72));
    expect(rects.slice(1).map(({ w }) => w)).toEqual(BUTTONS.slice(1).map(() => 72));
  });

  it('a round one says its word below it while it has focus, and nothing moves', async () => {
    const screen = await open();
    const words = (): string[] =>
      nodesOf(screen)
        .filter(({ name, onScreen, rect }) => onScreen && name !== '' && rect.y > bottom(before[0]!))
        .filter(({ rect }) => rect.y < bottom(before[0]!) + 40)
        .map(({ name }) => name);
    const places = (): Node['rect'][] => BUTTONS.map((id) => rectOf(screen, id));
    const before = places();
    expect(words()).toEqual([]);
    const said: string[][] = [];
    for (let at = 1; at < BUTTONS.length; at += 1) {
      await screen.root.press('right');
      await screen.root.wait(300);
      expect(screen.root.focusedId()).toBe(BUTTONS[at]);
      said.push([...new Set(words())]);
      expect(places()).toEqual(before);
    }
    expect(said).toEqual([['Play trailer'], ['Watchlist'], ['Like'], ['Dislike'], ['More']]);
  });

  it('the first has a caption where nothing can be played, and a show lists its episodes with one', async () => {
    const dead = await open({ watchable: 'no_content', contents: [] });
    expect(dead.root.focusedId()).toBe('asset-watchlist');
    expect(rectOf(dead, 'asset-watchlist').w).toBeGreaterThan(72);
    await dead.root.unmount();
    const episode = { id: 'e1', type: 'episode', order: 1, watchable: 'yes' };
    const show = await open({ type: 'show', children: [{ id: 's', type: 'season', children: [episode] }] });
    expect(rectOf(show, 'asset-episodes').w).toBeGreaterThan(72);
    expect(rectOf(show, 'asset-trailer').w).toBe(72);
  });
});

describe('[ASSET-06, ASSET-12] the drawer', () => {
  const openDrawer = async (asset: object): Promise<AssetScreen> => {
    const screen = await open(asset);
    await screen.root.act(() => screen.root.find('asset-more').props.onPress?.());
    await screen.root.wait(200);
    return screen;
  };
  const facts = (screen: AssetScreen): string[] =>
    nodesOf(screen)
      .filter(({ role, name, onScreen }) => onScreen && role === 'listitem' && name.includes(': '))
      .map(({ name }) => name);

  it('says year, length, sound and subtitles below the description', async () => {
    const screen = await openDrawer({ audios: ['en', ' PA', 'en'], subtitles: ['pa'] });
    expect(facts(screen)).toEqual([
      'Year: 2024',
      'Length: 1 h 40 min',
      'Sound: English, Punjabi',
      'Subtitles: Punjabi',
    ]);
    expect(rectOf(screen, 'Year: 2024').y).toBeGreaterThan(bottom(rectOf(screen, 'asset-full-description')));
  });

  it('has no line for what the service does not say', async () => {
    expect(facts(await openDrawer({ year: 0, duration: null, audios: [], subtitles: ['', 7] }))).toEqual([]);
  });

  it('keeps a quarter of the artwork, without a shade and without the text of the screen below', async () => {
    const screen = await openDrawer({ images: { hero: '/h.jpg' } });
    const art = rectOf(screen, 'drawer-art');
    expect([art.x, art.y, art.h]).toEqual([0, 0, 1080]);
    const [picture, shade] = screen.root.find('drawer-art').children;
    expect(picture!.props).toMatchObject({ src: 'https://api.example.com/h.jpg?w=1920&h=1080' });
    expect(shade!.props.x).toBeGreaterThanOrEqual(1920 / 4);
    const drawer = screen.root.find('asset-drawer');
    expect(drawer.props.gradient!.colors.map((color) => color & 0xff)).toEqual([255, 247, 255]);
  });
});
