/**
 * Text from a hardware keyboard: printable characters, Backspace and pasted text go to the nearest `onText` from the
 * focused node outwards. A character that is also a remote's key (digits, Backspace for back) is text there, and a
 * key where no node has an `onText` that accepts it.
 */
import { callHandler } from '../host/callHandler';
import type { HostNode, SceneRoot } from '../host/node';
import type { TextEdit } from '../types';

const backspaceEdit: TextEdit = { type: 'backspace' };

/** The edit of a keydown; null when it is none: arrows, shortcuts, keys of an input method that is composing. */
export function textEditOf(event: KeyboardEvent): TextEdit | null {
  const { key } = event;
  // Other keys have names of several letters; a character may be two code units (emoji).
  if (key === 'Backspace') return event.ctrlKey || event.altKey || event.metaKey ? null : backspaceEdit;
  if (key.length > 2 || event.isComposing || !isOneCharacter(key)) return null;
  const shortcut = event.ctrlKey || event.altKey || event.metaKey;
  if (shortcut && event.getModifierState?.('AltGraph') !== true) return null;
  return { type: 'insert', text: key };
}

/** Passes an edit to the nearest `onText` from the focused node outwards. False when none accepts it. */
export function dispatchTextEdit(scene: SceneRoot, edit: TextEdit): boolean {
  for (let at: HostNode | null = scene.focus.current; at !== null; at = at.parent) {
    const { onText, disabled } = at.props;
    if (onText !== undefined)
      return disabled !== true && callHandler(scene, at, 'onText', onText, edit) !== false;
  }
  return false;
}

/** The pasted text on one line; null when there is none. */
export function pastedText(event: Event): string | null {
  const text = (event as ClipboardEvent).clipboardData?.getData('text').replace(/\s*[\r\n]+\s*/g, ' ');
  return text === undefined || text === '' ? null : text;
}

function isOneCharacter(key: string): boolean {
  return key.length === 1 || (key.length === 2 && (key.codePointAt(0) ?? 0) > 0xffff);
}
