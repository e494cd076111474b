/** Where a frame's time goes inside Lightning's `drawFrame`: told at the places where one phase ends and the next begins. */
import { Phase } from '../profiler/recording';
import type { LightningStage } from './lightning';

/** The calls `drawFrame` makes, in this order; `update` only when something moved. */
interface Drawn {
  root: { update(delta: number, clip: unknown): void };
  renderer: { reset(): void; render(): void };
}

export function watchPhases(stage: LightningStage, ends: (phase: number) => void): void {
  const { root, renderer } = stage as unknown as Drawn;
  const update = root.update.bind(root);
  const reset = renderer.reset.bind(renderer);
  const render = renderer.render.bind(renderer);
  root.update = (delta, clip) => {
    update(delta, clip);
    ends(Phase.update);
  };
  renderer.reset = () => {
    ends(Phase.upload);
    reset();
  };
  renderer.render = () => {
    ends(Phase.fill);
    render();
    ends(Phase.submit);
  };
}
