/** The DOM over the canvas: the only part of the product, beside the player's video element, that touches the page's tree. */
export { createDomLayer } from './layer';
export type { DomLayer } from './layer';
export type { TextBox } from './textBox';
