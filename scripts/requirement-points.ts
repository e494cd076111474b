/** The requirement points and the tests that name them, as plain data. No effects. */

export interface Point {
  /** 'PAGE-04'. */
  id: string;
  /** 'PAGE'. */
  area: string;
  text: string;
}

/** A point named in the title of a test of `file`. */
export interface NamedPoint {
  id: string;
  file: string;
}

export interface AreaCoverage {
  area: string;
  total: number;
  /** Points that no test names. */
  missing: Point[];
}

/** Reads the list: lines such as '- PAGE-04 [B§4] The next chunk ...'. */
export function readPoints(markdown: string): Point[] {
  return [...markdown.matchAll(/^- ([A-Z]+)-(\d+) (.*)$/gm)].map(([, area = '', number = '', text = '']) => ({
    id: `${area}-${number}`,
    area,
    text,
  }));
}

/**
 * Points named at the start of a title, '[PAGE-04] ...' or '[PAGE-04, PAGE-05] ...'. A title is a string, so the
 * bracket follows a quotation mark; the same text in a comment proves nothing.
 */
export function namedPoints(file: string, source: string): NamedPoint[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/['"`]\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/).map((id) => ({ id, file })),
  );
}

/** Sets the list against the tests: by area in the list's order, and names that are not in the list. */
export function coverage(
  points: readonly Point[],
  named: readonly NamedPoint[],
): { areas: AreaCoverage[]; unknown: NamedPoint[] } {
  const known = new Set(points.map(({ id }) => id));
  const proven = new Set(named.map(({ id }) => id));
  const areas = [...new Set(points.map(({ area }) => area))].map((area) => {
    const own = points.filter((point) => point.area === area);
    return { area, total: own.length, missing: own.filter(({ id }) => !proven.has(id)) };
  });
  return { areas, unknown: named.filter(({ id }) => !known.has(id)) };
}
