/** Names of what a card and the page of its asset share: it moves from one to the other [PAGE-12]. */

/** The artwork of an asset. */
export const artOf = (id: string): string => `art:${id}`;
/** The name of an asset. */
export const nameOf = (id: string): string => `name:${id}`;
