/** The version of webOS by its engine: no agent names it, and the set's own answer comes too late for the start. */

/** First version with a Chrome of at least that number; LG: https://webostv.developer.lge.com/develop/specifications/web-api-and-web-engine. */
const VERSION_OF_CHROME: readonly (readonly [chrome: number, version: number])[] = [
  [132, 26],
  [120, 25],
  [108, 24],
  [94, 23],
  [87, 22],
  [79, 6],
  [68, 5],
  [53, 4],
  [38, 3],
];

/** 4 for 4.0 and 4.5; 22 and higher are the years; 2 for WebKit, which webOS 1 and 2 have and whose agent names no Chrome. */
export function webosVersion(userAgent: string): number {
  const chrome = Number(/\bChrome\/(\d+)/.exec(userAgent)?.[1]);
  return VERSION_OF_CHROME.find(([least]) => chrome >= least)?.[1] ?? 2;
}
