/** The three host elements. Strings for React, so an element costs no component; typed as components for screens. */
import type { FC } from 'react';
import type { ImageProps, TextProps, ViewProps } from './types';

/**
 * A box: colour, gradient, corners, border, shadow, a flow of children; focusable, or a group of focusables. Without
 * size and colour it only holds its children.
 */
export const View = 'view' as unknown as FC<ViewProps>;
/**
 * Letters: strings and numbers only, an element inside is an error in development and left out in production. Its size
 * is that of its lines.
 */
export const Text = 'text' as unknown as FC<TextProps>;
/** A picture by its address; a plate until it is there and where it cannot be had. Needs `w` and `h`. */
export const Image = 'image' as unknown as FC<ImageProps>;
