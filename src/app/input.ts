/** How a platform's keys and pointer reach the renderer. */
import type { Platform } from '../../platforms';
import type { RootOptions } from '../../renderer';

export function inputFor(platform: Platform): NonNullable<RootOptions['input']> {
  return {
    keys: window,
    keyMap: (event) =>
      platform.readKey({
        keyCode: event.keyCode,
        key: event.key,
        inTextField: event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement,
      }),
    pointer: platform.hasPointer,
  };
}
