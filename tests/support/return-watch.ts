/** Catches the first frame in which a screen can be seen again: what a viewer sees on back, not what it becomes. */
import type { SceneNode } from './scene';
import type { Tv } from './tv';

declare global {
  interface Window {
    returnWatch?: SceneNode;
  }
}

export interface ReturnWatch {
  /** The scene of that frame. @throws Error when the screen did not appear */
  firstFrame(): Promise<SceneNode>;
}

/** Starts to look at every frame for the node with a test name, at a path. */
export async function watchReturn(tv: Tv, screen: { path: string; testId: string }): Promise<ReturnWatch> {
  await tv.page.evaluate(({ path, testId }) => {
    delete window.returnWatch;
    const find = (node: SceneNode): SceneNode | undefined => {
      if (node.id === testId) return node;
      for (const child of node.children) {
        const found = find(child);
        if (found) return found;
      }
      return undefined;
    };
    const look = (): void => {
      const scene = window.__tv?.route().path === path ? window.__tv.scene() : undefined;
      if (scene && find(scene)?.onScreen) window.returnWatch = scene;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, screen);
  return {
    async firstFrame() {
      const seen = await tv.page.evaluate(() => window.returnWatch);
      if (!seen) throw new Error(`${screen.testId} was not seen at ${screen.path}`);
      return seen;
    },
  };
}
