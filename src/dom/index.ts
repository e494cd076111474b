/**
 * The DOM over the canvas: the only part of the product that touches the page's tree, apart from the player's video
 * element.
 */
export { createDomLayer } from './layer';
export type { DomLayer } from './layer';
export type { TextBox } from './textBox';
