import { useEffect, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { View } from '../components';
import { useScene } from '../stage/context';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { NodeHandle } from '../types';
import type { DrawnState } from './ports';

const SIZE = { w: 1920, h: 1080 };

/** What an element of the page was told last, and how often; null once its node is gone. */
interface Told {
  last: DrawnState | null | undefined;
  times: number;
}

function Followed({ told }: { told: Told }) {
  const { trackNode } = useScene();
  const node = useRef<NodeHandle>(null);
  useEffect(
    () =>
      trackNode(node.current!, (drawn) => {
        told.last = drawn;
        told.times++;
      }),
    [trackNode, told],
  );
  return <View ref={node} testId="followed" x={20} y={30} w={200} h={100} />;
}

interface ScreenProps {
  told?: Told;
  name: string;
  alpha?: number;
  visible?: boolean;
  dialog?: boolean;
  x?: number;
}

function Screen({ told, name, alpha = 1, visible = true, dialog = false, x = 100 }: ScreenProps) {
  return (
    <View {...SIZE} color={0x101010ff} screen="content" group="free" testId={name}>
      <View focusable autoFocus w={10} h={10} />
      <View x={x} y={200} alpha={alpha} visible={visible} transition={{ x: { duration: 200 } }}>
        {told !== undefined && <Followed told={told} />}
      </View>
      {dialog && (
        <View trap group="row" testId="dialog">
          <View focusable autoFocus w={10} h={10} />
        </View>
      )}
    </View>
  );
}

const newTold = (): Told => ({ last: undefined, times: 0 });

async function open(props: Partial<ScreenProps> = {}): Promise<{ test: TestRoot; told: Told }> {
  const test = createTestRoot();
  const told = newTold();
  await test.render(<Screen key="a" name="a" told={told} {...props} />);
  await test.wait(1000);
  return { test, told };
}

describe('a node that an element of the page follows', () => {
  it('is told with its rectangle on the stage, once while nothing changes', async () => {
    const { test, told } = await open();
    expect(told.last).toEqual({ rect: { x: 120, y: 230, w: 200, h: 100 }, alpha: 1 });
    const { times } = told;
    await test.wait(1000);
    await test.render(<Screen key="a" name="a" told={told} />);
    await test.wait(100);
    expect(told.times).toBe(times);
  });

  it('is followed in every frame of an animation', async () => {
    const { test, told } = await open();
    await test.render(<Screen key="a" name="a" told={told} x={500} />);
    await test.wait(100);
    expect(told.last?.rect.x).toBeGreaterThan(120);
    expect(told.last?.rect.x).toBeLessThan(520);
    await test.wait(500);
    expect(told.last?.rect.x).toBe(520);
  });

  it('is as visible as what is around it', async () => {
    const { test, told } = await open({ alpha: 0.5 });
    expect(told.last?.alpha).toBe(0.5);
    await test.render(<Screen key="a" name="a" told={told} visible={false} />);
    await test.wait(50);
    expect(told.last?.alpha).toBe(0);
  });

  it('is not visible behind a dialog, and again once that is closed', async () => {
    const { test, told } = await open();
    await test.render(<Screen key="a" name="a" told={told} dialog />);
    await test.wait(50);
    expect(told.last?.alpha).toBe(0);
    await test.render(<Screen key="a" name="a" told={told} />);
    await test.wait(50);
    expect(told.last?.alpha).toBe(1);
  });

  it('fades with the picture of its screen, and is gone with it', async () => {
    const { test, told } = await open();
    await test.render(<Screen key="b" name="b" />);
    expect(told.last?.alpha).toBe(1);
    await test.wait(100);
    expect(told.last?.alpha).toBeGreaterThan(0);
    expect(told.last?.alpha).toBeLessThan(1);
    await test.wait(1000);
    expect(told.last).toBeNull();
    const { times } = told;
    await test.render(<Screen key="c" name="c" />);
    await test.wait(1000);
    expect(told.times, 'told once that it is gone').toBe(times);
  });

  it('stays hidden in the picture of a screen that was left by a dialog', async () => {
    const { test, told } = await open();
    await test.render(<Screen key="a" name="a" told={told} dialog />);
    await test.wait(50);
    await test.render(<Screen key="b" name="b" />);
    await test.wait(100);
    expect(told.last?.alpha).toBe(0);
    await test.wait(1000);
    expect(told.last).toBeNull();
  });

  it('appears with its screen while the picture of the last one fades above it', async () => {
    const test = createTestRoot();
    const told = newTold();
    await test.render(<Screen key="a" name="a" />);
    await test.wait(1000);
    await test.render(<Screen key="b" name="b" told={told} />);
    expect(told.last?.alpha).toBe(0);
    await test.wait(100);
    const { alpha } = told.last!;
    expect(alpha).toBeGreaterThan(0);
    expect(alpha).toBeLessThan(1);
    await test.wait(1000);
    expect(told.last?.alpha).toBe(1);
  });

  it('is given up at once when the follower ends, and when the root is unmounted', async () => {
    const { test, told } = await open();
    const other = newTold();
    await test.render(<Screen key="a" name="a" told={other} />);
    expect(told.last).toBeNull();
    expect(other.last?.alpha).toBe(1);
    await test.unmount();
    expect(other.last).toBeNull();
  });
});
