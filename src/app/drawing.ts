/** How the capabilities of a set reach the renderer. */
import type { Capabilities } from '../../platforms';
import type { RenderSettings } from '../../renderer';
import { STAGE } from '../ui/stage';

/** @param panelResolution panel pixels to a stage pixel, of which a weak set draws fewer */
export function renderSettings(
  { renderHeight, textureBudget, imageRequests }: Capabilities,
  panelResolution: number,
): RenderSettings {
  return { resolution: Math.min(panelResolution, renderHeight / STAGE.h), textureBudget, imageRequests };
}

/** @param wished the viewer asks for reduced motion, which the set's power does not decide */
export function renderDefaults(
  { overscan, motion }: Capabilities,
  wished: boolean,
): { overscan: number; reducedMotion: boolean } {
  return { overscan, reducedMotion: wished || motion === 'reduced' };
}
