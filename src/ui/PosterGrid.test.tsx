import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../renderer/testing';
import { asset } from '../domain/testing/assets';
import type { ListedAsset } from '../domain/listedAssets';
import { createTexts, TextsContext } from '../i18n';
import { enTitles } from '../i18n/enTitles';
import { ok } from './keyboard/testing/typist';
import { PosterGrid } from './PosterGrid';
import type { PosterGridProps } from './PosterGrid';
import { endInset, LINE_GAP, posterIn } from './posterLayout';

const titles = (count: number, there: (index: number) => boolean): ListedAsset[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    asset: there(index) ? asset({ id: `t${index}`, title: `Title ${index}` }) : null,
  }));

async function mount(items: readonly ListedAsset[], more: Partial<PosterGridProps> = {}) {
  const root = createTestRoot();
  const onOpen = vi.fn();
  const now = new Set<string>();
  const wanted = (id: string) => {
    now.add(id);
    return () => void now.delete(id);
  };
  const texts = createTexts(async () => ({}));
  texts.addEnglish(enTitles);
  const show = (shown: readonly ListedAsset[]) =>
    root.render(
      <TextsContext.Provider value={texts}>
        <PosterGrid
          listKey="results"
          label="Results"
          testId="results"
          items={shown}
          requestAsset={wanted}
          onOpen={onOpen}
          autoFocus
          {...more}
        />
      </TextsContext.Provider>,
    );
  await show(items);
  return { root, onOpen, wanted: now, show, focused: () => root.scene.focus.current!.props.focusKey };
}

describe('PosterGrid', () => {
  it('[SEARCH-06] six posters of 277x156 stand in the content`s width, ten pixels apart', () => {
    expect(posterIn(1712, 6)).toMatchObject({ w: 277, h: 156 });
    expect(6 * 277 + 5 * 10).toBe(1712);
  });

  it('whole lines stand at the top, also at the end', async () => {
    const { stride } = posterIn(1712, 6);
    const total = 20 * stride - LINE_GAP;
    expect((total + endInset(900, stride) - 900) / stride).toBe(17);
    expect((total + endInset(100, stride) - 100) / stride).toBe(19);
    const { root } = await mount(
      titles(120, () => true),
      { h: 900 },
    );
    for (let line = 0; line < 20; line += 1) {
      await root.press('down');
      await root.wait(300);
    }
    const scrolled = -root.find('results').children[0]!.now.y;
    expect(scrolled / stride).toBe(17);
    await root.unmount();
  });

  it('keys move over lines and columns and open what has focus', async () => {
    const items = titles(20, () => true);
    const { root, onOpen, focused } = await mount(items);
    await root.press('right');
    await root.press('down');
    expect(focused()).toBe('t7');
    await ok(root);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(items[7]!.asset);
    await root.unmount();
  });

  it('a move inside the window commits nothing and makes no node', async () => {
    const { root } = await mount(titles(5000, () => true));
    await root.wait(600);
    const { reactCommits, hostCreated } = root.scene.counters;
    await root.press('right');
    await root.press('down');
    await root.press('left');
    expect(root.scene.counters).toMatchObject({ reactCommits, hostCreated });
    await root.unmount();
  });

  it('only mounted cards without an asset are requested; scrolled away they no longer are', async () => {
    const { root, wanted } = await mount(titles(5000, (index) => index % 2 === 0));
    expect(wanted.has('t1')).toBe(true);
    expect(wanted.has('t2')).toBe(false);
    expect(wanted.size).toBeLessThan(40);
    for (let line = 0; line < 20; line += 1) {
      await root.press('down');
      await root.wait(300);
    }
    expect(wanted.has('t1')).toBe(false);
    expect(wanted.size).toBeLessThan(40);
    await root.unmount();
  });

  it('an asset that arrives replaces its placeholder without a new node; focus stays, and a press opens it', async () => {
    const { root, onOpen, show, focused } = await mount(titles(12, (index) => index > 0));
    await root.wait(600);
    await ok(root);
    expect(onOpen).not.toHaveBeenCalled();
    expect(root.tree().children[0]?.children[0]).toMatchObject({ name: 'Loading', busy: true });
    const made = root.scene.counters.hostCreated;
    await show(titles(12, () => true));
    expect(root.scene.counters.hostCreated).toBe(made);
    expect(focused()).toBe('t0');
    expect(root.tree().children[0]?.children[0]).toMatchObject({ name: 'Title 0' });
    await ok(root);
    expect(onOpen).toHaveBeenCalledTimes(1);
    await root.unmount();
  });

  it('titles that leave close up; focus stays on its title, or goes to the one that takes its place', async () => {
    const all = titles(12, () => true);
    const { root, show, focused } = await mount(all);
    await root.press('right', 3);
    await show(all.filter(({ id }) => id !== 't1'));
    expect(focused()).toBe('t3');
    await show(all.filter(({ id }) => id !== 't1' && id !== 't3'));
    expect(focused()).toBe('t4');
    await show(all.slice(0, 1));
    expect(focused()).toBe('t0');
    await root.unmount();
  });
});
