/** Connects a platform's keys and pointer to the renderer. */
import type { Platform, RemoteKey } from '../../platforms';
import type { RootOptions } from '../../renderer';

/** `seen` is called for every keydown. */
export function inputFor(
  platform: Platform,
  keys: EventTarget,
  seen: (key: RemoteKey, repeat: boolean) => void,
): NonNullable<RootOptions['input']> {
  return {
    keys,
    keyMap(event) {
      const key = platform.readKey({
        keyCode: event.keyCode,
        key: event.key,
        inTextField: isTextField(event.target),
      });
      if (key !== null && event.type === 'keydown') seen(key, event.repeat);
      return key;
    },
    pointer: platform.hasPointer,
  };
}

/** A real text field, in which the back key deletes. */
function isTextField(target: EventTarget | null): boolean {
  const tag = (target as { tagName?: string } | null)?.tagName;
  return tag === 'INPUT' || tag === 'TEXTAREA';
}
