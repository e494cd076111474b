/** Fetching fonts: atlas data at once, web fonts for the canvas engine when a text first needs their characters. */
import { BASELINE_SAMPLE, forgetMeasuringFont } from './canvasText';
import { canvasFont } from './fonts';
import type { AtlasData, FontFaceSource, Fonts } from './fonts';
import type { TextLayout } from './textLayout';

/** Of which texts the widths have changed: of all, or of those that the canvas draws. */
export type ChangedWidths = 'all' | 'canvas';

export interface WebFonts {
  /** Makes the faces usable. Rejects with the address that failed; the faces that were loaded stay usable. */
  load(sources: readonly FontFaceSource[]): Promise<void>;
  /**
   * True when the canvas engine can draw `layout` as it should look; if not, the font is fetched and `changed` called.
   * A font that cannot be had is reported once, and the browser's fallback is used.
   */
  ready(layout: TextLayout): boolean;
  /** Removes the web fonts from the page. */
  dispose(): void;
  /** Font files being loaded. */
  readonly pending: number;
}

export function createWebFonts(
  fonts: Fonts,
  onChange: (changed: ChangedWidths) => void,
  report: (error: unknown) => void,
): WebFonts {
  /** What was requested already: face and scripts. */
  const requested = new Set<string>();
  const reported = new Set<string>();
  /** The page's faces of each family and weight, so that a theme's replace the ones before. */
  const registered = new Map<string, FontFace[]>();
  let pending = 0;

  function loadEnded(changed: ChangedWidths): void {
    pending--;
    fonts.forgetWidths();
    forgetMeasuringFont();
    onChange(changed);
  }

  /** The faces of the source replace what the page had under that family and weight. */
  function registerFaces(source: FontFaceSource): void {
    const key = `${source.family} ${source.weight}`;
    for (const face of registered.get(key) ?? []) document.fonts.delete(face);
    const made = (source.files ?? []).map(
      ({ url, unicodeRange }) =>
        new FontFace(source.family, `url(${url})`, { weight: String(source.weight), unicodeRange }),
    );
    for (const face of made) document.fonts.add(face);
    registered.set(key, made);
    reported.delete(key);
    for (const each of requested) if (each.startsWith(`${key} `)) requested.delete(each);
  }

  async function loadOne(source: FontFaceSource): Promise<void> {
    fonts.add(source, await Promise.all((source.atlases ?? []).map(({ dataUrl }) => readAtlasData(dataUrl))));
    registerFaces(source);
  }

  return {
    get pending() {
      return pending;
    },
    async load(sources) {
      pending++;
      try {
        const results = await Promise.allSettled(sources.map(loadOne));
        const failed = results.find((result) => result.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      } finally {
        loadEnded('all');
      }
    },
    ready(layout) {
      const font = canvasFont(layout.face, layout.size);
      const text = layout.lines.join('') + (layout.face.atlases.length === 0 ? BASELINE_SAMPLE : '');
      if (document.fonts.check(font, text)) return true;
      const name = `${layout.face.family} ${layout.face.weight}`;
      // one request a face and set of scripts is enough: the size does not change the file
      const key = `${name} ${scriptBlocks(text)}`;
      if (requested.has(key)) return false;
      requested.add(key);
      pending++;
      document.fonts
        .load(font, text)
        .catch((error: unknown) => {
          if (reported.has(name)) return;
          reported.add(name);
          report(
            new Error(`The font ${name} could not be loaded; another stands in for it.`, { cause: error }),
          );
        })
        .finally(() => loadEnded('canvas'));
      return false;
    },
    dispose() {
      for (const faces of registered.values()) for (const face of faces) document.fonts.delete(face);
      registered.clear();
    },
  };
}

/** A packaged application has the data in its scripts: a page from file: may fetch nothing, and old engines no data: either. */
async function readAtlasData(url: string): Promise<AtlasData> {
  if (url.startsWith('data:')) return JSON.parse(atob(url.slice(url.indexOf(',') + 1))) as AtlasData;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`);
  return (await response.json()) as AtlasData;
}

/** The blocks of 128 code points that a text has characters of, as a key: web fonts are subset along such borders. */
function scriptBlocks(text: string): string {
  const blocks = new Set<number>();
  for (let i = 0; i < text.length; i++) blocks.add(text.charCodeAt(i) >> 7);
  return [...blocks].sort((a, b) => a - b).join();
}
