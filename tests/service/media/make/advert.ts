/** The advertisement: a lemonade that nobody sells, before a landscape of the film and then on a card of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { dress, FPS, text } from './encode';
import { STAGE } from './scenery';

/** Second at which the card takes the landscape's place. */
const CARD_AT = 4;
/** Of the bubbles, in stage pixels a frame: whole pixels cost a video codec next to nothing. */
const BUBBLE_STEP = 4;

const BOTTLE = { width: 460, height: 860 };

const svg = (width: number, height: number, inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Half a kinnow, its segments seen from the cut. */
function fruit(x: number, y: number, r: number): string {
  const segments = Array.from({ length: 9 }, (_, i) => {
    const turn = `rotate(${i * 40} ${x} ${y})`;
    return `<path transform="${turn}" fill="#ff9a2e" d="M${x} ${y - r * 0.12} L${x + r * 0.24} ${y - r * 0.7} Q${x} ${y - r * 0.92} ${x - r * 0.24} ${y - r * 0.7} Z"/>`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#f07b12"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#fff0cf"/>${segments}`;
}

function drawBottle(): Promise<Buffer> {
  const glass =
    'M195 70 h70 v150 C265 300 330 320 330 410 V800 Q330 845 285 845 H175 Q130 845 130 800 V410 C130 320 195 300 195 220 Z';
  return svg(
    BOTTLE.width,
    BOTTLE.height,
    `<defs><linearGradient id="juice"><stop stop-color="#c95500"/><stop offset=".3" stop-color="#ff9c1f"/><stop offset=".75" stop-color="#ff8a0d"/><stop offset="1" stop-color="#b84a00"/></linearGradient></defs>
    <path fill="#2f7d32" d="M85 650 C10 640 -5 590 10 545 C65 560 95 600 85 650 Z M385 695 C380 640 410 610 455 600 C458 650 435 685 385 695 Z"/>
    ${fruit(95, 735, 95)}
    <path d="${glass}" fill="url(#juice)"/>
    <path d="M195 70 h70 v120 h-70 Z" fill="#fff4dc" opacity=".45"/>
    <rect x="186" y="28" width="88" height="48" rx="8" fill="#c5162e"/>
    <rect x="130" y="470" width="200" height="230" fill="#fff4dc"/>
    <rect x="130" y="470" width="200" height="14" fill="#c5162e"/><rect x="130" y="686" width="200" height="14" fill="#c5162e"/>
    ${fruit(230, 585, 78)}
    <path d="M158 420 V790" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/>
    ${fruit(375, 765, 78)}`,
  );
}

/** Rays behind the bottle, from its middle. */
function drawCard(): Promise<Buffer> {
  const { width, height } = STAGE;
  const [x, y] = [590, 560];
  const rays = Array.from(
    { length: 18 },
    (_, i) =>
      `<path transform="rotate(${i * 20} ${x} ${y})" d="M${x} ${y} L${x - 210} -1500 H${x + 210} Z"/>`,
  ).join('');
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="#ef7a16"/><g fill="#ff9d3c">${rays}</g><circle cx="${x}" cy="${y}" r="330" fill="#ffd591"/>`,
  );
}

/** Bubbles over a height that passes for `seconds`. */
function drawBubbles(seconds: number): Promise<Buffer> {
  const height = STAGE.height + BUBBLE_STEP * FPS * seconds;
  const bubbles = Array.from({ length: 70 }, (_, i) => {
    // Steps that share no factor with the sizes spread evenly and look strewn.
    const [x, y, r] = [(i * 547) % STAGE.width, (i * 389) % height, 8 + ((i * 7) % 26)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${0.15 + (i % 4) * 0.08}"/>`;
  });
  return svg(STAGE.width, height, bubbles.join(''));
}

/**
 * Dresses a landscape as the advertisement.
 * @param film at least `seconds` long
 * @returns the path of the film in `folder`
 */
export async function dressAd(folder: string, film: string, seconds: number): Promise<string> {
  const pictures = {
    bottle: await drawBottle(),
    card: await drawCard(),
    bubbles: await drawBubbles(seconds),
  };
  const inputs = Object.entries(pictures).map(([name, png]) => {
    const path = join(folder, `ad-${name}.png`);
    writeFileSync(path, png);
    return path;
  });
  const rise = '1-pow(1-clip((t-0.1)/0.9,0,1),3)';
  const before = (start: number): string => `clip((t-${start})/0.4,0,1)*lt(t,${CARD_AT})`;
  const after = (start: number): string => `clip((t-${start})/0.4,0,1)`;
  const chain = `[0:v][2:v]overlay=enable='gte(t,${CARD_AT})'[card];
[card][3:v]overlay=y='-${BUBBLE_STEP}*(n-${FPS * CARD_AT})':enable='gte(t,${CARD_AT})'[bubbles];
[bubbles][1:v]overlay=x='if(lt(t,${CARD_AT}),1260,360)':y='if(lt(t,${CARD_AT}),${STAGE.height}-900*(${rise}),140)',
${text('KINNOW FIZZ', { size: 160, x: '150', y: '400', alpha: before(0.6) })},
${text('The whole orchard, with bubbles', { size: 58, x: '156', y: '600', alpha: before(1) })},
${text('KINNOW FIZZ', { size: 136, x: '900', y: '370', alpha: after(CARD_AT) })},
${text('Drink it before the train leaves', { size: 54, x: '906', y: '550', alpha: after(CARD_AT + 0.5) })},
${text('At the stall on every Platform Nine', { size: 40, x: '906', y: '650', alpha: after(CARD_AT + 0.9) })},
${text('ADVERTISEMENT', { size: 30, x: '96', y: '200', alpha: '0.85' })}[out]
`;
  return dress(folder, 'ad-master', [film, ...inputs], chain, seconds);
}
