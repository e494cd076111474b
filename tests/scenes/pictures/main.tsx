/** 2,000 posters in a grid on a set of the low class, and pages that come, hide and go: what the soak test walks through. */
import { Activity, type ReactElement, type ReactNode } from 'react';
import { createRoot, Grid, Image, Text, View, type Key } from '../../../renderer';
import { BODY, FONTS } from '../fonts';
import { settled, type SceneWindow } from '../scene-window';

const POSTER = { w: 350, h: 197 } as const;
const KEYS: Readonly<Record<string, Key>> = { ArrowDown: 'down', ArrowUp: 'up', ArrowRight: 'right' };
const POSTERS = Array.from({ length: 2000 }, (_, i) => i);

const posterOf = (page: string, i: number): string => `./posters/${page}-${i}.png`;

function Card({ page, i }: { page: string; i: number }): ReactNode {
  return (
    <View focusable w={POSTER.w} h={POSTER.h} focusedStyle={{ scale: 1.06 }}>
      <Image {...POSTER} src={posterOf(page, i)} title={`Film ${i}`} />
      <Text x={16} y={150} maxWidth={318} marquee>
        {i % 3 === 0 ? `ਫਿਲਮ ${i} ਰਾਤ ਦੀ ਰੇਲ` : `Film ${i}, which has a rather long name`}
      </Text>
    </View>
  );
}

const renderPoster = (i: number): ReactElement => <Card page="grid" i={i} />;

/** A page as the product has them: a screen of posters, some of its titles by the canvas. */
function Page({ name }: { name: string }) {
  return (
    <View group="grid" columns={5} w={1920} h={1080}>
      {POSTERS.slice(0, 25).map((i) => (
        <View key={i} x={60 + (i % 5) * 360} y={20 + Math.floor(i / 5) * 210}>
          <Card page={name} i={i} />
        </View>
      ))}
    </View>
  );
}

/** What is on the stage: the grid, a page by its name, or a page kept under another as history keeps it. */
interface Shown {
  grid: boolean;
  page: string | null;
  hidden: string | null;
}

function App({ shown }: { shown: Shown }) {
  return (
    <View w={1920} h={1080} group="free" focusable>
      {shown.grid && (
        <Grid
          listKey="posters"
          items={POSTERS}
          itemKey={String}
          renderItem={renderPoster}
          columns={5}
          itemWidth={POSTER.w}
          itemHeight={POSTER.h}
          gap={10}
          x={60}
          y={20}
          w={1800}
          h={1040}
          pinY={414}
          autoFocus
        />
      )}
      {shown.hidden !== null && (
        <Activity mode="hidden">
          <Page name={shown.hidden} />
        </Activity>
      )}
      {shown.page !== null && <Page key={shown.page} name={shown.page} />}
    </View>
  );
}

const errors: string[] = [];
const root = createRoot({
  target: document.getElementById('stage')!,
  textureBudget: 64e6,
  input: { keys: window, keyMap: ({ key }) => KEYS[key] ?? null, pointer: false },
  onError: (error) => void errors.push(String(error)),
});
const fonts = root.loadFonts(FONTS.filter(({ family }) => family === BODY));
const show = (shown: Shown): void => root.render(<App shown={shown} />);
show({ grid: false, page: null, hidden: null });

const scene: SceneWindow & { show(shown: Shown): void } = {
  errors,
  show,
  memory: () => root.backend.memory(),
  async settled() {
    await fonts;
    await settled(root);
  },
};
window.scene = scene;
