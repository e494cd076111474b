/** `window.__tv`: read-only access for tests and engineers. Its format is stable. */
import type { SceneRoot } from '../host/node';
import type { Profiler } from '../profiler/profiler';
import type { FrameReport } from '../profiler/report';
import type { ChromeTrace } from '../profiler/trace';
import type { SceneNode } from './sceneNode';
import { focusedSceneNode, semanticsTree } from './semanticsTree';

/** Facts that the product provides. */
export interface TvProduct {
  /** The product's version. */
  version: string;
  /** 'browser', 'tizen' ... */
  platform: string;
  /** The current route. */
  route(): { path: string; search: string; state: unknown };
  /** True while requests, debounces or timers will still change the screen. */
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
  /** The current route. */
  route(): { path: string; search: string; state: unknown };
  /** What a viewer can perceive now, from the root; the modals of the DOM last. */
  scene(): SceneNode;
  /** The one focused node, in the DOM's modals first, with `path`, the names from the root; null when nothing has focus. */
  focused(): (SceneNode & { path: string[] }) | null;
  /** Resolves when nothing moves, loads or waits, checked twice 32 ms apart. Video may play. */
  idle(): Promise<void>;
  /** The profiler: a report on the time from `start` to `stop`, and the last 60 s as a Chrome trace. */
  frames: { start(): void; stop(): FrameReport; trace(): Promise<ChromeTrace> };
  /** As `RenderBackend.memory`. */
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
}

/** Two checks this far apart: the response of a request has been rendered before the second one. */
const QUIET_INTERVAL_MS = 32;

/** What it reads of a root; a `Root` has it all. */
export interface TvRoot {
  readonly scene: SceneRoot;
  /** True when nothing moves, loads or waits. */
  readonly idle: boolean;
  readonly profiler: Pick<Profiler, 'start' | 'stop' | 'trace'>;
  readonly backend: Pick<TvScene, 'memory'>;
}

/** Makes `window.__tv` of a root. The caller decides in which builds the page has it. */
export function createTv(root: TvRoot, product: TvProduct): TvScene {
  const { scene } = root;
  const quiet = (): boolean => root.idle && !product.busy();
  const waitBetweenChecks = (): Promise<void> =>
    new Promise((resolve) => scene.clock.setTimeout(resolve, QUIET_INTERVAL_MS));
  return {
    version: product.version,
    platform: product.platform,
    route: product.route,
    scene() {
      const tree = semanticsTree(scene);
      return { ...tree, children: [...tree.children, ...product.domNodes()] };
    },
    focused: () => product.domNodes().flatMap(findFocused)[0] ?? focusedSceneNode(scene),
    async idle() {
      for (let quietChecks = 0; quietChecks < 2; quietChecks = quiet() ? quietChecks + 1 : 0)
        await waitBetweenChecks();
    },
    frames: {
      start: () => root.profiler.start(),
      stop: () => root.profiler.stop(),
      trace: () => root.profiler.trace(),
    },
    memory: () => root.backend.memory(),
  };
}

function findFocused(node: SceneNode): (SceneNode & { path: string[] })[] {
  if (node.focused) return [{ ...node, path: [node.name] }];
  return node.children.flatMap(findFocused).map((found) => ({ ...found, path: [node.name, ...found.path] }));
}
