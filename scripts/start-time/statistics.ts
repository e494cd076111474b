/** Paired comparison of figures taken in turns: what disturbs one round disturbs both of its halves. Pure. */

export interface Comparison {
  /** Median of the ratios, each of two figures of one round. */
  ratio: number;
  /** Between these two of the ratios lies the true median, wrong at most once in twenty; all of them when they are few. */
  from: number;
  to: number;
}

/** Figure of each round against the base's figure of the same round. @throws Error when there are not as many, or none */
export function comparePaired(figures: readonly number[], base: readonly number[]): Comparison {
  if (figures.length === 0 || figures.length !== base.length) {
    throw new Error(`${figures.length} figures cannot be paired with ${base.length}`);
  }
  const ratios = figures.map((figure, round) => figure / base[round]!).toSorted((a, b) => a - b);
  const outside = ranksOutside(ratios.length);
  return { ratio: median(ratios), from: ratios[outside]!, to: ratios[ratios.length - 1 - outside]! };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The smallest value that `percent` of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

/**
 * How many of `count` sorted values may be left out at each end, so that the median of what they were drawn from lies
 * between the others in 95 % of cases: each value falls to either side of it like a coin. No distribution is assumed,
 * since times have a long tail.
 */
export function ranksOutside(count: number): number {
  let chance = 0.5 ** count;
  let below = 0;
  for (let rank = 0; ; rank += 1) {
    below += chance;
    if (below > 0.025) return Math.max(0, rank - 1);
    chance *= (count - rank) / (rank + 1);
  }
}
