/**
 * Lists in lists that scroll, cards that grow, clips that move, pictures that come meanwhile: drawn as always, or with all quads
 * written in each frame.
 */
import { createRoot, Image, Text, View } from '../../../renderer';
import { BODY, FONTS } from '../fonts';
import { createHeldClock, FRAME_MS } from '../held-clock';
import { settled, type SceneWindow } from '../scene-window';

export interface MovingScene extends SceneWindow {
  /** All that moves goes to its other place. */
  move(): void;
  hold(): void;
  /** Frames pass. */
  frames(count: number): void;
}

const CARD = { w: 260, h: 150, gap: 24 } as const;
const ROW_H = 260;
const linear = { duration: 400, easing: 'linear' } as const;
const slow = { x: linear, y: linear, scale: linear, alpha: linear } as const;
const shadow = { projection: [0, 6, 18, 0], color: 0x000000c0 } as const;

/** Cards that stay on the stage while they move: what each has instead of the usual plate and fade. */
const LATE: Readonly<Record<string, { placeholder?: number; fade?: number }>> = {
  '0 3': {},
  '0 4': { fade: 0 },
  '1 1': { placeholder: 0, fade: 0 },
  '1 2': { placeholder: 0 },
};

function Card({ row, at, moved, grown }: { row: number; at: number; moved: boolean; grown: boolean }) {
  const late = hasPictures ? LATE[`${row} ${at}`] : undefined;
  return (
    <View x={at * (CARD.w + CARD.gap)} w={CARD.w} h={CARD.h} scale={grown ? 1.2 : 1} transition={slow}>
      <Image
        w={CARD.w}
        h={CARD.h}
        radius={12}
        src={late && moved ? `./late/${row}-${at}.png` : null}
        placeholder={0x405060ff + row * 0x2000 + at * 0x18000000}
        {...late}
      />
      <View
        x={12}
        y={12}
        w={90}
        h={30}
        radius={6}
        color={0xd02020ff}
        border={{ color: 0xffffffff, width: 2 }}
      />
      <View x={12} y={90} w={120} h={40} clip>
        <Text x={-10} size={30} lineHeight={40}>
          cut {row} {at}
        </Text>
      </View>
      <Text y={CARD.h + 10} size={24} lineHeight={32}>
        Title {row} of {at}
      </Text>
    </View>
  );
}

/** What fades in and out: alone, in something that moves, and in something that fades too. */
function Fading({ moved }: { moved: boolean }) {
  return (
    <View
      x={moved ? 500 : 420}
      y={640}
      w={560}
      h={300}
      alpha={moved ? 1 : 0.2}
      transition={slow}
      color={0x204060ff}
    >
      <View
        x={20}
        y={20}
        w={150}
        h={90}
        radius={20}
        color={0x80c040ff}
        border={{ color: 0xffffffff, width: 6 }}
        shadow={shadow}
        alpha={moved ? 0.5 : 1}
        transition={slow}
      />
      {[
        { y: 20, alpha: moved ? 1 : 0 },
        { y: 70, alpha: moved ? 0.2 : 1 },
      ].map(({ y, alpha }) => (
        <View
          key={y}
          x={200}
          y={y}
          w={150}
          h={40}
          gradient={{ angle: 0, colors: [0xff4080ff, 0x4080ff40], stops: [0, 1] }}
          alpha={alpha}
          transition={slow}
        />
      ))}
      <View x={380} y={20} alpha={moved ? 0 : 1} transition={slow}>
        <Image w={150} h={90} radius={12} src={null} placeholder={0xa0a0a0ff} />
        <Text size={28} lineHeight={36} color={0x202020ff}>
          Leaves
        </Text>
      </View>
      <Text x={20} y={140} size={40} lineHeight={52} alpha={moved ? 1 : 0} transition={slow}>
        Comes by and by
      </Text>
      <View x={20} y={220} w={300} h={50} clip alpha={moved ? 0.3 : 1} transition={slow}>
        <Text x={-14} size={36} lineHeight={50}>
          Pales in its clip
        </Text>
      </View>
    </View>
  );
}

function Lists({ moved }: { moved: boolean }) {
  return (
    <View w={1920} h={1080} color={0x101018ff}>
      <View x={60} y={60} w={1700} h={900}>
        <View y={moved ? -230 : 0} transition={slow}>
          {[0, 1, 2, 3, 4].map((row) => (
            <View key={row} y={row * ROW_H}>
              <View x={row % 2 === 0 && moved ? -700 : 0} transition={slow}>
                {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
                  <Card key={at} row={row} at={at} moved={moved} grown={at === (moved ? 4 : 1) && row < 2} />
                ))}
              </View>
            </View>
          ))}
        </View>
      </View>
      <View x={1500} y={60} w={300} h={400} clip>
        <View y={moved ? -300 : 0} transition={slow}>
          <View w={200} h={350} radius={30} color={0x3060c0ff} />
          <Text y={380} maxWidth={260} maxLines={9} size={32} lineHeight={40}>
            What is read here comes into its clip line by line and leaves it at the other edge
          </Text>
        </View>
      </View>
      <View
        w={700}
        h={300}
        x={1000}
        y={moved ? 100 : 600}
        transition={slow}
        gradient={{ angle: 1, colors: [0x20a060c0, 0x20206000], stops: [0, 1] }}
      />
      <Fading moved={moved} />
      <View
        x={moved ? 900 : 200}
        y={moved ? 500 : 80}
        w={200}
        h={120}
        radius={20}
        shadow={shadow}
        color={0xf0c040ff}
        transition={slow}
      />
      <View x={400} y={300} w={500} h={60} color={0x80808080} />
    </View>
  );
}

/** All is written in each frame. */
const isWritten = location.search.includes('written');
/** Some cards get a picture when they begin to move. */
const hasPictures = location.search.includes('pictures');
const errors: string[] = [];
const clock = createHeldClock();
const root = createRoot({
  target: document.getElementById('stage')!,
  clock,
  onError: (error) => void errors.push(String(error)),
});
const fonts = root.loadFonts(FONTS.filter(({ family }) => family === BODY));

const scene = {
  errors,
  move: () => root.render(<Lists moved />),
  hold: clock.hold,
  frames(count: number) {
    for (let i = 0; i < count; i++) {
      if (isWritten) root.backend.redraw();
      clock.advance(FRAME_MS);
    }
  },
  memory: () => root.backend.memory(),
  async settled() {
    await fonts;
    await settled(root);
  },
} satisfies MovingScene;
root.render(<Lists moved={false} />);
window.scene = scene;
