/** How a platform's keys and pointer reach the renderer. */
import type { Platform } from '../../platforms';
import type { RootOptions } from '../../renderer';

export function inputFor(platform: Platform, keys: EventTarget): NonNullable<RootOptions['input']> {
  return {
    keys,
    keyMap: (event) =>
      platform.readKey({
        keyCode: event.keyCode,
        key: event.key,
        inTextField: isTextField(event.target),
      }),
    pointer: platform.hasPointer,
  };
}

/** A real text field, where the back key deletes. */
function isTextField(target: EventTarget | null): boolean {
  const tag = (target as { tagName?: string } | null)?.tagName;
  return tag === 'INPUT' || tag === 'TEXTAREA';
}
