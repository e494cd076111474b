/**
 * The one video decoder of the device. Televisions have a single one, and a playback engine holds it until its `destroy()`
 * has ended: the next engine is made after that [DEVICE-14].
 */
export interface Decoder {
  /** An engine is giving it up. @param release settles when the engine holds it no longer */
  releasedBy(release: Promise<void>): void;
  /** Resolves when no engine that was destroyed holds it. Never rejects: a failed `destroy()` has ended too. */
  whenFree(): Promise<void>;
}

/** The decoder of one application, made at boot. */
export function createDecoder(): Decoder {
  const releases = new Set<Promise<void>>();
  return {
    releasedBy(release) {
      releases.add(release);
      const forget = (): void => void releases.delete(release);
      release.then(forget, forget);
    },
    async whenFree() {
      // One more may have begun while the others ended.
      while (releases.size > 0) await Promise.allSettled(releases);
    },
  };
}
