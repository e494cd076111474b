/** The countries a plan is sold in: which one its card names, and the order of all of them [PLAN-10]. */

/** Codes in capitals, none twice and none blank, in the service's order. */
export function countryCodes(codes: readonly string[]): readonly string[] {
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter((code) => code !== '');
}

/** What a card says: the country it names and how many there are besides; null for a plan without countries. */
export interface LeadingCountry {
  readonly code: string;
  readonly others: number;
}

/** The viewer's country where the plan is sold there, else the plan's first. @param viewer its code */
export function leadingCountry(codes: readonly string[], viewer: string): LeadingCountry | null {
  const known = countryCodes(codes);
  const [first] = known;
  if (first === undefined) return null;
  const own = viewer.toUpperCase();
  return { code: known.includes(own) ? own : first, others: known.length - 1 };
}

/** A country with its name in the viewer's language. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** All countries of a plan: the viewer's first, the others by name. */
export function listedCountries(
  codes: readonly string[],
  viewer: string,
  nameOf: (code: string) => string,
  compare: (one: string, other: string) => number,
): readonly NamedCountry[] {
  const own = viewer.toUpperCase();
  const rank = ({ code }: NamedCountry): number => (code === own ? 0 : 1);
  return countryCodes(codes)
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}
