/** The DOM layer as screens with QR codes see it, without a page. */
import type { DomLayer } from '../../dom';
import type { QrElementOptions } from '../../dom/qrElement';

/** A QR code as it was last placed. */
export interface ShownCode extends QrElementOptions {
  background: { x: number; y: number; w: number; h: number };
  alpha: number;
}

/** `codes`: what is on the page now. */
export function fakeDomLayer(): { layer: DomLayer; codes: readonly ShownCode[] } {
  const codes: ShownCode[] = [];
  const layer: DomLayer = {
    showText: async () => null,
    show(_create, options) {
      const code: ShownCode = {
        ...(options as unknown as QrElementOptions),
        background: { x: 0, y: 0, w: 0, h: 0 },
        alpha: 0,
      };
      codes.push(code);
      const element = {
        place: (background: ShownCode['background'], alpha: number) =>
          void Object.assign(code, { background, alpha }),
        remove: () => void codes.splice(codes.indexOf(code), 1),
      };
      return element as never;
    },
    nodes: () => [],
    busy: () => false,
  };
  return { layer, codes };
}
