/** Pictures of one size, each of one colour, drawn larger and many times smaller than they are: they lie side by side in textures. */
import { createRoot, Image, View } from '../../../renderer';
import { settled, type SceneWindow } from '../scene-window';

/** Larger and smaller than the pictures, which are 40x30. */
const SIZES = [
  { w: 97, h: 73 },
  { w: 13, h: 10 },
] as const;
const COLUMNS = 8;
const ROWS = 5;
const errors: string[] = [];

/** Where picture `at` lies: apart from the next by more than an antialiased edge. */
const place = (at: number): { x: number; y: number } => ({
  x: 20 + (at % COLUMNS) * 110,
  y: 20 + Math.floor(at / COLUMNS) * 90,
});

const root = createRoot({
  target: document.getElementById('stage')!,
  onError: (error) => void errors.push(String(error)),
});
root.render(
  <View w={1920} h={1080} color={0x000000ff}>
    {SIZES.map((size, which) => (
      <View key={size.w} x={which * 960}>
        {Array.from({ length: COLUMNS * ROWS }, (_, at) => (
          <Image key={at} {...place(at)} {...size} src={`/plain/${at}.png`} placeholder={0} fade={0} />
        ))}
      </View>
    ))}
  </View>,
);

window.scene = {
  errors,
  memory: () => root.backend.memory(),
  settled: () => settled(root),
} satisfies SceneWindow;
