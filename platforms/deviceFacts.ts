/** What a set tells about itself: the input of its class, and lines of 'Device info'. */
import type { PlatformId } from './platformId';

export interface DeviceFacts {
  readonly id: PlatformId;
  readonly userAgent: string;
  /** The manufacturer's name of the model; null where the set does not tell it. */
  readonly model: string | null;
  /**
   * `navigator.deviceMemory`, gigabytes rounded to a power of two; undefined in engines before Chrome 63, in pages not
   * served over https and in browsers that hide it.
   */
  readonly memory: number | undefined;
}
