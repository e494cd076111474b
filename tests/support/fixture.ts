/**
 * A tiny page with a `window.__tv` of its own, to try the tests' tools on without the app: a row of five buttons that
 * left and right walk along, taking a key at most every 50 ms as the app does, and a WebGL canvas behind them.
 */
import type { Page } from 'playwright';

const PATH = '/harness-fixture';

const HTML = `<!doctype html>
<meta charset="utf-8">
<body style="margin: 0; background: #0b0e14">
<canvas width="320" height="180"></canvas>
<script>
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  let index = 0, last = -1000, repeats = 0, path = '/browser/fixture', working = false, report = null;
  const gl = document.querySelector('canvas').getContext('webgl');
  const node = (role, name, x, more) => ({
    role, name, rect: { x, y: 540, w: 300, h: 80 }, onScreen: true, children: [], ...more,
  });
  const scene = () => node('application', 'Fixture', 0, {
    children: names.map((name, i) => node('button', name, 96 + 320 * i, i === index ? { focused: true } : {})),
  });
  addEventListener('keydown', ({ key, repeat }) => {
    const now = performance.now();
    if (repeat) repeats += 1;
    if (now - last < 50) return;
    last = now;
    if (key === 'ArrowRight') index = Math.min(index + 1, names.length - 1);
    if (key === 'ArrowLeft') index = Math.max(index - 1, 0);
    if (key === 'Enter') setTimeout(() => { path = '/browser/chosen'; }, 1000);
    if (report) report.keys.push({ key, down: now, focus: now + 1, commit: null, frame: now + 16 });
  });
  window.__tv = {
    version: '0', platform: 'browser',
    route: () => ({ path, search: '', state: { repeats, webgl: gl !== null } }),
    scene,
    focused: () => ({ ...scene().children[index], path: ['Fixture', names[index]] }),
    idle: () => new Promise((done) => setTimeout(done, working ? 60000 : 20)),
    memory: () => ({ textureBytes: 0, textures: 0, budgetBytes: 1, nodes: 6 }),
    frames: {
      start() { report = { frames: [], keys: [], p50: 0, p95: 0, p99: 0, worst: 0, dropped: 0, reactCommits: 0,
        hostCreated: 0, hostDestroyed: 0, hostUpdated: 0, longTasks: 0, heapBytes: 0 }; },
      stop: () => report,
    },
  };
</script>`;

/** Serves the fixture to a page; give it as `prepare` and open the path it returns. */
export const FIXTURE = {
  path: PATH,
  async prepare(page: Page): Promise<void> {
    await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  },
};
