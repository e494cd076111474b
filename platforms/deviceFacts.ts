/** What a set tells about itself: the input of its class, and lines of 'Device info'. */
import type { PlatformId } from './platformId';

export interface DeviceFacts {
  readonly id: PlatformId;
  readonly userAgent: string;
  /** The platform's version, numbers with dots ('5.5', '4.20'); null where the set does not tell it. */
  readonly version: string | null;
  /** The manufacturer's name of the model; null where the set does not tell it. */
  readonly model: string | null;
  /**
   * `navigator.deviceMemory`, gigabytes rounded to a power of two; undefined in engines before Chrome 63, in pages not
   * served over https and in browsers that hide it.
   */
  readonly memory: number | undefined;
}
