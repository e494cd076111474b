/** StrictMode: development mounts everything twice; what is drawn, focused and animated must not show it. */
/* oxlint-disable react/globals -- components write down what happens to them */
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { FocusHistoryEntry } from '../focus/FocusHistoryEntry';
import { Row } from '../lists/Row';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { NodeHandle } from '../types';
import { drawnNames, expectRendered, expectNothingLeft, production } from './contract.fixture';

/** Only React's development build mounts twice. */
const doubled = !production;

function Noting({ into }: { into: string[] }): ReactNode {
  useLayoutEffect(() => {
    into.push('layout');
    return () => void into.push('layout off');
  }, [into]);
  useEffect(() => {
    into.push('effect');
    return () => void into.push('effect off');
  }, [into]);
  return <View ref={() => () => void into.push('ref off')} />;
}

describe('11 strict mode', () => {
  it('the first mount of a strict root is doubled, effects and refs; an update is not', async () => {
    const notes: string[] = [];
    const test = createTestRoot({ strict: true });
    await test.render(<Noting into={notes} />);
    const once = ['layout', 'effect'];
    const first = doubled ? [...once, 'layout off', 'ref off', 'effect off', ...once] : once;
    expect([...notes].sort()).toEqual([...first].sort());
    expect(notes.slice(-2)).toEqual(once);
    notes.length = 0;
    await test.render(<Noting into={notes} />);
    expect(notes.filter((note) => note !== 'ref off')).toEqual([]);
    await test.unmount();
    expect(notes).toContain('layout off');
    expect(notes).toContain('effect off');
  });

  it('a root that is not strict mounts once, and an element inside makes only what is in it strict', async () => {
    const [plain, strict]: [string[], string[]] = [[], []];
    const test = createTestRoot();
    await test.render(<Noting into={plain} />);
    expect(plain).toEqual(['layout', 'effect']);
    await test.render(
      <>
        <Noting into={plain} />
        <StrictMode>
          <Noting into={strict} />
        </StrictMode>
      </>,
    );
    expect(strict.filter((note) => note === 'effect')).toHaveLength(doubled ? 2 : 1);
  });

  it('components render twice, nodes are made once', async () => {
    let renders = 0;
    function Counted(): ReactNode {
      renders++;
      return <View testId="counted" />;
    }
    const test = createTestRoot({ strict: true });
    await test.render(<Counted />);
    expect(renders).toBe(doubled ? 2 : 1);
    expect(test.scene.counters.hostCreated).toBe(1);
    expect(drawnNames(test)).toEqual(['counted']);
  });

  const films = Array.from({ length: 30 }, (_, i) => `film ${i}`);
  const renderFilm = (film: string): ReactElement => (
    <View testId={film} focusable w={100} h={50} focusedStyle={{ scale: 1.1 }}>
      <Text>{film}</Text>
    </View>
  );
  function Screen({ open }: { open: boolean }): ReactElement {
    const box = useRef<NodeHandle>(null);
    const [width, setWidth] = useState(0);
    useLayoutEffect(() => setWidth(box.current!.measure().w), []);
    return (
      <FocusHistoryEntry entry="home">
        <View group="column">
          <View ref={box} testId="button" focusable flow="row" padding={8} h={40} x={open ? 10 : 0}>
            <Text>{`as wide as ${width}`}</Text>
          </View>
          <Row
            listKey="films"
            w={500}
            h={50}
            itemWidth={100}
            items={films}
            itemKey={(film) => film}
            renderItem={renderFilm}
          />
          <Image src="a.png" w={10} h={10} transition={{ duration: 100 }} alpha={open ? 1 : 0.5} />
          {open && (
            <View group="row" trap testId="dialog">
              <View testId="yes" focusable autoFocus />
            </View>
          )}
        </View>
      </FocusHistoryEntry>
    );
  }

  it('a whole screen is the same with and without, step by step, and leaves nothing', async () => {
    const roots = [createTestRoot(), createTestRoot({ strict: true })] as const;
    const steps: ((test: TestRoot) => Promise<void>)[] = [
      (test) => test.render(<Screen open={false} />),
      (test) => test.press('down'),
      (test) => test.press('right', 9),
      (test) => test.wait(500),
      (test) => test.render(<Screen open />),
      (test) => test.wait(50),
      (test) => test.render(<Screen open={false} />),
      (test) => test.press('left', 4),
      (test) => test.wait(500),
      (test) => test.press('up'),
    ];
    for (const step of steps) {
      for (const test of roots) {
        await step(test);
        expectRendered(test);
      }
      const [plain, strict] = roots.map((test) => ({
        tree: test.tree(),
        focused: test.focusedId(),
        path: test.scene.focus.focusPath(),
        drawn: test.drawn.size,
        moving: test.scene.motion.moving,
      }));
      expect(strict).toEqual(plain);
    }
    for (const test of roots) {
      await test.unmount();
      await expectNothingLeft(test);
    }
  });
});
