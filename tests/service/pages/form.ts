/** Fields of a posted form. */

/** A text field as it was typed; '' when it is missing or a file. */
export function fieldOf(form: Readonly<Record<string, unknown>>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}
