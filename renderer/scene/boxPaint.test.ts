import { describe, expect, it } from 'vitest';
import type { ViewProps } from '../types';
import { chooseShader, clampRadius } from './boxPaint';

const border = { width: 2, color: 0xff };
const shadow = { color: 0x80, projection: [0, 4, 8, 0] } as const;
const gradient = { angle: 1, colors: [0, 0xff], stops: [0, 1] };

describe('which shader draws a box', () => {
  it.each<[string, ViewProps, string | null]>([
    ['nothing but colour: the plain quad', { color: 0xff }, null],
    ['corners of 0', { radius: 0 }, null],
    ['four corners of 0', { radius: [0, 0, 0, 0] }, null],
    ['round', { radius: 8 }, 'Rounded'],
    ['one corner round', { radius: [0, 0, 8, 0] }, 'Rounded'],
    ['a border', { border }, 'RoundedWithBorder'],
    ['a border without width', { border: { ...border, width: 0 } }, null],
    ['a border without width on a round box', { border: { ...border, width: 0 }, radius: 4 }, 'Rounded'],
    ['a shadow', { shadow }, 'RoundedWithShadow'],
    ['both', { border, shadow, radius: 4 }, 'RoundedWithBorderAndShadow'],
    ['a gradient', { gradient }, 'Scrim'],
    ['a gradient goes before the rest', { gradient, border, shadow }, 'Scrim'],
  ])('%s', (_, props, name) => {
    expect(chooseShader(props, 100, 50)?.name ?? null).toBe(name);
  });

  it('hands the numbers on under the shader’s names', () => {
    expect(chooseShader({ border, shadow, radius: 4 }, 100, 50)!.props).toEqual({
      radius: [4, 4, 4, 4],
      'border-w': 2,
      'border-color': 0xff,
      'shadow-color': 0x80,
      'shadow-projection': [0, 4, 8, 0],
    });
    expect(chooseShader({ gradient, radius: 999 }, 100, 50)!.props).toEqual({ ...gradient, radius: 25 });
  });

  it('copies lists: the shader must not keep those of the props', () => {
    expect(chooseShader({ gradient }, 1, 1)!.props.colors).not.toBe(gradient.colors);
    expect(chooseShader({ shadow }, 1, 1)!.props['shadow-projection']).not.toBe(shadow.projection);
  });
});

describe('corners', () => {
  it.each<[string, ViewProps['radius'], number, number, number[]]>([
    ['none', undefined, 100, 50, [0, 0, 0, 0]],
    ['one for all', 8, 100, 50, [8, 8, 8, 8]],
    ['each its own', [1, 2, 3, 4], 100, 50, [1, 2, 3, 4]],
    ['a pill', 999, 100, 50, [25, 25, 25, 25]],
    ['a pill that stands', 999, 40, 300, [20, 20, 20, 20]],
    ['only the large one is cut', [5, 999, 0, 20], 100, 50, [5, 25, 0, 20]],
    ['a size that is not known yet', 12, 0, 0, [12, 12, 12, 12]],
  ])('%s', (_, radius, w, h, expected) => {
    expect(clampRadius(radius, w, h)).toEqual(expected);
  });
});
