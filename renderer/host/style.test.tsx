import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import type { StateStyle, ViewProps } from '../types';
import { createNode } from './tree';
import { resolveNumber, effectiveAlpha, zIndexOf } from './style';

describe('the value of a number of a node', () => {
  it.each<[string, ViewProps, boolean, number, number]>([
    ['a number without prop and style is its default', {}, false, 1, 0],
    ['a number with a prop is that', { scale: 0.9, zIndex: 2 }, false, 0.9, 2],
    [
      'an inactive style does not change a number',
      { scale: 0.9, focusedStyle: { scale: 2, zIndex: 7 } },
      false,
      0.9,
      0,
    ],
    [
      'an active style replaces the prop',
      { scale: 0.9, parentFocusedStyle: { scale: 2, zIndex: 7 } },
      true,
      2,
      7,
    ],
    [
      'a number the active style leaves out is the prop',
      { scale: 0.9, parentFocusedStyle: { x: 1 } },
      true,
      0.9,
      0,
    ],
    [
      'an active style of 0 replaces the prop',
      { scale: 0.9, parentFocusedStyle: { scale: 0, zIndex: 0 } },
      true,
      0,
      0,
    ],
  ])('%s', (_, props, on, scale, zIndex) => {
    const node = createNode('view', props);
    node.styleActive = on;
    expect(resolveNumber(node, 'scale')).toBe(scale);
    expect(zIndexOf(node)).toBe(zIndex);
  });

  it('the effective alpha of a hidden node is 0', () => {
    expect(effectiveAlpha(createNode('view', { alpha: 0.7 }))).toBe(0.7);
    expect(effectiveAlpha(createNode('view', { alpha: 0.7, visible: false }))).toBe(0);
  });
});

describe('focus styles', () => {
  const raised: StateStyle = { x: 4, y: -6, alpha: 0.9, scale: 1.1, color: 0xff0000ff, zIndex: 3 };
  const page = (style: StateStyle, box: ViewProps = {}): ReactElement => (
    <View group="row">
      <View testId="a" focusable focusedStyle={style} {...box}>
        <View testId="inside" parentFocusedStyle={{ alpha: 0 }} />
      </View>
      <View testId="b" focusable x={100} />
    </View>
  );

  it('focus styles are animated without React, in the focusMs of the root', async () => {
    const test = createTestRoot({ focusMs: 160 });
    await test.render(page(raised));
    await test.wait(200);
    const values = (id: string) => test.painter.painted(test.find(id)).values;
    expect(values('a')).toMatchObject(raised);
    expect(values('inside').alpha).toBe(0);
    const commits = test.scene.counters.reactCommits;
    await test.press('right');
    await test.wait(80);
    expect(values('a').scale).toBeGreaterThan(1);
    expect(values('a').scale).toBeLessThan(1.1);
    await test.wait(120);
    expect(values('a')).toMatchObject({ x: 0, y: 0, alpha: 1, scale: 1, color: 0, zIndex: 0 });
    expect(values('inside').alpha).toBe(1);
    expect(test.scene.counters.reactCommits).toBe(commits);
  });

  it('a focus style clips only while active, for drawing, pointer and semantics alike', async () => {
    const test = createTestRoot();
    await test.render(
      <View group="row">
        <View testId="a" focusable w={100} h={100} focusedStyle={{ clip: true }}>
          <View role="image" label="outside" x={150} w={50} h={50} />
        </View>
        <View testId="b" focusable x={300} w={100} h={100} clip focusedStyle={{ clip: false }} />
      </View>,
    );
    const clips = () => ['a', 'b'].map((id) => test.painter.painted(test.find(id)).style.clip);
    const seen = () => JSON.stringify(test.tree()).match(/"outside".*?"onScreen":(true|false)/)?.[1];
    expect([clips(), seen()]).toEqual([[true, true], 'false']);
    const commits = test.scene.counters.reactCommits;
    await test.press('right');
    expect([clips(), seen()]).toEqual([[false, false], 'true']);
    await test.press('left');
    expect([clips(), seen()]).toEqual([[true, true], 'false']);
    expect(test.scene.counters.reactCommits).toBe(commits);
  });

  it('a transition of the node itself is used instead of the root’s', async () => {
    const test = createTestRoot({ focusMs: 160 });
    await test.render(page(raised, { transition: { scale: { duration: 1600, easing: 'linear' } } }));
    await test.wait(2000);
    await test.press('right');
    await test.wait(800);
    expect(test.find('a').now.scale).toBeGreaterThan(1.03);
    expect(test.find('a').now.scale).toBeLessThan(1.07);
    expect(test.find('a').now.x).toBe(0);
  });

  it('the x of a focus style is added to the position in a flow', async () => {
    const test = createTestRoot();
    await test.render(
      <View group="row" flow="row" gap={10}>
        <View w={30} h={30} />
        <View testId="a" focusable w={30} h={30} x={1} focusedStyle={{ x: 5 }} />
        <View testId="b" focusable w={30} h={30} />
      </View>,
    );
    await test.wait(500);
    expect(test.find('a').now.x).toBe(45);
    await test.press('right');
    await test.wait(500);
    expect(test.find('a').now.x).toBe(41);
  });

  it('the focus style of a node that mounts with focus is applied without a transition', async () => {
    const test = createTestRoot();
    const card = (more: boolean): ReactElement => (
      <View testId="card" focusable>
        {more ? <View testId="line" alpha={0} parentFocusedStyle={{ alpha: 1 }} /> : null}
      </View>
    );
    await test.render(card(false));
    await test.wait(500);
    await test.render(card(true));
    expect(test.find('line').now.alpha).toBe(1);
  });
});
