/** The HUD of a root, whose code is loaded when it is first asked for. */
import type { Hud, HudOptions } from '../profiler/hud';

/** Gives the one HUD. Rejects where it cannot be drawn; the next call tries again, as a font may have come. */
export function createHudLoader(options: HudOptions): { load(): Promise<Hud>; hide(): void } {
  let hud: Promise<Hud> | null = null;

  async function make(): Promise<Hud> {
    const { createHud } = await import('../profiler/hud');
    return createHud(options);
  }

  return {
    load() {
      hud ??= make().catch((error: unknown) => {
        hud = null;
        throw error;
      });
      return hud;
    },
    hide() {
      hud?.then(
        (made) => made.hide(),
        () => {},
      );
    },
  };
}
