/**
 * The pictures of the film: landscapes of a few flat layers that pass at different speeds.
 *
 * Flat shapes moving by whole pixels a frame cost a video codec next to nothing, which is why two minutes in five qualities can be
 * committed, and they look like a film's title sequence rather than a test card. Everything is drawn from a seed.
 */
import sharp from 'sharp';

export const STAGE = { width: 1920, height: 1080 };

type Shape = 'peaks' | 'hills' | 'dunes' | 'pines' | 'city' | 'domes' | 'waves' | 'wheat';

/** One layer in front of the sky; `speed` in stage pixels a second, to the left. */
interface LayerPlan {
  shape: Shape;
  /** Top of the layer, from the top of the stage. */
  y: number;
  color: string;
  speed: number;
}

export interface ScenePlan {
  name: string;
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** Sun or moon: place and radius in stage pixels. */
  light: { x: number; y: number; r: number; color: string };
  stars: boolean;
  layers: readonly LayerPlan[];
}

/** Colours from far to near, so that distance reads as haze. Speeds are multiples of 24: whole pixels at 24 frames a second. */
export const SCENES: readonly ScenePlan[] = [
  scene(
    'dawn',
    ['#1d2b53', '#b0567a', '#ffb97a'],
    [1320, 640, 92, '#fff0c9'],
    ['peaks #7a5c8e', 'hills #4e3f74', 'pines #211c45'],
  ),
  scene(
    'wheat',
    ['#3f8fd2', '#8cc9ee', '#fdf1c7'],
    [420, 300, 80, '#fffbe6'],
    ['hills #8fb68a', 'hills #cfa94a', 'wheat #a8741f'],
  ),
  scene(
    'sea',
    ['#0d3b66', '#2a8fa8', '#f4d58d'],
    [960, 560, 110, '#fff3cf'],
    ['hills #3c7187', 'waves #1c5f7c', 'waves #0a3350'],
  ),
  scene(
    'desert',
    ['#5b2a6e', '#d6604d', '#fbc46d'],
    [620, 520, 130, '#ffe9b0'],
    ['dunes #c4713f', 'dunes #98472f', 'dunes #55233a'],
  ),
  scene(
    'city',
    ['#060b25', '#16245a', '#45407f'],
    [1480, 260, 62, '#eef2ff'],
    ['city #26306b', 'city #161d4a', 'city #090d29'],
    true,
  ),
  scene(
    'forest',
    ['#0f3d3a', '#3f8a6b', '#d6e8a0'],
    [1180, 380, 84, '#fcffe0'],
    ['hills #4f8f72', 'pines #23604f', 'pines #0b2f2b'],
  ),
  scene(
    'temple',
    ['#2c1650', '#a63e78', '#ff9e6d'],
    [960, 620, 150, '#ffe0b5'],
    ['hills #8c3f78', 'domes #5a2765', 'waves #27123f'],
  ),
  scene(
    'snow',
    ['#23406e', '#7ba6cf', '#eef5fb'],
    [500, 280, 70, '#ffffff'],
    ['peaks #9dbad6', 'peaks #6a8fb8', 'pines #284a70'],
  ),
  scene(
    'night',
    ['#03061a', '#0e1c47', '#2c4a80'],
    [1420, 240, 76, '#f4f6ff'],
    ['peaks #1d3263', 'hills #122248', 'pines #060d26'],
    true,
  ),
  scene(
    'dusk',
    ['#241540', '#84366f', '#f58d5e'],
    [760, 600, 118, '#ffd9a0'],
    ['peaks #713667', 'domes #47214f', 'wheat #210e2c'],
  ),
];

function scene(
  name: string,
  sky: readonly [string, string, string],
  [x, y, r, color]: readonly [number, number, number, string],
  layers: readonly [string, string, string],
  stars = false,
): ScenePlan {
  const depths = [
    { y: 560, speed: 24 },
    { y: 700, speed: 48 },
    { y: 850, speed: 120 },
  ];
  return {
    name,
    sky,
    light: { x, y, r, color },
    stars,
    layers: layers.map((layer, i) => {
      const [shape, fill] = layer.split(' ') as [Shape, string];
      return { shape, color: fill, ...(depths[i] ?? { y: 850, speed: 120 }) };
    }),
  };
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [x: number, y: number];

/** A rolling line across `width`: three sines of the given wave length and height. */
function rolling(width: number, random: () => number, length: number, height: number): Point[] {
  const phases = [random(), random(), random()].map((value) => value * Math.PI * 2);
  const points: Point[] = [];
  for (let x = 0; x <= width; x += 8) {
    const wave = phases.reduce(
      (sum, phase, i) => sum + Math.sin((x / length) * (1 + i * 0.9) + phase) / (1 + i),
      0,
    );
    points.push([x, height * (1 + wave / 2)]);
  }
  return points;
}

function jagged(width: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let x = -100, up = true; x < width + 300; x += 110 + random() * 150, up = !up) {
    points.push([x, up ? 10 + random() * 130 : 190 + random() * 110]);
  }
  return points;
}

const polygon = (points: readonly Point[], width: number, floor: number, fill: string): string =>
  `<path fill="${fill}" d="M0 ${floor} L${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} L${width} ${floor} Z"/>`;

function pines(width: number, random: () => number, floor: number, fill: string): string {
  const ground = rolling(width, random, 320, 60).map(([x, y]): Point => [x, y + 195]);
  let trees = '';
  for (let x = 0; x < width; x += 26 + random() * 60) {
    const foot = (ground[Math.min(ground.length - 1, Math.round(x / 8))]?.[1] ?? 255) + 20;
    const h = 90 + random() * 130;
    for (let tier = 0; tier < 3; tier++) {
      const top = foot - h + (tier * h) / 4;
      const half = 12 + tier * 9;
      trees += `<path d="M${x} ${top} l${half} ${h / 2} h${-2 * half} Z"/>`;
    }
  }
  return polygon(ground, width, floor, fill) + `<g fill="${fill}">${trees}</g>`;
}

function city(width: number, random: () => number, floor: number, fill: string): string {
  let out = '';
  for (let x = 0; x < width;) {
    const w = 70 + Math.floor(random() * 110);
    const top = Math.floor(random() * 230);
    out += `<rect x="${x}" y="${top}" width="${w}" height="${floor - top}" fill="${fill}"/>`;
    for (let wy = top + 18; wy < top + 420; wy += 30) {
      for (let wx = x + 12; wx < x + w - 18; wx += 24) {
        if (random() < 0.28)
          out += `<rect x="${wx}" y="${wy}" width="10" height="14" fill="#ffd98a" opacity="0.75"/>`;
      }
    }
    x += w + Math.floor(random() * 24);
  }
  return out;
}

function domes(width: number, random: () => number, floor: number, fill: string): string {
  let out = '';
  for (let x = 40; x < width; x += 330 + random() * 260) {
    const r = 60 + random() * 60;
    const body = 150;
    out += `<rect x="${x - r * 1.5}" y="${body + r * 0.4}" width="${r * 3}" height="${floor}"/>`;
    out += `<path d="M${x - r} ${body + r * 0.5} C${x - r * 1.3} ${body - r * 0.5} ${x - r * 0.3} ${body - r * 0.7} ${x} ${body - r * 1.4} C${x + r * 0.3} ${body - r * 0.7} ${x + r * 1.3} ${body - r * 0.5} ${x + r} ${body + r * 0.5} Z"/>`;
    for (const side of [-1, 1]) {
      const tower = x + side * r * 1.9;
      out += `<rect x="${tower - 11}" y="${body - 40}" width="22" height="${floor}"/><path d="M${tower - 17} ${body - 38} Q${tower} ${body - 60} ${tower} ${body - 96} Q${tower} ${body - 60} ${tower + 17} ${body - 38} Z"/>`;
    }
  }
  const ground = rolling(width, random, 500, 20).map(([x, y]): Point => [x, y + 260]);
  return `<g fill="${fill}">${out}</g>${polygon(ground, width, floor, fill)}`;
}

function wheat(width: number, random: () => number, floor: number, fill: string): string {
  let ears = '';
  for (let x = 0; x < width; x += 9 + random() * 9) {
    const h = 50 + random() * 60;
    const lean = (random() - 0.3) * 40;
    ears += `<path d="M${x} 170 q${lean * 0.2} ${-h / 2} ${lean} ${-h}"/>`;
  }
  const ground = rolling(width, random, 600, 20).map(([x, y]): Point => [x, y + 125]);
  return `<g stroke="${fill}" stroke-width="5" stroke-linecap="round" fill="none">${ears}</g>${polygon(ground, width, floor, fill)}`;
}

function waves(width: number, random: () => number, floor: number, fill: string): string {
  const crest = rolling(width, random, 90, 16);
  return polygon(
    crest.map(([x, y]): Point => [x, y + 60]),
    width,
    floor,
    fill,
  );
}

const SHAPES: Record<Shape, (width: number, random: () => number, floor: number, fill: string) => string> = {
  peaks: (width, random, floor, fill) => polygon(jagged(width, random), width, floor, fill),
  hills: (width, random, floor, fill) => polygon(rolling(width, random, 260, 110), width, floor, fill),
  dunes: (width, random, floor, fill) => polygon(rolling(width, random, 420, 90), width, floor, fill),
  pines,
  city,
  domes,
  waves,
  wheat,
};

const png = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

/** The sky of a scene with its light, as a PNG of the stage's size. */
export function drawSky(plan: ScenePlan, seed: number): Promise<Buffer> {
  const { width, height } = STAGE;
  const random = randomFrom(seed);
  const { x, y, r, color } = plan.light;
  let stars = '';
  for (let i = 0; plan.stars && i < 130; i++) {
    stars += `<circle cx="${random() * width}" cy="${random() * 620}" r="${1.5 + random() * 2}" opacity="${0.4 + random() * 0.6}"/>`;
  }
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${plan.sky[0]}"/><stop offset=".45" stop-color="${plan.sky[1]}"/><stop offset=".75" stop-color="${plan.sky[2]}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="${color}" stop-opacity=".7"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/><g fill="#fff">${stars}</g>
    <circle cx="${x}" cy="${y}" r="${r * 3.2}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/></svg>`);
}

/**
 * One layer as a PNG wide enough to pass for `seconds` without showing its end.
 * @returns the picture; its left edge belongs at x = 0 when the scene begins, its top at the plan's y
 */
export function drawLayer(plan: LayerPlan, seed: number, seconds: number): Promise<Buffer> {
  const width = STAGE.width + plan.speed * seconds;
  const height = STAGE.height - plan.y;
  const shape = SHAPES[plan.shape](width, randomFrom(seed), height, plan.color);
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`);
}

/** One half of the stage curtain, 20 px wider than half the stage so that the halves overlap. */
export function drawCurtain(): Promise<Buffer> {
  const width = STAGE.width / 2 + 20;
  const folds = Array.from({ length: 14 }, (_, i) => {
    const x = (i * width) / 14;
    return `<rect x="${x}" width="${width / 14 + 1}" height="100%" fill="url(#fold)"/>`;
  }).join('');
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${STAGE.height}">
    <defs><linearGradient id="fold"><stop stop-color="#4a0611"/><stop offset=".45" stop-color="#b3122a"/><stop offset=".6" stop-color="#8e0e22"/><stop offset="1" stop-color="#3a040c"/></linearGradient></defs>
    ${folds}<rect y="1030" width="100%" height="12" fill="#d9a441"/></svg>`);
}
