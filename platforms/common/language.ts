/** The language a set tells, in whatever form. */

/** Two letters, lower case, of 'pa-IN', 'pa_IN.UTF-8' or 'PA'; null for what begins with no two-letter code. */
export const languageCode = (told: unknown): string | null =>
  typeof told === 'string' ? (/^[a-z]{2}(?![a-z])/i.exec(told)?.[0].toLowerCase() ?? null) : null;
