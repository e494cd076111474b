/** The colour `t` of the way from `from` to `to`, channel by channel; 0xRRGGBBAA. */
export function mixColor(from: number, to: number, t: number): number {
  if (t <= 0 || from === to) return from;
  if (t >= 1) return to;
  let mixed = 0;
  for (let shift = 24; shift >= 0; shift -= 8) {
    const a = (from >>> shift) & 255;
    const b = (to >>> shift) & 255;
    mixed = mixed * 256 + Math.round(a + (b - a) * t);
  }
  return mixed;
}
