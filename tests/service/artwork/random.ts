/**
 * Repeatable chance: every picture is a function of its title, so the same request gives the same bytes
 * on every machine. Each part of a picture draws from its own named stream; adding a star to the sky
 * must not move the ship.
 */

/** A stream of repeatable numbers. */
export interface Random {
  /** The next number, 0 <= n < 1, or min <= n < max when given. */
  num(min?: number, max?: number): number;
  /** A whole number, min and max included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** 32-bit FNV-1a hash with a final mix, so that ids differing in one digit land far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A stream (mulberry32) that depends on nothing but `seed`. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    num: (min = 0, max = 1) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('cannot pick from an empty list');
      return chosen;
    },
  };
}
