/** A title's page, as journeys pass through it. */
import type { SceneNode } from './scene';
import type { Tv } from './tv';

/** Waits until the title itself is there, not what stands in for it, and nothing moves. */
export async function waitForAsset(tv: Tv): Promise<void> {
  await tv.waitFor({ id: 'asset' });
  await tv.waitForGone({ id: 'asset-skeleton', onScreen: false });
  await tv.idle();
}

/** Waits for the page of one title. @returns its main button, which has focus when a title comes */
export async function mainButtonOf(tv: Tv, id: string): Promise<SceneNode> {
  await tv.waitForRoute(`/browser/asset/${id}`);
  await waitForAsset(tv);
  return tv.waitFor({ id: 'asset-watch' });
}
