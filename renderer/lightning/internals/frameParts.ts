/** The points in a frame between which the profiler measures; the last part ends with the frame. */
export interface FrameParts {
  /** Textures are uploaded. */
  uploaded(): void;
  /** The nodes have written their quads. */
  filled(): void;
}

export const unobserved: FrameParts = { uploaded() {}, filled() {} };
