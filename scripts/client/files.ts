/** Where a built client's files lie in its folder. */

/** Scripts of the legacy build, below the folder of files that are kept for a year. */
export const LEGACY_FOLDER = 'assets/legacy';

export const MODERN_MANIFEST = '.vite/manifest.json';
export const LEGACY_MANIFEST = '.vite/manifest-legacy.json';

/** Configuration of a package: one assignment to `window.PROSCENIUM_CONFIG`. */
export const PACKAGED_CONFIG_FILE = 'config.js';

/** At the top of a script: all its functions are compiled with it (Chromium from 136 on; to others it is a comment). */
export const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad';
