/** The style of a third-party text: the theme's font and colours, readable from three metres. Stage pixels. */
import type { Color } from '../theme';

export interface TextLook {
  family: string;
  text: Color;
  dim: Color;
  /** Colour of list markers. */
  accent: Color;
  /** Colour of thin lines: tables, rules, the border of a quotation. */
  line: Color;
}

/** Height of the fade at both ends of the box, which avoids lines that are cut through. */
const FADE = 32;

const css = (color: Color): string => `#${color.toString(16).padStart(8, '0')}`;

/** The style sheet of the box; the text itself brings no styles. */
export function textStyle({ family, text, dim, accent, line }: TextLook): string {
  const mask = `linear-gradient(transparent, #000 ${FADE}px, #000 calc(100% - ${FADE}px), transparent)`;
  return `
.text-box { -webkit-mask-image: ${mask}; mask-image: ${mask}; }
.text-box > div {
  padding: ${FADE}px 0; color: ${css(text)}; font: 400 28px/44px ${JSON.stringify(family)}, sans-serif;
  overflow-wrap: break-word; text-size-adjust: none; -webkit-text-size-adjust: none; user-select: none;
}
.text-box h1, .text-box h2, .text-box h3, .text-box h4, .text-box h5, .text-box h6 {
  margin: 44px 0 12px; font-weight: 700; font-size: 32px; line-height: 44px;
}
.text-box h1 { font-size: 40px; line-height: 52px; }
.text-box h4, .text-box h5, .text-box h6 { font-size: 28px; }
.text-box p, .text-box ul, .text-box ol, .text-box dl, .text-box pre, .text-box table, .text-box blockquote,
.text-box address { margin: 0 0 20px; font-style: normal; }
.text-box article > :first-child, .text-box > div > :first-child { margin-top: 0; }
.text-box ul, .text-box ol { padding-inline-start: 48px; }
.text-box li { margin-bottom: 8px; padding-inline-start: 8px; }
.text-box li::marker { color: ${css(accent)}; }
.text-box dt { font-weight: 700; }
.text-box dd { margin: 0 0 12px 48px; }
.text-box blockquote { padding-inline-start: 24px; border-inline-start: 4px solid ${css(line)}; color: ${css(dim)}; }
.text-box pre, .text-box code { font: inherit; white-space: pre-wrap; }
.text-box small, .text-box sub, .text-box sup { font-size: 26px; line-height: 0; }
.text-box small { line-height: inherit; }
.text-box hr { margin: 32px 0; border: 0; border-top: 2px solid ${css(line)}; }
.text-box table { width: 100%; table-layout: fixed; border-collapse: collapse; }
.text-box th, .text-box td { padding: 8px 16px 8px 0; border-bottom: 2px solid ${css(line)}; text-align: start; vertical-align: top; }
.text-box mark { background: none; color: ${css(accent)}; }
`;
}
