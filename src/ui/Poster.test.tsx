import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { View } from '../../renderer';
import type { SceneNode } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import type { TestRoot } from '../../renderer/testing';
import { asset } from '../domain/testing/assets';
import { createTexts, TextsContext } from '../i18n';
import { enTitles } from '../i18n/enTitles';
import { NowProvider } from './NowContext';
import { Poster } from './Poster';
import type { ResumeCaption } from './Poster';

type HostNode = NonNullable<TestRoot['scene']['focus']['current']>;

const NOW = Date.UTC(2026, 10, 21, 12);
const alwaysVisible = () => () => {};
const titleTexts = createTexts(async () => ({}));
titleTexts.addEnglish(enTitles);
const LONG = 'The Night Train to Amritsar by Way of Everywhere Else';

/** Every text of a node, from its own on down. */
const textsIn = (node: HostNode): HostNode[] =>
  node.type === 'text' ? [node] : node.children.flatMap(textsIn);

async function posters(w: number, change: object = {}, resume?: ResumeCaption) {
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={titleTexts}>
      <NowProvider now={() => NOW} watchVisibility={alwaysVisible}>
        <View group="row">
          {['a', 'b'].map((id) => (
            <Poster
              key={id}
              asset={asset({ id, title: `${LONG} ${id}`, images: {}, ...change })}
              w={w}
              h={200}
              use="poster"
              resume={resume}
              onPress={() => {}}
            />
          ))}
        </View>
      </NowProvider>
    </TextsContext.Provider>,
  );
  const focused = () => root.scene.focus.current!;
  const child = (type: string) => focused().children.filter((node) => node.type === type);
  /** Badge, title, facts: what the focused card says, in its order. */
  const said = () => textsIn(focused()).map((node) => root.painter.painted(node));
  const caption = () => said().at(-2)!;
  const facts = () => said().at(-1)!;
  const badge = () => said()[0]!;
  return { root, child, caption, facts, badge };
}

/** Y of the end of what the focused card, which is at 0, says. */
function endOf(root: TestRoot): number {
  const nodes = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(nodes)];
  const card = nodes(root.tree()).find(({ focused }) => focused)!;
  return Math.max(...nodes(card).map(({ rect }) => rect.y + rect.h));
}

it('a poster without an image, or whose image fails, shows its name on the placeholder', async () => {
  const { root, child } = await posters(350);
  expect(root.painter.painted(child('image')[0]!).style.title).toBe(`${LONG} a`);
  await root.unmount();
});

it('lets a title too long for its line run through it after 1.5 s of focus, without React', async () => {
  const { root, caption } = await posters(350);
  await root.wait(400);
  await root.press('right');
  const commits = root.scene.counters.reactCommits;
  expect(caption().lines.join()).toMatch(/…$/);
  await root.wait(1400);
  expect(caption().lines.join()).toMatch(/…$/);
  await root.wait(1100);
  expect(caption().lines).toEqual([`${LONG} b`]);
  expect(caption().values.slide).toBeLessThan(0);
  await root.press('left');
  expect(caption().lines.join()).toMatch(/…$/);
  expect(root.scene.counters.reactCommits).toBe(commits);
  await root.unmount();
});

it('says its title in two standing lines on a narrow card', async () => {
  const { root, facts: name } = await posters(158);
  await root.wait(3000);
  const { lines, values } = name();
  expect(lines).toHaveLength(2);
  expect(values.slide).toBe(0);
  expect(endOf(root), 'within the caption').toBe(200 + 76);
  await root.unmount();
});

it('[PAGE-18] the title is 15 below the poster, and 76 hold it and its facts, with focus too', async () => {
  const { root, caption, facts } = await posters(350, { year: 2025, genres: ['Drama'], title: 'Short' });
  await root.wait(400);
  expect(facts().lines).toEqual(['2025 · 1 h 40 min · Drama']);
  expect(facts().values.alpha).toBe(1);
  expect(caption().values.y).toBe(200 + 15);
  expect(endOf(root)).toBe(200 + 76);
  expect(root.scene.focus.current!.now.scale, 'a larger card would move them').toBe(1);
  await root.unmount();
});

it('says on a live event that comes when it does, and of what cannot be played that it is locked', async () => {
  const coming = await posters(350, {
    type: 'live event',
    live: true,
    availableFrom: '2026-11-24T12:00:00Z',
  });
  expect(coming.badge().lines.join('')).toMatch(/^Tue \d\d:00$/);
  await coming.root.unmount();
  const locked = await posters(350, { watchable: 'no_content' });
  expect(locked.badge().lines).toEqual(['Locked']);
  await locked.root.unmount();
});

it('of a title to go on with: its place in the show, what is left, always to be read, and a bar', async () => {
  const resume = { name: 'Glass Harbour', episode: 'S2 E4', left: '24 min left', percent: 40 };
  const { root, badge, caption, facts } = await posters(350, {}, resume);
  await root.wait(400);
  const nodes = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(nodes)];
  const drawn = nodes(root.tree());
  expect(root.scene.focus.focusPath().at(-1)).toBe('a');
  expect(badge().lines).toEqual(['S2 E4']);
  expect(caption().lines).toEqual(['Glass Harbour']);
  expect(facts().lines).toEqual(['24 min left']);
  const below = facts().values.y;
  const cards = drawn.filter(({ role }) => role === 'listitem');
  expect(cards.map(({ name }) => name)).toEqual(Array(2).fill('Glass Harbour, S2 E4, 24 min left'));
  expect(drawn.filter(({ role }) => role === 'progressbar').map(({ value }) => value)).toEqual([40, 40]);
  const before = root.scene.focus.current!;
  const commits = root.scene.counters.reactCommits;
  await root.press('right');
  await root.wait(400);
  const left = root.painter.painted(textsIn(before).at(-1)!);
  const name = textsIn(before)
    .map((node) => root.painter.painted(node))
    .find(({ lines }) => lines.join('') === 'Glass Harbour');
  expect([name?.values.alpha, left.values.alpha], 'both are there without focus').toEqual([1, 1]);
  expect(left.values.y).toBe(below);
  expect(root.scene.counters.reactCommits).toBe(commits);
  await root.unmount();
});

it.each([
  { title: 'x'.repeat(10_000), images: {} },
  { title: '', name: '', administrativeName: '', genres: ['', ' '], year: null, duration: null },
  { title: 7, genres: 'Drama', year: 'soon', duration: '2 h', images: 'none', censorships: {}, children: 4 },
  { type: 'live event', live: 'yes', availableFrom: 'tonight', duration: 1e308 },
  { type: 'live event', live: true, availableFrom: '+275760-09-13T00:00:00Z', duration: 1e15 },
  { type: 'show', children: [{ id: 's', type: 'season', order: -0.5, children: [{ id: 'e' }] }] },
])('whatever the service says of its titles, its words stay within the card: %#', async (change) => {
  for (const w of [158, 280, 350]) {
    const { root, facts, badge } = await posters(w, change);
    await root.wait(300);
    expect(root.errors).toEqual([]);
    expect(facts().values.w).toBeLessThanOrEqual(w);
    expect(badge().values.w).toBeLessThanOrEqual(w - 2 * 12);
    await root.press('right');
    expect(root.scene.focus.focusPath().at(-1)).toBe('b');
    await root.unmount();
  }
});

const HOUR_MS = 3_600_000;

const ignore = (): void => {};

/** Cards of titles by their ids, while time passes; how often each was drawn, and what its badge says now. */
async function passing(titles: Readonly<Record<string, object>>, now = NOW) {
  const root = createTestRoot();
  const began = root.clock.now();
  const wall = (): number => now + root.clock.now() - began;
  const drawn: string[] = [];
  const atRest = root.clock.pendingCount;
  const draw = (shown: readonly string[]) =>
    root.render(
      <TextsContext.Provider value={titleTexts}>
        <NowProvider now={wall} watchVisibility={alwaysVisible}>
          <View group="row">
            {shown.map((id) => (
              <Profiler key={id} id={id} onRender={() => void drawn.push(id)}>
                <View testId={id}>
                  <Poster
                    asset={asset({ id, images: {}, ...titles[id] })}
                    w={350}
                    h={200}
                    use="poster"
                    onPress={ignore}
                  />
                </View>
              </Profiler>
            ))}
          </View>
        </NowProvider>
      </TextsContext.Provider>,
    );
  await draw(Object.keys(titles));
  await root.wait(5000);
  drawn.length = 0;
  const badge = (id: string): string => {
    const [node] = textsIn(root.find(id));
    return node!.parent!.hidden ? '' : root.painter.painted(node!).lines.join('');
  };
  const timers = (): number => root.clock.pendingCount - atRest;
  return { root, draw, drawn, badge, timers, until: (at: number) => root.wait(at - wall()) };
}

const event = (start: number, hours = 2) => ({
  type: 'live event',
  watchable: 'not_available',
  availableFrom: new Date(start).toISOString(),
  duration: hours * 3600,
});

it('[ASSET-13] says when its event comes, LIVE just when it begins, and no more when it ends', async () => {
  const start = NOW + 2 * HOUR_MS;
  const { root, drawn, badge, until } = await passing({
    match: event(start),
    film: {},
    old: event(NOW - HOUR_MS),
  });
  const cards = () => ['match', 'film', 'old'].map(badge);
  const soon = cards()[0];
  expect(soon).toMatch(/^(Today|Tomorrow) \d\d:00$/);
  expect(cards()).toEqual([soon, '', 'LIVE']);
  await until(NOW + HOUR_MS - 1);
  expect([cards(), drawn]).toEqual([[soon, '', 'LIVE'], []]);
  await until(NOW + HOUR_MS);
  expect([cards(), drawn]).toEqual([[soon, '', ''], ['old']]);
  await until(start - 1);
  expect(cards()[0]).toBe(soon);
  await until(start);
  expect([cards(), drawn]).toEqual([
    ['LIVE', '', ''],
    ['old', 'match'],
  ]);
  await until(start + 2 * HOUR_MS);
  expect([cards(), drawn]).toEqual([
    ['', '', ''],
    ['old', 'match', 'match'],
  ]);
  await root.unmount();
});

it('waits by one timer for all cards with a schedule, and by none for the others', async () => {
  const films = await passing({
    film: {},
    channel: { type: 'live channel' },
    over: { ...event(NOW - 9 * HOUR_MS), watchable: 'yes' },
  });
  expect(films.timers()).toBe(0);
  await films.root.unmount();
  const { root, draw, timers } = await passing({
    a: event(NOW + HOUR_MS),
    b: event(NOW + 2 * HOUR_MS),
    film: {},
  });
  expect(timers()).toBe(1);
  await draw(['b', 'film']);
  await root.wait(5000);
  expect(timers()).toBe(1);
  await draw(['film']);
  await root.wait(5000);
  expect(timers(), 'a card that is gone waits for nothing').toBe(0);
  await root.unmount();
});

it('[ASSET-13] the name of an event’s day changes at midnight', async () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  const at = (days: number) => event(noon + days * 24 * HOUR_MS);
  const { root, drawn, badge, until } = await passing({ a: at(1), b: at(2), c: at(4) }, noon);
  const cards = () => ['a', 'b', 'c'].map(badge);
  expect(cards()).toEqual(['Tomorrow 12:00', 'Mon 12:00', 'Wed 12:00']);
  await until(noon + 12 * HOUR_MS - 1);
  expect(drawn).toEqual([]);
  await until(noon + 12 * HOUR_MS);
  expect(cards()).toEqual(['Today 12:00', 'Tomorrow 12:00', 'Wed 12:00']);
  expect(drawn, 'the words of the last one stay').toEqual(['a', 'b']);
  await root.unmount();
});

it('[ASSET-13] a card that is recycled for another asset shows that asset’s current labels', async () => {
  const titles: Record<string, object> = { card: event(NOW - HOUR_MS, 9) };
  const { root, draw, badge, until } = await passing(titles);
  const card = root.find('card').children[0];
  await until(NOW + 3 * HOUR_MS);
  titles.card = { id: 'another', ...event(NOW + 2 * HOUR_MS) };
  await draw(['card']);
  expect(root.find('card').children[0]).toBe(card);
  expect(badge('card')).toBe('LIVE');
  await root.unmount();
});
