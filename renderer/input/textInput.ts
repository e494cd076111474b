/**
 * Letters of a hardware keyboard, for whoever takes text: printable characters, backspace and what is pasted go to the
 * nearest `onText` from the focused node outwards. A letter that is also a remote's key (digits, Backspace for back) is
 * a letter there, and a key again where nobody takes text or the taker has no use for it.
 */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import type { TextEdit } from '../types';

const backspace: TextEdit = { type: 'backspace' };

/** What a keydown writes; null for one that writes nothing: arrows, shortcuts, keys of an input method at work. */
export function editOf(event: KeyboardEvent): TextEdit | null {
  const { key } = event;
  // arrows and the like have names; a letter is one character, some (emoji) in two units
  if (key === 'Backspace') return event.ctrlKey || event.altKey || event.metaKey ? null : backspace;
  if (key.length > 2 || event.isComposing || !isOneCharacter(key)) return null;
  const shortcut = event.ctrlKey || event.altKey || event.metaKey;
  if (shortcut && event.getModifierState?.('AltGraph') !== true) return null;
  return { type: 'insert', text: key };
}

/** Hands an edit to whoever takes text now. False when nobody does. */
export function write(scene: SceneRoot, edit: TextEdit): boolean {
  for (let at: HostNode | null = scene.focus.current; at !== null; at = at.parent) {
    const { onText, disabled } = at.props;
    if (onText !== undefined) return disabled !== true && onText(edit) !== false;
  }
  return false;
}

/** The text of a paste, in one line; null when there is none. */
export function pastedText(event: Event): string | null {
  const text = (event as ClipboardEvent).clipboardData?.getData('text').replace(/\s*[\r\n]+\s*/g, ' ');
  return text === undefined || text === '' ? null : text;
}

function isOneCharacter(key: string): boolean {
  return key.length === 1 || (key.length === 2 && (key.codePointAt(0) ?? 0) > 0xffff);
}
