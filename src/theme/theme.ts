/**
 * The look of a deployment, from the settings' theme: five colours, two radii, fonts and a logo; all other colours are
 * derived from the five. A wrong value is reported and its default kept.
 */
import type { ThemeFont, ThemeSettings } from '../contract';
import type { Color } from './color';
import { BLACK, dimTextOn, mix, parseHex, readableOn, textOn, WHITE, withAlpha } from './color';

/** The five colours of the settings. */
export interface BaseColors {
  /** Surfaces that lie on the background: menu, drawers, modals, keys. */
  readonly base: Color;
  /** Focus, progress, the main button. */
  readonly accent: Color;
  /** Behind everything. */
  readonly background: Color;
  /** Surfaces of the settings screens. */
  readonly settingsBase: Color;
  /** Tint close to the background: placeholders behind images, the far end of a shaded background. */
  readonly gradient: Color;
}

export interface ThemeColors extends BaseColors {
  readonly text: Color;
  readonly dimText: Color;
  readonly textOnBase: Color;
  readonly dimTextOnBase: Color;
  readonly textOnSettings: Color;
  readonly dimTextOnSettings: Color;
  readonly onAccent: Color;
  /** The accent where it is text or a thin line on the background; it changes when it could not be seen there. */
  readonly accentText: Color;
  /** Fill of a button without focus, also over artwork. */
  readonly button: Color;
  readonly onButton: Color;
  /** Background of an image that is not loaded. */
  readonly placeholder: Color;
  readonly onPlaceholder: Color;
  /** Full strength and nothing: the ends of a scrim, in which artwork melts into the background. */
  readonly scrim: Color;
  readonly scrimClear: Color;
  /** Over the whole screen behind a drawer or a modal. */
  readonly veil: Color;
  /** Ground of a progress bar and other tracks. */
  readonly track: Color;
  /** What is wrong, in words and lines on the background. */
  readonly errorText: Color;
  readonly live: Color;
  readonly onLive: Color;
  readonly badge: Color;
  readonly onBadge: Color;
}

export interface Theme {
  readonly colors: ThemeColors;
  /** Corners of cards, pixels. */
  readonly radius: number;
  /** Corners of buttons, pixels. */
  readonly buttonRadius: number;
  readonly logo: string | null;
  readonly fonts: readonly ThemeFont[];
}

export const DEFAULT_COLORS: BaseColors = {
  base: 0x0b0e14ff,
  accent: 0xf5b83dff,
  background: 0x0b0e14ff,
  settingsBase: 0x161b26ff,
  gradient: 0x1d2a44ff,
};
const DEFAULT_RADIUS = 12;
const DEFAULT_BUTTON_RADIUS = 12;
/** Half the height of the smallest button: beyond it corners meet. */
const MAX_RADIUS = 60;
const LIVE_RED = 0xc9253fff;
/** The red that is readable on dark backgrounds. */
const SOFT_RED = 0xff8a8aff;

export type ThemeReport = (problem: { readonly where: string; readonly what: string }) => void;

/** The five colours; one that is not six hex digits (optional '#') is reported and keeps its default. */
function baseColors(sent: ThemeSettings['colors'], report: ThemeReport): BaseColors {
  const read = (name: keyof BaseColors): Color => {
    const text = sent[name];
    if (text === null) return DEFAULT_COLORS[name];
    const color = parseHex(text);
    if (color === null) report({ where: `theme.colors.${name}`, what: `'${text}' is not 6 hex digits` });
    return color ?? DEFAULT_COLORS[name];
  };
  return {
    base: read('base'),
    accent: read('accent'),
    background: read('background'),
    settingsBase: read('settingsBase'),
    gradient: read('gradient'),
  };
}

/** All colours, from the five. Text on every surface reaches 4.5:1, whatever the five are. */
export function deriveColors(five: BaseColors): ThemeColors {
  const { accent, background, base, gradient, settingsBase } = five;
  const text = textOn(background);
  const button = mix(background, text, 0.16);
  const placeholder = mix(mix(background, gradient, 0.6), text, 0.06);
  return {
    ...five,
    text,
    dimText: dimTextOn(background, 0.34),
    textOnBase: textOn(base),
    dimTextOnBase: dimTextOn(base, 0.34),
    textOnSettings: textOn(settingsBase),
    dimTextOnSettings: dimTextOn(settingsBase, 0.34),
    onAccent: textOn(accent),
    accentText: readableOn(background, accent),
    button,
    onButton: textOn(button),
    placeholder,
    onPlaceholder: textOn(placeholder),
    scrim: background,
    scrimClear: withAlpha(background, 0),
    veil: withAlpha(BLACK, 0.72),
    track: withAlpha(text, 0.28),
    errorText: readableOn(background, text === WHITE ? SOFT_RED : LIVE_RED),
    live: LIVE_RED,
    onLive: textOn(LIVE_RED),
    badge: withAlpha(background, 0.82),
    onBadge: text,
  };
}

function radiusOf(sent: number | null, fallback: number): number {
  return sent === null || !(sent >= 0) ? fallback : Math.min(sent, MAX_RADIUS);
}

/** The theme of the settings; without settings the product's own. */
export function buildTheme(settings: ThemeSettings | null, report: ThemeReport = () => {}): Theme {
  if (!settings) {
    return {
      colors: deriveColors(DEFAULT_COLORS),
      radius: DEFAULT_RADIUS,
      buttonRadius: DEFAULT_BUTTON_RADIUS,
      logo: null,
      fonts: [],
    };
  }
  return {
    colors: deriveColors(baseColors(settings.colors, report)),
    radius: radiusOf(settings.radius, DEFAULT_RADIUS),
    buttonRadius: radiusOf(settings.button.radius, DEFAULT_BUTTON_RADIUS),
    logo: settings.images.logo,
    fonts: settings.fonts,
  };
}
