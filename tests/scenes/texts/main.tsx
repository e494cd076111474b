/**
 * A sheet of texts at the sizes of the product, in both engines: on the left from the atlas, on the right by the canvas.
 * Each stands on a strip as high as its line box, so that letters which reach beyond it can be seen to be whole.
 */
import { createRoot, Image, Text, View } from '../../../renderer';
import type { TextProps } from '../../../renderer';
import { BODY, CANVAS, FONTS } from '../fonts';
import { settled } from '../scene-window';

const LATIN = 'ÅÉŮŜ Ḥaḍramawt gjpqyçşţ ₹499 Ạṇṣṭ';
const GURMUKHI = 'ਸ੍ਰੀ ਹੂੰ ਕ੍ਰਿੰ ਸੀਜ਼ਨ ੨ ਭਾਗ 12';
const ARABIC = 'فِيلْمُ اللَّيْلِ Night 2026';
const SIZES = [20, 26, 32, 48, 64] as const;
const LEADING = 36 / 26;
const STRIP = 0x1d2a44ff;
/** The long title runs once 'up' has given it focus; pictures are taken of what stands still. */
const MOVING = window.location.search === '?moving';

/** A text on a strip of its line box. */
function Line({ x, y, w, h, text }: { x: number; y: number; w: number; h: number; text: TextProps }) {
  return (
    <View x={x} y={y} w={w} h={h} color={STRIP}>
      <Text w={w} {...text} />
    </View>
  );
}

/** One text at all sizes, one below the other. */
function Sizes({ x, y, w, text, family }: { x: number; y: number; w: number; text: string; family: string }) {
  let top = y;
  return SIZES.map((size) => {
    const h = Math.round(size * LEADING);
    const at = top;
    top += h + 14;
    return <Line key={size} x={x} y={at} w={w} h={h} text={{ children: text, size, family }} />;
  });
}

const CASES: readonly TextProps[] = [
  { children: 'One line that is cut at its end by an ellipsis, because it is longer than its box' },
  {
    children:
      'Two lines, the second of which is cut at its end by an ellipsis where no more fits, since they are longer than their box is',
    maxLines: 2,
  },
  { children: 'ਇੱਕ ਲੰਬੀ ਫਿਲਮ ਦਾ ਨਾਮ ਜੋ ਇੱਥੇ ਕੱਟਿਆ ਜਾਂਦਾ ਹੈ ਕਿਉਂਕਿ ਇਹ ਬਹੁਤ ਲੰਬਾ ਹੈ' },
  {
    children:
      'فيلم طويل جدا عن الليل والقطار The Night Train والقرية البعيدة جدا عن كل شيء في هذا العالم الكبير',
    maxLines: 2,
  },
  { children: 'w'.repeat(10_000) },
  { children: `Fam👨‍👩‍👧‍👦${'ily'.repeat(20)}` },
  { children: 'centred', textAlign: 'center' },
  { children: 'right', textAlign: 'right' },
  { children: 'a\u0000b\u0007c \ud83c d e\u0301' },
];

/** One below the other, each as high as its lines. */
function placed(texts: readonly TextProps[]): { text: TextProps; y: number; h: number }[] {
  let top = 40;
  return texts.map((text) => {
    const line = { text, y: top, h: 36 * (text.maxLines ?? 1) };
    top += line.h + 16;
    return line;
  });
}

function Sheet() {
  return (
    <View w={1920} h={1080}>
      <Sizes x={40} y={40} w={590} text={LATIN} family={BODY} />
      <Sizes x={660} y={40} w={590} text={LATIN} family={CANVAS} />
      <Sizes x={40} y={430} w={590} text={GURMUKHI} family={BODY} />
      <Sizes x={660} y={430} w={590} text={ARABIC} family={BODY} />
      {placed(CASES).map(({ text, y, h }) => (
        <Line key={y} x={1280} y={y} w={600} h={h} text={text} />
      ))}
      <Image
        x={40}
        y={830}
        w={350}
        h={197}
        radius={12}
        src={null}
        title="Without a picture the plate says what it is of"
      />
      <Image x={410} y={830} w={350} h={197} src="./nothing-here.png" title="ਰਾਤ ਦੀ ਰੇਲ" />
      <Image x={780} y={830} w={220} h={197} src="./large.png" title="20,000 pixels" />
      <Image x={1020} y={830} w={220} h={197} src="./index.html" title="A page" />
      <View focusable autoFocus={!MOVING} x={1280} y={830} w={600} h={60} color={STRIP}>
        <Text testId="marquee" marquee y={12} maxWidth={600}>
          A title that is far too long for its box and runs through it from its beginning to its very end
        </Text>
      </View>
      <View focusable autoFocus={MOVING} x={1280} y={930} w={600} h={60} color={STRIP} />
    </View>
  );
}

const errors: string[] = [];
const root = createRoot({
  target: document.getElementById('stage')!,
  input: { keys: window, keyMap: ({ key }) => (key === 'ArrowUp' ? 'up' : null), pointer: false },
  defaults: { reducedMotion: !MOVING },
  onError: (error) => void errors.push(String(error)),
});
const fonts = root.loadFonts(FONTS);
root.render(<Sheet />);

window.scene = {
  errors,
  memory: () => root.backend.memory(),
  async settled() {
    await fonts;
    await settled(root);
  },
};
