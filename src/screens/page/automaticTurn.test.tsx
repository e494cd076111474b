/** A jumbotron that turns by itself, on the real page and a clock that only the test moves. */
import { afterEach, describe, expect, it } from 'vitest';
import { dotWidth } from './PageDots';
import { openPage, pageOf, rowOf } from './testing/pageScreen';
import type { PageScreenOptions } from './testing/pageScreen';

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

async function open(
  titles: readonly object[] = TITLES,
  options: Partial<PageScreenOptions> = {},
): Promise<Screen> {
  const rows = [rowOf('j', titles, 'jumbotron'), rowOf('r', [film('z')]), rowOf('k', TITLES, 'jumbotron')];
  const answers = { '/page/home/components': pageOf(...rows) };
  const opened = await openPage({ signedIn: false, ...options, answers });
  screen = opened;
  await opened.until(() => opened.root.query('jumbotron') !== null);
  return opened;
}

/** The title shown, what has focus, and how full the active dot is, 0 to 1. */
function seen({ root, nodes }: Screen) {
  const fill = root.find('pip-fill');
  const filled = (fill.now.w - dotWidth(0)) / (dotWidth(1) - dotWidth(0));
  return {
    title: nodes()
      .find(({ id }) => id === 'jumbotron')
      ?.name.at(-1),
    button: nodes().find(({ focused }) => focused)?.id,
    filled: Math.round(filled * 10_000) / 10_000,
  };
}

describe('[PAGE-01] a jumbotron at rest', () => {
  it('shows the next title after 8 s, the first one after the last, and focus stays on its button', async () => {
    const page = await open();
    const { root } = page;
    await root.wait(7_999);
    expect(seen(page)).toMatchObject({ title: 'a', button: 'jumbotron-watch' });
    await root.wait(1);
    expect(seen(page)).toMatchObject({ title: 'b', button: 'jumbotron-watch' });
    await root.wait(8_000);
    expect(seen(page).title).toBe('c');
    await root.wait(8_000);
    expect(seen(page)).toMatchObject({ title: 'a', button: 'jumbotron-watch' });
  });

  it('fills its dot in 16 steps, each a frame, and commits once a turn', async () => {
    const page = await open();
    const { root } = page;
    // The first turn makes the words of its other side.
    await root.wait(8_000);
    await root.wait(100);
    const { counters } = root.scene;
    const { reactCommits, hostCreated } = counters;
    let frames = 0;
    root.scene.motion.onStepped = () => (frames += 1);
    await root.wait(400);
    for (let step = 1; step < 16; step += 1) {
      // By then the artwork of the turn before is at rest.
      if (step === 5) frames = 0;
      expect(seen(page).filled, `step ${step}`).toBe(step / 16);
      await root.wait(499);
      expect(seen(page).filled, 'not before its time').toBe(step / 16);
      await root.wait(1);
    }
    expect(counters).toMatchObject({ reactCommits: reactCommits + 1, hostCreated });
    // A step draws one frame, and the loop looks once more before it sleeps.
    expect(frames).toBeLessThanOrEqual(2 * 12);
    await root.wait(250);
    expect(seen(page)).toMatchObject({ title: 'c', filled: 0 });
    expect(counters.reactCommits).toBe(reactCommits + 1);
  });

  it('counts from the last key, whether that moved something or not', async () => {
    const page = await open();
    const { root } = page;
    await root.wait(7_000);
    await root.press('playPause');
    await root.wait(7_999);
    expect(seen(page)).toMatchObject({ title: 'a', filled: 15 / 16 });
    await root.press('right');
    await root.wait(250);
    expect(seen(page)).toMatchObject({ title: 'a', button: 'jumbotron-more', filled: 0 });
    await root.wait(7_749);
    expect(seen(page).title).toBe('a');
    await root.wait(1);
    expect(seen(page)).toMatchObject({ title: 'b', button: 'jumbotron-more' });
  });

  it('counts anew after a turn by hand', async () => {
    const page = await open();
    const { root } = page;
    await root.press('right');
    await root.wait(7_000);
    await root.press('right');
    await root.wait(7_999);
    expect(seen(page)).toMatchObject({ title: 'b', filled: 15 / 16 });
    await root.wait(1);
    expect(seen(page).title).toBe('c');
  });

  it('keeps one focus when the next title has no such button', async () => {
    const page = await open([film('a'), film('b', 'not_available')]);
    expect(seen(page).button).toBe('jumbotron-watch');
    await page.root.wait(8_000);
    expect(seen(page)).toMatchObject({ title: 'b', button: 'jumbotron-more' });
    await page.root.wait(8_000);
    expect(seen(page).title).toBe('a');
    expect(seen(page).button).toMatch(/^jumbotron-/);
  });

  it('turns further down a page too, while focus is on it', async () => {
    const page = await open();
    await page.root.press('down');
    await page.root.press('down');
    await page.root.wait(7_999);
    const titles = () => page.nodes().flatMap(({ id, name }) => (id === 'jumbotron' ? [name.at(-1)] : []));
    expect(titles()).toEqual(['a', 'a']);
    await page.root.wait(1);
    expect(titles()).toEqual(['a', 'b']);
  });
});

describe('[PAGE-01] a jumbotron does not turn', () => {
  it.each<[string, readonly object[], Partial<PageScreenOptions>]>([
    ['with one title', [film('a')], {}],
    ['with reduced motion', TITLES, { reducedMotion: true }],
    ['where the deployment wants none', TITLES, { config: { jumbotronTurnSeconds: 0 } }],
  ])('%s, and sets no timer', async (_, titles, options) => {
    const page = await open(titles, options);
    // The rows that are not seen come when those that are are drawn.
    await page.root.wait(100);
    await page.root.wait(10_000);
    expect(page.root.clock.pendingCount).toBe(0);
    await page.root.wait(60_000);
    expect(seen(page).title).toBe('a');
    expect(page.root.find('pip-fill').hidden).toBe(true);
  });

  it.each([
    ['on a row', 'down', 'up'],
    ['in the menu', 'left', 'right'],
  ] as const)('while focus is %s, and counts anew when it is back', async (_, away, back) => {
    const page = await open();
    const { root } = page;
    await root.wait(7_000);
    await root.press(away);
    expect(String(seen(page).button)).not.toMatch(/^jumbotron/);
    await root.wait(60_000);
    expect(seen(page)).toMatchObject({ title: 'a', filled: 0 });
    await root.press(back);
    expect(seen(page).button).toMatch(/^jumbotron/);
    await root.wait(7_999);
    expect(seen(page).title).toBe('a');
    await root.wait(1);
    expect(seen(page).title).toBe('b');
  });

  it('while the app is hidden, and counts anew when it is shown', async () => {
    const page = await open();
    await page.root.wait(7_000);
    await page.setVisible(false);
    await page.root.wait(60_000);
    expect(seen(page).title).toBe('a');
    await page.setVisible(true);
    await page.root.wait(7_999);
    expect(seen(page).title).toBe('a');
    await page.root.wait(1);
    expect(seen(page).title).toBe('b');
  });

  it('without a network, whose artwork would not come', async () => {
    const page = await open();
    await page.root.act(() => page.stores.network.setState({ isNetworkConnected: false }));
    await page.root.wait(60_000);
    expect(seen(page).title).toBe('a');
    await page.root.act(() => page.stores.network.setState({ isNetworkConnected: true }));
    await page.root.wait(8_000);
    expect(seen(page).title).toBe('b');
  });

  it('while the voice guide reads', async () => {
    const page = await open();
    await page.root.act(() => page.stores.settings.setState({ ttsEnabled: true }));
    await page.root.wait(60_000);
    expect(seen(page).title).toBe('a');
    await page.root.act(() => page.stores.settings.setState({ ttsEnabled: false }));
    await page.root.wait(8_000);
    expect(seen(page).title).toBe('b');
  });

  it('while a key is held', async () => {
    const page = await open();
    const { root } = page;
    const press = (repeat: boolean) =>
      root.act(() => void root.scene.focus.press({ key: 'right', repeat, time: root.clock.now() }));
    await press(false);
    await press(true);
    await root.wait(20_000);
    expect(seen(page).title).toBe('a');
    await root.act(() => root.scene.focus.release());
    await root.wait(1);
    expect(seen(page).title, 'nor as it is let go').toBe('a');
  });

  it('once its page has been left', async () => {
    const page = await open();
    await page.navigate(({ open: go }) => go('/asset/a'));
    await page.root.wait(60_000);
    await page.navigate(({ back }) => back('/'));
    await page.root.wait(300);
    expect(seen(page).title).toBe('a');
  });
});

it('after the time that the deployment names', async () => {
  const page = await open(TITLES, { config: { jumbotronTurnSeconds: 2 } });
  await page.root.wait(1_999);
  expect(seen(page).title).toBe('a');
  await page.root.wait(1);
  expect(seen(page).title).toBe('b');
});

it('[ANA-01, ANA-04] a title that came by itself is presented, and focused once the viewer moves', async () => {
  const page = await open();
  const { events, root } = page;
  const told = () =>
    events.flatMap((event) =>
      event.name === 'items presented' && event.row === 'j'
        ? [`presented ${event.assetIds.join()}`]
        : event.name === 'item focus'
          ? [`focus ${event.assetId}`]
          : [],
    );
  await root.wait(1_000);
  expect(told()).toEqual(['presented a', 'focus a']);
  await root.wait(7_000);
  expect(seen(page).title).toBe('b');
  await root.wait(2_000);
  expect(told()).toEqual(['presented a', 'focus a', 'presented b']);
  await root.press('right');
  await root.wait(1_000);
  expect(told()).toEqual(['presented a', 'focus a', 'presented b', 'focus b']);
  await root.wait(7_000);
  expect(seen(page).title).toBe('c');
  await root.press('down');
  await root.press('up');
  await root.wait(1_000);
  expect(told().slice(-2)).toEqual(['presented c', 'focus c']);
});
