/**
 * The three host elements. To React they are strings, like 'div', so that an element costs no component, while
 * screens need component types: hence the casts, as React has no type for the elements of a renderer.
 */
import type { FC } from 'react';
import type { ImageProps, TextProps, ViewProps } from './types';

/**
 * A box: colour, gradient, corners, border, shadow, a flow of children; focusable, or a group of focusables. Without
 * size and colour it only contains its children.
 */
export const View = 'view' as unknown as FC<ViewProps>;
/**
 * A text: strings and numbers only; an element inside is an error in development and left out in production. Its size
 * is that of its lines.
 */
export const Text = 'text' as unknown as FC<TextProps>;
/** An image by its URL; shows a placeholder until it is loaded and when it fails. Needs `w` and `h`. */
export const Image = 'image' as unknown as FC<ImageProps>;
