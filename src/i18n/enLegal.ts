/** The English texts around a legal text, loaded with the first of them; see `en.ts`. */
export const enLegal = {
  'legal.awaited': 'the text',
  'legal.page': 'Page {{index}} of {{total}}',
  'legal.up': 'Scroll up',
  'legal.down': 'Scroll down',
  'legal.failed': 'This text cannot be shown right now. Try again, or close it and come back later.',
} as const;
