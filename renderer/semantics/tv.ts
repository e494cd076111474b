/** `window.__tv`: how tests and engineers look inside. It reads; it never drives. The shape is fixed. */
import type { FrameReport } from '../profiler/report';
import type { ChromeTrace } from '../profiler/trace';
import type { Root } from '../createRoot';
import type { SceneNode } from './sceneNode';
import { focusedNode, snapshot } from './snapshot';

/** What only the product knows. */
export interface TvProduct {
  /** The product's version. */
  version: string;
  /** 'browser', 'tizen' ... */
  platform: string;
  /** Where the viewer is. */
  route(): { path: string; search: string; state: unknown };
  /** Requests, debounces and timers that will still change the picture. */
  busy(): boolean;
  /** Modals that live in the DOM, as scene nodes. */
  domNodes(): SceneNode[];
}

/** `window.__tv`. */
export interface TvScene {
  /** The product's version. */
  version: string;
  /** 'browser', 'tizen' ... */
  platform: string;
  /** Where the viewer is. */
  route(): { path: string; search: string; state: unknown };
  /** What a viewer can perceive now, from the root; the modals of the DOM last. */
  scene(): SceneNode;
  /** The one focused node, in the DOM's modals first, with `path`, the names from the root; null when nothing has focus. */
  focused(): (SceneNode & { path: string[] }) | null;
  /** Resolves when nothing moves, loads or waits, seen twice 32 ms apart. A film may play. */
  idle(): Promise<void>;
  /** The profiler: a stretch reported on, and the last 60 s as a Chrome trace. */
  frames: { start(): void; stop(): FrameReport; trace(): Promise<ChromeTrace> };
  /** As `Drawing.memory`. */
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
}

/** Two quiet looks this far apart make idle: an answered request renders before the second one. */
const quietMs = 32;

/** Makes `window.__tv` of a root. The caller decides in which builds the page has it. */
export function createTv(root: Root, product: TvProduct): TvScene {
  const { scene } = root;
  const quiet = (): boolean => root.idle && !product.busy();
  const pause = (): Promise<void> => new Promise((resolve) => scene.clock.setTimeout(resolve, quietMs));
  return {
    version: product.version,
    platform: product.platform,
    route: product.route,
    scene() {
      const tree = snapshot(scene);
      return { ...tree, children: [...tree.children, ...product.domNodes()] };
    },
    focused: () => product.domNodes().flatMap(findFocused)[0] ?? focusedNode(scene),
    async idle() {
      for (let looks = 0; looks < 2; looks = quiet() ? looks + 1 : 0) await pause();
    },
    frames: {
      start: () => root.profiler.start(),
      stop: () => root.profiler.stop(),
      trace: () => root.profiler.trace(),
    },
    memory: () => root.drawing.memory(),
  };
}

function findFocused(node: SceneNode): (SceneNode & { path: string[] })[] {
  if (node.focused) return [{ ...node, path: [node.name] }];
  return node.children.flatMap(findFocused).map((found) => ({ ...found, path: [node.name, ...found.path] }));
}
