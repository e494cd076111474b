/**
 * home-20x20 without the scene: the canvas is cleared for as many frames as the others move after a key. What it costs is the
 * browser's own part, which no page can save.
 */
import { settled } from '../bench';
import { BACKGROUND, MOVE_MS } from '../content';
import { listenToArrows, moved, START, type Direction } from '../grid';

const canvas = document.createElement('canvas');
canvas.width = Math.round(1920 * devicePixelRatio);
canvas.height = Math.round(1080 * devicePixelRatio);
canvas.style.cssText = 'position: absolute; width: 1920px; height: 1080px';
document.getElementById('stage')!.append(canvas);
const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false })!;
const [red, green, blue] = [24, 16, 8].map((shift) => ((BACKGROUND >>> shift) & 255) / 255);
gl.clearColor(red!, green!, blue!, 1);

let place = START;
let movesUntil = 0;
let frameAsked = false;

function askForFrame(): void {
  if (frameAsked) return;
  frameAsked = true;
  requestAnimationFrame(frame);
}

function frame(time: number): void {
  frameAsked = false;
  gl.clear(gl.COLOR_BUFFER_BIT);
  if (time < movesUntil) askForFrame();
}

/** Focus is moved all the same: it must end where the others' does. */
function move(direction: Direction): void {
  place = moved(place, direction);
  movesUntil = performance.now() + MOVE_MS;
  askForFrame();
}

async function start(): Promise<void> {
  askForFrame();
  listenToArrows(move);
  await settled(() => !frameAsked);
}

window.bench = {
  ready: start(),
  focus: () => ({ row: place.row, col: place.cols[place.row]! }),
  nodes: () => 0,
};
