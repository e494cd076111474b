/** The three host elements. */
import type { FC } from 'react';
import type { ImageProps, TextProps, ViewProps } from './types';

/**
 * The element of a type, with its props. To React it is a string, like 'div', so that an element costs no component, while
 * screens need component types.
 */
// React's types have no elements but the DOM's, so only a cast gives another one
export const hostElement = <Props>(type: string): FC<Props> => type as unknown as FC<Props>;

/**
 * A box: colour, gradient, corners, border, shadow, a flow of children; focusable, or a group of focusables. Without
 * size and colour it only contains its children.
 */
export const View = /* @__PURE__ */ hostElement<ViewProps>('view');
/**
 * A text: strings and numbers only; an element inside is an error in development and left out in production. Its size
 * is that of its lines.
 */
export const Text = /* @__PURE__ */ hostElement<TextProps>('text');
/** An image by its URL; shows a placeholder until it is loaded and when it fails. Needs `w` and `h`. */
export const Image = /* @__PURE__ */ hostElement<ImageProps>('image');
