/**
 * The palettes. Each is one light falling on one place: a sky from top to horizon, the lamp or sun itself,
 * silhouettes from far to near, an ink dark enough for white letters (7:1 and more), and one colour that
 * is nowhere else in the picture and is used once or twice.
 */

export interface Palette {
  /** Sky overhead, sky halfway, sky at the horizon. */
  top: string;
  mid: string;
  glow: string;
  /** The source of light: sun, moon, lamp, lit window. */
  sun: string;
  /** Silhouettes far away and close by; what lies between is mixed. */
  far: string;
  near: string;
  /** Under the lettering and in the corners. */
  ink: string;
  /** The one loud colour. */
  pop: string;
}

/** In the order top, mid, glow, sun, far, near, ink, pop. */
const TABLE = {
  ember: '#3b0d1f #a12a2a #f28c38 #ffe0a0 #8a2b2f #1f0a14 #12060c #3fb8af',
  saffron: '#5a2a1a #c95d1f #ffc25c #fff3cf #a8501f #2b1410 #1a0c0a #e8402c',
  dustrose: '#3d2a45 #b0606f #f3b49a #ffe9d6 #8d5468 #22162b #150e1c #ffd166',
  terracotta: '#24485c #c07a52 #f4c78f #fff3da #8f5a4a #1d1f2b #11151f #e2583e',
  copper: '#10333b #7b5a4a #ec9f5a #ffe7bd #6d5148 #0f1c22 #091317 #f25f3a',
  midnight: '#060b1f #14284f #3d6ba0 #e3eeff #24457a #060c1d #040814 #f6c667',
  petrol: '#04202a #0b4f5c #3aa6a0 #eafff2 #13606a #03161d #021016 #ff8552',
  steel: '#1a222c #4c6072 #a9bac6 #f8f5ec #5b6f80 #141b23 #0d1218 #d9463b',
  glacier: '#123a5c #3f86b5 #c3e6ec #ffffff #5d9cc0 #0e2a45 #081b2e #ff6f59',
  pine: '#0a1f1a #1d4f3f #8fbf8a #f6f9d6 #2f6a52 #07150f #04100b #f2b134',
  moss: '#2a2f17 #66702b #d4c063 #fff6cf #6d7231 #181a0c #0f1108 #c8452d',
  orchid: '#170a33 #5b2a86 #d26bb0 #ffdfee #6b3a94 #12082a #0b051b #ffc857',
  neon: '#0a0620 #3a0f6b #e8308a #9ff3ff #4b1a8a #0a0520 #060314 #25e6d2',
  plum: '#241023 #6c2b52 #e2776c #ffe6c4 #70325a #190b1a #100611 #7fd1c7',
  daybreak: '#1b1c5a #5a4fb0 #f7a072 #fff2d8 #5a4c9c #131233 #0b0b22 #ff5d73',
  noir: '#0b0c0e #2b2e33 #8d9299 #f6f3ea #3b3f45 #08090a #050506 #e5332a',
  sepia: '#1f1710 #6a4c2e #cfa66a #fff2d6 #6f5236 #1a120b #110b06 #9b2d20',
  blood: '#120406 #5b0a12 #c7261f #ffdcc2 #6d0f15 #0d0304 #080203 #f4e9dc',
  absinthe: '#0b1a12 #1f5b3a #b8d65a #f8ffd8 #2c7046 #06120c #040d08 #ff4f79',
  arctic: '#0d1a33 #2d5a7d #7fd4c1 #f2fff8 #3b7390 #0a1626 #060e1a #ffb86b',
  poolside: '#178ca6 #66cbd0 #fbe6b8 #fffaea #2f9fae #0f4a5e #0a2f3e #ff6b4a',
  mango: '#ee7f24 #ffb64a #ffe7a3 #fffceb #dd6c2a #6b2415 #3f130c #17808a',
  candy: '#6b52e8 #f58ac4 #ffd9a8 #fff8e6 #8a63e0 #34206e #20124a #1fbfb0',
  meadow: '#4aa9de #a5daec #f6f1c4 #fffce8 #5fae6b #1c5238 #0f3023 #ff5a4d',
  paper: '#efe3cc #ecd5b0 #e3b07a #fff9ec #c98452 #2d2a32 #1e1b23 #c8372d',
  linen: '#dfe8e3 #bcd4cb #8fb5ae #fffdf6 #5c8f8a #1f3a40 #142629 #e8694a',
} as const;

export type PaletteName = keyof typeof TABLE;

const ROLES = ['top', 'mid', 'glow', 'sun', 'far', 'near', 'ink', 'pop'] as const;

/** The palette of that name. */
export function palette(name: PaletteName): Palette {
  const colours = TABLE[name].split(' ');
  return Object.fromEntries(ROLES.map((role, i) => [role, colours[i]])) as unknown as Palette;
}

export const PALETTE_NAMES = Object.keys(TABLE) as PaletteName[];

/** Palettes of full daylight: for the young, the funny and the outdoors. */
export const BRIGHT: readonly PaletteName[] = [
  'poolside',
  'mango',
  'candy',
  'meadow',
  'terracotta',
  'daybreak',
];

/** Palettes printed on pale stock: scenes that are paper rather than light. */
export const PALE: readonly PaletteName[] = ['paper', 'linen'];
