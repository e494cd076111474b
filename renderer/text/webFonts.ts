/**
 * Fetching fonts: the data of each face's first atlas at once, that of the others behind it, web fonts for the canvas engine when a text
 * first needs their characters.
 */
import { BASELINE_SAMPLE, forgetMeasuringFont } from './canvasText';
import { canvasFont } from './fonts';
import type { AtlasData, AtlasSource, FontFaceSource, Fonts } from './fonts';
import type { TextLayout } from './textLayout';

/** Of which texts the widths have changed: of all, or of those that the canvas draws. */
export type ChangedWidths = 'all' | 'canvas';

export interface WebFonts {
  /**
   * Makes the faces usable with their first atlas. Rejects with the address that failed; the faces that were loaded stay usable.
   * One that fails later is reported, and the canvas draws what only it had characters of.
   */
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
  /** The last source of each family and weight. */
  const current = new Map<string, FontFaceSource>();
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
    const key = keyOf(source);
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

  async function loadFirst(source: FontFaceSource): Promise<void> {
    const [first, ...others] = source.atlases ?? [];
    fonts.add(source, first === undefined ? [] : [await readAtlasData(first.dataUrl)]);
    current.set(keyOf(source), source);
    registerFaces(source);
    void loadOthers(source, others);
  }

  /** One after the other, as texts look for their characters in this order. */
  async function loadOthers(source: FontFaceSource, others: readonly AtlasSource[]): Promise<void> {
    for (const atlas of others) {
      pending++;
      const extend = (data: AtlasData | null): void => {
        // A theme's face may have replaced it meanwhile.
        if (current.get(keyOf(source)) === source) fonts.extend(source, atlas, data);
      };
      try {
        extend(await readAtlasData(atlas.dataUrl));
      } catch (error) {
        report(error);
        extend(null);
      }
      loadEnded('canvas');
    }
  }

  return {
    get pending() {
      return pending;
    },
    async load(sources) {
      pending++;
      fonts.awaited = fonts.faces.length === 0 && sources.some(({ atlases = [] }) => atlases.length > 0);
      try {
        const results = await Promise.allSettled(sources.map(loadFirst));
        const failed = results.find((result) => result.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      } finally {
        fonts.awaited = false;
        loadEnded('all');
      }
    },
    ready(layout) {
      const font = canvasFont(layout.face, layout.size);
      const text = layout.lines.join('') + (layout.face.atlases.length === 0 ? BASELINE_SAMPLE : '');
      if (document.fonts.check(font, text)) return true;
      const name = keyOf(layout.face);
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

const keyOf = ({ family, weight }: { family: string; weight: number }): string => `${family} ${weight}`;

/**
 * A packaged application has the data in its scripts: a page from file: may fetch nothing, and old engines no data: either.
 * @throws Error that names the address: what the browser throws does not say which of four files it was
 */
async function readAtlasData(url: string): Promise<AtlasData> {
  if (url.startsWith('data:')) return JSON.parse(atob(url.slice(url.indexOf(',') + 1))) as AtlasData;
  const failed = (what: string) => (cause: unknown) => {
    throw new Error(`The font ${url} ${what}.`, { cause });
  };
  const response = await fetch(url).catch(failed('cannot be reached'));
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`);
  return response.json().catch(failed('holds no JSON')) as Promise<AtlasData>;
}

/** The blocks of 128 code points that a text has characters of, as a key: web fonts are subset along such borders. */
function scriptBlocks(text: string): string {
  const blocks = new Set<number>();
  for (let i = 0; i < text.length; i++) blocks.add(text.charCodeAt(i) >> 7);
  return [...blocks].sort((a, b) => a - b).join();
}
