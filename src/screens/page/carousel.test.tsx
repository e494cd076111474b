import { afterEach, describe, expect, it } from 'vitest';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = (id: string, watchable = 'yes_anonymous_access') => ({
  id,
  name: `Film ${id}`,
  watchable,
  duration: 6000,
  images: { jumbotron: `/${id}.jpg` },
});
const TITLES = [film('a'), film('b'), film('c')];

type Screen = Awaited<ReturnType<typeof openPage>>;
let screen: Screen | null = null;
afterEach(async () => {
  await screen?.root.unmount();
  screen = null;
});

async function open(titles: readonly object[] = TITLES): Promise<Screen> {
  const rows = [rowOf('j', titles, 'jumbotron'), rowOf('r', [film('z')])];
  const opened = await openPage({ signedIn: false, answers: { '/page/home/components': pageOf(...rows) } });
  screen = opened;
  await opened.until(() => opened.root.query('jumbotron') !== null);
  return opened;
}

/** Of which title, on which of its buttons, and the art behind. */
function seen({ root, nodes }: Screen) {
  const pictures = [...root.drawn].flatMap((node) => {
    const { src } = node.props as { src?: string | null };
    return src && node.now.alpha > 0.5 && node.target.alpha === 1
      ? (/com\/(.*)\.jpg\?w=1500/.exec(src)?.[1] ?? [])
      : [];
  });
  return {
    title: nodes().find(({ id }) => id === 'jumbotron')?.name,
    button: nodes().find(({ focused }) => focused)?.id,
    art: pictures.at(-1),
  };
}

it('[PAGE-01] right from the last button shows the next asset, left from the first the previous one, then the menu', async () => {
  const page = await open();
  const { root } = page;
  expect(seen(page)).toMatchObject({ title: 'Film a', button: 'jumbotron-watch', art: 'a' });
  await root.press('right');
  await root.press('right');
  await root.wait(500);
  expect(seen(page)).toMatchObject({ title: 'Film b', button: 'jumbotron-watch', art: 'b' });
  await root.press('right');
  await root.press('right');
  expect(seen(page)).toMatchObject({ title: 'Film c', button: 'jumbotron-watch' });
  await root.press('right');
  await root.press('right');
  await root.press('right');
  expect(seen(page)).toMatchObject({ title: 'Film c', button: 'jumbotron-more' });
  await root.press('left');
  await root.press('left');
  expect(seen(page)).toMatchObject({ title: 'Film b', button: 'jumbotron-more' });
  await root.press('left');
  await root.press('left');
  await root.press('left');
  await root.wait(500);
  expect(seen(page)).toMatchObject({ title: 'Film a', button: 'jumbotron-watch', art: 'a' });
  await root.press('left');
  expect(seen(page).button).toMatch(/^menu/);
  expect(seen(page).title).toBe('Film a');
});

it('a held key does not change the asset, and opens the menu only from the first asset', async () => {
  const page = await open();
  await page.root.press('right', 8);
  expect(seen(page)).toMatchObject({ title: 'Film a', button: 'jumbotron-more' });
  await page.root.press('right');
  await page.root.press('right');
  await page.root.press('left', 8);
  expect(seen(page)).toMatchObject({ title: 'Film b', button: 'jumbotron-watch' });
});

it('an asset with one button changes in both directions from it', async () => {
  const page = await open([film('a', 'not_available'), film('b', 'not_available'), film('c')]);
  expect(seen(page)).toMatchObject({ title: 'Film a', button: 'jumbotron-more' });
  await page.root.press('right');
  expect(seen(page)).toMatchObject({ title: 'Film b', button: 'jumbotron-more' });
  await page.root.press('left');
  expect(seen(page)).toMatchObject({ title: 'Film a', button: 'jumbotron-more' });
});

it('[PAGE-25] back from an asset restores the asset that the jumbotron showed', async () => {
  const page = await open();
  const { navigate, place, root } = page;
  await root.press('right');
  await root.press('right');
  await root.press('right');
  await root.act(() => root.scene.focus.current!.props.onPress!());
  expect(place().path).toBe('/asset/b');
  await navigate(({ back }) => back('/'));
  await root.wait(300);
  expect(seen(page)).toMatchObject({ title: 'Film b', button: 'jumbotron-more', art: 'b' });
});

it('[ANA-01, ANA-04] each asset that is shown is reported once, with its index', async () => {
  const { events, root } = await open();
  await root.wait(1000);
  await root.press('right');
  await root.press('right');
  await root.wait(1000);
  await root.press('right');
  await root.wait(1000);
  await root.act(() => root.scene.focus.current!.props.onPress!());
  expect(events.filter((event) => 'row' in event && event.row === 'j')).toEqual([
    { name: 'items presented', row: 'j', assetIds: ['a'] },
    { name: 'item focus', assetId: 'a', row: 'j', index: 0 },
    { name: 'items presented', row: 'j', assetIds: ['b'] },
    { name: 'item focus', assetId: 'b', row: 'j', index: 1 },
    { name: 'item selected', assetId: 'b', row: 'j', index: 1 },
  ]);
});

it('[ANA-04] an asset that is shown while focus stays, on the one button or a page dot, is reported too', async () => {
  const { events, root } = await open([film('a', 'not_available'), film('b', 'not_available'), film('c')]);
  const told = () => events.flatMap((event) => (event.name === 'item focus' ? event.assetId : []));
  await root.wait(1000);
  await root.press('right');
  await root.wait(999);
  expect(told()).toEqual(['a']);
  await root.wait(1);
  expect(told()).toEqual(['a', 'b']);
  await root.act(() => void root.scene.focus.focus(root.query('pip-2')!, 'pointer'));
  await root.wait(2000);
  await root.act(() => root.scene.focus.current!.props.onPress!());
  await root.wait(1000);
  expect(told()).toEqual(['a', 'b', 'c']);
  const seen = events.flatMap((event) =>
    event.name === 'items presented' && event.row === 'j' ? event.assetIds : [],
  );
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('the pointer changes the asset by the page dots, which no direction key reaches', async () => {
  const page = await open();
  const { root } = page;
  await root.act(() => void root.scene.focus.focus(root.query('pip-2')!, 'pointer'));
  await root.act(() => root.scene.focus.current!.props.onPress!());
  expect(seen(page)).toMatchObject({ title: 'Film c', button: 'pip-2' });
  await root.press('down');
  await root.press('up');
  expect(seen(page)).toMatchObject({ title: 'Film c', button: 'jumbotron-watch' });
});

it('a jumbotron with one asset has no page dots', async () => {
  const page = await open([film('a')]);
  expect(page.nodes().filter(({ id }) => id?.startsWith('pip-'))).toEqual([]);
});

describe('[PAGE-01, PAGE-12] the turn to another asset', () => {
  /** Opacity of what is drawn of both: artwork by its file, text by the slot. */
  const opacity = ({ root }: Screen) => {
    const nodes = [...root.drawn].map((node) => ({
      node,
      props: node.props as { src?: string; zIndex?: number },
    }));
    const art = (id: string) => nodes.find(({ props }) => props.src?.includes(`/${id}.jpg?w=1500`));
    const { now: coming } = root.find('jumbotron-text');
    const { now: leaving } = root.find('jumbotron-text-before');
    return {
      last: art('a')?.node.now.alpha,
      next: art('b')?.node.now.alpha,
      above: (art('b')?.props.zIndex ?? 0) > (art('a')?.props.zIndex ?? 0),
      text: [leaving.alpha, coming.alpha],
    };
  };

  it('fades the next artwork in above the last one, which stays whole below it for longer than that', async () => {
    const page = await open();
    await page.root.press('right');
    await page.root.press('right');
    for (let ms = 0; ms <= 400; ms += 50) {
      expect(opacity(page), `${ms} ms`).toMatchObject({ last: 1, next: 1, above: true });
      await page.root.wait(50);
    }
    const picture = [...page.root.drawn].find((node) =>
      (node.props as { src?: string }).src?.includes('/b.jpg'),
    );
    expect((picture!.props as { fade?: number }).fade).toBe(400);
    await page.root.wait(1500);
    expect(opacity(page)).toMatchObject({ last: 0, next: 1 });
  });

  it('cross-fades the text in 400 ms', async () => {
    const page = await open();
    await page.root.press('right');
    await page.root.press('right');
    await page.root.wait(200);
    const [leaving, coming] = opacity(page).text;
    expect(leaving).toBeGreaterThan(0);
    expect(leaving).toBeLessThan(1);
    expect(coming).toBeCloseTo(1 - leaving!, 5);
    await page.root.wait(150);
    expect(opacity(page).text[0], 'not over before').toBeGreaterThan(0);
    await page.root.wait(50);
    expect(opacity(page).text).toEqual([0, 1]);
  });

  it('keeps the dots below the buttons, at the left edge of the text', async () => {
    const { nodes } = await open();
    const rectOf = (id: string) => nodes().find((node) => node.id === id)!.rect;
    const button = rectOf('jumbotron-watch');
    const dot = rectOf('pip-0');
    expect(dot.x + dot.w / 2 - 16).toBe(button.x);
    expect(dot.y + dot.h / 2 - 5).toBeGreaterThan(button.y + button.h);
    expect(dot.y + dot.h / 2 + 5).toBeLessThan(rectOf('row-r').y - 60);
  });

  it('[ASSET-13] marks an asset that is on air', async () => {
    const page = await open([{ ...film('a'), type: 'live channel' }, film('b')]);
    const badges = () => page.nodes().filter(({ name, onScreen }) => name === 'LIVE' && onScreen).length;
    expect(badges()).toBe(1);
    await page.root.press('right');
    await page.root.press('right');
    await page.root.wait(500);
    expect(badges()).toBe(0);
  });
});
