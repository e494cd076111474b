import { describe, expect, it } from 'vitest';
import { Image, Text, useScene, View } from '../index';
import { createReactRoot } from '../reconciler/root';
import { createTestRoot } from '../testing';
import { createRecordingPainter } from '../testing/recordingPainter';
import type { HostNode } from './node';

function Screen({ x = 0 }: { x?: number }) {
  return (
    <View testId="page" w={800} h={600}>
      <View
        testId="moving"
        x={x}
        w={100}
        h={100}
        radius={4}
        transition={{ duration: 1000, easing: 'linear' }}
      />
      <View focusable autoFocus testId="card" w={200} h={100} focusedStyle={{ scale: 1.1, zIndex: 3 }}>
        <Text testId="title" marquee maxWidth={100}>
          A title that is longer than the box it stands in
        </Text>
        <Image testId="art" src="a.png" w={200} h={100} />
      </View>
      <View testId="hidden" visible={false} alpha={0.5} w={10} h={10} />
    </View>
  );
}

const everything = (root: HostNode): HostNode[] => [root, ...root.children.flatMap(everything)];

/** What is drawn, node by node. */
function rendered(painter: ReturnType<typeof createRecordingPainter>, stage: HostNode) {
  return everything(stage).map((node) => {
    const { values, children, style, lines } = painter.painted(node);
    return { id: node.id, values: { ...values }, children: children.map(({ id }) => id), look: style, lines };
  });
}

describe('a tree redrawn by another painter', () => {
  it('a redrawn tree looks the same: numbers, order, styles, lines, what is hidden', async () => {
    const test = createTestRoot();
    await test.render(<Screen />);
    await test.wait(1000);
    const before = rendered(test.painter, test.scene.stageNode);
    const next = createRecordingPainter();
    test.scene.replacePainter(next);
    expect(rendered(next, test.scene.stageNode)).toEqual(before);
  });

  it('a redraw commits nothing, creates and destroys no node, and keeps focus', async () => {
    const test = createTestRoot();
    await test.render(<Screen />);
    const before = { ...test.scene.counters };
    const old = test.painter.calls;
    const next = createRecordingPainter();
    await test.act(() => test.scene.replacePainter(next));
    await test.wait(100);
    expect(test.scene.counters).toEqual(before);
    expect(test.focusedId()).toBe('card');
    expect(test.painter.calls).toBe(old);
  });

  it('a running animation continues from its present value and ends on time', async () => {
    const test = createTestRoot();
    await test.render(<Screen />);
    await test.render(<Screen x={1000} />);
    await test.wait(500);
    const node = test.find('moving');
    const x = node.now.x;
    expect(x).toBeGreaterThan(400);
    const next = createRecordingPainter();
    test.scene.replacePainter(next);
    expect(next.painted(node).values.x).toBe(x);
    await test.wait(250);
    expect(next.painted(node).values.x).toBeGreaterThan(x + 200);
    await test.wait(300);
    expect(next.painted(node).values.x).toBe(1000);
  });

  it('a running marquee continues', async () => {
    const test = createTestRoot();
    await test.render(<Screen />);
    await test.wait(2500);
    const node = test.find('title');
    const { slide } = node.now;
    expect(slide).toBeLessThan(0);
    const next = createRecordingPainter();
    test.scene.replacePainter(next);
    expect(next.painted(node).lines).toEqual(node.marqueeLayout!.lines);
    expect(next.painted(node).values.slide).toBe(slide);
    await test.wait(100);
    expect(next.painted(node).values.slide).toBeLessThan(slide);
  });

  it('nodes mounted and unmounted afterwards are drawn by the new painter', async () => {
    const test = createTestRoot();
    await test.render(<Screen />);
    const next = createRecordingPainter();
    test.scene.replacePainter(next);
    await test.render(
      <View testId="other">
        <Text>other</Text>
      </View>,
    );
    expect(next.painted(test.find('other')).children).toHaveLength(1);
    await test.unmount();
    expect(next.drawn.size).toBe(everything(test.scene.stageNode).length);
  });
});

describe('another resolution', () => {
  it('a new resolution renders again only the components that read it', async () => {
    const test = createTestRoot();
    const renders = { reads: 0, ignores: 0 };
    function Reads() {
      renders.reads++;
      return <Image testId="art" src={`${useScene().resolution}.png`} w={10} h={10} />;
    }
    function Ignores() {
      renders.ignores++;
      return <View />;
    }
    const react = createReactRoot(test.scene, () => {});
    await test.act(() =>
      react.render(
        <View>
          <Reads />
          <Ignores />
        </View>,
      ),
    );
    expect(renders).toEqual({ reads: 1, ignores: 1 });
    await test.act(() => {
      test.scene.setResolution(0.5);
      react.refresh();
    });
    expect(renders).toEqual({ reads: 2, ignores: 1 });
    expect(test.find('art').props.src).toBe('0.5.png');
    await test.act(() => react.unmount());
  });
});
