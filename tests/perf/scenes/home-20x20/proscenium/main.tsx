/** home-20x20 on the renderer: a page of its own, so that what it loads is the renderer, React and this scene. */
import fontData from '../../../../../fonts/generated/noto-sans-400.json?url';
import fontPicture from '../../../../../fonts/generated/noto-sans-400.webp?url';
import { createRoot, type Key } from '../../../../../renderer';
import { settled } from '../bench';
import { MOVE_MS, RING } from '../content';
import { focused, Home } from './Home';

const ARROWS: Readonly<Record<string, Key>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const root = createRoot({
  target: document.getElementById('stage')!,
  defaults: { ring: RING, focusMs: MOVE_MS },
  input: { keys: window, keyMap: ({ key }) => ARROWS[key] ?? null, throttle: false, pointer: false },
  onError: (error, from) => console.error(from, error),
});

async function start(): Promise<void> {
  // Texts wait for it, the pictures need not.
  const fonts = root.loadFonts([
    { family: 'Noto Sans', weight: 400, atlases: [{ dataUrl: fontData, imageUrl: fontPicture }] },
  ]);
  root.render(<Home />);
  await fonts;
  await settled(() => root.idle);
}

window.bench = {
  ready: start(),
  focus: () => ({ ...focused }),
  nodes: () => root.backend.memory().nodes,
  counts() {
    const { reactCommits, hostCreated, hostDestroyed } = root.scene.counters;
    return { commits: reactCommits, created: hostCreated, destroyed: hostDestroyed };
  },
};
