/** When a link that was used before is free for the next bytes. Pure: time is an argument. */

/** @returns asks for bytes at a time, ms, which must not go back; gives the milliseconds until they are through */
export function createPace(bytesPerSecond: number): (bytes: number, now: number) => number {
  let free = 0;
  return (bytes, now) => {
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    return free - now;
  };
}
