/** Colours, corners, fonts and type of a deployment. */
export { BLACK, mix, WHITE, withAlpha } from './color';
export type { Color } from './color';
export { buildTheme } from './theme';
export type { Theme, ThemeColors } from './theme';
export { TYPE } from './type';
export type { TypeName, TypeStyle } from './type';
