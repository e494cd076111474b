import { describe, expect, it } from 'vitest';
import { parseSettings } from '../contract';
import { contrast, dimTextOn, luminance, mix, parseHex, textOn, withAlpha } from './color';
import { buildTheme, DEFAULT_COLORS, deriveColors } from './theme';
import { TYPE } from './type';

const themeOf = (theme: unknown, report = (_problem: { where: string }) => {}) =>
  buildTheme(parseSettings({ theme }, () => {}).theme, report);

describe('colours', () => {
  it.each([
    ['f5b83d', 0xf5b83dff],
    ['#F5B83D', 0xf5b83dff],
    ['#000000', 0x000000ff],
    ['ffffff', 0xffffffff],
    ['#fff', null],
    ['f5b83dff', null],
    ['##f5b83d', null],
    ['f5b83g', null],
    [' f5b83d', null],
    ['red', null],
    ['', null],
  ])('[SHELL-13] %j is read as %s', (text, color) => {
    expect(parseHex(text)).toBe(color);
  });

  it('numbers stay unsigned and keep their alpha apart', () => {
    expect(withAlpha(0xf5b83dff, 0)).toBe(0xf5b83d00);
    expect(withAlpha(0xffffffff, 0.5)).toBe(0xffffff80);
    expect(mix(0x000000ff, 0xffffffff, 0.5)).toBe(0x808080ff);
    expect(luminance(0xffffffff)).toBeCloseTo(1);
    expect(contrast(0xffffffff, 0x000000ff)).toBeCloseTo(21);
  });

  it('black or white reaches 4.5:1 on every grey and on strong colours; so does dimmed text', () => {
    const greys = Array.from({ length: 256 }, (_, grey) => (grey * 0x10101 * 256 + 255) >>> 0);
    for (const surface of [...greys, 0xff0000ff, 0x00ff00ff, 0x0000ffff, 0xffff00ff, 0x767676ff]) {
      expect(contrast(textOn(surface), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dimTextOn(surface, 0.34), surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('theme', () => {
  it('[SHELL-10] another payload gives other colours, the derived ones with it', () => {
    const dark = themeOf({ colors: { background: '#000000', accent: '#ffee00' } }).colors;
    const light = themeOf({ colors: { background: '#ffffff', accent: '#0000aa' } }).colors;
    expect(dark).toMatchObject({
      background: 0x000000ff,
      accent: 0xffee00ff,
      text: 0xffffffff,
      onAccent: 0x000000ff,
    });
    expect(light).toMatchObject({
      background: 0xffffffff,
      accent: 0x0000aaff,
      text: 0x000000ff,
      onAccent: 0xffffffff,
    });
    for (const name of ['button', 'placeholder', 'dimText', 'track', 'badge'] as const)
      expect(dark[name]).not.toBe(light[name]);
  });

  it.each(['base', 'accent', 'background', 'settingsBase', 'gradient'] as const)(
    '[SHELL-10, SHELL-13] %s is taken when right; when wrong the default stays and it is reported',
    (name) => {
      const places: string[] = [];
      expect(themeOf({ colors: { [name]: '#123456' } }).colors[name]).toBe(0x123456ff);
      const kept = themeOf({ colors: { [name]: 'rebeccapurple' } }, (problem) => places.push(problem.where));
      expect(kept.colors[name]).toBe(DEFAULT_COLORS[name]);
      expect(places).toEqual([`theme.colors.${name}`]);
    },
  );

  it('[SHELL-10] each of the five is used by something that is drawn', () => {
    const before = deriveColors(DEFAULT_COLORS);
    const derived = (name: keyof typeof DEFAULT_COLORS) => {
      const after = deriveColors({ ...DEFAULT_COLORS, [name]: 0xf0e8d8ff });
      return (Object.keys(after) as (keyof typeof after)[]).filter(
        (one) => one !== name && after[one] !== before[one],
      );
    };
    expect(derived('base')).toContain('textOnBase');
    expect(derived('accent')).toContain('accentText');
    expect(derived('background')).toEqual(expect.arrayContaining(['text', 'scrim', 'button']));
    expect(derived('settingsBase')).toContain('textOnSettings');
    expect(derived('gradient')).toContain('placeholder');
  });

  it('text can be read on its surface in hostile themes', () => {
    for (const hex of [0x777777ff, 0x808080ff, 0xff00ffff, 0xffffffff, 0x00ff00ff, 0x0b0e14ff]) {
      const colors = deriveColors({
        base: hex,
        accent: hex,
        background: hex,
        settingsBase: hex,
        gradient: hex,
      });
      const pairs = [
        [colors.text, colors.background],
        [colors.dimText, colors.background],
        [colors.textOnBase, colors.base],
        [colors.dimTextOnBase, colors.base],
        [colors.textOnSettings, colors.settingsBase],
        [colors.onAccent, colors.accent],
        [colors.accentText, colors.background],
        [colors.errorText, colors.background],
        [colors.onButton, colors.button],
        [colors.onPlaceholder, colors.placeholder],
        [colors.onLive, colors.live],
      ] as const;
      for (const [text, surface] of pairs) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    [{}, 12, 12],
    [{ radius: 24, button: { radius: 4 } }, 24, 4],
    [{ radius: 0, button: { radius: 0 } }, 0, 0],
    [{ radius: -3, button: { radius: 900 } }, 12, 60],
    [{ radius: 'round' }, 12, 12],
  ])('[SHELL-12] cards and buttons have radii of their own: %j', (theme, radius, buttonRadius) => {
    expect(themeOf(theme)).toMatchObject({ radius, buttonRadius });
  });

  it('without settings there is a theme', () => {
    expect(buildTheme(null)).toMatchObject({
      radius: 12,
      logo: null,
      colors: { accent: DEFAULT_COLORS.accent },
    });
  });

  it('no type is smaller than 20 and lines are taller than their letters', () => {
    for (const style of Object.values(TYPE)) {
      expect(style.size).toBeGreaterThanOrEqual(20);
      expect(style.lineHeight).toBeGreaterThan(style.size);
    }
  });
});
