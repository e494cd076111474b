/** The English texts of the keyboards on the screen, loaded with the first of them; see `en.ts`. */
export const enKeyboard = {
  'keyboard.clearAll': 'Clear all',
  'keyboard.done': 'Done',
  'keyboard.shift': 'Shift',
  'keyboard.space': 'Space',
  'keyboard.backspace': 'Backspace',
  'keyboard.keyboard': 'Keyboard',
  'keyboard.page': 'More characters',
} as const;
