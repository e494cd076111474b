/** Four cards a page, page buttons for a pointer, and what sixty plans cost. */
import { describe, expect, it } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import { ok } from '../../ui/keyboard/testing/typist';
import { mountPlans, nodeOf, nodesOf, plansOf, wirePlan } from './testing/plansScreen';

const many = (count: number) => async () =>
  plansOf(
    ...Array.from({ length: count }, (_, index) =>
      wirePlan(`p${index}`, {
        details: Array.from({ length: index % 9 }, (_each, line) => `Line ${line}`),
        availableCountries: index % 2 === 0 ? ['IN', 'GB'] : [],
        ...(index % 5 === 4 ? { prices: [] } : null),
      }),
    ),
  );
const seven = () => mountPlans({ plans: many(7), state: { plansTab: 'all' } });
const cards = (root: TestRoot) =>
  nodesOf(root)
    .filter(({ id, role }) => role === 'listitem' && id?.startsWith('plan-'))
    .toSorted((one, other) => one.rect.x - other.rect.x);
/** Cards of which all is on the stage. */
const seen = (root: TestRoot): string =>
  cards(root)
    .filter(({ rect }) => rect.x >= 0 && rect.x + rect.w <= 1920)
    .map(({ name }) => name.split(',')[0])
    .join(' ');
const pointer = (root: TestRoot, visible: boolean) => root.act(() => root.scene.pointer.set(visible));
const buttons = (root: TestRoot) =>
  ['plans-previous', 'plans-next'].filter((id) => root.query(id) !== null).join(' ');
describe('[PLAN-14] the pages', () => {
  it('have four cards of 409 px, 25 apart, in the content`s 1712; nothing moves when the pointer comes', async () => {
    const { root } = await seven();
    const rects = cards(root).map(({ rect }) => rect);
    expect(rects.slice(0, 4).map(({ x, w }) => [x, w])).toEqual([
      [152, 409.25],
      [586.25, 409.25],
      [1020.5, 409.25],
      [1454.75, 409.25],
    ]);
    await pointer(root, true);
    expect(cards(root).map(({ rect }) => rect)).toEqual(rects);
  });

  it('are turned by buttons that are there while the pointer is, and only where there are plans', async () => {
    const { root } = await seven();
    expect(buttons(root)).toBe('');
    await pointer(root, true);
    expect(buttons(root)).toBe('plans-next');
    expect(nodeOf(root, 'plans-next').name).toBe('More plans');
    await root.act(() => void root.scene.focus.focus(root.find('plans-next'), 'pointer'));
    await ok(root);
    await root.wait(300);
    expect([seen(root), buttons(root)]).toEqual(['p3 p4 p5 p6', 'plans-previous']);
    await root.act(() => root.find('plans-previous').props.onPress?.());
    await root.wait(300);
    expect([seen(root), buttons(root)]).toEqual(['p0 p1 p2 p3', 'plans-next']);
    await pointer(root, false);
    expect(buttons(root)).toBe('');
    expect(root.focusedId(), 'one focus, in the list').toMatch(/^(buy|details|countries)-p/);
  });

  it('a key on a page button goes on in the list', async () => {
    const { root } = await seven();
    await pointer(root, true);
    await root.act(() => void root.scene.focus.focus(root.find('plans-next'), 'pointer'));
    await root.press('left');
    expect(root.focusedId()).toBe('buy-p0');
    await root.press('up');
    expect(root.focusedId(), 'past the page buttons').toBe('plan-tab-all');
  });

  it('with four plans or fewer there is nothing to turn', async () => {
    const { root } = await mountPlans({ plans: many(4), state: { plansTab: 'all' } });
    await pointer(root, true);
    expect(buttons(root)).toBe('');
  });
});

describe('sixty plans', () => {
  const count = (node: ReturnType<TestRoot['find']>): number =>
    1 + node.children.reduce((sum, child) => sum + count(child), 0);

  it('make no more host nodes than a page of cards and its overscan', async () => {
    const nodes = async (plans: number) => {
      const { root } = await mountPlans({ plans: many(plans), state: { plansTab: 'all' } });
      return count(root.find('plan-list'));
    };
    // Nine slots: four on the page, the one that begins beside it, two of overscan on each side.
    expect(await nodes(60)).toBe(await nodes(9));
  });

  it('a move inside the page commits nothing and makes no node; one that turns it makes no node either', async () => {
    const { root } = await mountPlans({ plans: many(60), state: { plansTab: 'all' } });
    const { counters } = root.scene;
    const counted = () => [counters.reactCommits, counters.hostCreated, counters.hostDestroyed];
    const before = counted();
    for (const key of ['right', 'down', 'left', 'up'] as const) await root.press(key);
    expect(counted()).toEqual(before);
    await root.press('right', 12);
    await root.wait(2000);
    // Slots for the far side of a window in the middle of the list are made once.
    const [, created, destroyed] = counted();
    await root.press('right', 30);
    await root.wait(2000);
    expect(counted().slice(1)).toEqual([created, destroyed]);
    expect(root.focusedId()).toMatch(/-p4\d$/);
  });
});
