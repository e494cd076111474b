/** A lettered card that opens its title's page and back, on a clock that stands still between the steps of a test. */
import { useLayoutEffect } from 'react';
import { createRoot, Image, Text, View } from '../../../renderer';
import { BODY, FONTS } from '../fonts';
import { createHeldClock } from '../held-clock';
import { settled, type SceneWindow } from '../scene-window';

const STAGE = { w: 1920, h: 1080 } as const;
const CARD = { w: 350, h: 197 } as const;
const ART = { w: 1100, h: 619 } as const;

/** Screens to show, and time to pass. */
export interface MotionScene extends SceneWindow {
  /** `large`: the list shows the title's art without letters too, as home does above its rows. */
  show(screen: 'list' | 'page', large: boolean): void;
  /** The screen that React has committed; null before the first. */
  readonly committed: 'list' | 'page' | null;
  /** From now on time passes by `advance` alone. */
  hold(): void;
  advance(ms: number): void;
}

let committed: MotionScene['committed'] = null;

/** Tells that the screen is there. */
function useCommitted(screen: 'list' | 'page'): void {
  useLayoutEffect(() => void (committed = screen), [screen]);
}

function List({ large }: { large: boolean }) {
  useCommitted('list');
  return (
    <View screen="content" {...STAGE} color={0x0b0e14ff}>
      <Image x={820} {...ART} src={large ? './art.png' : null} placeholder={0} sharedElement="art:a" />
      <View focusable autoFocus x={152} y={640} {...CARD} radius={8}>
        <Image {...CARD} radius={8} src="./card.png" lettering sharedElement="art:a" />
      </View>
      <View x={522} y={640} {...CARD} radius={8} color={0x303848ff} />
    </View>
  );
}

function Page() {
  useCommitted('page');
  return (
    <View screen="content" {...STAGE} color={0x0b0e14ff}>
      <Image {...STAGE} src="./hero.png" fit="cover" placeholder={0} fade={500} sharedElement="art:a" />
      <View w={1600} h={1080} gradient={{ angle: 0, colors: [0x0b0e14ff, 0x0b0e1400], stops: [0.2, 1] }} />
      <Text x={152} y={520} size={80} lineHeight={96}>
        Night Ferry
      </Text>
      <View focusable autoFocus ring={false} x={152} y={660} w={300} h={72} radius={8} color={0xf5b83dff} />
    </View>
  );
}

const errors: string[] = [];
const clock = createHeldClock();
const root = createRoot({
  target: document.getElementById('stage')!,
  clock,
  onError: (error) => void errors.push(String(error)),
});
const fonts = root.loadFonts(FONTS.filter(({ family }) => family === BODY));

const scene: MotionScene = {
  errors,
  show: (screen, large) =>
    root.render(screen === 'list' ? <List key="list" large={large} /> : <Page key="page" />),
  get committed() {
    return committed;
  },
  hold: clock.hold,
  advance: clock.advance,
  memory: () => root.backend.memory(),
  async settled() {
    await fonts;
    await settled(root);
  },
};
scene.show('list', true);
window.scene = scene;
