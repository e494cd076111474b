import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { HostNode } from './node';

const STAGE = { w: 1920, h: 1080 };
const CARD = { w: 400, h: 200 };
/** Scaled by 1.1 about its centre, the focused card is at this place. */
const FOCUSED_CARD = { x: 180, y: 690, w: 440, h: 220 };
const HERO = { x: 0, y: 0, ...STAGE };
const ALL = { x: 0, y: 0, w: 1920, h: 1080 };

interface ListProps {
  id?: string;
  src?: string | null;
  x?: number;
  name?: string;
}

/** A screen with a card that has focus, in a clipped row, beside another of the same name that has not. */
const list = ({
  id = 'a',
  src = 'card.webp',
  x = 200,
  name = 'Night Ferry',
}: ListProps = {}): ReactElement => (
  <View key="list" {...STAGE} screen="content" color={0x101010ff} testId="list">
    <View focusable x={900} y={100} {...CARD}>
      <Image {...CARD} src="other.webp" sharedElement={`art:${id}`} />
    </View>
    <View y={700} w={1920} h={200} clip>
      <View focusable autoFocus testId="card" x={x} {...CARD} focusedStyle={{ scale: 1.1 }}>
        <Image {...CARD} radius={10} src={src} sharedElement={`art:${id}`} testId="card-art" />
        <Text y={160} size={20} lineHeight={30} sharedElement={`name:${id}`} testId="card-name">
          {name}
        </Text>
      </View>
    </View>
  </View>
);

/** The page that the card opens. */
const page = (kind: 'content' | 'skeleton' = 'content'): ReactElement => (
  <View key="page" {...STAGE} screen={kind} color={0x202020ff} testId="page">
    <Image {...STAGE} src="hero.webp" placeholder={0} fade={300} sharedElement="art:a" testId="hero" />
    <Text x={100} y={500} size={80} lineHeight={90} sharedElement="name:a" testId="title">
      Night Ferry
    </Text>
    <View focusable autoFocus testId="play" x={100} y={800} w={300} h={72} />
  </View>
);

async function open(first: ReactElement): Promise<TestRoot> {
  const test = createTestRoot();
  await test.render(first);
  await test.wait(1000);
  test.painter.showImages();
  return test;
}

const rectOf = ({ now: { x, y, w, h } }: HostNode) => ({ x, y, w, h });
const rounded = (node: HostNode) =>
  Object.fromEntries(Object.entries(rectOf(node)).map(([side, value]) => [side, Math.round(value)]));

/** What is moved above everything. */
function copy(test: TestRoot, type: HostNode['type'] = 'image'): HostNode | undefined {
  return test.scene.stageNode.children.find((node) => node.leaving && node.type === type);
}

/** What stands in for the hero, below it. */
function standIn(test: TestRoot): HostNode | undefined {
  return test.find('page').children.find((node) => node.leaving);
}

const between = (from: number, to: number, t: number): number => from + (to - from) * (1 - (1 - t) ** 3);
/** The last frame drawn by then, ms: one every 16. */
const frameAt = (ms: number): number => Math.floor(ms / 16) * 16;
const rectAt = (from: typeof ALL, to: typeof ALL, ms: number) => {
  const at = (side: keyof typeof ALL): number => Math.round(between(from[side], to[side], frameAt(ms) / 500));
  return { x: at('x'), y: at('y'), w: at('w'), h: at('h') };
};

describe('[PAGE-12] an image that two screens share', () => {
  it('[PAGE-12] opens from the focused card to its place on the next screen in 500 ms, and nothing of it is left', async () => {
    const test = await open(list());
    await test.render(page());
    for (let ms = 0; ms < 500; ms += 50) {
      expect(rounded(copy(test)!), `${ms} ms`).toEqual(rectAt(FOCUSED_CARD, HERO, ms));
      expect(rounded(standIn(test)!), 'the image below moves with it').toEqual(rounded(copy(test)!));
      await test.wait(50);
    }
    expect(copy(test)).toBeUndefined();
    expect(test.scene.screens.changing).toBe(false);
  });

  it('[PAGE-12] is the texture of the card, cropped and never stretched, above the picture of the screen that is left', async () => {
    const test = await open(list());
    await test.render(page());
    const picture = test.scene.stageNode.children.find(({ props }) => props.testId === 'list')!;
    for (const node of [copy(test)!, standIn(test)!])
      expect(node.props).toMatchObject({ src: 'card.webp', fit: 'cover', fade: 0, placeholder: 0 });
    const z = (node: HostNode): number => test.painter.painted(node).values.zIndex;
    expect(z(copy(test)!)).toBeGreaterThan(z(picture));
  });

  it('[PAGE-12] uncovers the layers over the hero before it arrives', async () => {
    const test = await open(list());
    await test.render(page());
    await test.wait(100);
    expect(copy(test)!.now.alpha).toBe(1);
    await test.wait(150);
    expect(copy(test)!.now.alpha).toBeLessThan(0.5);
  });

  it('[PAGE-12] stands in for an image that arrives late, until that has faded in', async () => {
    const test = await open(list());
    test.painter.holdLoad('hero.webp');
    await test.render(page('skeleton'));
    test.painter.showImages();
    await test.render(page());
    await test.wait(5000);
    expect(rounded(standIn(test)!)).toEqual(HERO);
    test.painter.finishLoad('hero.webp');
    test.painter.showImages();
    await test.wait(500 + 299);
    expect(standIn(test)).toBeDefined();
    await test.wait(1);
    expect(standIn(test)).toBeUndefined();
    expect(test.find('hero').now.alpha).toBe(1);
  });

  it('[PAGE-12] goes with a screen that is left before its image arrives', async () => {
    const test = await open(list());
    const nodes = test.drawn.size;
    test.painter.holdLoad('hero.webp');
    await test.render(page('skeleton'));
    test.painter.showImages();
    await test.render(page());
    await test.wait(1000);
    await test.render(list());
    await test.wait(1000);
    test.painter.finishLoad('hero.webp');
    test.painter.showImages();
    await test.wait(1000);
    expect(test.drawn.size).toBe(nodes);
  });

  it('[PAGE-12] closes into the card that has focus, with its radius, and its focus ring', async () => {
    const test = await open(page());
    await test.render(list());
    const hero = test.scene.stageNode.children.find(({ props }) => props.testId === 'page')!.children[0]!;
    const [ring] = test.scene.overlay.children;
    for (let ms = 0; ms < 500; ms += 50) {
      expect(rounded(copy(test)!), `${ms} ms`).toEqual(rectAt(HERO, FOCUSED_CARD, ms));
      expect(rounded(hero), 'the image of the screen that is left moves with it').toEqual(
        rounded(copy(test)!),
      );
      expect(Math.abs(ring!.now.x - copy(test)!.now.x), 'the ring').toBeLessThan(15);
      expect(Math.abs(ring!.now.w - copy(test)!.now.w), 'the ring').toBeLessThan(25);
      await test.wait(50);
    }
    expect(copy(test)).toBeUndefined();
    const { x, w } = ring!.now;
    expect(x + w / 2).toBeCloseTo(400);
    expect(ring!.now.alpha).toBeCloseTo(1);
  });

  it('[PAGE-12] makes no node in a card, and needs no commit', async () => {
    const test = await open(page());
    await test.render(list());
    const { counters } = test.scene;
    const { reactCommits, hostCreated } = counters;
    expect(test.find('card').children).toHaveLength(2);
    await test.wait(250);
    expect(test.find('card').children).toHaveLength(2);
    expect(counters).toMatchObject({ reactCommits, hostCreated });
  });

  it('[PAGE-12] fades onto the art of the card at the end', async () => {
    const test = await open(page());
    await test.render(list());
    expect(copy(test)!.now.alpha).toBe(0);
    expect(copy(test)!.props).toMatchObject({ src: 'hero.webp', radius: 10 });
    await test.wait(176);
    expect(copy(test)!.now.alpha).toBe(1);
    await test.wait(170);
    expect(copy(test)!.now.alpha).toBe(1);
    await test.wait(75);
    expect(copy(test)!.now.alpha).toBeLessThan(0.5);
  });

  it.each([20, 130, 250, 390, 490])(
    '[PAGE-12] turns round without a jump when the viewer goes back after %i ms',
    async (ms) => {
      const test = await open(list());
      test.painter.holdLoad('hero.webp');
      await test.render(page());
      test.painter.showImages();
      await test.wait(ms);
      const before = { ...rounded(copy(test)!), alpha: copy(test)!.now.alpha };
      await test.render(list());
      test.painter.showImages();
      expect({ ...rounded(copy(test)!), alpha: copy(test)!.now.alpha }).toEqual(before);
      const again = rectOf(copy(test)!);
      await test.wait(100);
      expect(rounded(copy(test)!)).toEqual(rectAt(again, FOCUSED_CARD, 100));
      await test.wait(500);
      expect(copy(test)).toBeUndefined();
      expect(test.find('card').children).toHaveLength(2);
    },
  );

  it.each<[string, ListProps]>([
    ['another name', { id: 'b' }],
    ['an image that is not loaded', { src: null }],
  ])('[PAGE-12] cross-fades only: the card has %s', async (_, card) => {
    const test = await open(list(card));
    await test.render(page());
    expect([copy(test), copy(test, 'text'), standIn(test)]).toEqual([undefined, undefined, undefined]);
  });

  it('[PAGE-12] cross-fades only: the card is not on the stage', async () => {
    const test = await open(page());
    await test.render(list({ x: 3000 }));
    expect(copy(test)).toBeUndefined();
  });

  it('[PAGE-12] cross-fades only: the focused card is another than the one of that name', async () => {
    const test = await open(page());
    await test.render(list({ id: 'b' }));
    expect(copy(test)).toBeUndefined();
  });

  it('[PAGE-12] is a cut with reduced motion', async () => {
    const test = await open(list());
    test.scene.defaults.reducedMotion = true;
    await test.render(page());
    expect([copy(test), standIn(test)]).toEqual([undefined, undefined]);
    expect(test.find('hero').now.alpha).toBe(1);
  });

  it('[PAGE-12] opens from a card of a row, whose window gets no node', async () => {
    const row = (
      <View key="list" {...STAGE} screen="content">
        <Row
          listKey="row"
          y={300}
          w={1920}
          h={200}
          itemWidth={300}
          gap={20}
          items={['a', 'b', 'c']}
          itemKey={String}
          renderItem={(id) => (
            <View focusable testId={id} w={300} h={200}>
              <Image w={300} h={200} src={`${id}.webp`} sharedElement={`art:${id}`} />
            </View>
          )}
        />
      </View>
    );
    const test = await open(row);
    expect(test.focusedId()).toBe('a');
    await test.render(page());
    expect(copy(test)!.props.src).toBe('a.webp');
    expect(rounded(copy(test)!)).toEqual({ x: 0, y: 300, w: 300, h: 200 });
  });
});

describe('[PAGE-12] a card whose picture carries letters', () => {
  /** The card alone, its picture with lettering; `large`: another picture of the title on its screen, drawn after it. */
  const lettered = (large?: { src: string; w: number; h: number }): ReactElement => (
    <View key="list" {...STAGE} screen="content" color={0x101010ff} testId="list">
      <View focusable autoFocus testId="card" x={200} y={700} {...CARD}>
        <Image {...CARD} src="card.webp" lettering sharedElement="art:a" />
      </View>
      {large && <Image x={800} {...large} sharedElement="art:a" testId="large" />}
    </View>
  );
  const LARGE = { src: 'large.webp', w: 1100, h: 619 };
  const CARD_RECT = { x: 200, y: 700, ...CARD };

  /** What is drawn of that source for the change alone, in paint order. */
  const drawnOf = (test: TestRoot, src: string) =>
    [...test.drawn].filter((node) => node.type === 'image' && node.props.src === src && node.leaving);

  it('[PAGE-12] gives way within 100 ms, before it is seen large, and stands in for nothing', async () => {
    const test = await open(lettered());
    test.painter.holdLoad('hero.webp');
    await test.render(page());
    expect(rounded(copy(test)!)).toEqual(CARD_RECT);
    const seen: number[] = [];
    for (let ms = 50; ms < 500; ms += 50) {
      await test.wait(50);
      const alphas = drawnOf(test, 'card.webp').map(({ now }) => now.alpha);
      seen.push(Math.max(...alphas));
    }
    expect(seen[0], '50 ms').toBeGreaterThan(0.5);
    for (const alpha of seen.slice(1)) expect(alpha).toBeLessThan(0.05);
    expect(standIn(test), 'it stands in for no image').toBeUndefined();
  });

  it('[PAGE-12] opens with the next screen’s own picture where that is loaded', async () => {
    const test = await open(lettered(LARGE));
    await test.render(page('skeleton'));
    test.painter.showImages();
    await test.render(page());
    expect(drawnOf(test, 'large.webp')).toEqual([]);
    const [grows] = drawnOf(test, 'hero.webp');
    expect(rounded(grows!)).toEqual(CARD_RECT);
    await test.wait(100);
    expect(drawnOf(test, 'card.webp')[0]!.now.alpha).toBeLessThan(0.05);
    expect(grows!.now.alpha).toBe(1);
    expect(rounded(grows!)).toEqual(rounded(test.find('hero')));
  });

  it('[PAGE-12] opens with a picture of its shape and without letters, from the card’s place', async () => {
    const test = await open(lettered(LARGE));
    test.painter.holdLoad('hero.webp');
    await test.render(page());
    const grows = drawnOf(test, 'large.webp');
    expect(grows, 'the copy above and the image below').toHaveLength(2);
    for (let ms = 0; ms < 500; ms += 50) {
      for (const node of grows) expect(rounded(node), `${ms} ms`).toEqual(rectAt(CARD_RECT, HERO, ms));
      const [card] = drawnOf(test, 'card.webp');
      expect(rounded(card!), 'the card’s own above it').toEqual(rounded(grows[0]!));
      if (ms >= 100) expect(card!.now.alpha).toBeLessThan(0.05);
      expect(Math.max(...grows.map(({ now }) => now.alpha)), 'whole').toBe(1);
      await test.wait(50);
    }
    expect(copy(test)).toBeUndefined();
  });

  it('[PAGE-12] not with a picture of another shape', async () => {
    const test = await open(lettered({ ...LARGE, w: 619, h: 1100 }));
    test.painter.holdLoad('hero.webp');
    await test.render(page());
    expect(drawnOf(test, 'large.webp')).toEqual([]);
    expect(copy(test)!.props.src).toBe('card.webp');
  });

  it('[PAGE-12] closes into the card, not into the other picture', async () => {
    const test = await open(page());
    await test.render(lettered(LARGE));
    await test.wait(480);
    const { x, y, w, h } = rounded(copy(test)!);
    expect(Math.max(x! - 200, 700 - y!, w! - 400, h! - 200)).toBeLessThan(5);
  });

  it('[PAGE-12] turns round with the picture that grew', async () => {
    const test = await open(lettered(LARGE));
    test.painter.holdLoad('hero.webp');
    await test.render(page());
    await test.wait(60);
    await test.render(lettered(LARGE));
    test.painter.showImages();
    await test.wait(50);
    const [card] = drawnOf(test, 'card.webp');
    expect(rounded(card!), 'the card’s own too').toEqual(rounded(copy(test)!));
    await test.wait(450);
    expect(copy(test)).toBeUndefined();
    expect(test.focusedId()).toBe('card');
  });
});

it('[PAGE-12] the next screen’s image moves with what grows, so that both show one place at any moment', async () => {
  const test = await open(list());
  await test.render(page());
  test.painter.showImages();
  for (let ms = 0; ms < 500; ms += 50) {
    expect(rounded(test.find('hero')), `${ms} ms`).toEqual(rectAt(FOCUSED_CARD, HERO, ms));
    await test.wait(50);
  }
  expect(rounded(test.find('hero'))).toEqual(HERO);
  expect(test.find('hero').now.alpha).toBe(1);
});

describe('[PAGE-12] a name that two screens share', () => {
  it('[PAGE-12] grows from the caption to the title, which takes its place at the end', async () => {
    const test = await open(list());
    await test.render(page());
    const name = copy(test, 'text')!;
    expect(rounded(name)).toMatchObject({ x: 180, y: 690 + 160 * 1.1 });
    expect(name.now.scale).toBeCloseTo(1.1);
    expect(test.find('title').now.alpha).toBe(0);
    await test.wait(350);
    expect(name.now.alpha).toBeCloseTo(1);
    await test.wait(149);
    expect([name.now.x, name.now.y].map(Math.round)).toEqual([100, 500]);
    expect(name.now.scale).toBeCloseTo(3, 1);
    await test.wait(1);
    expect(copy(test, 'text')).toBeUndefined();
    expect(test.find('title').now.alpha).toBeCloseTo(1);
  });

  it('[PAGE-12] stays where it is when it is empty', async () => {
    const test = await open(list({ name: '' }));
    await test.render(page());
    expect(copy(test, 'text')).toBeUndefined();
    expect(test.find('title').now.alpha).toBe(1);
  });

  it('[PAGE-12] is not drawn twice: the one that is left is hidden', async () => {
    const test = await open(list());
    await test.render(page());
    const drawn = [...test.drawn].filter(
      (node) => node.type === 'text' && node.now.alpha > 0 && node.props.children === 'Night Ferry',
    );
    expect(drawn).toEqual([copy(test, 'text')]);
  });
});
