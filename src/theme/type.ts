/** The type scale: size and line height in stage pixels. Nothing on the screen is smaller than 20. */
export interface TypeStyle {
  readonly size: number;
  readonly lineHeight: number;
  readonly weight: 400 | 700;
}

export const TYPE = {
  display: { size: 64, lineHeight: 72, weight: 700 },
  title: { size: 44, lineHeight: 56, weight: 700 },
  heading: { size: 32, lineHeight: 40, weight: 700 },
  body: { size: 26, lineHeight: 36, weight: 400 },
  label: { size: 22, lineHeight: 28, weight: 400 },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof TYPE;
