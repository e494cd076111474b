/** What every scene page shows to the test that opens it. */
import type { Root } from '../../renderer';

export interface SceneWindow {
  /** Fonts are there and nothing moves, loads or waits. */
  settled(): Promise<void>;
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
  /** Errors given to the root's `onError`. */
  errors: string[];
}

declare global {
  interface Window {
    scene: SceneWindow;
  }
}

/** Two quiet looks this far apart: an answer that has come is drawn before the second. */
const quietMs = 50;

export async function settled(root: Pick<Root, 'idle'>): Promise<void> {
  for (let looks = 0; looks < 2; looks = root.idle ? looks + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}
