import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { createTestRoot } from '../testing';
import type { TextProps } from '../types';
import { realFonts } from './atlas.fixture';
import { marqueeWidth } from './marquee';
import type { HostNode } from '../host/node';

const long = 'The Night Train That Never Came to the Village by the Sea';

/** Two cards; the first has focus, its title is cut. */
async function screen(props: TextProps = { children: long }, { reduced = false } = {}) {
  const test = createTestRoot({ fonts: realFonts((text) => text.length * 10) });
  test.scene.defaults.reducedMotion = reduced;
  const show = (title: TextProps) =>
    test.render(
      <View group="row">
        <View focusable testId="first" w={350} h={240}>
          <Text testId="title" marquee maxWidth={200} {...title} />
        </View>
        <View focusable testId="second" x={360} w={350} h={240} />
      </View>,
    );
  await show(props);
  const title = test.find('title');
  return {
    test,
    show,
    title,
    lines: () => test.painter.painted(title).lines,
    shift: () => title.now.slide,
    wait: (ms: number) => test.wait(ms),
  };
}

const way = (title: HostNode): number => title.marqueeLayout!.w - marqueeWidth(title);

describe('a cut title that has focus', () => {
  it('waits for 1.5 s, runs at 90 pixels a second, waits, returns and shows its ellipsis', async () => {
    const { title, lines, shift, wait } = await screen();
    await wait(1490);
    expect(lines()[0]).toMatch(/…$/);
    await wait(20);
    expect(lines()).toEqual([long]);
    const whole = way(title);
    await wait(1000);
    expect(shift()).toBeLessThan(-85);
    expect(shift()).toBeGreaterThan(-95);
    await wait((whole / 90) * 1000);
    expect(shift()).toBe(-whole);
    await wait(1500);
    expect(shift()).toBeGreaterThan(-whole);
    await wait(520);
    expect(shift()).toBe(0);
    expect(title.marqueeLayout).toBe(null);
    expect(lines()[0]).toMatch(/…$/);
  });

  it('is running until its ellipsis is back, while it waits at its end too', async () => {
    const { test, title, wait } = await screen();
    const running = (): boolean => test.scene.text.running;
    await wait(1490);
    expect(running()).toBe(false);
    await wait(20);
    expect(running()).toBe(true);
    await wait((way(title) / 90) * 1000 + 750);
    expect([title.now.slide, running()]).toEqual([-way(title), true]);
    await wait(750 + 520);
    expect([title.marqueeLayout, running()]).toEqual([null, false]);
  });

  it('runs once, then the screen is idle', async () => {
    const { test, title, wait } = await screen();
    await wait(60_000);
    expect(title.marqueeLayout).toBe(null);
    const { calls } = test.painter;
    await wait(60_000);
    expect(test.painter.calls).toBe(calls);
    expect(test.clock.pendingCount).toBe(0);
  });

  it('stops at once when focus leaves, and runs again when it returns', async () => {
    const { test, lines, shift, title, wait } = await screen();
    await wait(2500);
    expect(shift()).toBeLessThan(0);
    await test.press('right');
    expect([shift(), title.marqueeLayout]).toEqual([0, null]);
    expect(lines()[0]).toMatch(/…$/);
    await wait(10_000);
    expect(shift()).toBe(0);
    await test.press('left');
    await wait(2500);
    expect(shift()).toBeLessThan(0);
  });

  it('commits nothing, and keeps the name that is announced', async () => {
    const { test, wait } = await screen();
    const name = JSON.stringify(test.tree());
    const { reactCommits } = test.scene.counters;
    await wait(3000);
    expect(test.scene.counters.reactCommits).toBe(reactCommits);
    expect(JSON.stringify(test.tree())).toBe(name);
  });

  it.each<[string, TextProps, object]>([
    ['with reduced motion', { children: long }, { reduced: true }],
    ['when it is not asked to', { children: long, marquee: false }, {}],
    ['when it is not cut', { children: 'Short' }, {}],
    ['of two lines', { children: long, maxLines: 2 }, {}],
    ['when it is hidden', { children: long, visible: false }, {}],
    ['of a line without end', { children: 'w'.repeat(10_000) }, {}],
  ])('does not run %s', async (_, props, options) => {
    const { title, wait } = await screen(props, options);
    await wait(3000);
    expect([title.marqueeLayout, title.now.slide]).toEqual([null, 0]);
  });

  it('that changes while it runs shows the new one from its start', async () => {
    const { show, title, lines, shift, wait } = await screen();
    await wait(2500);
    await show({ children: `Another ${long}` });
    expect(shift()).toBe(0);
    expect(title.marqueeLayout).toBe(null);
    expect(lines()[0]).toMatch(/^Another .*…$/);
  });

  it('that is removed while it runs leaves nothing behind', async () => {
    const { test, title, wait } = await screen();
    await wait(2500);
    await test.unmount();
    expect(test.scene.motion.moving).toBe(0);
    expect(title.marqueeLayout).toBe(null);
    await wait(10_000);
    expect(test.clock.pendingCount).toBe(0);
  });

  it('that runs to the left begins at its right end', async () => {
    const { title, shift, wait } = await screen({ children: 'فيلم الليل الطويل جدا في القرية' });
    await wait(1510);
    const whole = way(title);
    expect(whole).toBeGreaterThan(100);
    expect(shift()).toBeLessThan(-whole + 5);
    await wait(20_000);
    expect([shift(), title.marqueeLayout]).toEqual([0, null]);
  });

  it('with line breaks runs as one line', async () => {
    const { lines, wait } = await screen({ children: 'The Night Train\nThat Never Came' });
    await wait(1510);
    expect(lines()).toEqual(['The Night Train That Never Came']);
  });
});

it('does not start to run while a key is held', async () => {
  const { test, title, wait } = await screen();
  // a second press of a key that is down: it is held, at the edge of the screen
  for (const repeat of [false, true]) test.scene.focus.press({ key: 'left', repeat, time: test.clock.now() });
  await wait(5000);
  expect(title.marqueeLayout).toBe(null);
  test.scene.focus.release();
  await wait(10);
  expect(title.marqueeLayout).not.toBe(null);
});
