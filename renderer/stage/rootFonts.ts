/** The fonts of a root: atlases for WebGL, web fonts for texts that only the browser can shape. */
import { measureCanvasText } from '../text/canvasText';
import { createFonts } from '../text/fonts';
import type { FontFaceSource, Fonts } from '../text/fonts';
import type { TextLayout } from '../text/textLayout';
import { createWebFonts } from '../text/webFonts';
import type { ChangedWidths } from '../text/webFonts';

export interface RootFonts {
  readonly fonts: Fonts;
  /** See `Root.loadFonts`. */
  load(sources: readonly FontFaceSource[], asDefault: boolean): Promise<void>;
  /** Whether every web font of a text is loaded; requests those that are not. */
  ready(layout: TextLayout): boolean;
  /** The image of an atlas failed to load: from now on the browser draws its texts. */
  atlasFailed(imageUrl: string): void;
  /** Number of font files being loaded. */
  readonly pending: number;
  dispose(): void;
}

/** @param relayout called when the measurements of texts have changed */
export function createRootFonts(
  relayout: (changed: ChangedWidths) => void,
  report: (error: unknown) => void,
): RootFonts {
  const fonts = createFonts(measureCanvasText);
  /** Images that could not be loaded; a face whose data come later is without them from the start. */
  const missing = new Set<string>();
  const webFonts = createWebFonts(
    fonts,
    (changed) => {
      missing.forEach(fonts.dropAtlas);
      relayout(changed);
    },
    report,
  );
  return {
    fonts,
    load(sources, asDefault) {
      const family = sources[0]?.family;
      if (asDefault && family !== undefined) fonts.defaultFamily = family;
      for (const { atlases = [] } of sources) for (const { imageUrl } of atlases) missing.delete(imageUrl);
      return webFonts.load(sources);
    },
    ready: webFonts.ready,
    atlasFailed(imageUrl) {
      missing.add(imageUrl);
      fonts.dropAtlas(imageUrl);
      report(
        new Error(
          `The font atlas ${imageUrl} could not be loaded; another one or the browser draws its texts.`,
        ),
      );
      relayout('all');
    },
    get pending() {
      return webFonts.pending;
    },
    dispose: webFonts.dispose,
  };
}
