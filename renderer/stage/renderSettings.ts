/** What a device's memory, processor and panel allow the stage to be drawn with. */

/** See `RootOptions`, which has the defaults. */
export interface RenderSettings {
  /** Panel pixels to a stage pixel. */
  resolution: number;
  /** Bytes that all textures may take. */
  textureBudget: number;
  /** Images that are loaded and decoded at once. */
  imageRequests: number;
}

/** 100 MB, which the middle of today's televisions can spare; twice the connections that a browser opens to a host. */
const standard = { textureBudget: 100e6, imageRequests: 12 };

/** The given settings, those that are left out as in `before`. @throws Error naming what is no positive number */
export function changedSettings(
  before: RenderSettings,
  { resolution, textureBudget, imageRequests }: Partial<RenderSettings>,
): RenderSettings {
  const next: RenderSettings = {
    resolution: resolution ?? before.resolution,
    textureBudget: textureBudget ?? before.textureBudget,
    imageRequests: imageRequests ?? before.imageRequests,
  };
  for (const [name, value] of Object.entries(next) as [string, unknown][])
    if (!(typeof value === 'number' && value > 0 && value < Infinity))
      throw new Error(`${name} must be a positive number, not ${String(value)}.`);
  return next;
}

/** The settings a root begins with. @throws as `changedSettings` */
export const initialSettings = (resolution: number, given: Partial<RenderSettings>): RenderSettings =>
  changedSettings({ resolution, ...standard }, given);

/** Whether both draw alike. */
export const sameSettings = (one: RenderSettings, other: RenderSettings): boolean =>
  one.resolution === other.resolution &&
  one.textureBudget === other.textureBudget &&
  one.imageRequests === other.imageRequests;

/** Device pixels to a stage pixel of a root in this element, 0.25 to 1, for a stage of `width` pixels. */
export function panelResolution(target: Pick<HTMLElement, 'clientWidth'>, width = 1920): number {
  return Math.min(1, Math.max(0.25, (target.clientWidth * devicePixelRatio) / width));
}
