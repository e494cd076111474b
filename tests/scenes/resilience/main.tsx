/**
 * One of everything the renderer draws, on one screen. For tests that take the drawing side away: a lost context, another
 * resolution, the other engine (`?engine=canvas`, `?resolution=0.5`).
 */
import { useEffect } from 'react';
import { createRoot, Image, Row, Text, useScene, View } from '../../../renderer';
import type { Root } from '../../../renderer';
import { BODY, CANVAS, FONTS } from '../fonts';
import { settled, type SceneWindow } from '../scene-window';
import { Boundary, Crowd, ThrowingEffect } from './additions';

interface ResilienceWindow extends SceneWindow {
  root: Root;
  /** React's commits and effects, and what images told, since the page began. */
  seen: { mounts: number; loads: number; failures: number };
  /** Takes the WebGL context away, and gives it back. */
  lose(): void;
  restore(): void;
  /** A node whose drawing throws, or none. */
  throwing(on: boolean): void;
  /** Puts something more on the screen, or takes it away. */
  add(more: More | null): Promise<void>;
}

/** More quads than one buffer holds; an effect that throws inside an error boundary; the same with none. */
type More = 'crowd' | 'caught effect' | 'handler';

const errors: string[] = [];
const seen = { mounts: 0, loads: 0, failures: 0 };
const query = new URLSearchParams(window.location.search);
const films = Array.from({ length: 12 }, (_, i) => ({ id: `film-${i}`, title: `Film number ${i}` }));

/** Of the picture with a disc in its middle: inside the disc, beside it, and nothing, which is all of it. */
const PARTS = [
  { x: 0.45, y: 0.48, w: 0.1, h: 0.04 },
  { x: 0.5, y: 0, w: 0.5, h: 0.2 },
  { x: 1, y: 0, w: 0.5, h: 1 },
];

/** A picture made at the size it has on the panel. */
function Picture({
  x = 0,
  y = 0,
  w,
  h,
  radius = 0,
  name,
}: Record<'w' | 'h', number> & { x?: number; y?: number; radius?: number; name: string }) {
  const { resolution } = useScene();
  return (
    <Image
      x={x}
      y={y}
      w={w}
      h={h}
      radius={radius}
      src={`./picture/${name}/${Math.round(w * resolution)}x${Math.round(h * resolution)}.png`}
      onLoad={() => void seen.loads++}
    />
  );
}

function Boxes() {
  return (
    <View x={60} y={40}>
      <View w={160} h={100} color={0x3366ccff} />
      <View x={180} w={160} h={100} color={0x3366ccff} radius={[40, 8, 0, 20]} />
      <View x={360} w={160} h={100} color={0x204060ff} radius={24} border={{ width: 6, color: 0xf5b83dff }} />
      <View x={540} w={160} h={100} radius={24} border={{ width: 4, color: 0xffffffff }} />
      <View
        x={740}
        y={10}
        w={140}
        h={80}
        color={0xd5d9e0ff}
        radius={12}
        shadow={{ color: 0x00aaffcc, projection: [6, 10, 24, 4] }}
      />
      <View
        x={920}
        w={160}
        h={100}
        color={0x993333ff}
        radius={16}
        gradient={{ angle: 0, colors: [0x0b0e14ff, 0x0b0e1400], stops: [0.1, 0.9] }}
      />
      <View
        x={1100}
        w={160}
        h={100}
        gradient={{ angle: 1, colors: [0xff0000ff, 0x0000ff00, 0x00ff00ff], stops: [0, 0.5, 1] }}
      />
      <View x={1280} w={160} h={100} clip color={0x222a3aff}>
        <View x={90} y={50} w={160} h={100} color={0x66cc66ff} radius={50} />
        <Text x={-10} y={20} size={32} family={BODY}>
          cut at both sides
        </Text>
      </View>
      <View x={1490} y={20} w={100} h={60} rotation={0.5} scale={1.2} color={0xcc66ccff} radius={10} />
      <View x={1640} w={120} h={100} alpha={0.5}>
        <View w={80} h={60} zIndex={2} color={0xff8800ff} />
        <View x={40} y={40} w={80} h={60} zIndex={1} color={0x00ff88ff} />
      </View>
    </View>
  );
}

function Texts() {
  return (
    <View x={60} y={190}>
      <Text size={48} family={BODY}>
        From the atlas: gjpqy ÅÉ ₹499
      </Text>
      <Text x={900} size={48} family={CANVAS}>
        By the canvas: gjpqy ÅÉ ₹499
      </Text>
      <Text y={80} w={560} maxLines={2} maxWidth={560} family={BODY}>
        Two lines of which the second is cut at its end by an ellipsis, since they are longer than their box
        is
      </Text>
      <Text x={620} y={80} w={300} textAlign="right" color={0xf5b83dff} family={BODY}>
        to the right
      </Text>
      <Text x={960} y={80} size={40} family={BODY}>
        ਸ੍ਰੀ ਹੂੰ ਕ੍ਰਿੰ
      </Text>
      <Text x={1300} y={80} size={40} family={BODY}>
        فِيلْمُ اللَّيْلِ
      </Text>
      <Text x={620} y={120} letterSpacing={6} family={BODY}>
        SPACED
      </Text>
    </View>
  );
}

function Pictures() {
  return (
    <View x={60} y={380}>
      <Picture w={300} h={170} name="a" />
      <Picture x={320} w={300} h={170} radius={16} name="b" />
      <Image
        x={640}
        w={300}
        h={170}
        fit="cover"
        src="./picture/c/100x300.png"
        onLoad={() => void seen.loads++}
      />
      <Image
        x={960}
        w={170}
        h={170}
        placeholder={0}
        color={0xff6600ff}
        src="./picture/disc/170x170.png"
        onLoad={() => void seen.loads++}
      />
      <Image
        x={1160}
        w={300}
        h={170}
        src="./missing.png"
        title="There is no picture of this film"
        onError={() => void seen.failures++}
      />
      <Image x={1480} w={300} h={170} src={null} placeholder={0x553355ff} radius={85} />
      {PARTS.map((crop, i) => (
        <Image
          key={`${crop.x} ${crop.y}`}
          x={i * 320}
          y={185}
          w={300}
          h={30}
          src="./picture/c/100x300.png"
          crop={crop}
        />
      ))}
    </View>
  );
}

function Screen({ more }: { more: More | null }) {
  useEffect(() => void seen.mounts++, []);
  return (
    <View w={1920} h={1080}>
      <Boxes />
      <Texts />
      <Pictures />
      <Row
        listKey="films"
        x={60}
        y={620}
        w={1800}
        h={260}
        itemWidth={350}
        gap={20}
        items={films}
        itemKey={(film) => film.id}
        renderItem={(film) => (
          <View
            focusable
            role="link"
            label={film.title}
            testId={film.id}
            w={350}
            h={250}
            focusedStyle={{ scale: 1.06, zIndex: 1 }}
          >
            <Picture w={350} h={197} radius={8} name={film.id} />
            <Text y={206} maxWidth={350} parentFocusedStyle={{ color: 0xf5b83dff }} family={BODY}>
              {film.title}
            </Text>
          </View>
        )}
      />
      <View
        x={60}
        y={930}
        w={1000}
        h={100}
        focusable
        role="button"
        label="below"
        color={0x1d2a44ff}
        radius={12}
        onPress={() => {
          if (more === 'handler') throw new Error('this handler throws');
        }}
      />
      {more === 'crowd' && <Crowd />}
      {more === 'caught effect' && (
        <Boundary>
          <ThrowingEffect />
        </Boundary>
      )}
    </View>
  );
}

const keys: Record<string, 'left' | 'right' | 'up' | 'down' | 'enter'> = {
  Enter: 'enter',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const resolution = query.get('resolution');
const root = createRoot({
  target: document.getElementById('stage')!,
  backend: query.get('engine') === 'canvas' ? 'canvas' : 'webgl',
  ...(resolution !== null && { resolution: Number(resolution) }),
  input: { keys: window, keyMap: (event) => keys[event.key] ?? null, pointer: true },
  onError: (error, from) => void errors.push(`[${from}] ${String(error)}`),
});
const fonts = root.loadFonts(FONTS);
root.render(<Screen more={null} />);

/** Of the canvas that is there now: extensions can be asked for only before a context is lost. */
let extension: WEBGL_lose_context | null = null;
/** Also when a test has taken WebGL out of the page since. */
const { getContext } = HTMLCanvasElement.prototype;

const page: ResilienceWindow = {
  root,
  errors,
  seen,
  memory: () => root.backend.memory(),
  lose() {
    const gl = getContext.call(root.backend.canvas!, 'webgl') as WebGLRenderingContext;
    extension = gl.getExtension('WEBGL_lose_context');
    extension!.loseContext();
  },
  restore: () => extension!.restoreContext(),
  throwing(on) {
    const node = root.scene.stageNode.children[0]!.children[0]!.children[0]!;
    const drawn = node.renderNode as unknown as { core: { renderQuads?: unknown } };
    if (on)
      drawn.core.renderQuads = () => {
        throw new Error('this box cannot be drawn');
      };
    else delete drawn.core.renderQuads;
    root.backend.redraw();
  },
  async add(more) {
    root.render(<Screen more={more} />);
    await settled(root);
  },
  async settled() {
    await fonts;
    await settled(root);
  },
};
window.scene = page;
