/** The fonts of a root: atlases for WebGL, web fonts for texts that only the browser can shape. */
import { measureCanvasText } from '../text/canvasText';
import { createFonts } from '../text/fonts';
import type { FontFaceSource, Fonts } from '../text/fonts';
import type { TextLayout } from '../text/textLayout';
import { createWebFonts } from '../text/webFonts';

export interface RootFonts {
  readonly fonts: Fonts;
  /** See `Root.loadFonts`. */
  load(sources: readonly FontFaceSource[], asDefault: boolean): Promise<void>;
  /** Whether every web font a text needs is there; asks for those that are not. */
  ready(layout: TextLayout): boolean;
  /** The image of an atlas cannot be loaded: the browser draws its texts from now on. */
  atlasFailed(imageUrl: string): void;
  /** Files on their way. */
  readonly pending: number;
  dispose(): void;
}

/** `relayout` is called when texts measure otherwise than before. */
export function createRootFonts(relayout: () => void, report: (error: unknown) => void): RootFonts {
  const fonts = createFonts(measureCanvasText);
  const webFonts = createWebFonts(fonts, relayout, report);
  return {
    fonts,
    load(sources, asDefault) {
      const family = sources[0]?.family;
      if (asDefault && family !== undefined) fonts.defaultFamily = family;
      return webFonts.load(sources);
    },
    ready: webFonts.ready,
    atlasFailed(imageUrl) {
      fonts.dropAtlas(imageUrl);
      report(new Error(`The font atlas ${imageUrl} could not be loaded; the canvas draws its texts.`));
      relayout();
    },
    get pending() {
      return webFonts.pending;
    },
    dispose: webFonts.dispose,
  };
}
