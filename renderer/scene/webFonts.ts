/** Fetching fonts: atlas data at once, web fonts for the canvas engine when a text first needs their letters. */
import { canvasFont } from './fonts';
import type { AtlasData, FontFaceSource, Fonts } from './fonts';
import type { TextLayout } from './textLayout';

export interface WebFonts {
  /** Makes the faces usable. Rejects with the address that failed; the faces that came stay usable. */
  load(sources: readonly FontFaceSource[]): Promise<void>;
  /** True when the canvas engine can draw `layout` as it should look; if not, the font is fetched and `changed` called. */
  ready(layout: TextLayout): boolean;
  /** Font files on their way. */
  readonly pending: number;
}

export function createWebFonts(
  fonts: Fonts,
  changed: () => void,
  report: (error: unknown) => void,
): WebFonts {
  const asked = new Set<string>();
  let pending = 0;

  async function loadOne(source: FontFaceSource): Promise<void> {
    for (const file of source.files ?? []) {
      document.fonts.add(
        new FontFace(source.family, `url(${file.url})`, {
          weight: String(source.weight),
          unicodeRange: file.unicodeRange,
        }),
      );
    }
    let atlas: AtlasData | null = null;
    if (source.atlas !== undefined) {
      const response = await fetch(source.atlas.dataUrl);
      if (!response.ok) throw new Error(`The font ${source.atlas.dataUrl} answered ${response.status}.`);
      atlas = (await response.json()) as AtlasData;
    }
    fonts.add(source, atlas);
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
        pending--;
        changed();
      }
    },
    ready(layout) {
      const font = canvasFont(layout.face, layout.size);
      const text = layout.lines.join('');
      if (document.fonts.check(font, text)) return true;
      // one request a face and script is enough: the size does not change the file
      const key = `${layout.face.family} ${layout.face.weight} ${text.codePointAt(0)! >> 7}`;
      if (asked.has(key)) return false;
      asked.add(key);
      pending++;
      document.fonts
        .load(font, text)
        .catch(report)
        .finally(() => {
          pending--;
          changed();
        });
      return false;
    },
  };
}
