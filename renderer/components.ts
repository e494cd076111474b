/** The three host elements. Strings for React, so an element costs no component; typed as components for screens. */
import type { FC } from 'react';
import type { ImageProps, TextProps, ViewProps } from './types';

export const View = 'view' as unknown as FC<ViewProps>;
export const Text = 'text' as unknown as FC<TextProps>;
export const Image = 'image' as unknown as FC<ImageProps>;
